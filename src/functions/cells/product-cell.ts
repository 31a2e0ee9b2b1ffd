import { fieldValue, type FieldValue, type Product } from "../../api/product";
import type { Column } from "../../vocabulary/column";
import type { BaseUnit } from "../../vocabulary/quantity";
import { inUnit } from "../../vocabulary/quantity";
import { type CellValue, NumberCell } from "./cell";
import { dateCell } from "./date-cell";
import { baseUnitFormat, symbolFormat } from "./number-format";

/** The cell for a column of a product. */
export function productCell(product: Product, column: Column): CellValue {
  return valueCell(fieldValue(product, column.field), column);
}

/**
 * The cell for a value: numbers in the column's unit, dates as Excel dates, lists joined with ", ". Absent values are
 * blank, and so are infinite numbers, which Excel can't show.
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
