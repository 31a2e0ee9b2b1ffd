import type { Field } from "../../../product-data/vocabulary/field";
import type { Language } from "../../../product-data/vocabulary/language";

/** Fields for a list: API names with their labels. */
export const fieldOptions = (fields: readonly Field[], language: Language): readonly (readonly [string, string])[] =>
  fields.map(({ name, label }) => [name, label[language]]);
