import { type ProductCategory, productCategories } from "../../src/product-data/vocabulary/category";
import { type Field, fieldByName, fields } from "../../src/product-data/vocabulary/field";

/** Fields of a product in a response, except the part number and its short form, in the order of the response. */
export const responseFields = (category: ProductCategory): readonly Field[] => byCategory.get(category) ?? [];

const byCategory = new Map(
  productCategories.map((category) => [
    category,
    fields.filter(
      ({ name, place, categories }) =>
        place !== null &&
        place !== "Group" &&
        categories.includes(category) &&
        !["Partno", "PartnoWithoutPackageCode"].includes(name),
    ),
  ]),
);

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
