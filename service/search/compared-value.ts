import { productCategories } from "../../src/product-data/vocabulary/category";
import { fieldByName } from "../../src/product-data/vocabulary/field";
import type { Language } from "../../src/product-data/vocabulary/language";
import { type LocalValue, type Product, valueIn } from "../catalog/product";
import { comparedField } from "../catalog/response-fields";

/** What a condition or an order on a field compares of a product. Categories have the order of a response. */
export function comparedValue(field: string, language: Language): (product: Product) => LocalValue {
  if (field === "Partno") return ({ partno }) => partno;
  if (field === "Category") return ({ category }) => productCategories.indexOf(category);
  const known = fieldByName(field);
  if (known === undefined) throw new Error(`The query was not checked: ${field}`);
  const { name } = comparedField(known);
  return ({ values }) => valueIn(language, values[name]);
}
