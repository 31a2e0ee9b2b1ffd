import type { Field } from "../../vocabulary/field";
import type { Language } from "../../vocabulary/language";

/** Fields for a list: API names with their labels. */
export const fieldOptions = (fields: readonly Field[], language: Language): readonly (readonly [string, string])[] =>
  fields.map(({ name, label }) => [name, label[language]]);
