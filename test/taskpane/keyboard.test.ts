import { findTexts } from "../../src/messages/find-texts";
import { settingsTexts } from "../../src/messages/settings-texts";
import { openPane, type OpenedPane } from "./open-pane";

const settings = settingsTexts.en;
const find = findTexts.en;
let pane: OpenedPane;

beforeAll(async () => {
  pane = await openPane({ key: "mistyped" });
  await pane.settled();
});
afterAll(() => pane.close());

const press = (key: string): Promise<void> => pane.page.keyboard.press(key);
const type = (text: string): Promise<void> => pane.page.keyboard.type(text);

/** The focused element: its accessible name, and whether it is visible with a focus ring. */
const focused = (): Promise<{ readonly name: string; readonly seen: boolean }> =>
  pane.frame.evaluate(() => {
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
async function tabTo(name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await press(key);
    const now = await focused();
    if (!now.seen) throw new Error(`The focus is not to be seen at ${now.name}`);
    if (now.name === name) return;
    passed.push(now.name);
  }
  throw new Error(`Tab does not lead to ${name}, but to ${passed.join(", ")}`);
}

test("set the key, find parts, insert the search: with the keyboard alone", async () => {
  // As F6 in Excel: moves into the pane, to the open tab.
  await pane.frame.focus("[role=tab][aria-selected=true]");
  await press("Home");
  expect(await focused()).toEqual({ name: "Settings", seen: true });
  await pane.frame.waitForSelector("#key");
  await tabTo(settings.newKey);
  await type("demo-key");
  await press("Enter");
  await pane.frame.getByText(settings.testPassed).waitFor();

  await tabTo("Settings", "Shift+Tab");
  await press("ArrowRight");
  expect(await focused()).toEqual({ name: "Find parts", seen: true });
  await tabTo(find.category);
  await type("Inductors");
  await tabTo(find.addCondition);
  await type("Inductance");
  await press("Tab");
  await press("Enter");
  expect(await focused()).toEqual({ name: find.operator, seen: true });
  await tabTo(find.value);
  await type("10 nH");
  expect(await pane.frame.inputValue("#find-filter")).toMatch(/^Category eq '\w+' and Inductance eq 1e-8$/);
  await pane.frame.waitForSelector("table.find-preview tbody tr");
  await tabTo(find.addSorting);
  await type("Rated current");
  await press("Tab");
  await press("Enter");

  await pane.page.evaluate(() => {
    window.workbook.addSheet("Found");
    window.workbook.select("Found", "A1");
  });
  await pane.frame.focus("#tab-find"); // selecting a cell moved the focus out of the pane
  await tabTo(find.insert);
  await press("Enter");
  await pane.frame.getByText(find.inserted("Found!A1")).waitFor();
  await pane.settled();
  const formula = await pane.page.evaluate(() => window.workbook.formula("Found", "A1"));
  expect(formula).toMatch(/^=VENDOR\.SEARCH\("Category eq '\w+' and Inductance eq 1e-8","RatedCurrentItemp asc"\)$/);
  expect(await pane.cell("Found", "A2")).toMatch(/^[A-Z0-9]{8}/);
  expect(pane.troubles).toEqual([]);
});
