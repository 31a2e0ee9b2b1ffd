import {
  BooleanNumber,
  CellValueType,
  WrapStrategy,
  type ICellData,
  type IWorkbookData,
  type IWorksheetData,
} from "@univerjs/core";
import { cellName, columnName } from "./a1";
import { importCell, vendorParts, type Bom } from "./bom";
import { byIndex } from "./by-index";
import { type guideSheet, guideStyles } from "./guide";
import type { PageTexts } from "./page-texts";
import { sheetColumns, sheetRows } from "./sheet-size";

/**
 * The workbook that the page opens: a guide, if there is one, a bill of materials with live formulas next to
 * Vendor's parts, and a search.
 */
export function sampleWorkbook(
  bom: Bom,
  namespace: string,
  text: PageTexts,
  guideContent: ReturnType<typeof guideSheet> | null,
): Partial<IWorkbookData> {
  const guide = guideContent && { guide: { ...sheet("guide", text.guide, [], {}), ...guideContent } };
  return {
    id: "workbook",
    name: "Workbook",
    sheetOrder: [...(guide ? ["guide"] : []), "bom", "search"],
    styles: {
      ...guideStyles,
      header: { ...titleStyle, bg: { rgb: "#DDEBF7" } },
      added: { ...titleStyle, bg: { rgb: "#E2EFDA" } },
    },
    sheets: { ...guide, bom: bomSheet(bom, namespace), search: searchSheet(namespace, text) },
  };
}

const twoLines = 42;
const titleStyle = { bl: BooleanNumber.TRUE, fs: 9, tb: WrapStrategy.WRAP } as const;
const fields = ["Status", "Capacitance [µF]", "RatedVoltage"] as const;

function bomSheet(bom: Bom, namespace: string): Partial<IWorksheetData> {
  const { partColumn, rowIndexes } = vendorParts(bom);
  const firstField = bom.header.length;
  const header: ICellData[] = [
    ...bom.header.map((title) => ({ v: title, s: "header" })),
    ...fields.map((field) => ({ v: field, s: "added" })),
  ];
  const titles = `$${columnName(firstField)}$1:$${columnName(firstField + fields.length - 1)}$1`;
  const isVendorRow = new Set(rowIndexes);
  const rows = bom.rows.map((row, index) => {
    const spec = `=${namespace}.SPEC(${cellName(index + 1, partColumn)},${titles})`;
    return [...row.map((text) => cellOf(importCell(text))), ...(isVendorRow.has(index) ? [{ f: spec }] : [])];
  });
  const widths = columnWidths(bom.header.length, partColumn);
  return {
    ...sheet("bom", "BOM", [header, ...rows], byIndex(widths.map((w) => ({ w })))),
    rowData: { 0: { h: twoLines } },
  };
}

/**
 * Widths in pixels: part numbers are fully visible, and so are the fields next to the BOM in a window of 1,500 pixels
 * with the pane.
 */
const columnWidths = (columns: number, partColumn: number): readonly number[] => {
  const narrow = Math.floor((visiblePx - partPx - fieldsPx.reduce((sum, each) => sum + each, 0)) / (columns - 1));
  return [...Array.from({ length: columns }, (_, column) => (column === partColumn ? partPx : narrow)), ...fieldsPx];
};

const visiblePx = 1128;
const partPx = 180;
const fieldsPx = [138, 104, 98] as const;

function searchSheet(namespace: string, text: PageTexts): Partial<IWorksheetData> {
  const search = `=${namespace}.SEARCH("${searchFilter}","Capacitance asc")`;
  const cells: ICellData[][] = [[{ v: text.searched, s: "header" }], [{ f: search }]];
  return sheet("search", text.search, cells, { 0: { w: 190 }, 1: { w: 120 } });
}

const searchFilter = "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 1e-6 and RatedVoltage ge 25";

function sheet(
  id: string,
  name: string,
  rows: readonly (readonly ICellData[])[],
  columnData: NonNullable<IWorksheetData["columnData"]>,
): Partial<IWorksheetData> {
  return {
    id,
    name,
    cellData: byIndex(rows.map(byIndex)),
    columnData,
    rowCount: sheetRows,
    columnCount: sheetColumns,
    freeze: { xSplit: 0, ySplit: 1, startRow: 1, startColumn: -1 },
  };
}

export const cellOf = (value: string | number | boolean): ICellData => {
  if (typeof value === "number") return { v: value, t: CellValueType.NUMBER };
  if (typeof value === "boolean") return { v: Number(value), t: CellValueType.BOOLEAN };
  return { v: value, t: CellValueType.STRING };
};
