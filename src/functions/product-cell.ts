import { fieldValue, type FieldValue, type Product } from "../api/product";
import { type Field, fields } from "../vocabulary/field";
import { type CellValue, NumberCell } from "./cell";
import { dateCell } from "./number-format";

/**
 * A field of a product in a cell: numbers with the service's text companion as their display, dates as Excel's dates,
 * lists joined with ", ", absent values (and numbers that are not finite, which Excel cannot take) blank.
 */
export function productCell(product: Product, field: Field): CellValue {
  const value = fieldValue(product, field);
  if (typeof value === "number") return numberCell(value, textOf(product, field));
  if (field.type === "Date" && typeof value === "string") return dateCell(value);
  return plainCell(value);
}

function numberCell(value: number, text: FieldValue): CellValue {
  if (!Number.isFinite(value)) return "";
  return typeof text === "string" ? new NumberCell(value, text) : value;
}

function plainCell(value: FieldValue): CellValue {
  if (value === null) return "";
  return typeof value === "object" ? value.join(", ") : value;
}

function textOf(product: Product, field: Field): FieldValue {
  const companion = companions.get(field.compares ?? field.name);
  return companion === undefined ? null : fieldValue(product, companion);
}

const companions: ReadonlyMap<string, Field> = new Map(
  fields.flatMap((field) => (field.textOf === null ? [] : [[field.textOf, field] as const])),
);
