/**
 * Whatever takes the focus away, something in view has it, but never while the user works in the sheet.
 *
 * - A control that was disabled while its work ran gets it back.
 * - For a control that was removed, such as a button by its own press: what is next. A question gives it back (panel.tsx).
 * - In a view that follows Excel, the first heading; in a view that was left, the tab of the one that was opened.
 */
export function keepFocus(root: HTMLElement): void {
  let last: HTMLElement | null = null;
  root.addEventListener("focusin", ({ target }) => (last = target as HTMLElement));
  new MutationObserver((records) => {
    if (last === null || !isFocusLost()) return;
    const place = placeOf(last, records);
    if (place === null && !records.some(({ type, target }) => type === "attributes" && target.contains(last))) return;
    // A control that was moved is reported as removed and added. A control that was disabled may be out of sight by
    // now, and the view doesn't scroll to it.
    if (takesFocus(last, place === null)) return;
    if (place !== null && focusNear(place, root)) return;
    const hidden = last.closest("[hidden]");
    if (last.isConnected && hidden === null) return;
    const inView = hidden?.role === "tabpanel" ? "[role=tab][aria-selected=true]" : "h2[tabindex]";
    [...root.querySelectorAll<HTMLElement>(inView)].some((each) => takesFocus(each));
  }).observe(root, { childList: true, subtree: true, attributeFilter: ["hidden", "disabled"] });
}

/** Whether the control with the focus is hidden or gone. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return (activeElement === body || activeElement?.closest("[hidden]") != null) && document.hasFocus();
}

/** The place that the element was in; null: it wasn't removed. */
function placeOf(removed: Node, records: readonly MutationRecord[]): MutationRecord | null {
  let place: MutationRecord | null = null;
  for (const record of records) {
    // The element that it was removed from may have been removed later.
    const lost = place?.target ?? removed;
    if ([...record.removedNodes].some((node) => node.contains(lost))) place = record;
  }
  return place;
}

/**
 * Gives the focus to what follows, or else to what is before it, in the same item of a list or in the same section;
 * elsewhere, to what follows.
 */
function focusNear({ target, nextSibling, previousSibling }: MutationRecord, root: HTMLElement): boolean {
  const follows = (element: Node): boolean => {
    if (nextSibling?.isConnected === true) return element === nextSibling || isAfter(nextSibling, element);
    const before = previousSibling?.isConnected === true ? previousSibling : target;
    return isAfter(before, element) && !before.contains(element);
  };
  const near = target instanceof Element ? ["li", "section"].map((each) => target.closest(each)) : [];
  return [...near, root].some((area) => {
    const all = [...(area?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    // Only other views are before a view that was removed.
    const before = area === root ? [] : all.filter((each) => !follows(each)).reverse();
    return [...all.filter(follows), ...before].some((each) => takesFocus(each));
  });
}

const isAfter = (place: Node, element: Node): boolean =>
  (place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Whether an element takes the focus. An element that isn't in view doesn't, although a control that was just hidden
 * still has the focus.
 */
function takesFocus(element: HTMLElement, preventScroll = false): boolean {
  element.focus({ preventScroll });
  return document.activeElement === element && element.closest("[hidden]") === null;
}

/** The elements that can get the focus, with the headings of views. */
const focusable = "a[href], button, summary, input, select, textarea, h2[tabindex]";
