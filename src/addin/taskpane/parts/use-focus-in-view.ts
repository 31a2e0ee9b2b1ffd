import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isFocusLost } from "./focus-lost";

/**
 * For a view that follows Excel: the control that the user pressed may no longer be visible, such as the button that
 * adds a sheet. Then the first heading in view gets the focus, but never while the user works in the sheet.
 * @param shown what is in view; false: nothing
 */
export function useFocusInView(shown: string | false): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === false || !isFocusLost()) return;
    const headings = view.current?.querySelectorAll<HTMLElement>("h2[tabindex]") ?? [];
    [...headings].find((heading) => heading.closest("[hidden]") === null)?.focus();
  }, [shown]);
  return view;
}
