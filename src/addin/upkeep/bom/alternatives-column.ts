import { replacementTexts } from "../../../messages/replacement-texts";
import type { SheetHead } from "./whole-bom";

/**
 * The column of a BOM's alternatives, in the sheet, zero-based: it has formulas for them, or the title that Check BOM
 * gives it in any language. null: the BOM has none.
 */
export function alternativesColumn({ sheet, reading }: SheetHead): number | null {
  const own = sheet.own.find(({ formula }) => isAlternative(formula));
  if (own !== undefined) return own.area.column;
  if (reading.header === null) return null;
  const at = sheet.texts[reading.header]?.findIndex((text) => titles.has(text.trim().toLowerCase())) ?? -1;
  return at < 0 ? null : sheet.column + at;
}

const isAlternative = (formula: string): boolean => /\bVENDOR\.ALTERNATIVES\(/i.test(formula);

const titles: ReadonlySet<string> = new Set(Object.values(replacementTexts).map(({ title }) => title.toLowerCase()));
