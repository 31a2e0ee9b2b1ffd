import { openPane } from "../addin/taskpane/open-pane";
import { useOpened } from "../harness/use-opened";

const pane = useOpened(() => openPane());
beforeAll(async () => {
  await pane.settled();
});

const press = (key: string): Promise<void> => pane.page.keyboard.press(key);
const focusedId = (): Promise<string> => pane.page.evaluate(() => document.activeElement?.id ?? "");

test("F6 moves from the grid to the pane, to the ribbon, and back, and Shift+F6 the other way", async () => {
  await pane.page.evaluate(() => window.workbook.select("BOM", "B3"));
  await press("F6");
  expect(await focusedId()).toBe("pane");
  expect(await pane.frame.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("tab");
  await press("ArrowRight");
  const tab = await pane.frame.evaluate(() => document.activeElement?.id);
  await press("F6");
  expect(await pane.page.evaluate(() => document.activeElement?.closest("#ribbon") !== null)).toBe(true);
  await press("F6");
  await press("ArrowDown");
  expect(await pane.page.evaluate(() => window.workbook.activeCell())).toBe("B4");
  // The pane has kept its focus.
  await press("F6");
  expect(await pane.frame.evaluate(() => document.activeElement?.id)).toBe(tab);
  await press("Shift+F6");
  await press("ArrowUp");
  expect(await pane.page.evaluate(() => window.workbook.activeCell())).toBe("B3");
  expect(pane.troubles).toEqual([]);
});

test.each([1024, 640])("at %d pixels the groups of the ribbon are in one row", async (width) => {
  await pane.page.setViewportSize({ width, height: 700 });
  const tops = await pane.page
    .locator("#ribbon > div")
    .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

test("at 640 pixels the buttons below the grid are side by side", async () => {
  await pane.page.setViewportSize({ width: 640, height: 700 });
  const sides = await pane.page
    .locator("#grid footer button:visible")
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  expect(sides.length).toBeGreaterThan(1);
  const inOrder = sides.flat().sort((one, other) => one - other);
  expect(sides.sort(([one = 0], [other = 0]) => one - other).flat()).toEqual(inOrder);
});
