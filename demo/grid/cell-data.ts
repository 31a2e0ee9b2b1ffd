import { CellValueType, type ICellData, type IRange, type Nullable } from "@univerjs/core";
import type { ISetRangeValuesMutationParams } from "@univerjs/preset-sheets-core";
import { type Area, cellArea, hull } from "../a1";
import type { CellValue } from "../cell-value";
import type { CellContent } from "../document";
import { dataTypeIn } from "./custom-data";
import { enteredFormula } from "./entered-formula";

export const isBlank = (cell: Nullable<ICellData>): boolean => cell?.v === undefined || cell.v === null;

/** Blank cells are "" to Excel.run. */
export function valueOf(cell: Nullable<ICellData>): CellValue {
  if (cell?.t === CellValueType.BOOLEAN) return Boolean(cell.v);
  return dataTypeIn(cell) ?? cell?.v ?? "";
}

/** Univer shows a value's format only if the cell has none of its own, and "General" counts as one. */
export const toPattern = (format: string): string => (format === "General" ? "" : format);

/** @param table the name of the table that contains the cell; null: none */
export function toCellData(content: CellContent, table: () => string | null): ICellData {
  if (typeof content === "string" && content.startsWith("=")) return { f: enteredFormula(content, table()), v: null };
  // Excel doesn't count an apostrophe before a text as part of it.
  if (typeof content === "string" && content.startsWith("'"))
    return { v: content.slice(1), t: CellValueType.FORCE_STRING, f: null };
  // An empty text clears the cell, as in Excel.
  return { v: content === "" ? null : content, f: null };
}

export const areaOfRange = ({ startRow: row, endRow, startColumn: column, endColumn }: IRange): Area => ({
  row,
  column,
  rowCount: endRow - row + 1,
  columnCount: endColumn - column + 1,
});

/** Whether a mutation changes a cell's content, not only its format. */
export const isEdited = (cell: Nullable<ICellData>): boolean =>
  cell === null || (cell !== undefined && ("v" in cell || "f" in cell));

/** The cells whose content changes. */
export function editedArea(cells: ISetRangeValuesMutationParams["cellValue"]): Area | null {
  const edited: Area[] = [];
  for (const [row, columns] of Object.entries(cells ?? {}))
    for (const [column, cell] of Object.entries(columns as Record<string, Nullable<ICellData>>))
      if (isEdited(cell)) edited.push(cellArea({ row: Number(row), column: Number(column) }));
  const [first, ...others] = edited;
  return first === undefined ? null : others.reduce(hull, first);
}
