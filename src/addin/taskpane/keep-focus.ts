import { isFocusLost } from "./parts/focus-lost";

/**
 * When the element with the focus is removed, such as a button by its own press, the focus goes back to what was pressed
 * before in the same item of a list, such as what led to a question, or else to what is next.
 */
export function keepFocus(root: HTMLElement): void {
  let last: HTMLElement | null = null;
  let presses: readonly (HTMLElement | null)[] = [];
  root.addEventListener("focusin", ({ target }) => (last = target as HTMLElement));
  root.addEventListener("click", ({ target }) => {
    presses = [...presses.slice(-1), (target as Element).closest<HTMLElement>(focusable)];
  });
  new MutationObserver((records) => {
    if (last === null || !isFocusLost()) return;
    const place = placeOf(last, records);
    if (place === null) return;
    const [before = null] = presses;
    const isBack = before !== null && itemOf(place.target)?.contains(before) === true;
    // What was moved is removed and added.
    if (!takesFocus(last) && !(isBack && takesFocus(before))) focusNear(place, root);
  }).observe(root, { childList: true, subtree: true });
}

const itemOf = (node: Node): Element | null => (node instanceof Element ? node.closest("li") : null);

/** Where it was; null: it wasn't removed. */
function placeOf(removed: Node, records: readonly MutationRecord[]): MutationRecord | null {
  let place: MutationRecord | null = null;
  for (const record of records) {
    // What it was removed from may have been removed after that.
    const lost = place?.target ?? removed;
    if ([...record.removedNodes].some((node) => node.contains(lost))) place = record;
  }
  return place;
}

/** In the same item of a list, or else in the same section: what follows, or what is before it; elsewhere, what follows. */
function focusNear({ target, nextSibling, previousSibling }: MutationRecord, root: HTMLElement): void {
  const follows = (element: Node): boolean => {
    if (nextSibling?.isConnected === true) return element === nextSibling || isAfter(nextSibling, element);
    const before = previousSibling?.isConnected === true ? previousSibling : target;
    return isAfter(before, element) && !before.contains(element);
  };
  const near = target instanceof Element ? ["li", "section"].map((each) => target.closest(each)) : [];
  for (const area of [...near, root]) {
    const all = [...(area?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    // Before a view that was removed there are only other views.
    const before = area === root ? [] : all.filter((each) => !follows(each)).reverse();
    if ([...all.filter(follows), ...before].some(takesFocus)) return;
  }
}

const isAfter = (place: Node, element: Node): boolean =>
  (place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** What isn't in view doesn't. */
function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

/** Headings of views are among them. */
const focusable = "a[href], button, summary, input, select, textarea, h2[tabindex]";
