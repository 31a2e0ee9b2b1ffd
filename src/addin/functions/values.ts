import { Failed } from "../../product-data/base/failed";
import type { ArgumentFailure } from "../../messages/failures/argument-failure";
import { categories } from "../../product-data/vocabulary/category";
import { enumeratedValues, valuesOf } from "../../product-data/vocabulary/enumerated-values";
import type { Field } from "../../product-data/vocabulary/field";
import type { Language } from "../../product-data/vocabulary/language";
import type { Call } from "./answer";
import { cellText, requireField, requestedLanguage } from "./arguments/argument";
import type { Block } from "./cells/cell";

/** The arguments of VALUES as Excel passes them. */
export interface ValuesArguments {
  readonly field: string | null;
  readonly lang: string | null;
}

/**
 * The values of a list field as one column under its label, in the form that SEARCH accepts in this language. For
 * Category, its ids.
 * @throws ArgumentFailure `fieldMissing`, `fieldUnknown`, `fieldNotListed`
 */
export function tableOfValues({ field: name, lang }: ValuesArguments, call: Call): Block {
  const language = requestedLanguage(lang, call);
  const field = requireField(cellText(name));
  const values = valuesIn(field, language);
  if (values === undefined) throw new Failed<ArgumentFailure>({ code: "fieldNotListed", field: field.name, listed });
  return [[field.label[language]], ...values.map((value) => [value])];
}

/** The values of a list field; for Category, its ids. undefined if the field has no list. */
export function valuesIn(field: Field, language: Language): readonly string[] | undefined {
  return field.name === "Category" ? categories.map(({ id }) => id) : valuesOf(field.name, language);
}

const listed = ["Category", ...Object.keys(enumeratedValues)];
