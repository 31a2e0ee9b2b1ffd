import { fieldValue, type Product } from "../../../product-data/api/product";
import type { Column } from "../../../product-data/vocabulary/column";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { inUnit, printQuantity } from "../../../product-data/vocabulary/quantity";

/** A column of a product as text: a number in the selected unit, or as the service writes it. */
export function displayText(
  product: Product,
  { field, unit }: Column,
  words: { readonly yes: string; readonly no: string },
): string {
  const value = fieldValue(product, field);
  if (value === null) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "object") return value.join(", ");
  if (typeof value === "string") return value;
  if (unit !== null) return `${String(inUnit(value, unit))} ${unit.symbol}`;
  const companion = fieldByName(`${field.compares ?? field.name}Text`);
  const text = companion === undefined ? null : fieldValue(product, companion);
  return typeof text === "string" ? text : printQuantity(value, field.unit);
}
