import type { CellInput } from "../../excel/write-values";
import { type CheckColumn, checkColumns } from "./report-columns";

/**
 * A code of each cell of a row in a report, and the number of rows: by these, a later report tells what was edited. The
 * row may have been sorted, and other columns may have been added.
 * @param contentOf "" for a column that the report doesn't have
 */
export const codesOf = (contentOf: (column: CodedColumn) => CellInput, rows: number): string =>
  [...codedColumns.map((column) => codeOf(contentOf(column))), rows].join(" ");

export interface RowCodes {
  /** The columns whose cell isn't what was written. */
  readonly edited: ReadonlySet<CodedColumn>;
  /** How many rows were written. */
  readonly rows: number;
}

/** What the codes tell about the cells as they are now; null: the user has changed the codes. */
export function readCodes(codes: string, contentOf: (column: CodedColumn) => CellInput): RowCodes | null {
  const all = codes.split(" ");
  const rows = Number(all.pop());
  if (all.length !== codedColumns.length || !Number.isInteger(rows)) return null;
  return { edited: new Set(codedColumns.filter((column, at) => codeOf(contentOf(column)) !== all[at])), rows };
}

export type CodedColumn = Exclude<CheckColumn, "codes">;
const codedColumns = (Object.keys(checkColumns) as readonly CheckColumn[]).filter((column) => column !== "codes");

/** FNV-1a, 32 bits. */
function codeOf(content: CellInput): string {
  let hash = 0x811c9dc5;
  for (const letter of String(content).trim()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
