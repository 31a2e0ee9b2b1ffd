import { type BomItem, keyOf, matchesFilter } from "../../bom/check/items";
import type { KnownOfBom } from "../../bom/check/verdict";
import { objectionsIn, offerFor } from "../../bom/check/gate";
import { needsReplacement } from "../../bom/check/states";
import { replacementTexts } from "../../messages/replacement-texts";
import { Subscribable } from "../../product-data/base/subscribable";
import { groupBy } from "../../product-data/vocabulary/group-by";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import { type ColumnCell, readCellsBefore, readColumnCells, restoreCells, writeTexts } from "../excel/bom-column";
import { readBomSheet } from "../excel/bom-sheet";
import { cellName, columnLetters } from "../excel/cell-name";
import { hiddenRows } from "../excel/hidden-rows";
import { touchesColumns } from "../excel/sheet-events";
import type { CellInput } from "../excel/writing/values";
import { rowsOf, titleRowOf } from "./sheet/checked-bom";
import {
  choicesIn,
  type EnteredCell,
  type EnteredCells,
  occupiedCells,
  placeOf,
  restoredCells,
  unchangedCells,
  withCells,
} from "./choices";
import type { Confirmation, LeftOutReason } from "./sheet/confirmation";
import type { SheetOfBom } from "./sheet/bom-check";
import { isAsRead, type SheetHead } from "./sheet/whole-bom";

/** The part selected for an item. */
interface ItemChoice {
  readonly item: BomItem;
  readonly partno: string;
}

/** What was done last. One item's line says itself what was chosen for it. */
export interface Outcome {
  readonly kind: "entered" | "undone";
  readonly cells: readonly EnteredCell[];
}

/**
 * The parts chosen for the lines of a BOM: what its column of alternatives names, and the notes in a column of their own.
 * They are read from there, so that Excel's own undo, another check, and other people change them too. Content of the
 * user is never replaced without asking. Notifies of changes.
 */
export class AlternativeChoices extends Subscribable {
  current: Pick<KnownOfBom, "choices" | "notes"> = { choices: new Map(), notes: new Map() };
  confirmation: Confirmation | null = null;
  outcome: Outcome | null = null;
  private selected: number | null = null;
  private acting = Promise.resolve();
  private entered: EnteredCells = new Map();
  /** Rows in which something was entered since the list was filtered. */
  private fresh: ReadonlySet<number> = new Set();

  constructor(private readonly session: SheetOfBom) {
    super();
  }

  /** The sheet's column in which choices are entered, zero-based. */
  get column(): number {
    return this.selected ?? defaultColumn(this.session.head);
  }

  selectColumn(column: number): Promise<void> {
    this.selected = column;
    return this.session.attempt(() => this.read());
  }

  /** Reads the columns again. */
  async read(): Promise<void> {
    await this.session.look();
    const lines = this.session.result?.bom.lines ?? [];
    const noteColumn = columnTitled("noteTitle", this.session.head);
    const { column } = this;
    const cellsIn = async (column: number): Promise<readonly ColumnCell[]> => {
      const contents = await this.contentsOf(column, lines);
      const cells = lines.map(({ row }, at) => ({ row, content: contents[at] ?? "" }));
      this.entered = unchangedCells(this.entered, column, cells);
      return cells;
    };
    const notes = noteColumn === null ? [] : await cellsIn(noteColumn);
    const cells = await cellsIn(column);
    const isOwn = ({ row }: ColumnCell): boolean => this.entered.has(placeOf({ row, column }));
    this.current = {
      choices: choicesIn(this.isForChoices(column) ? cells : cells.filter(isOwn)),
      notes: new Map(notes.map(({ row, content }) => [row, String(content).trim()])),
    };
    this.notify();
  }

  isTouchedBy(address: string): boolean {
    const entered = [...this.entered.values()].map(({ column }) => column);
    const notes = columnTitled("noteTitle", this.session.head) ?? this.column;
    return touchesColumns(address, [this.column, notes, ...entered]);
  }

  /** What was entered for an item, by column: undo takes each back. */
  enteredFor(item: BomItem): readonly (readonly EnteredCell[])[] {
    const rows = new Set(rowsOf(item));
    const cells = [...this.entered.values()].filter(({ row }) => rows.has(row));
    return [...groupBy(cells, ({ column }) => String(column)).values()];
  }

  /** Whether something was entered for an item since the list was filtered: it stays under the pointer, undone or not. */
  isFresh(item: BomItem): boolean {
    return rowsOf(item).some((row) => this.fresh.has(row));
  }

  settle(): void {
    this.fresh = new Set();
    this.outcome = null;
    this.notify();
  }

  choose(choice: ItemChoice): Promise<void> {
    return this.act(() => this.enter([choice]));
  }

  /** The best parts that are the same in all that matters. A decision with a hidden line has none. */
  best(items: readonly BomItem[]): readonly ItemChoice[] {
    return bestOfAll(items).filter((each) => typeof each !== "string");
  }

  /** Enters what the user has confirmed. */
  chooseBest(items: readonly BomItem[]): Promise<void> {
    return this.act(async () => {
      const { sheet } = this.session.result?.bom ?? {};
      const hidden = sheet && (await hiddenRows({ ...sheet, sheetId: sheet.id }));
      const best = bestOfAll(items, hidden);
      const leftOut = best.filter((each) => typeof each === "string");
      await this.enter(
        best.filter((each) => typeof each !== "string"),
        leftOut,
      );
    });
  }

  /** Enters a part instead of a mistyped number: in its cell if the number is all that is in it. */
  correct(checked: ItemChoice): Promise<void> {
    return this.act(async () => {
      const { selected } = this;
      const choices = await this.asOfNow([checked]);
      const [choice] = choices;
      const { bom } = this.session.result ?? {};
      const number = choice?.item.verdict.main?.number;
      if (bom === undefined || choice === undefined || number === undefined) return;
      const [cells, column] = [cellsOf(choice), number.column + bom.sheet.column];
      const contents = await this.contentsOf(column, cells);
      const isMistyped = (content: CellInput): boolean =>
        typeof content === "string" && normalizePartNumber(content) === number.partno;
      if (contents.every(isMistyped)) return this.write(cells, column, "correction");
      return this.enterAsOfNow(choices, selected);
    });
  }

  /** Enters a note on an item, in a new column unless the BOM has one for notes. */
  note(checked: BomItem, note: string): Promise<void> {
    return this.act(async () => {
      const [choice] = await this.asOfNow([{ item: checked, partno: note }]);
      const { bom } = this.session.result ?? {};
      if (choice === undefined || bom === undefined || titleRowOf(bom) === null) return;
      const head = await this.headNow();
      const [cells, column] = [cellsOf(choice), columnTitled("noteTitle", head) ?? freeColumn(head)];
      return this.write(cells, column, "note");
    });
  }

  /** Restores the cells that still have what was entered, also by a press that was still at work. */
  undo(shown: readonly EnteredCell[]): Promise<void> {
    return this.act(async () => {
      const cells = shown.map((cell) => this.entered.get(placeOf(cell)) ?? cell);
      for (const ofColumn of groupBy(cells, ({ column }) => String(column)).values()) {
        const [{ column }] = ofColumn;
        const restored = restoredCells(ofColumn, await this.contentsOf(column, ofColumn));
        await restoreCells(this.session.sheet.id, column, restored);
      }
      const undone = new Set(cells.map(placeOf));
      this.entered = new Map([...this.entered].filter(([place]) => !undone.has(place)));
      await this.done(cells, { kind: "undone", cells });
    });
  }

  /** Does what was pressed instead of what was asked before, and after what was pressed before. */
  private act(work: () => Promise<void>): Promise<void> {
    const isAsked = this.confirmation !== null;
    this.confirmation = null;
    if (isAsked) this.notify();
    this.acting = this.acting.then(() => this.session.attempt(work));
    return this.acting;
  }

  /**
   * Choices for the lines where they are now: if their rows are those of other lines by now, the sheet is checked again.
   * Lines that are gone have none.
   */
  private async asOfNow(choices: readonly ItemChoice[]): Promise<readonly ItemChoice[]> {
    const { result } = this.session;
    const rows = choices.flatMap(({ item }) => rowsOf(item));
    if (result === null || rows.length === 0 || (await isAsRead(result.bom, rows))) return choices;
    await this.session.check();
    const items = new Map(this.session.result?.verdicts.items.map((item) => [keyOf(item.verdict), item]));
    return choices.flatMap(({ item: { verdict }, partno }) => {
      const item = items.get(keyOf(verdict));
      return item === undefined ? [] : [{ item, partno }];
    });
  }

  /** The head as it is now: others may have added columns meanwhile. */
  private async headNow(): Promise<SheetHead | null> {
    const head = this.session.head;
    const sheet = await readBomSheet(this.session.sheet.id);
    return head && sheet ? { ...head, sheet } : head;
  }

  /** Whether a column is for choices. Another one, such as of stock, may have numbers that look like part numbers. */
  private isForChoices(column: number): boolean {
    const head = this.session.head;
    return head !== null && (column === defaultColumn(head) || head.reading.header === null);
  }

  private contentsOf(column: number, cells: readonly Pick<ColumnCell, "row">[]): Promise<readonly CellInput[]> {
    return readColumnCells(this.session.sheet.id, column, cells);
  }

  private async enter(checked: readonly ItemChoice[], leftOut?: readonly LeftOutReason[]): Promise<void> {
    const { selected } = this;
    return this.enterAsOfNow(await this.asOfNow(checked), selected, leftOut);
  }

  /**
   * @param selected the column when the button was pressed: the user may select another one meanwhile
   * @param leftOut why decisions get none, if the best for all are entered
   * @param confirmed how many cells with other content may be replaced; -1: nothing may be entered
   */
  private async enterAsOfNow(
    choices: readonly ItemChoice[],
    selected: number | null,
    leftOut?: readonly LeftOutReason[],
    confirmed = leftOut === undefined ? 0 : -1,
  ): Promise<void> {
    if (choices.length === 0) return;
    const column = selected ?? defaultColumn(await this.headNow());
    const cells = choices.flatMap(cellsOf);
    const contents = await this.contentsOf(column, cells);
    const occupied = occupiedCells(column, cells, contents, this.entered);
    const [first] = occupied;
    if (occupied.length <= confirmed) return this.write(cells, column, choices.length === 1 ? "choice" : "choices");
    const answered = (work: () => Promise<void>) => (): void => void this.act(work);
    this.outcome = null;
    const letters = columnLetters(column);
    this.confirmation = {
      place:
        leftOut !== undefined
          ? { kind: "best", parts: choices.length, letters, occupied: occupied.length, leftOut }
          : cells.length === 1 && first !== undefined
            ? { kind: "cell", cell: cellName(first.row, column), content: String(first.content) }
            : { kind: "column", cells: occupied.length, letters },
      row: leftOut === undefined ? (cells[0]?.row ?? null) : null,
      // The sheet may have been edited since it was asked.
      replace: answered(async () => {
        await this.enterAsOfNow(await this.asOfNow(choices), column, leftOut, occupied.length);
      }),
      keep: answered(() => Promise.resolve()),
    };
    this.notify();
  }

  private async write(cells: readonly ColumnCell[], column: number, kind: EnteredCell["kind"]): Promise<void> {
    const { id } = this.session.sheet;
    const bom = this.session.result?.bom ?? null;
    const titleRow = bom === null ? null : titleRowOf(bom);
    const isNew = titleRow !== null && (await this.contentsOf(column, [{ row: titleRow }]))[0] === "";
    const text = replacementTexts[this.session.sources.language];
    const title = isNew ? [{ row: titleRow, content: kind === "note" ? text.noteTitle : text.title }] : [];
    const before = await readCellsBefore(id, column, cells);
    await writeTexts(id, column, [...title, ...cells]);
    // A BOM without titles has none by which the column could be found later.
    if (titleRow === null && kind !== "correction") this.selected = column;
    const added = cells.flatMap((cell, at) => {
      const was = before[at];
      return was === undefined ? [] : [{ ...cell, column, before: was, kind }];
    });
    this.entered = withCells(this.entered, added);
    this.fresh = new Set([...this.fresh, ...cells.map(({ row }) => row)]);
    const entered = added.flatMap((cell) => this.entered.get(placeOf(cell)) ?? []);
    await this.done(added, kind === "choice" || kind === "note" ? null : { kind: "entered", cells: entered });
  }

  private async done(cells: readonly EnteredCell[], outcome: Outcome | null): Promise<void> {
    this.outcome = outcome;
    await this.read();
    if (cells.some(({ kind }) => kind === "correction")) await this.session.check();
  }
}

/** The best part for each decision, or why it needs thought. */
const bestOfAll = (items: readonly BomItem[], hidden?: ReadonlySet<number>) =>
  items.filter((item) => matchesFilter(item, "decide")).map((item) => bestOf(item, hidden));

function bestOf(item: BomItem, hidden?: ReadonlySet<number>): ItemChoice | LeftOutReason {
  const { verdict, verdicts } = item;
  if (!needsReplacement(verdict.state)) return "number";
  if (verdict.replacement?.kind === "candidates") return "byCurrent";
  const offer = offerFor(verdict);
  if (offer === null) return "without";
  const [first] = objectionsIn(verdicts, offer.partno, ({ line }) => ({
    isHidden: hidden?.has(line.row) ?? line.isHidden,
    content: "",
  }));
  if (first === undefined) return { item, partno: offer.partno };
  return first.code === "hidden" || first.code === "number" ? first.code : "differing";
}

const cellsOf = ({ item, partno }: ItemChoice): readonly ColumnCell[] =>
  rowsOf(item).map((row) => ({ row, content: partno }));

/** The column of alternatives, or else the next free one. */
const defaultColumn = (head: SheetHead | null): number => columnTitled("title", head) ?? freeColumn(head);

const freeColumn = (head: SheetHead | null): number => (head === null ? 0 : head.sheet.column + head.sheet.columnCount);

/**
 * The column of a BOM's alternatives, or of notes on them, in the sheet, zero-based: it has the title that Check BOM gives
 * it in any language. null: the BOM has none.
 */
function columnTitled(name: "title" | "noteTitle", head: SheetHead | null): number | null {
  const titles = head?.reading.header == null ? [] : (head.sheet.texts[head.reading.header] ?? []);
  const known = Object.values(replacementTexts).map((text) => text[name].toLowerCase());
  const at = titles.findIndex((title) => known.includes(title.trim().toLowerCase()));
  return at < 0 || head === null ? null : head.sheet.column + at;
}
