import { cellName, quotedSheet } from "../../excel/cell-name";
import { type CheckedBom, mainColumn } from "../sheet/checked-bom";
import type { CheckColumn, ColumnLook, ComparisonColumn } from "./report-columns";
import type { markLooks } from "./report-look";

/** The content of the report's sheet, all of it values: a head, counts, and a table with a row for each part. */
export interface Report {
  readonly title: string;
  /** The rows below the title. */
  readonly head: readonly string[];
  /** A row for each state that occurs, in its color. */
  readonly counts: readonly (readonly [label: string, parts: number, look: keyof typeof markLooks])[];
  readonly columns: readonly ReportColumn[];
  /** Texts below the table; null: there are none. */
  readonly section: ReportSection | null;
}

export interface ReportColumn extends ColumnLook {
  readonly name: CheckColumn | ComparisonColumn;
  readonly title: string;
  readonly cells: readonly ReportCell[];
}

/** Texts about lines, below the table. */
export interface ReportSection {
  readonly title: string;
  readonly rows: readonly ReportNote[];
}

/** A part, and a text about it. */
export interface ReportNote {
  /** The line's cell in the BOM; "" if the line is gone. */
  readonly cell: string;
  readonly part: string;
  readonly text: string;
}

/** `place`: where a link in the workbook leads, such as `'BOM'!B2`. */
export type ReportCell = string | number | { readonly shown: string; readonly place: string };

/** A list, with the number of items if a row would be higher than Excel's highest. */
export function listed(items: readonly string[]): string {
  const whole = items.join(", ");
  const end = whole.lastIndexOf(",", maxLetters);
  return whole.length <= maxLetters ? whole : `${whole.slice(0, end)} … (${String(items.length)})`;
}

/** The letters of the longest text, which takes 30 lines of designators; 31 are Excel's highest row. */
export const maxLetters = 1200;

/**
 * A link to the part number in a row of the BOM; after many rows only its address, because Excel sets links one by one.
 */
export function linkTo(
  bom: CheckedBom,
  row: number,
  index: number,
  nameOf = (cell: string): string => cell,
): ReportCell {
  const cell = cellName(row, mainColumn(bom));
  return index < maxLinked ? { shown: nameOf(cell), place: `${quotedSheet(bom.sheet.name)}!${cell}` } : nameOf(cell);
}

const maxLinked = 500;
