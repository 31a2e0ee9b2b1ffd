import type { OpenedPane } from "./open-pane";

/** An element's accessible name, and whether it is visible with a focus ring. */
interface Focused {
  readonly name: string;
  readonly seen: boolean;
}

/** The focused element of the pane. */
export const focused = ({ frame }: OpenedPane): Promise<Focused> =>
  frame.evaluate(() => {
    const element = document.activeElement as HTMLElement & { readonly labels?: NodeListOf<HTMLElement> };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + Math.min(height, 24) / 2);
    return {
      name: element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent.trim(),
      seen: outlineStyle === "solid" && outlineWidth === "2px" && middle !== null && element.contains(middle),
    };
  });

/** Presses Tab until the element of that name has the focus; every element on the way must show its focus. */
export async function tabTo(pane: OpenedPane, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await pane.page.keyboard.press(key);
    const now = await focused(pane);
    if (!now.seen) throw new Error(`The focus is not to be seen at ${now.name}`);
    if (typeof name === "string" ? now.name === name : name.test(now.name)) return;
    passed.push(now.name);
  }
  throw new Error(`Tab does not lead to ${String(name)}, but to ${passed.join(", ")}`);
}
