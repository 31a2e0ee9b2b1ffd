import { componentKinds, type LineKind } from "../aspects/component-kind";
import { kindOfNumber } from "../aspects/kind-signs";
import { type DecodedNumber, decodeNumber } from "../makers/decode";
import type { Description } from "./description";
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
  /** What other manufacturers' numbers of this form say (decode.ts). */
  readonly decoded: readonly DecodedNumber[];
  readonly description: Description;
  /** The voltage that the user gave for lines without one, in volts; null: not for this line. */
  readonly givenVolts: number | null;
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

interface DistributorNumber {
  readonly text: string;
  /** "" if it is unknown. */
  readonly distributor: string;
}

/** A line, before the numbers in its cell are read. */
export type LineRead = Omit<BomEntry, "partno" | "how" | "decoded" | "givenVolts">;

/** One per part number. Blank lines, such as the rest of merged cells, have none. */
export function entriesOfLine(line: LineRead): readonly BomEntry[] {
  const { cell, description, distributorNumber } = line;
  if (cell.trim() === "" && description.isEmpty && distributorNumber === null) return [];
  const parts = extractParts(cell);
  return (parts.length > 0 ? parts : [noPart]).map(({ partno, how }) => ({
    ...line,
    partno,
    how,
    decoded: decodeNumber(partno ?? ""),
    givenVolts: null,
    kind: line.kind ?? kindOf(partno ?? "", description),
  }));
}

const noPart = { partno: null, how: "exact" } as const;

/** The distinct numbers to request. */
export function partnosOf(entries: readonly BomEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ partno, isNotFitted }) => (isNotFitted ? [] : (partno ?? []))))];
}

function kindOf(partno: string, description: Description): LineKind | null {
  const kind = kindOfNumber(partno) ?? description.kind;
  return kind === null ? null : componentKinds[kind];
}
