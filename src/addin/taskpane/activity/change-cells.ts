import type { FieldValue } from "../../../product-data/api/product";
import { isOfAnswer, type PartChange } from "../../../product-data/lookup/part-change";
import type { SheetCell } from "../../excel/change-sheet";
import { listText } from "../../../messages/list-text";
import { refreshTexts } from "../../../messages/refresh-texts";
import { keptValuesTexts } from "../../../messages/kept-values-texts";
import { fieldByName } from "../../../product-data/vocabulary/field";
import type { Language } from "../../../product-data/vocabulary/language";
import { partLabels } from "./part-label";

/** Changes as cells of a sheet, with a header row: part number, field, before, now. */
export function changeCells(changes: readonly PartChange[], language: Language): readonly (readonly SheetCell[])[] {
  const text = refreshTexts[language];
  const labelOf = partLabels(changes);
  const rowOf = (change: PartChange): readonly SheetCell[] => {
    const part = labelOf(change);
    if (isOfAnswer(change)) return [part, text[change.kind](change.filter), "", ""];
    if (change.kind !== "changed") return [part, text[change.kind], "", ""];
    const label = fieldByName(change.field)?.label[language] ?? change.field;
    return [part, label, cellOf(change.before, language), cellOf(change.after, language)];
  };
  return [[keptValuesTexts[language].part, text.field, text.before, text.after], ...changes.map(rowOf)];
}

export function cellOf(value: FieldValue, language: Language): SheetCell {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? refreshTexts[language].yes : refreshTexts[language].no;
  return typeof value === "object" ? listText(value, language) : value;
}
