import {
  ArrayValueObject,
  BooleanValueObject,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
  type BaseReferenceObject,
  type BaseValueObject,
} from "@univerjs/preset-sheets-core";
import { isMatrix, omitted, type GridArgument, type GridScalar } from "../arguments";
import { formatOf, shownText } from "../cell-value";
import { errorOf, type CellError, type Outcome, type ResultCell } from "../outcome";
import { dataTypeIn, type CellCustomData } from "./custom-data";

/** Every cell of a reference with its data type, which the engine's own values don't include. */
export function toGridArgument(value: BaseValueObject | BaseReferenceObject): GridArgument {
  if (!value.isReferenceObject()) return valueArgument(value as BaseValueObject);
  const reference = value as BaseReferenceObject;
  const cells = valueArgument(reference.toArrayValueObject());
  if (!isMatrix(cells)) return cells;
  const { startRow, startColumn } = reference.getRangePosition();
  return cells.map((row, rowIndex) =>
    row.map((cell, index) => {
      const dataType = dataTypeIn(reference.getCellData(startRow + rowIndex, startColumn + index));
      return dataType && dataType["type"] !== "Error" ? dataType : cell;
    }),
  );
}

/** A single null can only be nothing between two commas. */
function valueArgument(value: BaseValueObject): GridArgument {
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

/**
 * The object never comes from the engine's caches (`create`), because what is attached here would show in other cells.
 */
function cellObject(cell: ResultCell): BaseValueObject {
  switch (typeof cell) {
    case "number":
      return new NumberValueObject(cell).withCustomData(noData);
    case "boolean":
      return new BooleanValueObject(cell).withCustomData(noData);
    case "string":
      return new StringValueObject(cell).withCustomData(noData);
    default:
      // Excel shows null as 0
      return cell === null ? cellObject(0) : richObject(cell);
  }
}

/** Data types: a formatted number, an entity, a web image, an error. */
function richObject(dataType: Exclude<ResultCell, string | number | boolean | null>): BaseValueObject {
  const error = errorOf(dataType);
  if (error) return errorObject(error);
  const custom: CellCustomData = { dataType };
  const object = cellObject(shownText(dataType)).withCustomData({ ...custom });
  const format = formatOf(dataType);
  // The engine copies the format through calculations, as Excel does
  if (format !== undefined) object.setPattern(format);
  return object;
}

function errorObject({ error, message }: CellError): BaseValueObject {
  const dataType = { type: "Error", basicType: "Error", basicValue: error, ...(message !== undefined && { message }) };
  const custom: CellCustomData = { dataType };
  return new ErrorValueObject(error as never).withCustomData({ ...custom });
}

/** Univer overwrites a cell's data only with a value. */
const noData = {};
