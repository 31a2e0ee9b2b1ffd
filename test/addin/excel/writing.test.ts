import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hostileTexts, textsForSheets } from "../../harness/faults/hostile-texts";
import { readsDataTypes } from "../../../src/addin/excel/abilities";
import { readCellsBefore, writeColumn } from "../../../src/addin/excel/bom-column";
import type { FormulaCell } from "../../../src/addin/excel/formula-cells";
import { writeCells } from "../../../src/addin/excel/writing/cells";
import { enterAgain } from "../../../src/addin/upkeep/enter-again";
import { addReportSheet } from "../../../src/addin/check-bom/report/report-sheet";
import type { ColumnPlan } from "../../../src/addin/check-bom/add-columns/column-plan";
import { writePlan } from "../../../src/addin/check-bom/add-columns/write-plan";
import type { Report } from "../../../src/addin/check-bom/report/report";
import { useExcelGlobal } from "../../demo/excel-global";

const { workbook, undoRecords, reopen } = useExcelGlobal();
/** The formulas in the workbook, and whether each text is shown as it was written. */
function formulas(sheet: string): readonly string[] {
  const { id = "" } =
    workbook()
      .sheets()
      .find(({ name }) => name === sheet) ?? {};
  const used = workbook().usedArea(id);
  if (used === undefined) throw new Error(`${sheet} is empty`);
  return workbook()
    .formulaCells(id, used)
    .map(({ row, column }) => `${String(row)},${String(column)}`);
}

test.each(textsForSheets(workbook))("$kind: $name is shown as $promised", async ({ outcome, promised }) => {
  expect(await outcome()).toBe(promised);
});

// An error in a cell of the user could be taken for a refusal (office-js #3723).
test("whether Excel has data types is read from the last cell of a sheet", async () => {
  const read = jest.spyOn(workbook(), "cellValues");
  expect(await readsDataTypes({})).toBe(true);
  expect(read.mock.calls).toEqual([["sheet1", { row: 1_048_575, column: 16_383, rowCount: 1, columnCount: 1 }]]);
  read.mockRestore();
});

test("a part number that the user takes is a text, whatever the service returned", async () => {
  const cells = hostileTexts.map((content, row) => ({ row, content }));
  await writeColumn("sheet1", 0, cells);
  expect(formulas("BOM")).toEqual([]);
});

test("a report contains no formula; one undo takes it back", async () => {
  const report: Report = {
    title: "=1+1",
    head: ["=1+1", "+1"],
    counts: [["=1+1", 2, "bad"]],
    columns: [
      { name: "part", title: "Part", kind: "text", width: 10, cells: hostileTexts },
      { name: "state", title: "Last buy", kind: "day", width: 10, cells: hostileTexts },
      {
        ...{ name: "cell", title: "Page", kind: "link", width: 10 },
        cells: hostileTexts.map((shown) => ({ shown, place: "BOM!A1" })),
      },
    ],
    section: { title: "=1+1", rows: [{ cell: "=1+1", part: "=1+1", text: "=1+1" }] },
  };
  const before = undoRecords();
  await addReportSheet("Report", report, new AbortController().signal, () => undefined);
  expect(undoRecords() - before).toBe(1);
  expect(formulas("Report")).toEqual([]);
});

test("added columns with the look of the titles before them are taken back by one undo", async () => {
  const cells = [{ row: 1, content: '=VENDOR.SPEC(A2,"Status")' }];
  await writePlan("sheet1", {
    ...{ table: null, titleRow: 0 },
    columns: [{ column: 1, title: "Status", letters: 20, kind: "formulas", cells }],
  });
  expect([formulas("BOM"), undoRecords()]).toEqual([["1,1"], 1]);
});

const column = { row: 1, column: 1, rowCount: 4, columnCount: 1 };
const inColumn = (): unknown[] => workbook().read("sheet1", column, "formulas").flat();
const formulaOf = (row: number): string => `=VENDOR.SPEC($A${String(row + 1)},B$1)`;
const plan = (table: ColumnPlan["table"] = null): ColumnPlan => {
  const cells = [1, 2, 3, 4].map((row) => ({ row, content: formulaOf(row) }));
  return { table, titleRow: 0, columns: [{ column: 1, title: "Status", letters: 9, kind: "formulas", cells }] };
};
const inRows = [1, 2, 3, 4].map(formulaOf);

describe.each(["merged", "refused"])("where steps of undo are %s", (undo) => {
  beforeEach(() => reopen(`undo=${undo}`));

  test("added columns are formulas in rows that a filter hides, next to a hidden column, and in cells with the text format", async () => {
    const sheet = { sheetId: "sheet1", area: { ...column, column: 0 } };
    workbook().state.formats.push({ ...sheet, name: "columnHidden", value: true });
    workbook().write("sheet1", column, "numberFormat", Array<string[]>(4).fill(["@"]));
    workbook().hidden.set("sheet1,2", "filtered");
    await writePlan("sheet1", plan());
    expect([inColumn(), formulas("BOM")]).toEqual([inRows, ["1,1", "2,1", "3,1", "4,1"]]);
  });

  test("a table gets each column once", async () => {
    const area = { ...column, row: 0, column: 0, rowCount: 5 };
    await Excel.run(async (context) => {
      context.workbook.worksheets.getItem("BOM").tables.add("A1:A5", true).name = "Parts";
      await context.sync();
    });
    await writePlan("sheet1", plan({ name: "Parts", area, rowCount: 4 }));
    const { area: now } = workbook().state.tables[0] ?? {};
    expect([inColumn(), now?.columnCount]).toEqual([inRows, 2]);
  });

  test("a report is written, and a canceled one leaves no sheet", async () => {
    const canceled = new AbortController();
    const cells = Array<string>(2000).fill("x");
    const report: Report = {
      ...{ title: "", head: [], counts: [], section: null },
      columns: [{ name: "part", title: "Part", kind: "text", width: 9, cells }],
    };
    const write = (cancel: () => void) => addReportSheet("Report", report, canceled.signal, cancel);
    expect(await write(() => undefined)).toMatchObject({ name: "Report", isFormatted: true });
    expect(await write(() => canceled.abort())).toBeNull();
    expect(workbook().sheets()).toHaveLength(2);
  });
});

test("formulas that are entered again stay formulas in their rows, also below a filter and with the text format", async () => {
  workbook().write(
    "sheet1",
    column,
    "formulas",
    inRows.map((formula) => [formula]),
  );
  workbook().write("sheet1", column, "numberFormat", [["@"], ["@"], ["0.0"], ["General"]]);
  workbook().hidden.set("sheet1,1", "filtered").set("sheet1,3", "filtered");
  const cells = [1, 2, 3, 4].map((row): FormulaCell => ({
    ...{ address: "", sheetId: "sheet1", row, column: 1, mustCall: true, formula: formulaOf(row) },
  }));
  await enterAgain(cells);
  expect([inColumn(), formulas("BOM")]).toEqual([inRows, ["1,1", "2,1", "3,1", "4,1"]]);
  expect(workbook().read("sheet1", column, "numberFormat")).toEqual([["General"], ["General"], ["0.0"], ["General"]]);
});

test("what cells had is restored: a text that starts with an equals sign, a formula, and a date", async () => {
  const before = [["'=A1"], ["=A1"], [46_000], ["0603"]];
  const formats = [["General"], ["0.0"], ["yyyy-mm-dd"], ["@"]];
  workbook().write("sheet1", column, "formulas", before);
  workbook().write("sheet1", column, "numberFormat", formats);
  const rows = [1, 2, 3, 4].map((row) => ({ row, content: "GRM188R61E106KA73D" }));
  const had = await readCellsBefore("sheet1", 1, rows);
  await writeColumn("sheet1", 1, rows);
  expect(inColumn()).toEqual(rows.map(({ content }) => content));
  await writeColumn("sheet1", 1, had);
  expect([inColumn(), formulas("BOM")]).toEqual([["=A1", "=A1", 46_000, "0603"], ["2,1"]]);
  expect(workbook().read("sheet1", column, "numberFormat").slice(1)).toEqual(formats.slice(1));
});

test("a formula that would replace others of its table's column is left out, and counted", async () => {
  workbook().write("sheet1", { ...column, row: 0, rowCount: 5 }, "formulas", [["B"], ["=A2"], ["=A3*2"], [""], [""]]);
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("BOM").tables.add("B1:B5", true);
    await context.sync();
  });
  const written = [3, 4].map((row) => ({ row, column: 1, content: `=A${String(row + 1)}`, isFormula: true }));
  expect(await writeCells("sheet1", written)).toBe(2);
  expect(inColumn()).toEqual(["=A2", "=A3*2", "", ""]);
});

test("no request has more than 5 MB, however long the texts are", async () => {
  const texts = Array.from({ length: 200 }, (_, row) => ({ row, content: "x".repeat(32_000) }));
  await writeColumn("sheet1", 0, texts);
  expect(workbook().usedArea("sheet1")?.rowCount).toBe(200);
});

test("no link is a formula", () => {
  const files = readdirSync("src/addin", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const filesWith = (pattern: RegExp): readonly string[] =>
    files.filter((file) => pattern.test(readFileSync(path.join("src/addin", file), "utf8")));
  expect(filesWith(/HYPERLINK/)).toEqual([]);
});
