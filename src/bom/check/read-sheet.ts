import type { BomColumns } from "../reading/table/columns";
import { type BomEntry, entryOf, type LineRead } from "../reading/line/entry";
import type { Texts } from "../reading/table/header";
import type { ReadLine } from "../reading/line/line";
import { alternativesNamed } from "../reading/line/line-numbers";
import { isBom } from "../reading/likeness";
import { contradictionIn, descriptionOfLine } from "../reading/line/line-description";
import { isCut } from "../reading/text/words";
import { layoutOfSheet, linesOf } from "../reading/read-bom";
import { inOneTask, Slices, type Steps } from "../../product-data/base/slices";
import type { ColumnRole } from "../reading/column-role";
import { lacksVoltageOnly } from "./voltage";

/** A sheet as it was read. Rows and columns are relative to the used range. */
export interface SheetReading {
  /** The row of the titles; null: there are none. */
  readonly header: number | null;
  readonly columns: BomColumns;
  readonly entries: readonly BomEntry[];
  /** Whether it has a BOM: titles and lines, or lines that are surely parts. */
  readonly isBom: boolean;
  /** The number of lines that lack only a voltage (voltage.ts). */
  readonly lackingVoltage: number;
}

/** What the user says about columns; null: it isn't used. */
export type ChosenRoles = ReadonlyMap<number, ColumnRole | null>;

/** Reads a BOM: its columns, and an entry for each line. */
export const readSheet = (texts: Texts, chosen: ChosenRoles): SheetReading => inOneTask(readingOf(texts, chosen));

/** Reads as `readSheet`, some lines at a time. */
export const readSheetInSlices = (texts: Texts, chosen: ChosenRoles, slices = new Slices()): Promise<SheetReading> =>
  slices.run(readingOf(texts, chosen));

function* readingOf(texts: Texts, chosen: ChosenRoles): Steps<SheetReading> {
  const layout = yield* layoutOfSheet(texts, chosen);
  const lines = yield* linesOf(layout);
  const { header, columns } = layout;
  const titles = header === null ? [] : (texts[header] ?? []);
  const entries: BomEntry[] = [];
  let lackingVoltage = 0;
  for (const [at, line] of lines.entries()) {
    if (at % linesAtOnce === 0) yield;
    const entry = entryOf(lineRead(line, texts[line.row] ?? [], titles));
    if (entry === null) continue;
    entries.push(entry);
    if (lacksVoltageOnly(entry)) lackingVoltage += 1;
  }
  return { header, columns, entries, isBom: isBom({ header, lines }), lackingVoltage };
}

const linesAtOnce = 20;

function lineRead(line: ReadLine, row: readonly string[], titles: readonly string[]): LineRead {
  const { columns } = line;
  const isAnyMakers = line.numbers.some(({ partno }) => partno !== null);
  const distributors = line.numbers.find(({ isDistributors }) => isDistributors);
  // Without a size code, the name of a footprint may have the sides of the body.
  const bodies = line.said.inductance !== undefined && line.said.sizeInch === undefined ? columns.footprint : [];
  const description = descriptionOfLine(line, row, [...columns.value, ...columns.description, ...bodies]);
  // A distributor's number alone may be of any kind.
  const isOther = !isAnyMakers && saysNothing(line) && (distributors === undefined || !description.isEmpty);
  const cell = columns.number.map((column) => row[column] ?? "").find((text) => text.trim() !== "") ?? "";
  return {
    row: line.row,
    rows: line.rows,
    cell: isAnyMakers || distributors === undefined ? cell : "",
    numbers: line.numbers,
    description,
    value:
      (columns.value.length > 0 ? columns.value : columns.description)
        .map((column) => row[column] ?? "")
        .find((text) => text.trim() !== "") ?? "",
    alternativesNamed: alternativesNamed(row, titles, columns),
    designators: line.designators,
    quantity: line.quantity,
    manufacturer: line.manufacturer,
    kind: line.kind ?? (isOther ? "other" : null),
    isNotFitted: line.doNotPopulate,
    distributorNumber: distributors ? { text: distributors.text, distributor: distributors.distributor ?? "" } : null,
    contradictions: line.contradictions.map((each) => contradictionIn(row, each)),
    destroyed: line.destroyed,
    isCut: [...columns.value, ...columns.description].some((column) => isCut(row[column] ?? "")),
  };
}

/** A line of an unknown kind without a value, such as a label or a hole: no capacitor and no inductor. */
const saysNothing = ({ component, said }: ReadLine): boolean =>
  component === null && said.capacitance === undefined && said.inductance === undefined;
