import { replacementTexts } from "../../../messages/replacement-texts";
import type { SheetHead } from "./whole-bom";

/**
 * The column of a BOM's alternatives, in the sheet, zero-based: it has the title that Check BOM gives it in any language.
 * null: the BOM has none.
 */
export function alternativesColumn({ sheet, reading: { header } }: SheetHead): number | null {
  const at = header === null ? -1 : (sheet.texts[header]?.findIndex(isTitle) ?? -1);
  return at < 0 ? null : sheet.column + at;
}

const isTitle = (text: string): boolean => titles.has(text.trim().toLowerCase());
const titles: ReadonlySet<string> = new Set(Object.values(replacementTexts).map(({ title }) => title.toLowerCase()));
