import type { BomItem } from "../../../bom/check/items";
import type { Line } from "../../../bom/reading/line/line";
import { isWholeCell } from "../../../bom/reading/line/line-numbers";
import type { ReadBom } from "../../../bom/reading/read-bom";
import type { BomSheet } from "../../excel/bom-sheet";
import { cellName } from "../../excel/cell-name";
import { textLiteral } from "../../excel/text-literal";

/** A BOM as it was read when its check started. */
export interface CheckedBom {
  readonly sheet: BomSheet;
  /** What was read, as `sheet.texts`, of all rows. */
  readonly texts: BomSheet["texts"];
  /** Rows and columns are relative to the used range. */
  readonly reading: ReadBom;
  /** Rows are the sheet's, zero-based. */
  readonly lines: readonly Line[];
  /** The smallest voltage of capacitors that say none; null: it isn't given. */
  readonly volts: number | null;
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

/** The part number in a formula: its cell, if the number is all that is in it. */
function numberArgument(line: Line, bom: CheckedBom): string {
  const [main] = line.numbers;
  if (main === undefined) return '""';
  return isWholeCell(main) ? cellName(main.row, main.column + bom.sheet.column) : textLiteral(main.partno);
}

/** The cells that describe the part, joined, in a formula; "" without any. */
function descriptionArgument(line: Line, bom: CheckedBom): string {
  const cells = describingColumns(bom)
    // An error in one cell, such as of a formula for another kind of part, would be the formula's.
    .filter((column) => !shownIn(bom, line.row, column).startsWith("#"))
    .map((column) => cellName(line.row, column));
  const given = line.givenVolts === null ? [] : [textLiteral(`${String(line.givenVolts)}V`)];
  return [...cells, ...given].join('&" "&');
}

/** The best alternative and how it compares, a formula each: thousands that fill two cells are slow, and can't be sorted. */
export const alternativeCells = (lines: readonly Line[], bom: CheckedBom, column: number) =>
  lines.flatMap((line) => {
    const { row } = line;
    const table = `VENDOR.ALTERNATIVES(${numberArgument(line, bom)},${descriptionArgument(line, bom)},"Partno",1)`;
    const [best, comparison] = [`INDEX(${table},2,1)`, `INDEX(${table},2,3)`];
    // Blank if the cell has another part, such as one that the user has chosen.
    const ofBest = `=IFERROR(IF(${cellName(row, column)}=${best},${comparison},""),"")`;
    return [
      { row, column, content: `=${best}` },
      { row, column: column + 1, content: ofBest },
    ];
  });

/** The columns that describe parts, in the sheet, zero-based. */
export const describingColumns = ({ sheet, reading: { columns } }: CheckedBom): readonly number[] =>
  describing.flatMap((role) => columns[role].map((column) => column + sheet.column));

/** The text of a cell of the sheet, if it is among the first rows. */
export const shownIn = ({ sheet }: Pick<CheckedBom, "sheet">, row: number, column: number): string =>
  sheet.texts[row - sheet.row]?.[column - sheet.column]?.trim() ?? "";

const describing = ["value", "description", "footprint", "voltage", "tolerance", "dielectric"] as const;
