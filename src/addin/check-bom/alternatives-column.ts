import { alternativeTexts } from "../../messages/check-bom/alternative-texts";
import type { SheetHead } from "./sheet/whole-bom";

/** Titles that Check BOM gives the columns of alternatives, and of notes on them. */
type ColumnName = "title" | "noteTitle";

/** The column with the title in the sheet, zero-based, or else the next free one. */
export const columnFor = (name: ColumnName, head: SheetHead | null): number =>
  columnTitled(name, head) ?? (head === null ? 0 : head.sheet.column + head.sheet.columnCount);

/** The column with the title in any language; null: the BOM has none. */
export function columnTitled(name: ColumnName, head: SheetHead | null): number | null {
  const titles = head?.reading.header == null ? [] : (head.sheet.texts[head.reading.header] ?? []);
  const known = Object.values(alternativeTexts).map((text) => text[name].toLowerCase());
  const at = titles.findIndex((title) => known.includes(title.trim().toLowerCase()));
  return at < 0 || head === null ? null : head.sheet.column + at;
}
