import { fieldTableTexts } from "../../messages/functions/field-table-texts";
import type { ArgumentFailure } from "../../messages/failures/argument-failure";
import { Failed } from "../../product-data/base/failed";
import { listOf } from "../../product-data/filter/check";
import { enumeratedValues } from "../../product-data/vocabulary/enumerated-values";
import { fields } from "../../product-data/vocabulary/field";
import type { Call } from "./answer";
import { type Arguments, cellText, requireCategory, requireField, requestedLanguage } from "./arguments/argument";
import type { Block } from "./cells/cell";

/**
 * The fields of a category's products and the fields that search them, as a table with a header row; all fields if the
 * category is blank. Then the condition column refers to a search without Category.
 * @throws ArgumentFailure `categoryUnknown`
 */
export function tableOfFields(category: string | null, { runtime: { language } }: Call): Block {
  const chosen = cellText(category) === "" ? null : requireCategory(category);
  const context = chosen?.id ?? "none";
  const shown =
    chosen === null
      ? fields
      : fields.filter(
          (field) => field.contexts.includes(context) || field.categories.some((id) => chosen.members.includes(id)),
        );
  const text = fieldTableTexts[language];
  return [
    Object.values(text.columns),
    ...shown.map((field) => [
      field.name,
      field.label[language],
      text.types[field.type],
      field.unit,
      field.contexts.includes(context),
      field.categories.join(", "),
      // SEARCH accepts the values in this form.
      (listOf(field, language) ?? []).join("|"),
    ]),
  ];
}

export type ValuesArguments = Pick<Arguments, "lang"> & { readonly field: string | null };

/**
 * The values of a list field as one column under its label, in the form that SEARCH accepts in this language. For
 * Category, these are its ids.
 * @throws ArgumentFailure `fieldMissing`, `fieldUnknown`, `fieldNotListed`
 */
export function tableOfValues({ field: name, lang }: ValuesArguments, call: Call): Block {
  const language = requestedLanguage(lang, call);
  const field = requireField(cellText(name));
  const values = listOf(field, language);
  if (values === undefined) throw new Failed<ArgumentFailure>({ code: "fieldNotListed", field: field.name, listed });
  return [[field.label[language]], ...values.map((value) => [value])];
}

const listed = ["Category", ...Object.keys(enumeratedValues)];
