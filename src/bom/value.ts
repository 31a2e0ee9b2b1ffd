import { fieldValue, type FieldValue, type Product } from "../api/product";
import { fieldByName } from "../vocabulary/field";

/** The value of the field with this API name. */
export function valueOf(product: Product, name: string): FieldValue {
  const field = fieldByName(name);
  return field === undefined ? null : fieldValue(product, field);
}
