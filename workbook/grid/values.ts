import {
  ArrayValueObject,
  BooleanValueObject,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
  type BaseValueObject,
} from "@univerjs/preset-sheets-core";
import { omitted, type GridArgument, type GridScalar } from "../arguments";
import { errorOf, type CellError, type Outcome, type ResultCell } from "../outcome";

/** What a cell knows beyond its value; Univer carries it from a function's result into the cell. */
export interface CellCustomData {
  readonly errorMessage?: string;
}

/** References arrive as arrays, so a lone null can only be nothing between two commas. */
export function toGridArgument(value: BaseValueObject): GridArgument {
  if (value.isNull()) return omitted;
  if (!(value instanceof ArrayValueObject)) return toGridScalar(value);
  const rows: GridScalar[][] = [];
  value.iterator((cell, row, column) => {
    (rows[row] ??= [])[column] = cell ? toGridScalar(cell) : null;
  });
  return rows;
}

export function toValueObject(outcome: Outcome): BaseValueObject {
  if ("error" in outcome) return errorObject(outcome);
  const { value } = outcome;
  if (!Array.isArray(value)) return cellObject(value as ResultCell);
  const rows = (value as readonly (readonly ResultCell[])[]).map((row) => row.map(cellObject));
  if (rows.length === 0 || rows[0]?.length === 0) return errorObject({ error: "#VALUE!" });
  return arrayObject(rows);
}

export function arrayObject(rows: readonly (readonly BaseValueObject[])[]): ArrayValueObject {
  return ArrayValueObject.create({
    calculateValueList: rows.map((row) => [...row]),
    rowCount: rows.length,
    columnCount: rows[0]?.length ?? 0,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
}

function toGridScalar(value: BaseValueObject): GridScalar {
  if (value.isNull()) return null;
  if (value instanceof ErrorValueObject) return { error: value.getValue() as CellError["error"] };
  return value.getValue();
}

/** Never from the engine's caches (`create`): what is attached here would show in other cells. */
function cellObject(cell: ResultCell): BaseValueObject {
  switch (typeof cell) {
    case "number":
      return new NumberValueObject(cell).withCustomData(noData);
    case "boolean":
      return new BooleanValueObject(cell).withCustomData(noData);
    case "string":
      return new StringValueObject(cell).withCustomData(noData);
    default:
      // Excel shows a null as 0
      return cell === null ? cellObject(0) : richObject(cell);
  }
}

/** Data types: a formatted number, an entity, a web image, an error. */
function richObject(cell: Exclude<ResultCell, string | number | boolean | null>): BaseValueObject {
  const error = errorOf(cell);
  if (error) return errorObject(error);
  const { text, altText, basicValue, numberFormat } = cell;
  if (typeof basicValue === "number") {
    const number = new NumberValueObject(basicValue).withCustomData(noData);
    if (typeof numberFormat === "string") number.setPattern(numberFormat);
    return number;
  }
  if (typeof text === "string") return cellObject(text);
  return cellObject(typeof altText === "string" ? altText : ((basicValue ?? "#VALUE!") as string));
}

function errorObject({ error, message }: CellError): BaseValueObject {
  const custom: CellCustomData = message === undefined ? {} : { errorMessage: message };
  return new ErrorValueObject(error as never).withCustomData({ ...custom });
}

/** Univer overwrites what a cell knew only when it is given something. */
const noData = {};
