import { type Extraction, extractParts } from "./extract";

/** A part number of a BOM, or a cell of its column without one. */
export interface BomEntry {
  /** In the sheet, zero-based. */
  readonly row: number;
  /** The cell's text. */
  readonly cell: string;
  /** null: the cell contains none. */
  readonly partno: string | null;
  readonly how: Extraction;
  /** The BOM's description of the part; "" without a description column. */
  readonly description: string;
}

export interface BomCell {
  readonly row: number;
  readonly text: string;
  readonly description: string;
}

/**
 * The entries of a column, from the top: one per part number. Blank cells, such as the rest of merged ones, have none.
 */
export function entriesOf(cells: readonly BomCell[]): readonly BomEntry[] {
  return cells.flatMap(({ row, text, description }): readonly BomEntry[] => {
    if (text.trim() === "") return [];
    const entry = { row, cell: text, description };
    const parts = extractParts(text);
    if (parts.length === 0) return [{ ...entry, partno: null, how: "exact" }];
    return parts.map((part) => ({ ...entry, ...part }));
  });
}

/** The distinct numbers to request. */
export function partnosOf(entries: readonly BomEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ partno }) => partno ?? []))];
}
