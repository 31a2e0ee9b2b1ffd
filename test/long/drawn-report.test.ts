import { checkBomTexts } from "../../src/messages/check-bom-texts";
import { reportTexts } from "../../src/messages/report-texts";
import { eventually } from "../harness/eventually";
import { checkBom, openPane, type OpenedPane } from "../addin/taskpane/open-pane";

const text = checkBomTexts.en;
const reportText = reportTexts.en;

describe("The report of a board", () => {
  let pane: OpenedPane;
  let rows: readonly unknown[][];
  /** The row below the counts; the first row is 1. */
  let headerRow = 0;
  let stateColumn = 0;

  beforeAll(async () => {
    pane = await openPane({ bom: "thunderscope-rev5.3-pcie" });
    await pane.tab("check");
    await checkBom(pane, text.check);
    await pane.frame.getByRole("button", { name: reportText.write }).press("Enter");
    await pane.frame.getByText(reportText.heading("BOM")).waitFor();
    await focusAt(reportText.heading("BOM"));
    const all = await values("A1:L200");
    headerRow = 1 + all.findIndex((row) => row.includes(reportText.part));
    stateColumn = all[headerRow - 1]?.indexOf(reportText.state) ?? -1;
    const below = all.slice(headerRow);
    rows = below.slice(
      0,
      below.findIndex((row) => row[stateColumn] === ""),
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
    (await values(`A${String(headerRow)}:L${String(headerRow)}`))[0] ?? [];

  test("it has the parts by risk, and the others in one row for each state", async () => {
    const states = rows.map((row) => String(row[stateColumn]));
    expect(states.slice(0, 2)).toEqual(expect.arrayContaining([expect.stringMatching(/iscontinued|NRND|Mistyped/)]));
    expect(states.filter((state) => state === text.filters.otherComponent)).toHaveLength(1);
    expect(await titles()).toEqual(expect.arrayContaining([reportText.remarks, reportText.quantity]));
    expect(rows.length).toBeLessThan(60);
  });

  test("it has no formula, and its counts add up", async () => {
    const formulas = await pane.page.evaluate(
      ([name, last]) =>
        Array.from({ length: last }, (_, row) =>
          "ABCDEFGHIJKL"
            .split("")
            .map((column) => String(window.workbook.formula(name, `${column}${String(row + 1)}`))),
        ).flat(),
      [reportText.sheetName, headerRow + rows.length] as const,
    );
    expect(formulas.filter((formula) => formula.startsWith("="))).toEqual([]);
    const [[summary] = []] = await values("A3");
    const all = /^Parts: (\d+) · At risk: \d+/.exec(String(summary))?.[1];
    const counts = (await values(`A5:L${String(headerRow - 1)}`)).flatMap((row) =>
      row.filter((count) => typeof count === "number"),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(all));
  });

  test("Ctrl+Z takes back the whole report", async () => {
    const undo = async (): Promise<void> => {
      await pane.page.locator("#grid canvas").first().focus();
      await pane.page.keyboard.press("Control+z");
    };
    await undo();
    const sheets = (): Promise<readonly string[]> => pane.page.evaluate(() => window.workbook.sheets());
    await eventually(async () => expect(await sheets()).not.toContain(reportText.sheetName));
    await pane.settled();
    expect(pane.troubles).toEqual([]);
  });
});
