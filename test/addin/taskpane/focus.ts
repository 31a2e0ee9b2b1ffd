import { eventually } from "../../harness/eventually";
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
    const { name: now } = await eventually(async () => {
      const element = await focused(pane);
      return element.seen ? element : Promise.reject(new Error(`The focus is not to be seen at ${element.name}`));
    });
    if (typeof name === "string" ? now === name : name.test(now)) return;
    passed.push(now);
  }
  throw new Error(`Tab does not lead to ${String(name)}, but to ${passed.join(", ")}`);
}
