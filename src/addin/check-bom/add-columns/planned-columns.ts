import type { Line } from "../../../bom/reading/line/line";
import type { Area } from "../../excel/area";
import type { ColumnCell } from "../../excel/bom-column";
import { cellName } from "../../excel/cell-name";
import type { TableOnSheet } from "../../excel/table-on-sheet";
import type { ColumnTitle } from "../sheet/column-title";

/** What is written into a sheet. Rows and columns are the sheet's, zero-based. */
export interface ColumnPlan {
  /** Of an Excel table: columns that are added to it, with the formulas of all its rows, or with one for all. */
  readonly tableColumns: readonly AddedColumn[];
  /** The table; null: a range. */
  readonly table: TableOnSheet | null;
  /** Of a range: the columns that it gets, from the left. */
  readonly columns: readonly (ColumnTitle & { readonly column: number })[];
  /** The row of the titles; null: there are none. */
  readonly titleRow: number | null;
  readonly blocks: readonly PlannedBlock[];
  /** Formulas in cells of their own. */
  readonly cells: readonly (ColumnCell & { readonly column: number })[];
}

export interface AddedColumn extends ColumnTitle {
  readonly formulas: string | readonly string[];
}

/** A formula that fills an area. */
export interface PlannedBlock {
  readonly formula: string;
  readonly area: Area;
  /** What it fills now; null: it is new. */
  readonly before: Area | null;
}

/** What has to be added, whatever the form of the BOM is. */
export interface WantedColumns {
  /** Without those that are there already. */
  readonly columns: readonly ColumnTitle[];
  /** The title of CHECK's column; null: it isn't wanted. */
  readonly check: ColumnTitle | null;
  /** The best alternatives with the lines that need one; null: it isn't wanted, or no line does. */
  readonly alternative: {
    /** Of the best one, and of how it compares. */
    readonly titles: readonly [best: ColumnTitle, comparison: ColumnTitle];
    readonly lines: readonly Line[];
  } | null;
}

export const isSpec = (formula: string): boolean => /\bVENDOR\.SPEC\(/i.test(formula);
export const isCheck = (formula: string): boolean => /\bVENDOR\.CHECK\(/i.test(formula);

/** `B2:B50` */
export const rangeName = (first: number, last: number, column: number): string =>
  `${cellName(first, column)}:${cellName(last, column)}`;
