import { fieldValue, type Product } from "../../api/product";
import { type Field, fieldByName } from "../../vocabulary/field";
import { printQuantity } from "../../vocabulary/quantity";

/** A field of a product for reading: a number as the service writes it, or in its unit. */
export function displayText(
  product: Product,
  field: Field,
  words: { readonly yes: string; readonly no: string },
): string {
  const value = fieldValue(product, field);
  if (value === null) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "object") return value.join(", ");
  if (typeof value === "string") return value;
  const companion = fieldByName(`${field.compares ?? field.name}Text`);
  const text = companion === undefined ? null : fieldValue(product, companion);
  return typeof text === "string" ? text : printQuantity(value, field.unit);
}
