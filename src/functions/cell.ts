import type { Failure } from "../messages/failure";

/** A cell that shows an error with a text. */
export class FailedCell {
  constructor(readonly failure: Failure) {}
}

/** A number with a format that shows its unit; plain where the host has no data types, or the user wants no formats. */
export class NumberCell {
  constructor(
    readonly value: number,
    readonly numberFormat: string,
  ) {}
}

/** A date of Excel; its ISO text where the host has no data types, or the user wants none. */
export class DateCell {
  constructor(
    readonly serial: number,
    readonly iso: string,
  ) {}
}

/** A product with a card, as Excel takes it (entity.ts); the bodies make one only where the host has data types. */
export class EntityCell {
  constructor(readonly entity: object) {}
}

/** What a function puts into one cell. Blank is ""; null would show as 0. */
export type CellValue = string | number | boolean | NumberCell | DateCell | EntityCell | FailedCell;

/** A result as Excel takes it: rows of equal length, at least one. */
export type Block = readonly (readonly CellValue[])[];
