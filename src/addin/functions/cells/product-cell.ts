import { fieldValue, type Product } from "../../../product-data/api/product";
import { type Column, fieldFor } from "../../../product-data/vocabulary/column";
import { isDate } from "../../../product-data/vocabulary/field";
import { inUnit } from "../../../product-data/vocabulary/quantity";
import { type CellValue, NumberCell } from "./cell";
import { dateCell } from "../../excel/date-cell";
import { baseUnitFormat, symbolFormat } from "./number-format";

/**
 * The cell for a column of a product: numbers in the column's unit, dates as Excel dates, lists joined with ", ". Absent
 * values are blank, and so are infinite numbers, which Excel can't show.
 */
export function productCell(product: Product, column: Column): CellValue {
  const { unit } = column;
  const field = fieldFor(column, product.group.category) ?? column.field;
  const value = fieldValue(product, field);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return "";
    if (unit !== null) return new NumberCell(inUnit(value, unit), symbolFormat(unit.symbol));
    return field.unit === "" ? value : new NumberCell(value, baseUnitFormat(value, field.unit));
  }
  if (value === null) return "";
  if (typeof value === "object") return value.join(", ");
  return isDate(field) && typeof value === "string" ? dateCell(value) : value;
}
