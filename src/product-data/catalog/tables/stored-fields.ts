import { type ProductCategory, productCategories } from "../../vocabulary/category";
import { fields } from "../../vocabulary/field";
import type { StoredField } from "./column";

/** The fields with a column in a table: all fields of a product of the category, except the part number. */
export function storedFields(category: ProductCategory): readonly StoredField[] {
  return stored.get(category) ?? [];
}

/** The field that a condition on another field compares. */
const compared = new Set(fields.map(({ compares }) => compares));

const stored: ReadonlyMap<ProductCategory, readonly StoredField[]> = new Map(
  productCategories.map((category) => [
    category,
    fields
      .filter(
        ({ name, place, categories }) =>
          place !== null && place !== "Group" && categories.includes(category) && name !== "Partno",
      )
      .map((field) => ({ ...field, isSearched: field.contexts.length > 0 || compared.has(field.name) })),
  ]),
);
