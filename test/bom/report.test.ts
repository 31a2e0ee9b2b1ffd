import { entriesOf } from "../../src/bom/entry";
import { cellName, freeSheetName, reportCells, type ReportTitles } from "../../src/bom/report";

const titles: ReportTitles = {
  cell: "Cell",
  part: "Part number",
  fields: ["Status", "Last buy date"],
  check: "Check",
};
const entries = entriesOf([
  { row: 1, text: "GRM155R61E105KA12D", description: "" },
  { row: 2, text: "", description: "" },
  { row: 3, text: " GRM155R61E105KA12#", description: "" },
  { row: 4, text: "see drawing", description: "" },
  { row: 5, text: "81-GRM188R61E106MA73D", description: "" },
]);

test("formulas refer to the BOM's cells; a number taken out of a text stands there itself", () => {
  const place = { sheet: "Bob's BOM", partColumn: 7, descriptionColumn: 3 };
  expect(reportCells(entries, place, titles)).toEqual([
    ["Cell", "Part number", "Status", "Last buy date", "Check"],
    [
      `=HYPERLINK("#'Bob''s BOM'!H2","H2")`,
      "='Bob''s BOM'!H2",
      "=VENDOR.SPEC('Bob''s BOM'!H2,$C$1:$D$1)",
      "",
      "=VENDOR.CHECK('Bob''s BOM'!H2,'Bob''s BOM'!D2)",
    ],
    [
      `=HYPERLINK("#'Bob''s BOM'!H4","H4")`,
      "='Bob''s BOM'!H4",
      "=VENDOR.SPEC('Bob''s BOM'!H4,$C$1:$D$1)",
      "",
      "=VENDOR.CHECK('Bob''s BOM'!H4,'Bob''s BOM'!D4)",
    ],
    [
      `=HYPERLINK("#'Bob''s BOM'!H6","H6")`,
      "GRM188R61E106MA73D",
      "=VENDOR.SPEC($B4,$C$1:$D$1)",
      "",
      "=VENDOR.CHECK($B4,'Bob''s BOM'!D6)",
    ],
  ]);
});

test("without a description there is nothing to check against", () => {
  const cells = reportCells(entries, { sheet: "BOM", partColumn: 0, descriptionColumn: null }, titles);
  expect(cells.map((row) => row.length)).toEqual([4, 4, 4, 4]);
});

test("cells and sheets are named as Excel does", () => {
  expect([cellName(0, 0), cellName(9, 25), cellName(9, 26), cellName(0, 701), cellName(0, 702)]).toEqual([
    "A1",
    "Z10",
    "AA10",
    "ZZ1",
    "AAA1",
  ]);
  expect(freeSheetName("BOM check", ["Sheet1", "bom CHECK", "BOM check 2"])).toBe("BOM check 3");
});
