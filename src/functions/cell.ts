import type { Failure } from "../messages/message";

/** A cell that shows an error with a text. */
export class FailedCell {
  constructor(readonly failure: Failure) {}
}

/** A number with a format of its own; where the host has no data types, or the user wants none, it is `plain`. */
export class FormattedCell {
  constructor(
    readonly basicValue: number,
    /** In Excel's language of formats, at most 255 characters. */
    readonly numberFormat: string,
    readonly plain: string | number = basicValue,
  ) {}
}

/** A product with a card, as Excel takes it (entity.ts); the bodies make one only where the host has data types. */
export class EntityCell {
  constructor(readonly entity: object) {}
}

/** What a function puts into one cell. Blank is ""; null would show as 0. */
export type Cell = string | number | boolean | FormattedCell | EntityCell | FailedCell;

/** A result as Excel takes it: rows of equal length, at least one. */
export type Block = readonly (readonly Cell[])[];
