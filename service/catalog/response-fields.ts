import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import { type Field, fieldByName, fields } from "../../src/product-data/vocabulary/field";

/** Fields of a product in a response, except the part number and its short form, in the order of the response. */
export const responseFields = (category: ProductCategory): readonly Field[] => byCategory[category];

const inProduct = fields.filter(
  ({ name, place }) => place !== null && place !== "Group" && !["Partno", "PartnoWithoutPackageCode"].includes(name),
);
const of = (category: ProductCategory): readonly Field[] =>
  inProduct.filter(({ categories }) => categories.includes(category));
const byCategory: Readonly<Record<ProductCategory, readonly Field[]>> = {
  ceramicCapacitorsSMD: of("ceramicCapacitorsSMD"),
  ceramicCapacitorsLead: of("ceramicCapacitorsLead"),
  inductors: of("inductors"),
};

/** The field whose values a condition on `field` compares (Rdc compares RdcMax). */
export function comparedField(field: Field): Field {
  const compared = field.compares === null ? field : fieldByName(field.compares);
  if (compared === undefined) throw new Error(`${field.name} compares a field that does not exist`);
  return compared;
}

/** Application is a list that is returned as one text with commas (document, *3). */
export const isCommaSeparated = (field: Field): boolean => field.name === "Application";

/** Whether a field contains the URL of a page or a file. */
export const isUrl = (field: Field): boolean => field.place === "MediaFileUrls" || field.name.endsWith("Url");
