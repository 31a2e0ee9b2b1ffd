import { isOfAnswer, type PartChange } from "../../catalog/part-change";
import { refreshTexts } from "../../messages/refresh-texts";
import { valuesTexts } from "../../messages/values-texts";
import { fieldByName } from "../../vocabulary/field";
import type { Language } from "../../vocabulary/language";
import { valueText } from "./change-table";

/** Changes as the cells of a sheet, under a row of heads: part number, field, before, now. */
export function changeCells(changes: readonly PartChange[], language: Language): readonly (readonly string[])[] {
  const text = refreshTexts[language];
  const rowOf = (change: PartChange): readonly string[] => {
    if (isOfAnswer(change)) return [change.partno, text[change.kind](change.filter), "", ""];
    if (change.kind !== "changed") return [change.partno, text[change.kind], "", ""];
    const label = fieldByName(change.field)?.label[language] ?? change.field;
    return [change.partno, label, valueText(change.before, text), valueText(change.after, text)];
  };
  const heads = [valuesTexts[language].part, text.field, text.before, text.after];
  return [heads, ...changes.map((change) => rowOf(change).map(asText))];
}

/** What came with a workbook may look like a formula, and is none. */
const asText = (content: string): string => (/^[=+@-]/.test(content) && content !== "–" ? `'${content}` : content);
