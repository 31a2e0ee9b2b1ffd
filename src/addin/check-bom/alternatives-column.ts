import { replacementTexts } from "../../messages/replacement-texts";
import type { SheetHead } from "./sheet/whole-bom";

/** The column of alternatives, or else the next free one, in the sheet, zero-based. */
export const alternativesColumn = (head: SheetHead | null): number => columnTitled("title", head) ?? freeColumn(head);

/** The column of notes on alternatives, or else the next free one. */
export const notesColumn = (head: SheetHead | null): number => columnTitled("noteTitle", head) ?? freeColumn(head);

const freeColumn = (head: SheetHead | null): number => (head === null ? 0 : head.sheet.column + head.sheet.columnCount);

/** The column with the title that Check BOM gives it in any language; null: the BOM has none. */
export function columnTitled(name: "title" | "noteTitle", head: SheetHead | null): number | null {
  const titles = head?.reading.header == null ? [] : (head.sheet.texts[head.reading.header] ?? []);
  const known = Object.values(replacementTexts).map((text) => text[name].toLowerCase());
  const at = titles.findIndex((title) => known.includes(title.trim().toLowerCase()));
  return at < 0 || head === null ? null : head.sheet.column + at;
}
