import { appearanceTests, views } from "./appearance";
import { type OpenedPane, takeScreenshot } from "./open-pane";

/** Layout depends on the language and contrast on the theme; Japanese and Chinese are in test/long. */
describe("the pane in en, light", () => appearanceTests("en", "light", inAnyLanguage));

/** What depends on neither: one page is enough. */
function inAnyLanguage(pane: () => OpenedPane): void {
  describe("then, with its views filled, in a contrast theme", () => {
    beforeAll(() => pane().page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }));
    afterAll(() => pane().page.emulateMedia({ forcedColors: null, colorScheme: null }));

    test("the open tab and the focused element are marked", async () => {
      await pane().page.mouse.move(0, 0); // away from the tab that it pressed
      await pane().frame.focus("#tab-find");
      await pane().frame.press("#tab-find", "Home");
      const { marks, outline, background } = await pane().frame.evaluate(() => {
        const tabs = [...document.querySelectorAll("[role=tab]")];
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
        return {
          marks: tabs.map((tab) => getComputedStyle(tab).borderBottomColor),
          outline: [outlineStyle, outlineWidth, outlineColor],
          background: getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(marks[0]).not.toBe(marks[1]);
      expect(new Set(marks.slice(1)).size).toBe(1);
      expect(outline.slice(0, 2)).toEqual(["solid", "2px"]);
      expect(outline[2]).not.toBe(background);
    });

    test.each(views)("%s: each button has a border or an underline, a pressed one another border", async (view) => {
      await pane().tab(view);
      const bare = await pane().frame.evaluate(() => {
        const background = getComputedStyle(document.body).backgroundColor;
        return [...document.querySelectorAll<HTMLElement>("[role=tabpanel] button")]
          .filter((button) => button.checkVisibility())
          .filter((button) => {
            const { borderTopStyle, borderTopWidth, borderTopColor, textDecorationLine } = getComputedStyle(button);
            const hasBorder = borderTopStyle === "solid" && borderTopWidth !== "0px" && borderTopColor !== background;
            return !hasBorder && textDecorationLine !== "underline";
          })
          .map((button) => button.outerHTML);
      });
      expect(bare).toEqual([]);
      if (view === "check") {
        const borderOf = (pressed: boolean): Promise<string> =>
          pane()
            .frame.locator(`.check-filters [aria-pressed=${String(pressed)}]`)
            .first()
            .evaluate(
              (button) => `${getComputedStyle(button).borderTopWidth} ${getComputedStyle(button).borderTopColor}`,
            );
        expect(await borderOf(true)).not.toBe(await borderOf(false));
      }
      await takeScreenshot(pane(), `${view}-contrast`);
    });
  });

  test("with reduced motion, nothing moves during a request", async () => {
    await pane().replaceService({ latencyMs: 300 });
    await pane().page.emulateMedia({ reducedMotion: "reduce" });
    await pane().tab("activity");
    await pane().page.evaluate(() => window.workbook.set("BOM", "Z3", '=VENDOR.SPEC("GRM155R61E105KA12D","Status")'));
    await pane().frame.click("#panel-activity [role=group] button:nth-of-type(3)");
    const moving = await pane().frame.waitForFunction(() => {
      const bar = document.querySelector("progress:indeterminate");
      return bar === null
        ? null
        : { animations: document.getAnimations().length, appearance: getComputedStyle(bar).appearance };
    });
    expect(await moving.jsonValue()).toEqual({ animations: 0, appearance: "none" });
  });
}
