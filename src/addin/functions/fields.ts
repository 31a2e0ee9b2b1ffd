import { fieldTableTexts } from "../../messages/field-table-texts";
import { fields } from "../../product-data/vocabulary/field";
import type { Call } from "./answer";
import { requireCategory, cellText } from "./arguments/argument";
import type { Block } from "./cells/cell";
import { valuesIn } from "./values";

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
  const { name, label, type, unit, condition, categories, values } = fieldTableTexts[language].columns;
  return [
    [name, label, type, unit, condition, categories, values],
    ...shown.map((field) => [
      field.name,
      field.label[language],
      fieldTableTexts[language].types[field.type],
      field.unit,
      field.contexts.includes(context),
      field.categories.join(", "),
      // As SEARCH accepts them.
      (valuesIn(field, language) ?? []).join("|"),
    ]),
  ];
}
