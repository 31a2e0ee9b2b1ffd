import { axeViolations, openPane, type OpenedPane, takeScreenshot } from "./open-pane";

describe.each([
  ["en", "light"],
  ["ja", "dark"],
  ["zh", "light"],
] as const)("the pane in %s, %s", (language, theme) => {
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane({ language, theme });
    await pane.settled();
  });

  afterAll(() => pane.close());

  test.each(["settings", "activity"] as const)("%s: nothing for axe to find, no scrolling sideways", async (view) => {
    await pane.tab(view);
    expect(await axeViolations(pane)).toEqual([]);
    const { scrollWidth, clientWidth } = await pane.frame.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(clientWidth).toBeLessThanOrEqual(320);
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await takeScreenshot(pane, `${view}-${language}-${theme}`);
  });

  test("no page has complained", () => expect(pane.troubles).toEqual([]));
});
