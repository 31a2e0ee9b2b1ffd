import { entriesOf } from "../../../../src/bom/reading/entry";
import { checkBomTexts } from "../../../../src/messages/check-bom-texts";
import { reportTexts } from "../../../../src/messages/report-texts";
import { linesOf, type CheckedPart } from "../../../../src/bom/check/lines";
import { type Report, reportOf } from "../../../../src/addin/taskpane/check/report";
import { addReportSheet } from "../../../../src/addin/taskpane/check/report-sheet";
import { parseArea } from "../../../../workbook/a1";
import { useExcelGlobal } from "../../../workbook/excel-global";

const text = checkBomTexts.en;
const reportText = reportTexts.en;
const place = { workbook: "Board.xlsx", sheet: "BOM", partColumn: 1, descriptionColumn: 2 };
const dayMs = Date.UTC(2026, 10, 21, 12);

const workbook = useExcelGlobal();

const found = (partno: string, values: Readonly<Record<string, unknown>>): CheckedPart => ({
  kind: "found",
  product: {
    group: { category: "ceramicCapacitorsSMD" },
    record: { Partno: partno, Status: "In Production", ProductDetailUrl: `http://localhost/${partno}`, ...values },
  } as unknown as Extract<CheckedPart, { kind: "found" }>["product"],
});

/** Some of everything, repeated as needed. */
function reportOfLines(count: number): Report {
  const kinds = ["GRM155R61E105KA12D", "GCM155R71C224KE02D", "RC0402FR-0710KL", "GRM155R61E105KA1D", "=housing"];
  const cells = Array.from({ length: count }, (_, row) => ({
    row: row + 1,
    text: kinds[row % kinds.length] ?? "",
    description: "1uF 25V",
  }));
  const results = new Map<string, CheckedPart>([
    ["GRM155R61E105KA12D", found("GRM155R61E105KA12D", {})],
    [
      "GCM155R71C224KE02D",
      found("GCM155R71C224KE02D", {
        Status: "Discontinued",
        LastBuyDate: "2026-06-30",
        AlternativePartno: ["GRM155R61E105KA12D"],
      }),
    ],
    ["RC0402FR-0710KL", { kind: "unknown", near: [] }],
    ["GRM155R61E105KA1D", { kind: "unknown", near: ["GRM155R61E105KA12D"] }],
  ]);
  return reportOf(linesOf(entriesOf(cells), results), place, dayMs, "en");
}

function cells(area: string): unknown[][] {
  const sheet = workbook()
    .sheets()
    .find(({ name }) => name === reportText.sheetName);
  return workbook().read(sheet?.id ?? "", parseArea(area, workbook().limits()), "formulas");
}

const write = (
  report: Report,
  signal = new AbortController().signal,
  tell: (lines: number) => void = () => undefined,
) => addReportSheet(reportText.sheetName, report, signal, tell);

test("a heading with the file, the date, and the counts, and a table with texts, dates, and formulas", async () => {
  expect(await write(reportOfLines(5))).toBe(reportText.sheetName);
  expect(cells("A1:B5")).toEqual([
    [reportText.title, ""],
    [reportText.workbook, "Board.xlsx"],
    [reportText.sheet, "BOM"],
    [reportText.day, 46_347],
    [reportText.lines, 5],
  ]);
  expect(cells("A7:B12")).toEqual([
    [text.filters.discontinued, "=COUNTIF($C$20:$C$24,$A$7)"],
    [text.filters.unknown, "=COUNTIF($C$20:$C$24,$A$8)"],
    [text.filters.inProduction, "=COUNTIF($C$20:$C$24,$A$9)"],
    [text.filters.otherMaker, "=COUNTIF($C$20:$C$24,$A$10)"],
    [text.filters.noNumber, "=COUNTIF($C$20:$C$24,$A$11)"],
    [reportText.atRisk, "=SUM($B$7:$B$8)"],
  ]);
  const rows = cells("A20:I24");
  expect(rows.map(([cell]) => cell)).toEqual(
    [2, 3, 4, 5, 6].map((row) => `=HYPERLINK("#'BOM'!B${String(row)}","B${String(row)}")`),
  );
  expect(rows[1]?.slice(1, 5)).toEqual([
    "GCM155R71C224KE02D",
    text.filters.discontinued,
    46_203,
    text.alternative("GRM155R61E105KA12D", text.filters.inProduction),
  ]);
  expect(rows[1]?.slice(6)).toEqual([
    `=VENDOR.SPEC($B21,"Status")`,
    "=VENDOR.CHECK($B21,'BOM'!$C$3)",
    `=HYPERLINK("http://localhost/GCM155R71C224KE02D","Open")`,
  ]);
  // Another manufacturer's line has a text and no formula that could fail; the text of a cell stays text.
  expect(rows[2]?.slice(1)).toEqual([
    "RC0402FR-0710KL",
    text.filters.otherMaker,
    "",
    "",
    text.otherMakerHint,
    "",
    "",
    "",
  ]);
  expect(rows[3]?.[5]).toBe(text.didYouMean(["GRM155R61E105KA12D"]));
  expect(rows[4]?.[1]).toBe("'=housing");
});

test("an Excel table, colors by state, a chart of the states, and pages with titles", async () => {
  await write(reportOfLines(5));
  const { tables, charts, conditionalFormats, pageLayouts } = workbook().kept;
  expect(tables).toMatchObject([{ area: { row: 18, column: 0, rowCount: 6, columnCount: 9 }, showFilterButton: true }]);
  expect(charts).toMatchObject([
    { chartType: "BarClustered", source: { row: 6, column: 0, rowCount: 5, columnCount: 2 } },
  ]);
  expect(conditionalFormats.map(({ rule }) => (rule as { formula1: string }).formula1)).toEqual([
    `="${text.filters.discontinued}"`,
    `="${text.filters.unknown}"`,
    `="${text.filters.inProduction}"`,
    `="${text.filters.discontinued}"`,
    `="${text.filters.unknown}"`,
    `="${text.filters.inProduction}"`,
  ]);
  expect([...pageLayouts.values()]).toMatchObject([
    { orientation: "Landscape", printArea: { row: 0, rowCount: 24 }, printTitleRows: { row: 18, rowCount: 1 } },
  ]);
});

test("10,000 lines are written in pieces that Excel accepts", async () => {
  const told: number[] = [];
  expect(await write(reportOfLines(10_000), undefined, (lines) => told.push(lines))).toBe(reportText.sheetName);
  expect(told).toEqual(Array.from({ length: 10 }, (_, piece) => 1000 * (piece + 1)));
  expect(cells("B10019:C10019")).toEqual([["'=housing", text.filters.noNumber]]);
}, 60_000);

test("a report that is canceled, or that Excel refuses, leaves no sheet", async () => {
  const controller = new AbortController();
  expect(await write(reportOfLines(3000), controller.signal, () => controller.abort())).toBeNull();
  expect(
    workbook()
      .sheets()
      .map(({ name }) => name),
  ).toEqual(["BOM"]);
  const columns = reportOfLines(5).columns.map((column) => ({ ...column, cells: [] }));
  await expect(write({ ...reportOfLines(5), columns })).rejects.toThrow();
  expect(
    workbook()
      .sheets()
      .map(({ name }) => name),
  ).toEqual(["BOM"]);
  expect(workbook().kept.tables).toEqual([]);
});
