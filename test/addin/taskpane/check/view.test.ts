import { bomColumnsTexts } from "../../../../src/messages/bom-columns-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom-texts";
import { reportTexts } from "../../../../src/messages/report-texts";
import {
  axeViolations,
  checkBom,
  openPane,
  openRows,
  type OpenedPane,
  takeScreenshot,
  waitForSelection,
} from "../open-pane";

/** `byRole` also matches names that only start alike. */
const named = (pane: OpenedPane, role: "button" | "combobox", name: string) =>
  pane.frame.getByRole(role, { name, exact: true });

describe("Check BOM", () => {
  const language = "zh";
  const theme = "light";
  const text = checkBomTexts[language];
  const columnText = bomColumnsTexts[language];
  const reportText = reportTexts[language];
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane({ language, theme });
    await pane.settled();
    await pane.tab("check");
    await pane.frame.waitForSelector(".check-columns");
  });
  afterAll(() => pane.close());

  /** The title of a column that contains this. */
  const columnOf = (role: keyof typeof columnText.roles) =>
    pane.frame
      .locator(".check-column:visible", {
        has: pane.frame.locator("option:checked", { hasText: columnText.roles[role] }),
      })
      .locator("span")
      .first()
      .textContent();
  const rows = () => pane.frame.locator(".check-row:visible");
  const filter = (name: keyof typeof text.filters) =>
    pane.frame.locator(".check-filters:visible button", { hasText: new RegExp(`^${text.filters[name]} `) });
  const check = async (): Promise<void> => {
    await checkBom(pane, text.check);
  };
  /** A sheet of its own, which is shown. */
  const newSheet = (name: string, cells: readonly (readonly string[])[]): Promise<void> =>
    pane.page.evaluate(
      ([sheet, contents]) => {
        window.workbook.addSheet(sheet);
        window.workbook.setAll(sheet, "A1", contents);
        window.workbook.select(sheet, "A1");
      },
      [name, cells] as const,
    );

  test("the columns of the real BOM are found", async () => {
    await pane.frame.locator(".check-columns:visible > summary").click();
    expect(await columnOf("number")).toBe(columnText.column("H", "MANUFACTURER PART NUMBER"));
    expect(await columnOf("description")).toBe(columnText.column("D", "Description"));
  });

  test("all its parts are checked: the vendor's have a state, the others are other manufacturers'", async () => {
    await check();
    expect(await filter("all").textContent()).toBe(`${text.filters.all} 77`);
    const counts = await pane.frame.locator(".check-filters:visible .check-count").allTextContents();
    expect(counts.length).toBeGreaterThan(2);
    expect(await axeViolations(pane)).toEqual([]);
    await takeScreenshot(pane, `check-${language}-${theme}`);
    expect(await rows().count()).toBeLessThan(30);
    await filter("otherComponent").click();
    expect(await rows().count()).toBeGreaterThan(10);
    await filter("all").click();
  });

  test("a click goes to the cell", async () => {
    await named(pane, "button", text.goTo("H3")).click();
    await waitForSelection(pane, "BOM!H3");
  });

  test("numbers in URLs, notes, and order codes; the source of an extracted number is shown", async () => {
    await newSheet("Messy", [
      ["Part", "Description"],
      ["GRM155R61E105KA12D", "1uF 50V"],
      ["https://example.com/p/GRM155R61E105KA12D.pdf", ""],
      ["GRM155R61E105KA12# (or equivalent)", ""],
      ["", ""],
      ["81-GRM188R61E106MA73D", ""],
      ["GRM155R61E105KA1D", ""],
      ["see drawing", ""],
    ]);
    await pane.frame.getByText(text.place("Messy")).waitFor();
    await check();
    await pane.frame.getByText(/^5 .* \d /).waitFor();
    await filter("all").click();
    await openRows(pane);
    const shown = (await rows().allTextContents()).join("\n");
    expect(shown).toContain("50V");
    expect(shown).toContain(text.foundIn("inText", "GRM155R61E105KA12# (or equivalent)"));
    expect(shown).toContain(text.foundAs("GRM155R61E105KA12D"));
    expect(shown).toContain("GRM188R61E106MA73D");
    expect(shown).toContain(text.filters.otherComponent);
    await takeScreenshot(pane, `check-messy-${language}-${theme}`);
    await filter("mistyped").click();
    expect(await rows().count()).toBe(1);
    await filter("mismatch").click();
    expect(await rows().count()).toBe(1);
    await filter("all").click();
  });

  test("the report has the state of each line in words", async () => {
    await named(pane, "button", reportText.write).and(pane.frame.locator(":visible")).click();
    await pane.frame.getByText(reportText.heading("Messy")).waitFor();
    await pane.settled();
    const values = await pane.page.evaluate(
      (sheet) => window.workbook.values(sheet, "A17:L21") as unknown[][],
      reportText.sheetName,
    );
    expect(values.map(([, , , state]) => state)).toEqual(expect.arrayContaining([text.filters.inProduction]));
    expect(values.flat().filter((value) => String(value).startsWith("#"))).toEqual([]);
    expect(await pane.cell(reportText.sheetName, "A3")).toMatch(/ 1$|：1$/);
    expect(await axeViolations(pane)).toEqual([]);
  });

  test("320 pixels are wide enough, and no page has reported an error", async () => {
    const width = await pane.frame.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBeLessThanOrEqual(0);
    expect(pane.troubles).toEqual([]);
  });
});
