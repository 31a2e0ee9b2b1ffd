import { type ProductCategory, productCategories } from "../vocabulary/category";
import { fields } from "../vocabulary/field";
import type { StoredField } from "./column";

/** The fields that a table has a column for: all that a product of the category has, but the part number itself. */
export function storedFields(category: ProductCategory): readonly StoredField[] {
  return stored.get(category) ?? [];
}

/** What a condition on another field compares. */
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
