import { type ComponentKind, componentKinds, type LineKind } from "../aspects/component-kind";
import { kindOfNumber } from "../aspects/kind-signs";
import { kindOfText } from "../aspects/kind-words";
import { type Extraction, extractParts } from "./extract";

/** A part number of a BOM, or a line of it without one. */
export interface BomEntry {
  /** In the sheet, zero-based. */
  readonly row: number;
  /** The text of the part number's cell. */
  readonly cell: string;
  /** null: the cell contains none. */
  readonly partno: string | null;
  readonly how: Extraction;
  /** The BOM's description of the part; "" without a description column. */
  readonly description: string;
  /** The kind of part that the description names in English words (line-text.ts); null: only the BOM's own words. */
  readonly describedKind: ComponentKind | null;
  readonly designators: readonly string[];
  readonly quantity: number | null;
  /** As the BOM writes it; "" without one. */
  readonly manufacturer: string;
  /** null: unknown, or a capacitor whose type isn't said. */
  readonly kind: LineKind | null;
  /** Whether the BOM says that the line isn't fitted. */
  readonly isNotFitted: boolean;
  /** A distributor's order number in the line; null without one. */
  readonly distributorNumber: DistributorNumber | null;
  /** Two cells that say different kinds, such as a capacitor's number on R5; null if none do. */
  readonly kindsDiffer: readonly [one: string, other: string] | null;
}

export interface DistributorNumber {
  readonly text: string;
  /** "" if it is unknown. */
  readonly distributor: string;
}

/** A line, as far as it was read. */
export interface BomCell extends Partial<Omit<BomEntry, "row" | "description" | "cell" | "partno" | "how">> {
  readonly row: number;
  readonly text: string;
  readonly description: string;
}

/**
 * The entries of a column, from the top: one per part number. Blank cells, such as the rest of merged ones, have none.
 */
export function entriesOf(cells: readonly BomCell[]): readonly BomEntry[] {
  return cells.flatMap(({ text, ...cell }): readonly BomEntry[] => {
    if (text.trim() === "" && cell.description.trim() === "" && !cell.distributorNumber) return [];
    const entry = { ...unknown, ...cell, cell: text };
    const parts = extractParts(text);
    if (parts.length === 0) return [{ ...entry, partno: null, how: "exact", kind: cell.kind ?? kindOf("", entry) }];
    return parts.map((part) => ({ ...entry, ...part, kind: cell.kind ?? kindOf(part.partno, entry) }));
  });
}

/** The distinct numbers to request. */
export function partnosOf(entries: readonly BomEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ partno, isNotFitted }) => (isNotFitted ? [] : (partno ?? []))))];
}

const unknown = {
  describedKind: null,
  designators: [],
  quantity: null,
  manufacturer: "",
  isNotFitted: false,
  distributorNumber: null,
  kindsDiffer: null,
} as const;

function kindOf(partno: string, { description }: { readonly description: string }): LineKind | null {
  const kind = kindOfNumber(partno) ?? kindOfText(description);
  return kind === null ? null : componentKinds[kind];
}
