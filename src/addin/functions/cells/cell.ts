import type { DateCell } from "../../excel/date-cell";
import type { Failure } from "../../../messages/failures/failure";

/** A cell that shows an error with a text. */
export class FailedCell {
  constructor(readonly failure: Failure) {}
}

/** A number with a format that shows its unit; plain if the host has no data types or the user turned formats off. */
export class NumberCell {
  constructor(
    readonly value: number,
    readonly numberFormat: string,
  ) {}
}

/** A product with a card (entity.ts), used only if the host has data types. */
export class EntityCell {
  constructor(readonly entity: object) {}
}

/** The result of a function for one cell. Blank is "", because null would show as 0. */
export type CellValue = string | number | boolean | NumberCell | DateCell | EntityCell | FailedCell;

/** A result in the form of Excel: rows of equal length, at least one. */
export type Block = readonly (readonly CellValue[])[];
