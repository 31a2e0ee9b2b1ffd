import type { Choices } from "../../../bom/check/lines";
import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import type { ColumnCell } from "../../excel/bom-column";
import type { CellInput } from "../../excel/write-values";

/**
 * The parts that a column of alternatives names, by row. A formula's result changes with the catalog, so it isn't a
 * choice, and neither is a remark such as “none”.
 */
export const choicesIn = (cells: readonly ColumnCell[]): Choices =>
  new Map(
    cells.flatMap(({ row, content }): readonly [number, string][] => {
      const partno = partnoIn(String(content));
      return partno === null ? [] : [[row, partno]];
    }),
  );

/** null: the text isn't a part number. */
export const partnoIn = (text: string): string | null =>
  partnoForm.test(text.trim()) ? normalizePartNumber(text.trim()) : null;

/** One word of at least five characters with two digits, like the shortest part numbers; at least ten if all are digits. */
const partnoForm = /^(?=.*\d.*\d)(?!\d{1,9}$)[\p{L}\d][^\s=]{4,}$/u;

/** What the add-in entered into a column for one part, and what was there before. */
export interface Entry {
  readonly column: number;
  readonly cells: readonly EnteredCell[];
  /** Whether it is the number meant, in the place of a mistyped one. */
  readonly isCorrection: boolean;
}

export interface EnteredCell extends ColumnCell {
  readonly before: CellInput;
}

/** Content that an entry would replace, and that the user is asked about: not blank, and not the add-in's own. */
export function occupiedCells(
  column: number,
  cells: readonly ColumnCell[],
  contents: readonly CellInput[],
  earlier: readonly Entry[],
): readonly ColumnCell[] {
  const own = new Map(
    earlier.flatMap((entry) => (entry.column === column ? entry.cells.map((cell) => [cell.row, cell.content]) : [])),
  );
  return cells.flatMap(({ row, content }, at) => {
    const now = contents[at] ?? "";
    const isFree = now === "" || now === content || now === own.get(row) || isOwnFormula(now);
    return isFree ? [] : [{ row, content: now }];
  });
}

const isOwnFormula = (content: CellInput): boolean => /^=.*\bVENDOR\.ALTERNATIVES\(/i.test(String(content));

/**
 * The entries with one more. A part chosen instead of an earlier choice keeps what was there before both, so that undo
 * restores the user's content.
 */
export function withEntry(entries: readonly Entry[], added: Entry): readonly Entry[] {
  const replaced = entries.filter((entry) => isSamePlace(entry, added));
  const past = new Map(replaced.flatMap(({ cells }) => cells.map((cell) => [cell.row, cell])));
  const cells = added.cells.map((cell) => {
    const earlier = past.get(cell.row);
    return earlier !== undefined && earlier.content === cell.before ? { ...cell, before: earlier.before } : cell;
  });
  return [...entries.filter((entry) => !replaced.includes(entry)), { ...added, cells }];
}

const isSamePlace = (one: Entry, other: Entry): boolean =>
  one.column === other.column && one.cells.some(({ row }) => other.cells.some((cell) => cell.row === row));

/** The entries that still are in the sheet: Excel's undo or the user may have changed their cells. */
export const entriesLeft = (
  entries: readonly Entry[],
  column: number,
  contents: ReadonlyMap<number, CellInput>,
): readonly Entry[] =>
  entries.filter(
    (entry) => entry.column !== column || entry.cells.some(({ row, content }) => (contents.get(row) ?? "") === content),
  );

/** What undo writes: only cells that still have what was entered. */
export const restoredCells = (cells: readonly EnteredCell[], contents: readonly CellInput[]): readonly ColumnCell[] =>
  cells.flatMap(({ row, content, before }, at) => (contents[at] === content ? [{ row, content: before }] : []));
