import { categories, productCategories } from "../src/product-data/vocabulary/category";
import { type Field, fields } from "../src/product-data/vocabulary/field";
import { type Language, languageNames, languages } from "../src/product-data/vocabulary/language";
import type { CustomEnum, EnumValue } from "../demo/metadata";

export type EnumId = "LANGUAGE" | "CATEGORY" | "DOWNLOADCATEGORY" | "FIELD" | "LISTFIELD";

/** The lists of a language, from the vocabulary tables. A field added there is offered here. */
export function customEnums(language: Language): readonly CustomEnum[] {
  const listed = fields.filter(({ name, listed: isListed }) => isListed || name === "Category");
  const ofCategory = ({ id, label }: (typeof categories)[number]): EnumValue => ({
    name: label[language],
    stringValue: id,
    tooltip: id,
  });
  const downloadable = categories.filter(({ id }) => productCategories.some((one) => one === id));
  return [
    {
      id: "LANGUAGE",
      type: "string",
      values: languages.map((each) => ({ name: languageNames[each], stringValue: each, tooltip: each })),
    },
    { id: "CATEGORY", type: "string", values: categories.map(ofCategory) },
    { id: "DOWNLOADCATEGORY", type: "string", values: downloadable.map(ofCategory) },
    { id: "FIELD", type: "string", values: fields.map((field) => ofField(field, language)) },
    { id: "LISTFIELD", type: "string", values: listed.map((field) => ofField(field, language)) },
  ];
}

const ofField = ({ name, label, unit }: Field, language: Language): EnumValue => ({
  name: label[language],
  stringValue: name,
  tooltip: unit === "" ? name : `${name} [${unit}]`,
});
