import type { BomColumns } from "../reading/table/columns";
import { type BomEntry, entryOf, isBlankEntry } from "../reading/line/entry";
import type { Texts } from "../reading/table/header";
import { isBom } from "../reading/likeness";
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
    const entry = entryOf(line, texts[line.row] ?? [], titles);
    if (isBlankEntry(entry)) continue;
    entries.push(entry);
    if (lacksVoltageOnly(entry)) lackingVoltage += 1;
  }
  return { header, columns, entries, isBom: isBom({ header, lines }), lackingVoltage };
}

const linesAtOnce = 20;
