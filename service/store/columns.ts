import { type Field, fieldByName, fields } from "../../src/product-data/vocabulary/field";
import { type ProductCategory, productCategories } from "../../src/product-data/vocabulary/category";

/**
 * How a product's values are stored. Texts, lists, and dates are terms: a number that stands for a text in three
 * languages. Numbers and booleans are stored directly.
 */
export type Storage = "term" | "number" | "boolean";

export function storageOf(field: Field): Storage {
  if (field.type === "Boolean") return "boolean";
  return field.type === "Double" || field.type === "Integer" ? "number" : "term";
}

/** Fields of a product in a response, except the part number and its short form, in the order of the response. */
export function storedFields(category: ProductCategory): readonly Field[] {
  return stored[category];
}

/** Every condition field with a column of its own. Partno and Category are stored in another way. */
export const conditionColumns: readonly Field[] = fields.filter(
  (field) => field.contexts.length > 0 && field.name !== "Partno" && field.name !== "Category",
);

/** The field whose values a condition on `field` compares (Rdc compares RdcMax). */
export function comparedField(field: Field): Field {
  const compared = field.compares === null ? field : fieldByName(field.compares);
  if (compared === undefined) throw new Error(`${field.name} compares a field that does not exist`);
  return compared;
}

/** The column's name as SQL. Names come only from the vocabulary, never from a request. */
export function columnOf(field: Field): string {
  return `"${comparedField(field).name}"`;
}

/** The number of a category in the database: its place in the response. */
export function categoryCode(category: ProductCategory): number {
  return productCategories.indexOf(category);
}

/**
 * Whether a text field contains several values in one text (document, *3): Application is a list that is returned as
 * one text.
 */
export function isCommaSeparated(field: Field): boolean {
  return field.name === "Application";
}

/** Whether a field contains the URL of a page or a file. */
export function isUrl(field: Field): boolean {
  return field.place === "MediaFileUrls" || field.name.endsWith("Url");
}

const own = new Set(["Partno", "PartnoWithoutPackageCode"]);

const stored = byCategory((category) =>
  fields.filter(
    (field) =>
      field.place !== null && field.place !== "Group" && field.categories.includes(category) && !own.has(field.name),
  ),
);

/** One value for each category. */
export function byCategory<T>(make: (category: ProductCategory) => T): Readonly<Record<ProductCategory, T>> {
  return {
    ceramicCapacitorsSMD: make("ceramicCapacitorsSMD"),
    ceramicCapacitorsLead: make("ceramicCapacitorsLead"),
    inductors: make("inductors"),
  };
}
