import type { BomItem } from "../../bom/check/items";
import { alternativeTexts } from "../../messages/check-bom/alternative-texts";
import { groupBy } from "../../product-data/vocabulary/group-by";
import { type ColumnCell, readCellsBefore, readColumnCells, writeColumn } from "../excel/bom-column";
import { type EnteredCell, type EnteredCells, placeOf, withCells } from "./choices";
import type { SheetOfBom } from "./sheet/bom-check";
import { rowsOf, titleRowOf } from "./sheet/checked-bom";

/** What was entered or undone last. If it was for one item, its line shows that itself. */
export interface Outcome {
  readonly kind: "entered" | "undone";
  readonly cells: readonly EnteredCell[];
  /**
   * Cells that stayed as they were: blank, because Excel writes nothing into those that are merged with another, or not
   * undone, because their column of a table has other formulas.
   */
  readonly left: readonly EnteredCell[];
}

/** What the add-in entered into cells of a BOM, each of which can be taken back. */
export class SheetEntries {
  outcome: Outcome | null = null;
  cells: EnteredCells = new Map();
  /** Rows in which something was entered since the list was filtered. */
  private fresh: ReadonlySet<number> = new Set();

  constructor(private readonly session: SheetOfBom) {}

  /** What was entered for an item, by column: undo takes each back. */
  of(item: BomItem): readonly (readonly EnteredCell[])[] {
    const rows = new Set(rowsOf(item));
    const cells = [...this.cells.values()].filter(({ row }) => rows.has(row));
    return [...groupBy(cells, ({ column }) => String(column)).values()];
  }

  /**
   * Whether something was entered for an item since the list was filtered: the item then stays under the pointer, also
   * if that was undone.
   */
  isFresh(item: BomItem): boolean {
    return rowsOf(item).some((row) => this.fresh.has(row));
  }

  settle(): void {
    this.fresh = new Set();
    this.outcome = null;
  }

  /** Forgets what Excel's undo or the user has changed. */
  keep(column: number, now: readonly ColumnCell[]): void {
    const contents = new Map(now.map(({ row, content }) => [row, content]));
    const isKept = (cell: EnteredCell): boolean =>
      cell.column !== column || (contents.get(cell.row) ?? "") === cell.content;
    this.cells = new Map([...this.cells].filter(([, cell]) => isKept(cell)));
  }

  /** Writes cells of a column, and its title if it is blank. */
  async write(cells: readonly ColumnCell[], column: number, kind: EnteredCell["kind"]): Promise<void> {
    const { id } = this.session.sheet;
    const bom = this.session.result?.bom ?? null;
    const row = bom === null ? null : titleRowOf(bom);
    const isNew = row !== null && (await readColumnCells(id, column, [{ row }]))[0] === "";
    const text = alternativeTexts[this.session.sources.language];
    const title = isNew ? [{ row, content: kind === "note" ? text.noteTitle : text.title }] : [];
    const before = await readCellsBefore(id, column, cells);
    await writeColumn(id, column, [...title, ...cells]);
    const now = await readColumnCells(id, column, cells);
    const written = cells.flatMap((cell, at) => {
      const was = before[at];
      return was === undefined ? [] : [{ ...cell, column, before: was, kind }];
    });
    const left = written.filter(({ content }, at) => content !== "" && now[at] === "");
    const added = written.filter((cell) => !left.includes(cell));
    this.cells = withCells(this.cells, added);
    this.fresh = new Set([...this.fresh, ...cells.map((cell) => cell.row)]);
    const entered = added.flatMap((cell) => this.cells.get(placeOf(cell)) ?? []);
    const isSaid = (kind === "choice" || kind === "note") && left.length === 0;
    this.outcome = isSaid ? null : { kind: "entered", cells: entered, left };
  }

  /** Restores the cells of a column that still have what was entered, also by a press that hadn't finished. */
  async undo(shown: readonly EnteredCell[]): Promise<readonly EnteredCell[]> {
    const { id } = this.session.sheet;
    const cells = shown.map((cell) => this.cells.get(placeOf(cell)) ?? cell);
    const column = cells[0]?.column ?? 0;
    const stillEntered = async (some: readonly EnteredCell[]): Promise<readonly EnteredCell[]> => {
      const now = await readColumnCells(id, column, some);
      return some.filter(({ content }, at) => now[at] === content);
    };
    const entered = await stillEntered(cells);
    await writeColumn(
      id,
      column,
      entered.map(({ before }) => before),
    );
    const left = await stillEntered(entered);
    const gone = new Set(cells.filter((cell) => !left.includes(cell)).map(placeOf));
    this.cells = new Map([...this.cells].filter(([place]) => !gone.has(place)));
    const undone = entered.filter((cell) => !left.includes(cell));
    this.outcome = { kind: "undone", cells: undone, left };
    return undone;
  }
}
