import { kindOfNumber } from "../../aspects/kind-signs";
import { componentKinds, type LineKind } from "../../aspects/component-kind";
import { type DecodedNumber, decodeNumber } from "../../makers/decode";
import type { Description } from "./description";
import type { Contradiction, SaidInCell } from "./joined-claims";
import type { LineNumber } from "./line-numbers";
import { isMakersNumber } from "../cell/patterns";

/** A line of a BOM: what it is for, and its numbers. */
export interface BomEntry {
  /** In the sheet, zero-based. */
  readonly row: number;
  /** With rows beneath it that belong to it. */
  readonly rows: readonly number[];
  /** The text of the part number's cell. */
  readonly cell: string;
  /** All manufacturers' numbers, each once. The first is the one that the line is for: if it has ours, one of them. */
  readonly numbers: readonly EntryNumber[];
  readonly description: Description;
  /** The text of the cell with its value, which is all that other components say; "" without one. */
  readonly value: string;
  /** Numbers that it names as alternatives besides `numbers`, as they are written (line-numbers.ts). */
  readonly alternativesNamed: readonly string[];
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
  /** Texts of the line that can't both be right. */
  readonly contradictions: readonly Contradiction[];
  /** A number that a spreadsheet rounded; null if none is. */
  readonly destroyed: SaidInCell | null;
  /** Only the start of its value or description was read. */
  readonly isCut: boolean;
}

export interface EntryNumber extends LineNumber {
  readonly partno: string;
  /** What other manufacturers' numbers of this form say (decode.ts). */
  readonly decoded: readonly DecodedNumber[];
}

interface DistributorNumber {
  readonly text: string;
  /** "" if it is unknown. */
  readonly distributor: string;
}

/** A line, before its numbers are decoded. */
export type LineRead = Omit<BomEntry, "numbers" | "givenVolts"> & { readonly numbers: readonly LineNumber[] };

/** null for a blank line, such as the rest of merged cells. */
export function entryOf(line: LineRead): BomEntry | null {
  const { cell, description, distributorNumber } = line;
  if (cell.trim() === "" && line.numbers.length === 0 && description.isEmpty && distributorNumber === null) return null;
  const distinct = new Map<string, EntryNumber>();
  for (const { partno, ...number } of line.numbers)
    if (partno !== null && !distinct.has(partno))
      distinct.set(partno, { ...number, partno, decoded: decodeNumber(partno) });
  const all = [...distinct.values()];
  const own = all.find(({ partno }) => isMakersNumber(partno));
  const numbers = own === undefined ? all : [own, ...all.filter((each) => each !== own)];
  return {
    ...line,
    numbers,
    givenVolts: null,
    kind: line.kind ?? kindOf(numbers[0]?.partno ?? "", description),
  };
}

/** The same line, in rows that are counted from another one. */
export function movedBy(entry: BomEntry, rows: number): BomEntry {
  return {
    ...entry,
    row: entry.row + rows,
    rows: entry.rows.map((row) => row + rows),
    numbers: entry.numbers.map((number) => ({ ...number, row: number.row + rows })),
  };
}

/** The distinct numbers to request. */
export const partnosOf = (entries: readonly BomEntry[]): readonly string[] => [
  ...new Set(entries.flatMap(({ numbers, isNotFitted }) => (isNotFitted ? [] : numbers.map(({ partno }) => partno)))),
];

function kindOf(partno: string, description: Description): LineKind | null {
  const kind = kindOfNumber(partno) ?? description.kind;
  return kind === null ? null : componentKinds[kind];
}
