import { cellName, quotedSheet } from "../../excel/cell-name";
import { type CheckedBom, mainColumn } from "../sheet/checked-bom";
import type { ColumnLook } from "./report-columns";
import type { markLooks } from "./report-look";

/** The content of the report's sheet, all of it values: a head, counts, and a table with a row for each part. */
export interface Report {
  readonly title: string;
  /** The rows below the title. */
  readonly head: readonly string[];
  /** A row for each state that occurs, in its color. */
  readonly counts: readonly (readonly [label: string, parts: number, look: keyof typeof markLooks])[];
  /** The row where the counts start, zero-based. */
  readonly countsAt: number;
  /** The column of their labels and of the parts, zero-based; the numbers are next to it. */
  readonly countsColumn: number;
  /** The row of the table's titles, zero-based. */
  readonly tableAt: number;
  readonly columns: readonly ReportColumn[];
  /** Texts below the table. */
  readonly sections: readonly ReportSection[];
  /** The column of the states, zero-based. */
  readonly stateColumn: number;
}

export interface ReportColumn extends ColumnLook {
  readonly title: string;
  readonly cells: readonly ReportCell[];
}

/** Texts about lines, below the table. */
export interface ReportSection {
  readonly title: string;
  readonly rows: readonly ReportNote[];
}

/** A part, and a text about it that fits in a row of the page. */
export interface ReportNote {
  /** The line's cell in the BOM; "" if the line is gone, or if the row above has it. */
  readonly cell: string;
  readonly part: string;
  readonly text: string;
}

/** `place`: where a link in the workbook leads, such as `'BOM'!B2`. */
export type ReportCell = string | number | { readonly shown: string; readonly place: string };

export const shownOf = (cell: ReportCell): string | number => (typeof cell === "object" ? cell.shown : cell);

/** A link to the part number in a row of the BOM; in further rows its address, because Excel takes links one by one. */
export function linkTo(
  bom: CheckedBom,
  row: number,
  index: number,
  nameOf = (cell: string): string => cell,
): ReportCell {
  const cell = cellName(row, mainColumn(bom));
  return index < mostLinked ? { shown: nameOf(cell), place: `${quotedSheet(bom.sheet.name)}!${cell}` } : nameOf(cell);
}

const mostLinked = 500;
