import { checkBomTexts } from "../../src/messages/check-bom-texts";
import { reportTexts } from "../../src/messages/report-texts";
import { checkBom, openPane, type OpenedPane } from "../addin/taskpane/open-pane";

const text = checkBomTexts.en;
const reportText = reportTexts.en;

describe.each(["thunderscope-rev5.3-pcie", "haasoscope-pro-adc"])("The report of %s", (bom) => {
  let pane: OpenedPane;
  let lines: number;
  let lastRow: number;
  let stateCells: string;

  beforeAll(async () => {
    pane = await openPane({ bom });
    await pane.tab("check");
    await checkBom(pane, text.check);
    await pane.frame.getByRole("button", { name: reportText.write }).click();
    await pane.frame.getByText(reportText.written(reportText.sheetName)).waitFor();
    await pane.settled();
    lines = Number((await values("B5"))[0]?.[0]);
    lastRow = 19 + lines;
    stateCells = `C20:C${String(lastRow)}`;
  });
  afterAll(() => pane.close());

  const values = (area: string): Promise<unknown[][]> =>
    pane.page.evaluate(([sheet, cells]) => window.workbook.values(sheet, cells) as unknown[][], [
      reportText.sheetName,
      area,
    ] as const);
  const sorted = (rows: readonly unknown[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort();

  /** The button of the state column: its chart starts to its right, and ends two rows above the table. */
  async function openStateMenu(): Promise<void> {
    const chart = await pane.page.locator(".chart").boundingBox();
    if (chart === null) throw new Error("The report has no chart.");
    await pane.page.mouse.click(chart.x - 9, chart.y + chart.height + 34);
  }

  test("its chart shows the counts of its cells, which are those of its lines", async () => {
    const states = (await values(stateCells)).map(([state]) => state);
    const labels = await pane.page.locator(".chart .label").allTextContents();
    const counts = await pane.page
      .locator(".chart b")
      .evaluateAll((bars) => bars.map((bar) => Number(bar.dataset["value"])));
    expect(labels.length).toBeGreaterThan(2);
    expect(counts).toEqual(labels.map((label) => states.filter((state) => state === label).length));
    expect((await values(`A7:B${String(6 + labels.length)}`)).flat()).toEqual(
      labels.flatMap((label, index) => [label, counts[index]]),
    );
  });

  test("sorted by state, every line is still whole, and the formulas have the same results", async () => {
    const table = `B20:H${String(lastRow)}`;
    const before = await values(table);
    await openStateMenu();
    await pane.page.getByRole("button", { name: "Descending" }).click();
    await pane.page.waitForFunction(
      ([sheet, cells, wanted]) => JSON.stringify(window.workbook.values(sheet, cells)) === wanted,
      [
        reportText.sheetName,
        stateCells,
        JSON.stringify(
          (await values(stateCells)).sort(([left], [right]) => collator.compare(String(right), String(left))),
        ),
      ] as const,
    );
    await pane.settled();
    expect(sorted(await values(table))).toEqual(sorted(before));
  });

  test("filtered by state, only its lines are shown, until the filter is cleared", async () => {
    const shownRows = (wanted: number): Promise<unknown> =>
      pane.page.waitForFunction(([sheet, cells, count]) => window.workbook.shownRows(sheet, cells) === count, [
        reportText.sheetName,
        stateCells,
        wanted,
      ] as const);
    const state = text.filters.otherMaker;
    const count = (await values(stateCells)).filter(([each]) => each === state).length;
    expect(count).toBeLessThan(lines);
    await openStateMenu();
    await pane.page.getByPlaceholder("Use space to separate keywords").fill(state);
    // One of the states is listed, and not selected.
    await pane.page.getByText("(0/1)").waitFor();
    await pane.page.getByText("Select All").click();
    await pane.page.getByRole("button", { name: "Confirm" }).click();
    await shownRows(count);
    await openStateMenu();
    await pane.page.getByRole("button", { name: "Clear Filter" }).click();
    await shownRows(lines);
  });

  test("its links lead to the cell of the BOM; its header is printed on every page", async () => {
    const [[partno] = []] = await values("B20");
    const chart = await pane.page.locator(".chart").boundingBox();
    // The first line, two rows and the header below the chart.
    await pane.page.mouse.click((chart?.x ?? 0) - 440, (chart?.y ?? 0) + (chart?.height ?? 0) + 68);
    await pane.page.waitForFunction(() => window.workbook.activeSheet() === "BOM");
    expect(partno).not.toBe("");
    const printed = await pane.frame.evaluate(
      (sheet) =>
        Excel.run(async (context) => {
          const { pageLayout } = context.workbook.worksheets.getItem(sheet);
          const rows = pageLayout.getPrintTitleRowsOrNullObject().load("address");
          const selected = context.workbook.getActiveCell().load("values");
          await context.sync();
          return { rows: rows.address, selected: selected.values };
        }),
      reportText.sheetName,
    );
    expect(printed.rows).toContain("19");
    expect(printed.selected).toEqual([[partno]]);
    expect(pane.troubles).toEqual([]);
  });
});

const collator = new Intl.Collator("en");
