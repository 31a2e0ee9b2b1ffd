import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hostileTexts, textsForSheets } from "../../harness/faults/hostile-texts";
import { readsDataTypes } from "../../../src/addin/excel/abilities";
import { writeColumnCells } from "../../../src/addin/excel/bom-column";
import { addReportSheet } from "../../../src/addin/check-bom/report/report-sheet";
import type { ColumnPlan } from "../../../src/addin/check-bom/add-columns/column-plan";
import { writePlan } from "../../../src/addin/check-bom/add-columns/write-plan";
import type { Report } from "../../../src/addin/check-bom/report/report";
import { useExcelGlobal } from "../../demo/excel-global";

const { workbook, undoRecords } = useExcelGlobal();
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
  await writeColumnCells("sheet1", 0, { texts: cells });
  expect(formulas("BOM")).toEqual([]);
  await writeColumnCells("sheet1", 0, { formulas: [{ row: hostileTexts.length, content: "=1+1" }] });
  expect(formulas("BOM")).toEqual([`${String(hostileTexts.length)},0`]);
});

test("a report contains no formula; one undo takes it back", async () => {
  const report: Report = {
    title: "=1+1",
    head: ["=1+1", "+1"],
    counts: [["=1+1", 2, "bad"]],
    countsColumn: 1,
    countsAt: 4,
    stateColumn: 0,
    columns: [
      { title: "Part", kind: "text", width: 10, cells: hostileTexts },
      { title: "Last buy", kind: "day", width: 10, cells: hostileTexts },
      { title: "Page", kind: "link", width: 10, cells: hostileTexts.map((shown) => ({ shown, place: "BOM!A1" })) },
    ],
    tableAt: 8,
    sections: [],
  };
  const before = undoRecords();
  await addReportSheet("Report", report, new AbortController().signal, () => undefined);
  expect(undoRecords() - before).toBe(1);
  expect(formulas("Report")).toEqual([]);
});

test("added columns with the look of the titles before them are taken back by one undo", async () => {
  const cells = [{ row: 1, content: '=VENDOR.SPEC(A2,"Status")' }];
  const plan: ColumnPlan = {
    ...{ table: null, titleRow: 0 },
    columns: [{ column: 1, title: "Status", letters: 20, kind: "formulas", cells }],
  };
  await writePlan("sheet1", plan);
  expect([formulas("BOM"), undoRecords()]).toEqual([["1,1"], 1]);
});

test("values are written in one place, and no link is a formula", () => {
  const files = readdirSync("src/addin", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const filesWith = (pattern: RegExp): readonly string[] =>
    files.filter((file) => pattern.test(readFileSync(path.join("src/addin", file), "utf8")));
  expect(filesWith(/\.values = /)).toEqual([path.join("excel", "write-values.ts")]);
  expect(filesWith(/HYPERLINK/)).toEqual([]);
});
