import { checkBomTexts } from "../../../src/messages/check-bom/check-bom-texts";
import { reportTexts } from "../../../src/messages/check-bom/report-texts";
import { alternativeTexts } from "../../../src/messages/check-bom/alternative-texts";
import { findTexts } from "../../../src/messages/find/find-texts";
import type { Language } from "../../../src/product-data/vocabulary/language";
import { axeViolations, checkBom, openPane, openRows, type OpenedPane, pressAction, takeScreenshot } from "./open-pane";
import { useOpened } from "../../harness/use-opened";

export const views = ["settings", "find", "check", "activity"] as const;
type View = (typeof views)[number];

/** Opens a view and fills it: a preview, a mistake, and a range; a checked BOM with a comparison; an error. */
async function fill(pane: OpenedPane, view: View, language: Language): Promise<void> {
  await pane.tab(view);
  const { frame } = pane;
  if (view === "find") {
    await frame.selectOption("#find-category", "ceramicCapacitorsSMD");
    const add = frame.locator("form", { has: frame.getByLabel(findTexts[language].addCondition) }).first();
    for (const field of ["Partno", "Capacitance", "Status"]) {
      await add.getByRole("combobox").selectOption(field);
      await add.getByRole("button").click();
    }
    const conditions = frame.locator(".find-condition");
    await conditions.nth(0).getByRole("combobox").selectOption("startswith");
    await conditions.nth(0).getByRole("textbox").fill("GRM155");
    await conditions.nth(1).getByRole("combobox").selectOption("between");
    await conditions.nth(1).getByRole("textbox").first().fill("0.1 µF");
    await conditions.nth(2).getByRole("checkbox").nth(1).check();
    await frame.waitForSelector(".find-results li");
    await frame.waitForFunction(() => document.querySelector(".find-stale") === null);
  }
  if (view === "check") {
    const text = checkBomTexts[language];
    const reportText = reportTexts[language];
    const replacementText = alternativeTexts[language];
    await checkBom(pane, text.check);
    await pressAction(pane, replacementText.find);
    await frame.locator(".check-filters button", { hasText: text.filters.replaceable }).click();
    await openRows(pane);
    await pressAction(pane, reportText.write);
    await frame.getByText(reportText.heading("BOM")).waitFor();
    // The report is in view now, and the pane follows.
    await pane.page.evaluate(() => window.workbook.select("BOM", "A1"));
    await frame.waitForSelector(".check-points:visible");
    await frame.locator(".bottom:visible .primary").press("Enter");
    await frame.getByRole("button", { name: replacementText.enterAll, exact: true }).waitFor();
  }
  if (view === "activity") {
    await pane.page.evaluate(() =>
      window.workbook.set("BOM", "Z3", '=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Capacitance")'),
    );
    await frame.waitForSelector("#panel-activity .cells button");
  }
}

/** Defines the tests of a pane in a language and a theme, and more of the same pane. */
export function appearanceTests(
  language: Language,
  theme: "light" | "dark",
  more: (pane: () => OpenedPane) => void = () => undefined,
): void {
  const pane = useOpened(() => openPane({ language, theme }));

  beforeAll(async () => {
    await pane.settled();
  });

  test.each(views)("%s: axe finds nothing, and at 320 pixels nothing is cut off or scrolls sideways", async (view) => {
    await fill(pane, view, language);
    expect(await axeViolations(pane)).toEqual([]);
    const { scrollWidth, clientWidth, cutOff, covered, textsWithHiddenLines } = await pane.frame.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
      cutOff: [
        ...document.querySelectorAll<HTMLElement>(
          "button, h2, h3, label, legend, .notice, .hint, dt, dd, .check-row :not(.for-screen-readers), .check-points :is(th, td)",
        ),
      ]
        .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).display !== "inline")
        .map((element) => element.outerHTML),
      // Where a control is in sight, nothing is above it.
      covered: [...document.querySelectorAll<HTMLElement>("button, a, input, select, textarea, summary")]
        .filter((element) => {
          if (!element.checkVisibility()) return false;
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const box = element
            .closest(".check-filters, .scroll, .body, .panel, [role=tabpanel]")
            ?.getBoundingClientRect();
          const isInSight = box === undefined || (x > box.left && x < box.right && y > box.top && y < box.bottom);
          const above = isInSight ? document.elementFromPoint(x, y) : element;
          return above !== null && !element.contains(above) && !above.contains(element);
        })
        .map((element) => element.outerHTML),
      textsWithHiddenLines: [...document.querySelectorAll("textarea")]
        .filter((element) => element.checkVisibility() && element.scrollHeight > element.clientHeight)
        .map((element) => element.value),
    }));
    expect(clientWidth).toBeLessThanOrEqual(320);
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(cutOff).toEqual([]);
    expect(covered).toEqual([]);
    expect(textsWithHiddenLines).toEqual([]);
    await takeScreenshot(pane, `${view}-${language}-${theme}`);
  });

  test("a comparison shows the names of values in the user's language", async () => {
    await pane.tab("check");
    const name = { en: "Two-terminal", ja: "2端子", zh: "2端子" }[language];
    expect(await pane.frame.locator(".check-replacements .hint", { hasText: name }).count()).toBeGreaterThan(0);
  });

  test("the comparison of every line fits into the pane", async () => {
    await pane.tab("check");
    const { cells, outside } = await pane.frame.evaluate(() => {
      const all = [...document.querySelectorAll(".check-points :is(th, td)")];
      const right = document.documentElement.clientWidth;
      return {
        cells: all.length,
        outside: all.filter((cell) => cell.getBoundingClientRect().right > right).map((cell) => cell.outerHTML),
      };
    });
    expect(cells).toBeGreaterThan(10);
    expect(outside).toEqual([]);
  });

  test("a mistake in the filter text is marked in the text's own font", async () => {
    await pane.tab("find");
    const filter = pane.frame.locator("#find-filter");
    const before = await filter.inputValue();
    await filter.fill("Capacitanse eq 1");
    const fontOf = (element: Element): string => getComputedStyle(element).fontFamily;
    expect(await pane.frame.locator(".find-marks mark").evaluate(fontOf)).toBe(await filter.evaluate(fontOf));
    await filter.fill(before);
  });

  test("the page declares its language and has a font for it", async () => {
    const { lang, fonts } = await pane.frame.evaluate(() => ({
      lang: document.documentElement.lang,
      fonts: getComputedStyle(document.querySelector("h2") ?? document.body).fontFamily,
    }));
    expect(lang).toBe(language);
    const wanted = { en: [], ja: ["Yu Gothic UI", "Meiryo"], zh: ["Microsoft YaHei UI", "Microsoft YaHei"] }[language];
    for (const font of ["Segoe UI", ...wanted]) expect(fonts).toContain(font);
  });

  more(() => pane);

  test("no page has reported an error", () => expect(pane.troubles).toEqual([]));
}
