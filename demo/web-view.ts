import type { TaskPane } from "./office/app-runtime";
import type { HostContext } from "./office/host-context";

/** Gives the window of an add-in's page the faults of a slow or broken web view. Call this before Office.js is loaded. */
export function setUpWebView(
  addinWindow: Window,
  { environment, pane }: Pick<HostContext, "environment" | "pane">,
): void {
  const view = addinWindow as WebView;
  if (environment.startsSlowly) holdScriptForExcel(view);
  if (environment.platform === "Mac") dropDownloads(view);
  if (!environment.answersIndexedDb) silenceIndexedDb(view);
  if (environment.hiddenTimersSeconds !== null) holdTimersWhileHidden(view, pane, environment.hiddenTimersSeconds);
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

/** A Mac's web view drops downloads, without an error (office-js #2700, #3385, #6468). */
function dropDownloads({ HTMLAnchorElement: anchor, HTMLElement: element }: WebView): void {
  anchor.prototype.click = function dropped(this: HTMLAnchorElement): void {
    if (!this.hasAttribute("download")) element.prototype.click.call(this);
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

/** Callbacks of timers that end while the pane is hidden wait until it is shown, or for the next round. */
function holdTimersWhileHidden(view: WebView, pane: TaskPane, roundSeconds: number): void {
  const held = new Map<number, () => void>();
  const holding =
    (start: (callback: () => void, delayMs?: number) => number) =>
    (callback: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]): number => {
      const timer = start(() => {
        if (pane.visible) callback(...args);
        else held.set(timer, () => callback(...args));
      }, delayMs);
      return timer;
    };
  const forgetting = (stop: (timer?: number) => void) => (timer?: number) => {
    stop(timer);
    if (timer !== undefined) held.delete(timer);
  };
  const endHeld = (): void => {
    const callbacks = [...held.values()];
    held.clear();
    // Each callback has a task of its own: one that throws doesn't keep the others.
    for (const callback of callbacks) setTimeout(callback);
  };
  Object.assign(view, {
    setTimeout: holding(view.setTimeout.bind(view)),
    setInterval: holding(view.setInterval.bind(view)),
    clearTimeout: forgetting(view.clearTimeout.bind(view)),
    clearInterval: forgetting(view.clearInterval.bind(view)),
  });
  pane.onVisibilityChanged((visible) => visible && endHeld());
  setInterval(endHeld, roundSeconds * 1000);
}

type WebView = Window &
  Pick<typeof globalThis, "HTMLAnchorElement" | "HTMLElement" | "HTMLHeadElement" | "MutationObserver" | "Node">;

const scriptForExcel = /\/excel-[^/]*\.js$/;
