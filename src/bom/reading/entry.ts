import { componentKinds, type LineKind } from "../aspects/component-kind";
import { kindOfNumber } from "../aspects/kind-signs";
import { type DecodedNumber, decodeNumber } from "../makers/decode";
import { type Description, descriptionOfText } from "./description";
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

/** A line, as far as it was read. */
export interface LineRead extends Partial<Omit<BomEntry, "cell" | "partno" | "how" | "decoded" | "givenVolts">> {
  readonly row: number;
  /** The text with the part number. */
  readonly text: string;
  readonly description: Description;
}

/** A line with the text of its description. */
export interface BomCell extends Omit<LineRead, "description"> {
  readonly description: string;
}

/** The entries of the cells of a column, from the top. */
export const entriesOf = (cells: readonly BomCell[]): readonly BomEntry[] =>
  cells.flatMap((cell) => entriesOfLine({ ...cell, description: descriptionOfText(cell.description) }));

/** One per part number. Blank lines, such as the rest of merged cells, have none. */
export function entriesOfLine({ text, ...line }: LineRead): readonly BomEntry[] {
  if (text.trim() === "" && line.description.isEmpty && !line.distributorNumber) return [];
  const entry = { ...unknown, ...line, cell: text };
  const parts = extractParts(text);
  if (parts.length === 0)
    return [{ ...entry, partno: null, how: "exact", decoded: [], kind: line.kind ?? kindOf("", entry) }];
  return parts.map((part) => ({
    ...entry,
    ...part,
    decoded: decodeNumber(part.partno),
    kind: line.kind ?? kindOf(part.partno, entry),
  }));
}

/** The distinct numbers to request. */
export function partnosOf(entries: readonly BomEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ partno, isNotFitted }) => (isNotFitted ? [] : (partno ?? []))))];
}

const unknown = {
  givenVolts: null,
  designators: [],
  quantity: null,
  manufacturer: "",
  isNotFitted: false,
  distributorNumber: null,
  kindsDiffer: null,
} as const;

function kindOf(partno: string, { description }: Pick<BomEntry, "description">): LineKind | null {
  const kind = kindOfNumber(partno) ?? description.kind;
  return kind === null ? null : componentKinds[kind];
}
