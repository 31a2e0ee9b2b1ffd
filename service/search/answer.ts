import { categoryById, type ProductCategory, productCategories } from "../../src/product-data/vocabulary/category";
import type { Field } from "../../src/product-data/vocabulary/field";
import type { Language } from "../../src/product-data/vocabulary/language";
import { baseMark, type LocalValue, partnoMark, type Product, valueIn } from "../catalog/product";
import { realHeadings } from "../catalog/real-products";
import { isCommaSeparated, isUrl, responseFields } from "../catalog/response-fields";

/** The product-search response (document): one group for each category in it. */
export function answer(
  products: readonly Product[],
  hasMoreHits: boolean,
  language: Language,
  baseUrl: string,
): string {
  const groups = productCategories.flatMap((category) => {
    const own = products.filter((product) => product.category === category);
    const group = { ...headingOf(category, language), Products: own.map((each) => answered(each, language, baseUrl)) };
    return own.length === 0 ? [] : [[groupOf(category), group] as const];
  });
  return JSON.stringify({ HasMoreHits: hasMoreHits, Data: Object.fromEntries(groups) });
}

/** The name of a category's group. */
export function groupOf(category: ProductCategory): string {
  const group = categoryById(category)?.group ?? null;
  if (group === null) throw new Error(`${category} has no group`);
  return group;
}

/** What a group has above its products. */
export const headingOf = (category: ProductCategory, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(realHeadings[category]).map(([name, text]) => [name, text[language]]));

export function answered(product: Product, language: Language, baseUrl: string): Readonly<Record<string, unknown>> {
  const { category, partno, values } = product;
  const object: Record<string, unknown> = {
    Partno: partno,
    PartnoWithoutPackageCode: values["PartnoWithoutPackageCode"] ?? partno,
  };
  const places: Record<string, Record<string, unknown>> = { Product: object };
  for (const field of responseFields(category)) {
    const place = String(field.place);
    const holder = (places[place] ??= object[place] = {});
    holder[field.name] = answeredValue(product, field, language, baseUrl);
  }
  return object;
}

export function answeredValue(
  { partno, values }: Product,
  field: Field,
  language: Language,
  baseUrl: string,
): LocalValue {
  const value = valueIn(language, values[field.name]);
  if (field.type === "List") return value ?? [];
  if (typeof value === "object" && value !== null && isCommaSeparated(field)) return value.join(",");
  if (typeof value !== "string" || !isUrl(field)) return value;
  return value.replace(baseMark, () => baseUrl).replace(partnoMark, () => encodeURIComponent(partno));
}
