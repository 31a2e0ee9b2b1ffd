import { BooleanNumber, type ICellData, type IWorksheetData } from "@univerjs/core";
import type { FileCell, FileSheet } from "../../cli/files/bom-file";
import { importCell } from "../bom";
import { byIndex } from "../by-index";
import { cellOf } from "../sample";
import { liveFormula } from "./formula";
import { sheetColumns, sheetRows } from "../sheet-size";

/**
 * A file's sheet for the grid, in the file's rows. Texts of a text file are imported; formulas that the grid can't
 * calculate become their values.
 * @param hasFunction by its name in a formula
 */
export function openedSheet(
  { name, rows, columnWidths, hiddenColumns }: FileSheet,
  hasFunction: (name: string) => boolean,
): Partial<IWorksheetData> {
  const isText = name === "";
  const columnCount = Math.max(...rows.map((row) => row.length));
  const live = new Set(rows.flat().flatMap((cell) => cell?.array ?? []));
  for (const cell of rows.flat())
    if (cell?.array !== undefined && cell.formula !== undefined && liveFormula(cell.formula, hasFunction) === null)
      live.delete(cell.array);
  const gridCell = (cell: FileCell | null): ICellData => {
    if (cell === null) return {};
    const formula = cell.formula === undefined ? null : liveFormula(cell.formula, hasFunction);
    // Other cells of an array formula that the grid calculates are its result.
    if (formula === null && cell.array !== undefined && live.has(cell.array)) return {};
    return {
      ...cellOf(isText ? importCell(cell.text) : cell.value),
      ...(cell.format !== undefined && { s: { n: { pattern: cell.format } } }),
      ...(formula !== null && { f: formula }),
    };
  };
  const columns = Array.from({ length: columnCount }, (_, column) => ({
    w: columnWidths[column] ?? widthPx(rows, column),
    hd: hiddenColumns[column] === true ? BooleanNumber.TRUE : BooleanNumber.FALSE,
  }));
  return {
    cellData: byIndex(rows.map((row) => byIndex(row.map(gridCell)))),
    columnData: byIndex(columns),
    rowCount: Math.max(sheetRows, rows.length),
    columnCount: Math.max(sheetColumns, columnCount),
  };
}

/** The width for most of the column's texts. */
function widthPx(rows: FileSheet["rows"], column: number): number {
  const lengths = rows.map((row) => row[column]?.text.length ?? 0).sort((a, b) => a - b);
  const typical = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return 16 + Math.min(30, Math.max(4, typical)) * letterPx;
}

/** The width of capital letters and digits, which part numbers have. */
const letterPx = 9;
