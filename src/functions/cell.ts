import type { FieldValue } from "../api/product";
import type { Failure } from "../messages/message";

/** A cell that shows an error with a text. */
export class FailedCell {
  constructor(readonly failure: Failure) {}
}

/** What a function puts into one cell. Blank is ""; null would show as 0. */
export type Cell = string | number | boolean | FailedCell;

/** A result as Excel takes it: rows of equal length, at least one. */
export type Block = readonly (readonly Cell[])[];

/** A field's value in a cell: lists joined with ", ", absent values blank. */
export function valueCell(value: FieldValue): Cell {
  if (value === null) return "";
  return typeof value === "object" ? value.join(", ") : value;
}
