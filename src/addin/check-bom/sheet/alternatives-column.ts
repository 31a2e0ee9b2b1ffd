import { replacementTexts } from "../../../messages/replacement-texts";
import type { SheetHead } from "./whole-bom";

/**
 * The column of a BOM's alternatives, in the sheet, zero-based: it has the title that Check BOM gives it in any language,
 * or else formulas for them. null: the BOM has none.
 */
export function alternativesColumn(head: SheetHead): number | null {
  const { sheet, reading } = head;
  const titled = reading.header === null ? undefined : sheet.texts[reading.header]?.findIndex(isTitle);
  return titled === undefined || titled < 0 ? bestAlternativesColumn(head) : sheet.column + titled;
}

/** The column with formulas for the best alternatives, followed by the comparisons; null: there is none. */
export const bestAlternativesColumn = ({ sheet }: Pick<SheetHead, "sheet">): number | null =>
  sheet.own.find(({ formula }) => isAlternative(formula))?.area.column ?? null;

const isAlternative = (formula: string): boolean => /^=\s*INDEX\(VENDOR\.ALTERNATIVES\(/i.test(formula);

const isTitle = (text: string): boolean => titles.has(text.trim().toLowerCase());
const titles: ReadonlySet<string> = new Set(Object.values(replacementTexts).map(({ title }) => title.toLowerCase()));
