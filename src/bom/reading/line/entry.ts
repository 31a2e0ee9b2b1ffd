import { lineKindOf, type LineKind } from "../../claims/component-kind";
import type { DecodedNumber } from "../../numbers/decode";
import { isOwnNumber, isShortenedFrom, readNumber } from "../../numbers/read-number";
import { designatorsIn, isOnlyDesignators } from "../cell/designators";
import { plainText } from "../text/plain-text";
import { isCut } from "../text/words";
import type { Description } from "./description";
import type { Contradiction, SaidInCell } from "./joined-claims";
import type { ReadLine } from "./line";
import { contradictionIn, descriptionOfLine } from "./line-description";
import { alternativesNamed, type LineNumber } from "./line-numbers";

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
  /** The cell that says the quantity; null: none does. */
  readonly quantityCell: SaidInCell | null;
  /** The cell with all designators; null: there is none, or not every word of it is one. */
  readonly designatorsCell: SaidInCell | null;
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

/**
 * What a line is for.
 * @param row the texts of its cells, as the sheet has them
 * @param titles those of the sheet, likewise
 */
export function entryOf(line: ReadLine, row: readonly string[], titles: readonly string[]): BomEntry {
  const { columns, said, component } = line;
  const firstText = (some: readonly number[]): string =>
    some.map((column) => row[column] ?? "").find((text) => text.trim() !== "") ?? "";
  const numbers = entryNumbers(line.numbers);
  const order = line.numbers.find(({ isDistributors }) => isDistributors);
  // Without a size code, the name of a footprint may have the sides of the body.
  const bodies = said.inductance !== undefined && said.sizeInch === undefined ? columns.footprint : [];
  const description = descriptionOfLine(line, row, [...columns.value, ...columns.description, ...bodies]);
  const isAll = (text: string): boolean =>
    isOnlyDesignators(text) && designatorsIn(text).join() === line.designators.join();
  const cell = numbers.length > 0 || order === undefined ? firstText(columns.number) : "";
  // Such as a label or a hole; a distributor's number alone may be of any kind.
  const saysNothing = component === null && said.capacitance === undefined && said.inductance === undefined;
  const isOther = numbers.length === 0 && saysNothing && (order === undefined || !description.isEmpty);
  return {
    row: line.row,
    rows: line.rows,
    cell,
    numbers,
    description,
    value: firstText(columns.value.length > 0 ? columns.value : columns.description),
    alternativesNamed: alternativesNamed(row, titles, columns),
    givenVolts: null,
    designators: line.designators,
    quantity: line.quantity,
    quantityCell: cellIn(row, columns.quantity, (text) => Number(text) === line.quantity),
    designatorsCell: line.rows.length > 1 ? null : cellIn(row, columns.designator, isAll),
    manufacturer: line.manufacturer,
    kind: line.kind ?? (isOther ? "other" : kindOfEntry(numbers, description)),
    isNotFitted: line.doNotPopulate,
    distributorNumber: order ? { text: order.text, distributor: order.distributor ?? "" } : null,
    contradictions: line.contradictions.map((each) => contradictionIn(row, each)),
    destroyed: line.destroyed,
    isCut: [...columns.value, ...columns.description].some((column) => isCut(row[column] ?? "")),
  };
}

/** @param says whether it is the cell, by its plain text */
function cellIn(
  row: readonly string[],
  columns: readonly number[],
  says: (text: string) => boolean,
): SaidInCell | null {
  const column = columns.find((each) => says(plainText(row[each] ?? "")));
  return column === undefined ? null : { column, written: row[column] ?? "" };
}

/** Whether it says nothing, such as the rest of merged cells. */
export const isBlankEntry = ({ cell, numbers, distributorNumber, description }: BomEntry): boolean =>
  cell.trim() === "" && numbers.length === 0 && distributorNumber === null && description.isEmpty;

/** Each of the manufacturers' numbers once; the first of ours before the others. */
export function entryNumbers(numbers: readonly LineNumber[]): readonly EntryNumber[] {
  const distinct = new Map<string, EntryNumber>();
  for (const number of numbers) {
    const { partno, isDistributors } = number;
    if (partno === null || distinct.has(partno)) continue;
    if (isDistributors && [...distinct.keys()].some((each) => isShortenedFrom(each, partno))) continue;
    const { whose, decoded } = readNumber(partno);
    distinct.set(partno, { ...number, partno, decoded: whose === "otherMaker" ? decoded : [] });
  }
  const all = [...distinct.values()];
  const own = all.find(({ partno }) => isOwnNumber(partno));
  return own === undefined ? all : [own, ...all.filter((each) => each !== own)];
}

/** What its main number or its text says. */
export function kindOfEntry([main]: readonly EntryNumber[], description: Description): LineKind | null {
  const { form, kind: ofNumber } = readNumber(main?.partno ?? "");
  const kind = (form === "series" ? ofNumber : null) ?? description.kind;
  return kind === null ? null : lineKindOf(kind);
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
