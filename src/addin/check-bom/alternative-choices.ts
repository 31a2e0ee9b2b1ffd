import type { Objection } from "../../bom/check/gate";
import type { BomItem } from "../../bom/check/items";
import type { KnownOfBom } from "../../bom/check/verdict";
import { Subscribable } from "../../product-data/base/subscribable";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import { type ColumnCell, readColumnCells } from "../excel/bom-column";
import { readBomSheet } from "../excel/bom-sheet";
import { hiddenRows } from "../excel/hidden-rows";
import { touchesColumns } from "../excel/sheet-events";
import type { CellInput } from "../excel/writing/values";
import { columnFor, columnTitled } from "./alternatives-column";
import { rowsOf, titleRowOf } from "./sheet/checked-bom";
import { choicesIn, type EnteredCell, isFreeFor, placeOf } from "./choices";
import type { Confirmation } from "./confirmation";
import { bestFor, cellsOf, choicesAmong, entryOf, type ItemChoice, shownOf } from "./entry";
import { SheetEntries } from "./sheet-entries";
import type { SheetOfBom } from "./sheet/bom-check";
import { isAsRead, type SheetHead } from "./sheet/whole-bom";

/**
 * The parts chosen for the lines of a BOM: what its column of alternatives names, and the notes in a column of their own.
 * They are read from there, so that Excel's own undo, another check, and other people change them too. Content of the
 * user is never replaced without asking. Notifies of changes.
 */
export class AlternativeChoices extends Subscribable {
  current: Pick<KnownOfBom, "choices" | "notes"> = { choices: new Map(), notes: new Map() };
  confirmation: Confirmation | null = null;
  readonly entries: SheetEntries;
  private selected: number | null = null;
  private acting = Promise.resolve();

  constructor(private readonly session: SheetOfBom) {
    super();
    this.entries = new SheetEntries(session);
  }

  /** The sheet's column in which choices are entered, zero-based. */
  get column(): number {
    return this.selected ?? columnFor("title", this.session.head);
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
      this.entries.keep(column, cells);
      return cells;
    };
    const notes = noteColumn === null ? [] : await cellsIn(noteColumn);
    const cells = await cellsIn(column);
    const isOwn = ({ row }: ColumnCell): boolean => this.entries.cells.has(placeOf({ row, column }));
    this.current = {
      choices: choicesIn(this.isForChoices(column) ? cells : cells.filter(isOwn)),
      notes: new Map(notes.map(({ row, content }) => [row, String(content).trim()])),
    };
    this.notify();
  }

  isTouchedBy(address: string): boolean {
    const entered = [...this.entries.cells.values()].map(({ column }) => column);
    const notes = columnTitled("noteTitle", this.session.head) ?? this.column;
    return touchesColumns(address, [this.column, notes, ...entered]);
  }

  settle(): void {
    this.entries.settle();
    this.notify();
  }

  /** @param confirmed objections that the button names, so the user has already seen them */
  choose(choice: ItemChoice, ...confirmed: readonly Objection["code"][]): Promise<void> {
    return this.act(() => this.enter([choice], { ...this.alternatives(), confirmed, asked: null }));
  }

  /** The best parts that need no look. */
  best(items: readonly BomItem[]): readonly ItemChoice[] {
    return bestFor(items).choices.filter((choice) => entryOf(choice).objections.length === 0);
  }

  /** Enters the best parts that need no look, after the user has confirmed them. */
  chooseBest(items: readonly BomItem[]): Promise<void> {
    return this.act(() => this.enter(bestFor(items).choices, { ...this.alternatives(), best: items, asked: null }));
  }

  /** Enters a part instead of a mistyped number: in its cell if the number is all that is in it. */
  correct(checked: ItemChoice): Promise<void> {
    return this.act(async () => {
      const [choice] = await this.asOfNow([checked]);
      const { bom } = this.session.result ?? {};
      const number = choice?.item.verdict.main?.number;
      if (bom === undefined || choice === undefined || number === undefined) return;
      const column = number.column + bom.sheet.column;
      const isMistyped = (now: CellInput): boolean =>
        typeof now === "string" && normalizePartNumber(now) === number.partno;
      const isAlone = (await this.contentsOf(column, cellsOf(choice))).every(isMistyped);
      const own: Target = {
        column: () => Promise.resolve(column),
        kind: "correction",
        isFree: (_, now) => isMistyped(now),
      };
      return this.enter([choice], { ...(isAlone ? own : this.alternatives()), asked: null });
    });
  }

  /** Enters a note on an item, in a new column unless the BOM has one for notes. */
  note(checked: BomItem, note: string): Promise<void> {
    return this.act(async () => {
      const [choice] = await this.asOfNow([{ item: checked, partno: note }]);
      const { bom } = this.session.result ?? {};
      if (choice === undefined || bom === undefined || titleRowOf(bom) === null) return;
      const [cells, column] = [cellsOf(choice), columnFor("noteTitle", await this.headNow())];
      return this.write(cells, column, "note");
    });
  }

  undo(shown: readonly EnteredCell[]): Promise<void> {
    return this.act(async () => this.done(await this.entries.undo(shown)));
  }

  /** Does what was pressed, after the work of earlier presses. An open question is dropped. */
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
    return choicesAmong(this.session.result?.verdicts.items ?? [], choices);
  }

  /** The head as it is now: other people may have added columns meanwhile. */
  private async headNow(): Promise<SheetHead | null> {
    const head = this.session.head;
    const sheet = await readBomSheet(this.session.sheet.id);
    return head && sheet ? { ...head, sheet } : head;
  }

  /**
   * Whether a column is for choices. Another column, such as of stock, may have numbers that look like part numbers.
   */
  private isForChoices(column: number): boolean {
    const head = this.session.head;
    return head !== null && (column === columnFor("title", head) || head.reading.header === null);
  }

  private contentsOf(column: number, cells: readonly Pick<ColumnCell, "row">[]): Promise<readonly CellInput[]> {
    return readColumnCells(this.session.sheet.id, column, cells);
  }

  /** The column of alternatives when a button is pressed: the user may select another one meanwhile. */
  private alternatives(): Target {
    const { selected } = this;
    return {
      column: async () => selected ?? columnFor("title", await this.headNow()),
      kind: "choice",
      isFree: (cell, now, column) => isFreeFor(cell, now, this.entries.cells, column),
    };
  }

  /** Enters parts that need no look, or that the user has confirmed as they are now; otherwise asks. */
  private async enter(checked: readonly ItemChoice[], request: EntryRequest): Promise<void> {
    const column = await request.column();
    const { choices, entries } = await this.judged(checked, column, request);
    const free = entries.filter(({ objections }) =>
      objections.every(({ code }) => request.confirmed?.includes(code) === true),
    );
    const [isBest, entered] = [request.best !== undefined, request.best === undefined ? entries : free];
    if (entries.length === 0) return;
    const isConfirmed = shownOf(entered) === request.asked;
    if (isConfirmed || (!isBest && free.length === entries.length)) {
      const cells = entered.flatMap(cellsOf);
      const kind = request.kind === "choice" && isBest ? "choices" : request.kind;
      return this.write(cells, column, kind);
    }
    this.entries.outcome = null;
    const answered = (work: () => Promise<void>) => (): void => void this.act(work);
    this.confirmation = {
      entries: entered,
      column,
      leftOut:
        request.best === undefined
          ? null
          : [...entries.filter((each) => !free.includes(each)), ...bestFor(request.best).without],
      confirm: answered(() =>
        this.enter(choices, { ...request, column: () => Promise.resolve(column), asked: shownOf(entered) }),
      ),
      cancel: answered(() => Promise.resolve()),
    };
    this.notify();
  }

  /** Choices by the lines and cells as they are now, which are looked at until they stay the same. */
  private async judged(checked: readonly ItemChoice[], column: number, { isFree }: Target) {
    let choices = checked;
    for (let looks = 0; looks < maxLooks; looks++) {
      choices = await this.asOfNow(choices);
      const { bom } = this.session.result ?? {};
      const cells = choices.flatMap(cellsOf);
      if (bom === undefined || cells.length === 0) break;
      const hidden = await hiddenRows(bom.sheet.id, [bom.sheet]);
      const now = await this.contentsOf(column, cells);
      if (
        !(await isAsRead(
          bom,
          cells.map(({ row }) => row),
        ))
      )
        continue;
      const contents = new Map(
        cells.flatMap((cell, at) => {
          const content = now[at] ?? "";
          return isFree(cell, content, column) ? [] : [[cell.row, String(content)]];
        }),
      );
      return { choices, entries: choices.map((choice) => entryOf(choice, { hidden, contents })) };
    }
    return { choices: [], entries: [] };
  }

  private async write(cells: readonly ColumnCell[], column: number, kind: EnteredCell["kind"]): Promise<void> {
    const { bom } = this.session.result ?? {};
    await this.entries.write(cells, column, kind);
    // A BOM without titles has no title by which the column could be found later.
    if (bom !== undefined && titleRowOf(bom) === null && kind !== "correction") this.selected = column;
    await this.done(cells.map((cell) => ({ ...cell, kind })));
  }

  private async done(cells: readonly Pick<EnteredCell, "kind">[]): Promise<void> {
    await this.read();
    if (cells.some(({ kind }) => kind === "correction")) await this.session.check();
  }
}

/** Where parts are entered, and whether a cell there has nothing of the user, as it is now. */
interface Target {
  readonly column: () => Promise<number>;
  readonly kind: "choice" | "correction";
  readonly isFree: (cell: ColumnCell, now: CellInput, column: number) => boolean;
}

interface EntryRequest extends Target {
  /** The decisions, if the best parts are entered for all that need no look. */
  readonly best?: readonly BomItem[];
  /** Objections that the user has read. */
  readonly confirmed?: readonly Objection["code"][];
  /** What the user has confirmed; null: nothing was asked. */
  readonly asked: string | null;
}

/** Other people may sort the sheet again and again. */
const maxLooks = 3;
