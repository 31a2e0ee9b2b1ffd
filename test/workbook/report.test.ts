import { checkBomTexts } from "../../src/messages/check-bom-texts";
import { reportTexts } from "../../src/messages/report-texts";
import { eventually } from "../../harness/eventually";
import { checkBom, openPane, type OpenedPane } from "../addin/taskpane/open-pane";

const text = checkBomTexts.en;
const reportText = reportTexts.en;
/** Below the title, the source, the summary, and a blank row. */
const headerRow = 5;

describe.each(["thunderscope-rev5.3-pcie", "haasoscope-pro-adc"])("The report of %s", (bom) => {
  let pane: OpenedPane;
  let rows: readonly unknown[][];

  beforeAll(async () => {
    pane = await openPane({ bom });
    await pane.tab("check");
    await checkBom(pane, text.check);
    await pane.frame.getByRole("button", { name: reportText.write }).press("Enter");
    await pane.frame.getByText(reportText.heading("BOM")).waitFor();
    await focusAt(reportText.heading("BOM"));
    await pane.settled();
    const below = await values(`A${String(headerRow + 1)}:N${String(headerRow + 100)}`);
    rows = below.slice(
      0,
      below.findIndex(([, , state]) => state === ""),
    );
  });
  afterAll(() => pane.close());

  /** Waits until it has the focus. */
  const focusAt = async (name: string): Promise<void> =>
    void (await pane.frame.waitForFunction((expected) => document.activeElement?.textContent === expected, name));
  const values = (area: string): Promise<unknown[][]> =>
    pane.page.evaluate(([sheet, cells]) => window.workbook.values(sheet, cells) as unknown[][], [
      reportText.sheetName,
      area,
    ] as const);
  const titles = async (): Promise<readonly unknown[]> =>
    (await values(`A${String(headerRow)}:N${String(headerRow)}`))[0] ?? [];

  const ownFormulas = async (): Promise<readonly string[]> => {
    const formulas = await pane.page.evaluate(
      ([name, last]) =>
        Array.from({ length: last }, (_, row) =>
          "HIJKLMNO".split("").map((column) => String(window.workbook.formula(name, `${column}${String(row + 1)}`))),
        ).flat(),
      [reportText.sheetName, headerRow + rows.length] as const,
    );
    return formulas.filter((formula) => formula.includes("VENDOR."));
  };

  test("it has the parts by risk, and the others in one row for each state", async () => {
    const states = rows.map(([, , state]) => String(state));
    expect(states.slice(0, 2)).toEqual(expect.arrayContaining([expect.stringMatching(/iscontinued|NRND|Mistyped/)]));
    expect(states.filter((state) => state === text.filters.otherComponent)).toHaveLength(1);
    expect(await titles()).toEqual(expect.arrayContaining([reportText.description, reportText.now, reportText.check]));
    expect(rows.length).toBeLessThan(60);
  });

  test("its formulas have results, and its chart shows the counts", async () => {
    expect(rows.flat().filter((value) => String(value).startsWith("#"))).toEqual([]);
    const [[summary] = []] = await values("A3");
    expect(String(summary)).toMatch(/^Parts at risk: \d+ · /);
    const all = String(summary).match(/Parts: (\d+)$/)?.[1];
    const counts = (await values(`B${String(headerRow + rows.length + 2)}:C${String(headerRow + rows.length + 16)}`))
      .map(([, count]) => count)
      .filter((count) => typeof count === "number");
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(all));
  });

  test("its header stays in view and is printed on every page; a link leads to the cell of the BOM", async () => {
    const sheet = reportText.sheetName;
    const kept = await pane.frame.evaluate(
      (name) =>
        Excel.run(async (context) => {
          const { pageLayout, freezePanes } = context.workbook.worksheets.getItem(name);
          const titleRows = pageLayout.getPrintTitleRowsOrNullObject().load("address");
          const frozen = freezePanes.getLocationOrNullObject().load("rowCount");
          pageLayout.load("orientation,paperSize");
          await context.sync();
          const { orientation, paperSize } = pageLayout;
          return { rows: titleRows.address, frozen: frozen.rowCount, orientation, paperSize };
        }),
      sheet,
    );
    expect(kept).toMatchObject({ frozen: headerRow, orientation: "Landscape", paperSize: "A4" });
    expect(kept.rows).toContain(String(headerRow));
    expect(await pane.page.evaluate((name) => window.workbook.formula(name, "A6"), sheet)).toMatch(
      /^=HYPERLINK\("#'BOM'!/,
    );
    expect(pane.troubles).toEqual([]);
  });

  test("converted to values, it has the same content and no formula of the add-in", async () => {
    const before = rows;
    await pane.frame.getByRole("button", { name: reportText.convert }).press("Enter");
    await pane.frame.getByText(/^Converted \d+ formulas/).waitFor();
    await focusAt(reportText.convert);
    expect((await values(`A6:N${String(headerRow + rows.length)}`)).map((row) => row.slice(1))).toEqual(
      before.map((row) => row.slice(1)),
    );
    expect(await ownFormulas()).toEqual([]);
  });

  test("Ctrl+Z takes back the conversion, and then the whole report", async () => {
    const undo = async (): Promise<void> => {
      await pane.page.locator("#grid canvas").first().focus();
      await pane.page.keyboard.press("Control+z");
    };
    await undo();
    await eventually(async () => expect(await ownFormulas()).not.toEqual([]));
    await undo();
    const sheets = (): Promise<readonly string[]> => pane.page.evaluate(() => window.workbook.sheets());
    await eventually(async () => expect(await sheets()).not.toContain(reportText.sheetName));
    await pane.settled();
    expect(pane.troubles).toEqual([]);
  });
});
