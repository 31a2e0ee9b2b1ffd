import type { OfficeEnvironment } from "./office/environment";

/** Gives the window of an add-in's page the faults of a slow or broken web view. Call this before Office.js is loaded. */
export function setUpWebView(
  addinWindow: Window,
  { startsSlowly, answersIndexedDb }: Pick<OfficeEnvironment, "startsSlowly" | "answersIndexedDb">,
): void {
  const view = addinWindow as WebView;
  if (startsSlowly) holdScriptForExcel(view);
  if (!answersIndexedDb) silenceIndexedDb(view);
}

/**
 * Office.onReady comes late, because Microsoft's script for Excel arrives only after the page shows something without
 * it. Office.js itself waits up to 35 s for it.
 */
function holdScriptForExcel(view: WebView): void {
  const { HTMLHeadElement: head, MutationObserver: Observer, Node: node, document } = view;
  head.prototype.appendChild = function hold<T extends Node>(this: HTMLHeadElement, child: T): T {
    if (!scriptForExcel.test((child as Partial<HTMLScriptElement>).src ?? ""))
      return node.prototype.appendChild.call(this, child) as T;
    const observer = new Observer(() => {
      const shown = document.querySelector("body")?.textContent ?? "";
      if (shown.trim() === "") return;
      observer.disconnect();
      node.prototype.appendChild.call(this, child);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    return child;
  };
}

/** Requests to open a database stay without an event. They open another one, so that they change nothing. */
function silenceIndexedDb({ indexedDB: databases }: WebView): void {
  const open = databases.open.bind(databases);
  databases.open = () => {
    const request = open("unanswered");
    for (const event of ["upgradeneeded", "success", "error", "blocked"])
      request.addEventListener(event, (raised) => raised.stopImmediatePropagation());
    return request;
  };
}

type WebView = Window & Pick<typeof globalThis, "HTMLHeadElement" | "MutationObserver" | "Node">;

const scriptForExcel = /\/excel-[^/]*\.js$/;
