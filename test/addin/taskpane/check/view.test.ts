import { checkBomTexts } from "../../../../src/messages/check-bom-texts";
import { reportTexts } from "../../../../src/messages/report-texts";
import { axeViolations, checkBom, openPane, type OpenedPane, takeScreenshot, waitForSelection } from "../open-pane";

/** `byRole` also matches names that only start alike. */
const named = (pane: OpenedPane, role: "button" | "combobox", name: string) =>
  pane.frame.getByRole(role, { name, exact: true });

describe("Check BOM", () => {
  const language = "zh";
  const theme = "light";
  const text = checkBomTexts[language];
  const reportText = reportTexts[language];
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane({ language, theme });
    await pane.settled();
    await pane.tab("check");
    await pane.frame.waitForSelector("#check-part");
  });
  afterAll(() => pane.close());

  const chosen = (id: string) => pane.frame.locator(`#${id} option:checked`).textContent();
  const rows = () => pane.frame.locator(".check-row");
  const filter = (name: keyof typeof text.filters) =>
    pane.frame.locator(".check-filters button", { hasText: new RegExp(`^${text.filters[name]} `) });
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
    expect(await chosen("check-part")).toBe(text.column("H", "MANUFACTURER PART NUMBER"));
    expect(await chosen("check-description")).toBe(text.column("D", "Description"));
  });

  test("all its parts are checked: the vendor's have a state, the others are other manufacturers'", async () => {
    await check();
    expect(await filter("all").textContent()).toBe(`${text.filters.all} 77`);
    const counts = await pane.frame.locator(".check-filters .check-count").allTextContents();
    expect(counts.length).toBeGreaterThan(2);
    expect(await axeViolations(pane)).toEqual([]);
    await takeScreenshot(pane, `check-${language}-${theme}`);
    await filter("otherMaker").click();
    expect(await rows().count()).toBeGreaterThan(10);
    await filter("all").click();
  });

  test("a click goes to the cell", async () => {
    await named(pane, "button", text.goTo("H3")).click();
    await waitForSelection(pane, "BOM!H3");
  });

  test("numbers in URLs, notes, and order codes; the source of an extracted number is shown", async () => {
    await newSheet("Messy", [
      ["Part", "Note"],
      ["GRM155R61E105KA12D", "1uF 50V"],
      ["https://example.com/p/GRM155R61E105KA12D.pdf", ""],
      ["GRM155R61E105KA12# (or equivalent)", ""],
      ["", ""],
      ["81-GRM188R61E106MA73D", ""],
      ["GRM155R61E105KA1D", ""],
      ["see drawing", ""],
    ]);
    await named(pane, "button", text.readAgain).click();
    await pane.frame.waitForFunction(
      (title) => document.querySelector("#check-part option:checked")?.textContent === title,
      text.column("A", "Part"),
    );
    await pane.frame.selectOption("#check-description", { label: text.column("B", "Note") });
    await check();
    await pane.frame.getByText(text.summary(6, 1)).waitFor();
    const shown = await rows().allTextContents();
    expect(shown).toHaveLength(6);
    expect(shown[0]).toContain("50V");
    expect(shown[1]).toContain(text.takenFrom("inUrl", "https://example.com/p/GRM155R61E105KA12D.pdf"));
    expect(shown[2]).toContain(text.takenFrom("inText", "GRM155R61E105KA12# (or equivalent)"));
    expect(shown[2]).toContain(text.foundAs("GRM155R61E105KA12D"));
    expect(shown[3]).toContain("GRM188R61E106MA73D");
    expect(shown[4]).toContain("GRM155R61E105KA12D");
    expect(shown[5]).toContain(text.filters.noNumber);
    await takeScreenshot(pane, `check-messy-${language}-${theme}`);
    await filter("unknown").click();
    expect(await rows().count()).toBe(1);
    await filter("mismatch").click();
    expect(await rows().count()).toBe(1);
    await filter("all").click();
  });

  test("the report has the state of each line in words, and formulas for values that may change", async () => {
    await named(pane, "button", reportText.write).click();
    await pane.frame.getByText(reportText.written(reportText.sheetName)).waitFor();
    await pane.settled();
    const values = await pane.page.evaluate(
      (sheet) => window.workbook.values(sheet, "A20:H27") as unknown[][],
      reportText.sheetName,
    );
    expect(values[0]?.slice(1, 3)).toEqual(["GRM155R61E105KA12D", text.filters.inProduction]);
    expect((await pane.cell(reportText.sheetName, "A20")).trim()).toBe("A2");
    expect(values.flat().filter((value) => /^#/.test(String(value)))).toEqual([]);
    expect(values.filter(([, , state]) => state === text.filters.inProduction).every((row) => row[6] !== "")).toBe(
      true,
    );
    expect(await pane.cell(reportText.sheetName, "B7")).toMatch(/^[1-9]/);
  });

  test("320 pixels are wide enough, and no page has reported an error", async () => {
    const width = await pane.frame.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBeLessThanOrEqual(0);
    expect(pane.troubles).toEqual([]);
  });
});
