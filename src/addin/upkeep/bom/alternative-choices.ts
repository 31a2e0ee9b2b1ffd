import type { BomItem } from "../../../bom/check/items";
import type { Choices } from "../../../bom/check/lines";
import { needsReplacement } from "../../../bom/check/states";
import { isSame } from "../../../bom/matching/replacement";
import { replacementTexts } from "../../../messages/replacement-texts";
import { Subscribable } from "../../../product-data/base/subscribable";
import type { Language } from "../../../product-data/vocabulary/language";
import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import { type ColumnCell, readColumnCells, writeColumnCells } from "../../excel/bom-column";
import { readBomSheet } from "../../excel/bom-sheet";
import { cellName, columnLetters } from "../../excel/cell-name";
import { touchesColumns } from "../../excel/sheet-events";
import type { CellInput } from "../../excel/write-values";
import { alternativesColumn } from "./alternatives-column";
import { type CheckedBom, rowsOf, titleRowOf } from "./checked-bom";
import { choicesIn, entriesLeft, type Entry, occupiedCells, restoredCells, withEntry } from "./choices";
import type { Question } from "./question";
import type { SheetHead } from "./whole-bom";

/** The part selected for an item. */
export interface Choice {
  readonly item: BomItem;
  readonly partno: string;
}

/** What was done last: `entries` of one part, or of several at once. */
export interface Outcome {
  readonly kind: "entered" | "undone";
  readonly entries: readonly Entry[];
}

/** The sheet whose choices these are. */
interface ChoicesSheet {
  readonly id: string;
  readonly language: () => Language;
  readonly head: () => SheetHead | null;
  readonly bom: () => CheckedBom | null;
  /** Something was entered in the place of a number. */
  readonly corrected: () => Promise<void>;
  /** Shows why Excel refuses. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

/**
 * The parts chosen for the lines of a BOM: what its column of alternatives names. They are read from there, so that
 * Excel's own undo, another check, and other people change them too. Content of the user is never replaced without
 * asking. Notifies of changes.
 */
export class AlternativeChoices extends Subscribable {
  current: Choices = new Map();
  question: Question | null = null;
  outcome: Outcome | null = null;
  private selected: number | null = null;
  private entries: readonly Entry[] = [];
  /** The entries that the user has seen: their items may leave the list. */
  private seen: readonly Entry[] = [];

  constructor(private readonly sheet: ChoicesSheet) {
    super();
  }

  /** Where choices are entered, in the sheet, zero-based. */
  get column(): number {
    return this.selected ?? defaultColumn(this.sheet.head());
  }

  selectColumn(column: number): Promise<void> {
    this.selected = column;
    return this.sheet.attempt(() => this.read());
  }

  /** Reads the column again. */
  async read(): Promise<void> {
    const bom = this.sheet.bom();
    const rows = bom === null ? [] : [...new Set(bom.entries.map(({ row }) => row))];
    const { column } = this;
    const contents = await readColumnCells(this.sheet.id, column, rows);
    const cells = rows.map((row, at) => ({ row, content: contents[at] ?? "" }));
    this.entries = entriesLeft(this.entries, column, new Map(cells.map(({ row, content }) => [row, content])));
    const found = choicesIn(this.isForChoices(column) ? cells : cells.filter(({ row }) => this.hasEntry(row)));
    if (!isSameMap(found, this.current)) this.current = found;
    this.notify();
  }

  isTouchedBy(address: string): boolean {
    return touchesColumns(address, [this.column, ...this.entries.map(({ column }) => column)]);
  }

  /** What was entered for an item last, which undo takes back. */
  entryOf(item: BomItem): Entry | null {
    const rows = new Set(rowsOf(item));
    return this.entries.filter(({ cells }) => cells.some(({ row }) => rows.has(row))).at(-1) ?? null;
  }

  /** Whether something was entered for an item since the list was filtered, so that it stays under the pointer. */
  isFresh(item: BomItem): boolean {
    const entry = this.entryOf(item);
    return entry !== null && !this.seen.includes(entry);
  }

  settle(): void {
    this.seen = this.entries;
    this.outcome = null;
    this.notify();
  }

  choose(choice: Choice): Promise<void> {
    return this.sheet.attempt(async () => this.enter([cellsOf(choice)], await this.columnNow()));
  }

  /** Parts that are the same in all that matters, for items without a choice. */
  best(items: readonly BomItem[]): readonly Choice[] {
    return items.flatMap((item): readonly Choice[] => {
      const { replacement, state } = item.line;
      const [first] = replacement?.kind === "found" ? replacement.found.replacements : [];
      const isOpen = needsReplacement(state) && item.lines.some(({ chosen }) => chosen === null);
      return isOpen && first !== undefined && isSame(first) ? [{ item, partno: first.product.record.Partno }] : [];
    });
  }

  chooseBest(items: readonly BomItem[]): Promise<void> {
    return this.sheet.attempt(async () => this.enter(this.best(items).map(cellsOf), await this.columnNow()));
  }

  /** Enters a part instead of a mistyped number: in its cell if the number is all that is in it. */
  correct(choice: Choice): Promise<void> {
    return this.sheet.attempt(async () => {
      const bom = this.sheet.bom();
      const cells = cellsOf(choice);
      for (const at of bom?.reading.columns.number ?? []) {
        const column = at + (bom?.sheet.column ?? 0);
        const contents = await this.contentsOf(column, cells);
        const isMistyped = (content: CellInput): boolean =>
          typeof content === "string" && normalizePartNumber(content) === choice.item.line.main?.number.partno;
        if (contents.every(isMistyped)) return this.write([cells], column, contents, true);
      }
      return this.enter([cells], await this.columnNow());
    });
  }

  undo(entries: readonly Entry[]): Promise<void> {
    return this.sheet.attempt(async () => {
      for (const { column, cells } of joined(entries)) {
        const restored = restoredCells(cells, await this.contentsOf(column, cells));
        const isFormula = ({ content }: ColumnCell): boolean => String(content).startsWith("=");
        await writeColumnCells(this.sheet.id, column, {
          texts: restored.filter((cell) => !isFormula(cell)),
          formulas: restored.filter(isFormula),
        });
      }
      this.entries = this.entries.filter((entry) => !entries.includes(entry));
      await this.done({ kind: "undone", entries });
    });
  }

  /** The column is looked up again: others may have been added meanwhile. */
  private async columnNow(): Promise<number> {
    const { selected } = this;
    if (selected !== null) return selected;
    const head = this.sheet.head();
    const sheet = await readBomSheet(this.sheet.id);
    return defaultColumn(head && sheet ? { ...head, sheet } : head);
  }

  /** Another column, such as of stock, may have numbers that look like part numbers. */
  private isForChoices(column: number): boolean {
    const head = this.sheet.head();
    return head !== null && (column === defaultColumn(head) || head.reading.header === null);
  }

  private hasEntry(row: number): boolean {
    return this.entries.some(({ column, cells }) => column === this.column && cells.some((cell) => cell.row === row));
  }

  private contentsOf(column: number, cells: readonly ColumnCell[]): Promise<readonly CellInput[]> {
    return readColumnCells(
      this.sheet.id,
      column,
      cells.map(({ row }) => row),
    );
  }

  private async enter(parts: readonly (readonly ColumnCell[])[], column: number): Promise<void> {
    const cells = parts.flat();
    const contents = await this.contentsOf(column, cells);
    const [first, ...more] = occupiedCells(column, cells, contents, this.entries);
    if (first === undefined) return this.write(parts, column, contents, false);
    const answered = (work: () => Promise<void>) => (): void => {
      this.question = null;
      this.notify();
      void this.sheet.attempt(work);
    };
    this.outcome = null;
    this.question = {
      place:
        cells.length === 1
          ? { kind: "cell", cell: cellName(first.row, column), content: String(first.content) }
          : { kind: "column", cells: more.length + 1, letters: columnLetters(column) },
      row: parts.length === 1 ? (cells[0]?.row ?? null) : null,
      replace: answered(() => this.write(parts, column, contents, false)),
      keep: answered(() => Promise.resolve()),
    };
    this.notify();
  }

  private async write(
    parts: readonly (readonly ColumnCell[])[],
    column: number,
    contents: readonly CellInput[],
    isCorrection: boolean,
  ): Promise<void> {
    const { id } = this.sheet;
    const bom = this.sheet.bom();
    const titleRow = bom === null ? null : titleRowOf(bom);
    const isNew = titleRow !== null && (await readColumnCells(id, column, [titleRow]))[0] === "";
    const title = isNew ? [{ row: titleRow, content: replacementTexts[this.sheet.language()].title }] : [];
    await writeColumnCells(id, column, { texts: [...title, ...parts.flat()] });
    // Without titles, the column can't be found by its own.
    if (titleRow === null && !isCorrection) this.selected = column;
    let at = 0;
    const entries = parts.map((cells) => ({
      column,
      isCorrection,
      cells: cells.map((cell) => ({ ...cell, before: contents[at++] ?? "" })),
    }));
    for (const entry of entries) this.entries = withEntry(this.entries, entry);
    const rows = new Set(parts.flat().map(({ row }) => row));
    const kept = this.entries.filter(
      (entry) => entry.column === column && entry.cells.some(({ row }) => rows.has(row)),
    );
    await this.done({ kind: "entered", entries: kept });
  }

  private async done(outcome: Outcome): Promise<void> {
    this.question = null;
    this.outcome = outcome;
    await this.read();
    if (outcome.entries.some(({ isCorrection }) => isCorrection)) await this.sheet.corrected();
  }
}

const cellsOf = ({ item, partno }: Choice): readonly ColumnCell[] =>
  rowsOf(item).map((row) => ({ row, content: partno }));

const isSameMap = (one: Choices, other: Choices): boolean =>
  one.size === other.size && [...one].every(([row, partno]) => other.get(row) === partno);

/** Entries of one column are written in one step. */
const joined = (entries: readonly Entry[]): readonly Pick<Entry, "column" | "cells">[] =>
  [...new Set(entries.map(({ column }) => column))].map((column) => ({
    column,
    cells: entries.filter((entry) => entry.column === column).flatMap(({ cells }) => cells),
  }));

const freeColumn = (head: SheetHead | null): number => (head === null ? 0 : head.sheet.column + head.sheet.columnCount);

const defaultColumn = (head: SheetHead | null): number =>
  (head === null ? null : alternativesColumn(head)) ?? freeColumn(head);
