import type { BomItem } from "../../../bom/check/items";
import type { Line } from "../../../bom/reading/line/line";
import type { ReadBom } from "../../../bom/reading/read-bom";
import type { BomSheet } from "../../excel/bom-sheet";

/** A BOM as it was read when its check started. */
export interface CheckedBom {
  readonly sheet: BomSheet;
  /** The texts of all rows, in the form of `sheet.texts`. */
  readonly texts: BomSheet["texts"];
  /** Rows and columns are relative to the used range. */
  readonly reading: ReadBom;
  /** Rows are the sheet's, zero-based. */
  readonly lines: readonly Line[];
}

/** The column with the part numbers, or else the first one that is read, in the sheet, zero-based. */
export function mainColumn({ sheet, reading: { columns } }: CheckedBom): number {
  const first = columns.number[0] ?? columns.value[0] ?? columns.description[0] ?? 0;
  return sheet.column + first;
}

/** The row of the titles in the sheet, zero-based; null: there are none. */
export const titleRowOf = ({ sheet, reading: { header } }: CheckedBom): number | null =>
  header === null ? null : header + sheet.row;

/** The columns that are read, in the sheet, zero-based. */
export const usedColumns = ({ sheet, reading: { columns } }: CheckedBom): readonly number[] =>
  Object.values(columns)
    .flat()
    .map((column) => column + sheet.column);

/** The rows of an item's lines, in the sheet, zero-based. */
export const rowsOf = ({ verdicts }: BomItem): readonly number[] => [...new Set(verdicts.map(({ line }) => line.row))];

/** The text of a cell of the sheet, if it is among the first rows. */
export const shownIn = ({ sheet }: Pick<CheckedBom, "sheet">, row: number, column: number): string =>
  sheet.texts[row - sheet.row]?.[column - sheet.column]?.trim() ?? "";
