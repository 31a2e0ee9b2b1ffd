import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { addChangeSheet } from "../../../src/addin/excel/change-sheet";
import { cellLink, webLink } from "../../../src/addin/excel/link-formula";
import { writeColumnCells } from "../../../src/addin/excel/bom-column";
import { addReportSheet } from "../../../src/addin/taskpane/check/report-sheet";
import type { Report } from "../../../src/addin/taskpane/check/report";
import { useExcelGlobal } from "../../workbook/excel-global";

const workbook = useExcelGlobal();
const long = "x".repeat(300);
/** Texts that a file or a service may contain. Each would be a formula if it were written as it is. */
const hostile = [
  "=1+1",
  "=cmd|'/c calc'!A1",
  '=HYPERLINK("https://example.com")',
  "+cmd|'/c calc'!A1",
  "-2+3+cmd|'/c calc'!A1",
  "@SUM(1+1)",
  `=${long}`,
  `+${long}`,
  `-${long}`,
  `@${long}`,
];

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

test("a list of changes contains no formula, whatever its texts", async () => {
  await addChangeSheet("Changes", [["Part"], ...hostile.map((text) => [text])]);
  expect(formulas("Changes")).toEqual([]);
});

test("a part number that the user takes is a text, whatever the service returned", async () => {
  const cells = hostile.map((content, row) => ({ row, content }));
  await writeColumnCells("sheet1", 0, cells, false);
  expect(formulas("BOM")).toEqual([]);
  await writeColumnCells("sheet1", 0, [{ row: hostile.length, content: "=1+1" }], true);
  expect(formulas("BOM")).toEqual([`${String(hostile.length)},0`]);
});

test("a report contains the formulas of its columns, and no others", async () => {
  const report: Report = {
    title: "=1+1",
    head: [{ text: "=1+1" }, { formula: "=2+2" }],
    counts: [["Active", "=COUNTIF($A$1:$A$2,1)"]],
    countsAt: 40,
    stateColumn: 0,
    chartTitle: "State",
    columns: [
      { title: "Part", kind: "text", width: 10, cells: hostile },
      { title: "Last buy", kind: "day", width: 10, cells: hostile },
      { title: "Now", kind: "formula", width: 10, cells: hostile.map(() => "=1+1") },
    ],
    tableAt: 8,
    marks: [],
  };
  await addReportSheet("Report", report, new AbortController().signal, () => undefined);
  const cells = hostile.map((_, index) => `${String(9 + index)},2`);
  expect(formulas("Report")).toEqual(["2,0", ...cells, "40,2"]);
});

test("a link leads to a web page or a cell, and its text can't end it", () => {
  expect(webLink("https://vendor.example/part?id=1", 'Open "it"')).toBe(
    '=HYPERLINK("https://vendor.example/part?id=1","Open ""it""")',
  );
  for (const address of [
    "javascript:alert(1)",
    "file:///c:/x.exe",
    "ms-word:ofe|u|x",
    "//x",
    " https://x",
    "",
    `https://x/${long}`,
  ])
    expect(webLink(address, "Open")).toBe("");
  expect(cellLink(`It's "A"`, "B2")).toBe(`=HYPERLINK("#'It''s ""A""'!B2","B2")`);
});

test("values and links are written in one place each", () => {
  const files = readdirSync("src/addin", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const filesWith = (pattern: RegExp): readonly string[] =>
    files.filter((file) => pattern.test(readFileSync(path.join("src/addin", file), "utf8")));
  expect(filesWith(/\.values = /)).toEqual([path.join("excel", "write-values.ts")]);
  expect(filesWith(/HYPERLINK/)).toEqual([path.join("excel", "link-formula.ts")]);
});
