import type { AddinWindow } from "./bridge/addin-window";
import { eventually, nextTask } from "./eventually";

/** What a person sees and does in the pane. */
export interface PaneUser {
  /** The content of the open view, and above it. */
  readonly text: () => string;
  says(text: string | RegExp): Promise<void>;
  tab(name: string): Promise<void>;
  /** Presses the button, in the section with that title if the view has several with the name. */
  press(button: string, section?: string): Promise<void>;
  /** Finds a field by its label; waits for it. */
  field(label: string): Promise<HTMLInputElement & HTMLSelectElement>;
  /** Replaces the content and leaves the field. */
  type(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  tick(label: string): Promise<void>;
  /** Opens the details of all rows in the list of Check BOM. */
  openRows(): Promise<void>;
  /** Several elements of the open view. */
  all(selector: string): readonly HTMLElement[];
}

/** Resolves when the pane is open. */
export async function paneUser(window: AddinWindow): Promise<PaneUser> {
  const { document } = window;
  const visible = (selector: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest("[hidden]") === null);
  const text = (): string => [...(document.getElementById("pane")?.children ?? [])].map(shownTextOf).join("\n");
  const found = <T>(what: string, find: () => T | undefined): Promise<T> =>
    eventually(() => {
      const result = find();
      if (result === undefined) throw new Error(`There is not ${what} in:\n${text()}`);
      return result;
    });
  const isIn = (element: Element, section: string): boolean =>
    element.closest("section")?.querySelector("h2")?.textContent === section;
  const button = (name: string, section?: string): Promise<HTMLButtonElement> =>
    found(`a button "${name}"`, () =>
      (visible("button:not([role=tab])") as readonly HTMLButtonElement[])
        .filter((each) => section === undefined || isIn(each, section))
        .find((each) => nameOf(each) === name && !each.disabled),
    );
  const field = (label: string) =>
    found(`a field "${label}"`, () => {
      // Only those of labels with that text are looked up, which takes jsdom long.
      const labeled = [...document.querySelectorAll("label")]
        .filter(({ textContent }) => textContent.trim() === label)
        .map(({ control }) => control);
      return (
        visible(":is(input, select, textarea):enabled") as readonly (HTMLInputElement & HTMLSelectElement)[]
      ).find((each) => each.getAttribute("aria-label")?.trim() === label || labeled.includes(each));
    });
  const tell = async (element: HTMLElement, event: string): Promise<void> => {
    element.dispatchEvent(new window.Event(event, { bubbles: true }));
    await nextTask();
  };
  await found("the pane", () => visible("[role=tab]")[0]);
  return {
    text,
    says: async (said) => {
      const isSaid = (): boolean => (typeof said === "string" ? text().includes(said) : said.test(text()));
      await found(String(said), () => isSaid() || undefined);
    },
    // A tab may end in a count.
    tab: async (name) => {
      (await found(`a tab "${name}"`, () => visible("[role=tab]").find((tab) => nameOf(tab).startsWith(name)))).click();
      await found(`the view ${name}`, () => visible("[role=tabpanel] section")[0]);
    },
    press: async (name, section) => {
      const isThere = (): boolean => visible("button:not([role=tab])").some((each) => nameOf(each) === name);
      if (!isThere()) for (const more of visible(".bottom [aria-expanded=false]")) more.click();
      (await button(name, section)).click();
      await nextTask();
    },
    field,
    type: async (label, typed) => {
      const element = await field(label);
      element.focus();
      element.value = typed;
      await tell(element, "input");
      await tell(element, "change");
      element.blur();
      await nextTask();
    },
    choose: async (label, option) => {
      const element = await field(label);
      const chosen = await found(`"${option}" of "${label}"`, () =>
        [...element.options].find((each) => each.textContent === option),
      );
      element.value = chosen.value;
      await tell(element, "change");
    },
    tick: async (label) => {
      (await field(label)).click();
      await nextTask();
    },
    openRows: async () => {
      for (const row of visible(".check-toggle[aria-expanded=false]")) row.click();
      await nextTask();
    },
    all: visible,
  };
}

const nameOf = (element: HTMLElement): string => element.getAttribute("aria-label") ?? element.textContent.trim();

/** Leaves out what is hidden. A copy of the pane without it, made for each look, took a fifth of the tests' time. */
function shownTextOf(part: Element): string {
  if (part.hasAttribute("hidden")) return "";
  let shown = "";
  for (let child = part.firstChild; child !== null; child = child.nextSibling)
    if (child.nodeType === textNode) shown += child.nodeValue ?? "";
    else if (child.nodeType === elementNode) shown += shownTextOf(child as Element);
  return shown;
}
const [elementNode, textNode] = [1, 3];
