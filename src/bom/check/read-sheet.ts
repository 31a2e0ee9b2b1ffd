import type { BomColumns } from "../reading/columns";
import { type BomEntry, entriesOfLine, type LineRead } from "../reading/entry";
import { extractParts } from "../reading/extract";
import type { Texts } from "../reading/header";
import type { ReadLine } from "../reading/line";
import { descriptionOfLine } from "../reading/line-description";
import { type BomLayout, layoutOfSheet, linesIn } from "../reading/read-bom";
import { finished, finishedInPieces, type Steps } from "../reading/steps";
import type { ColumnRole } from "../reading/titles";
import { lacksVoltageOnly } from "./voltage";

/** A sheet as it was read. Rows and columns are relative to the used range. */
export interface SheetReading {
  /** The row of the titles; null: there are none. */
  readonly header: number | null;
  readonly columns: BomColumns;
  readonly entries: readonly BomEntry[];
  /** The number of lines that lack only a voltage (voltage.ts). */
  readonly lackingVoltage: number;
}

/** What the user says about columns; null: it isn't used. */
export type ChosenRoles = ReadonlyMap<number, ColumnRole | null>;

/** Reads a BOM: its columns, and an entry for each line. */
export const readSheet = (texts: Texts, chosen: ChosenRoles): SheetReading => finished(readingOf(texts, chosen));

/**
 * Reads as `readSheet`, some lines at a time.
 * @param pause resolves when other tasks have run, or at once while the current one is short
 */
export const readSheetInPieces = (
  texts: Texts,
  chosen: ChosenRoles,
  pause: () => Promise<void>,
): Promise<SheetReading> => finishedInPieces(readingOf(texts, chosen), pause);

function* readingOf(texts: Texts, chosen: ChosenRoles): Steps<SheetReading> {
  const layout = yield* layoutOfSheet(texts, chosen);
  const entries: BomEntry[] = [];
  let lackingVoltage = 0;
  for (let from = 0; from < texts.length; from += rowsAtOnce) {
    yield;
    const some = entriesIn(texts.slice(from, from + rowsAtOnce), from, layout);
    entries.push(...some);
    lackingVoltage += some.filter(lacksVoltageOnly).length;
  }
  return { header: layout.header, columns: layout.columns, entries, lackingVoltage };
}

const rowsAtOnce = 20;

const entriesIn = (texts: Texts, first: number, layout: BomLayout): readonly BomEntry[] =>
  linesIn(texts, first, layout).flatMap((line) => entriesOfLine(lineRead(line, texts[line.row - first] ?? [], layout)));

function lineRead(line: ReadLine, row: readonly string[], { columns }: BomLayout): LineRead {
  const own = line.numbers.find(({ isDistributors, makersNumber }) => !isDistributors || makersNumber !== null);
  const different = line.contradictions.find(({ aspect }) => aspect === "kind");
  const distributors = line.numbers.find(({ isDistributors }) => isDistributors);
  const cell = columns.number.map((column) => row[column] ?? "").find((text) => text.trim() !== "") ?? "";
  const isOrderNumber = own === undefined && distributors !== undefined;
  // Without a size code, the name of a footprint may have the sides of the body.
  const bodies = line.said.inductance !== undefined && line.said.sizeInch === undefined ? columns.footprint : [];
  const description = descriptionOfLine(line, row, [...columns.value, ...columns.description, ...bodies]);
  // A distributor's number alone may be of any kind.
  const isOther = own === undefined && saysNothing(line) && (distributors === undefined || !description.isEmpty);
  return {
    row: line.row,
    cell:
      !isOrderNumber && extractParts(cell).length > 0
        ? cell
        : (own?.makersNumber ?? own?.text ?? (isOrderNumber ? "" : cell)),
    description,
    designators: line.designators,
    quantity: line.quantity,
    manufacturer: line.manufacturer ?? "",
    kind: line.kind ?? (isOther ? "other" : null),
    isNotFitted: line.doNotPopulate,
    distributorNumber: distributors ? { text: distributors.text, distributor: distributors.distributor ?? "" } : null,
    kindsDiffer: different === undefined ? null : [different.one.written, different.other.written],
  };
}

/** A line of an unknown kind without a value, such as a label or a hole: no capacitor and no inductor. */
const saysNothing = ({ component, said }: ReadLine): boolean =>
  component === null && said.capacitance === undefined && said.inductance === undefined;
