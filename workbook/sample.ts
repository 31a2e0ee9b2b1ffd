import type { ICellData, IWorkbookData, IWorksheetData } from "@univerjs/core";
import { cellName, columnName } from "./a1";
import { vendorParts, type Bom } from "./bom";

/** The workbook the page opens: a bill of materials with live formulas beside the vendor's parts, and a search. */
export function sampleWorkbook(bom: Bom, namespace: string): Partial<IWorkbookData> {
  return {
    id: "workbook",
    name: "Workbook",
    sheetOrder: ["bom", "search"],
    styles: { header: { bl: 1, bg: { rgb: "#DDEBF7" } }, added: { bl: 1, bg: { rgb: "#E2EFDA" } } },
    sheets: { bom: bomSheet(bom, namespace), search: searchSheet(namespace) },
  };
}

const FIELDS = ["Status", "Capacitance", "RatedVoltage"] as const;

function bomSheet(bom: Bom, namespace: string): Partial<IWorksheetData> {
  const { partColumn, rowIndexes } = vendorParts(bom);
  const firstField = bom.header.length;
  const header: ICellData[] = [
    ...bom.header.map((title) => ({ v: title, s: "header" })),
    ...FIELDS.map((field) => ({ v: field, s: "added" })),
  ];
  const cells = [header, ...bom.rows.map((row) => row.map(cellOf))];
  const titles = `$${columnName(firstField)}$1:$${columnName(firstField + FIELDS.length - 1)}$1`;
  for (const index of rowIndexes) {
    const row = index + 1;
    cells[row]![firstField] = { f: `=${namespace}.SPEC(${cellName(row, partColumn)},${titles})` };
  }
  return sheet("bom", "BOM", cells, {
    ...Object.fromEntries(bom.header.map((title, column) => [column, { w: widthOf(title, bom, column) }])),
    ...Object.fromEntries(FIELDS.map((_, index) => [firstField + index, { w: 110 }])),
  });
}

function searchSheet(namespace: string): Partial<IWorksheetData> {
  const search = `=${namespace}.SEARCH("${SEARCH_FILTER}","Capacitance asc")`;
  const cells: ICellData[][] = [[{ v: "25 V and more, 1 µF and more", s: "header" }], [{ f: search }]];
  return sheet("search", "Search", cells, { 0: { w: 190 } });
}

const SEARCH_FILTER = "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 1e-6 and RatedVoltage ge 25";

function sheet(
  id: string,
  name: string,
  rows: readonly (readonly ICellData[])[],
  columnData: NonNullable<IWorksheetData["columnData"]>,
): Partial<IWorksheetData> {
  const cellData = Object.fromEntries(
    rows.map((row, index) => [index, Object.fromEntries(row.map((cell, column) => [column, cell]))]),
  );
  return {
    id,
    name,
    cellData,
    columnData,
    rowCount: ROWS,
    columnCount: COLUMNS,
    freeze: { xSplit: 0, ySplit: 1, startRow: 1, startColumn: -1 },
  };
}

/** Room for a large search to spill into. */
const ROWS = 22_000;
const COLUMNS = 60;

const TEXT = 1;
const NUMBER = 2;

/** Excel turns what looks like a number into one when it opens a CSV file. */
const cellOf = (text: string): ICellData =>
  /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? { v: Number(text), t: NUMBER } : { v: text, t: TEXT };

function widthOf(title: string, bom: Bom, column: number): number {
  const longest = Math.max(title.length, ...bom.rows.map((row) => row[column]?.length ?? 0));
  return Math.min(260, 24 + longest * 7);
}
