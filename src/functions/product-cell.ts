import { fieldValue, type FieldValue, type Product } from "../api/product";
import type { Column } from "../vocabulary/column";
import type { BaseUnit } from "../vocabulary/quantity";
import { inUnit } from "../vocabulary/quantity";
import { type CellValue, NumberCell } from "./cell";
import { dateCell } from "./date-cell";
import { baseUnitFormat, symbolFormat } from "./number-format";

/** A column of a product in a cell. */
export function productCell(product: Product, column: Column): CellValue {
  return valueCell(fieldValue(product, column.field), column);
}

/**
 * A value in a cell: numbers in the column's unit, dates as Excel's dates, lists joined with ", ", absent values (and numbers
 * that are not finite, which Excel cannot take) blank.
 */
export function valueCell(value: FieldValue, { field, unit }: Column): CellValue {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return "";
    if (unit !== null) return new NumberCell(inUnit(value, unit), symbolFormat(unit.symbol));
    const base: BaseUnit | "" = field.unit;
    return base === "" ? value : new NumberCell(value, baseUnitFormat(value, base));
  }
  if (value === null) return "";
  if (typeof value === "object") return value.join(", ");
  return field.type === "Date" && typeof value === "string" ? dateCell(value) : value;
}
