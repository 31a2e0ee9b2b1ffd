import type { Choices } from "../../bom/check/verdict";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import type { CellBefore, ColumnCell } from "../excel/bom-column";
import type { CellInput } from "../excel/writing/values";

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

/** The part number that a text is; null: it isn't one. */
const partnoIn = (text: string): string | null =>
  partnoForm.test(text.trim()) ? normalizePartNumber(text.trim()) : null;

/** One word of at least five characters with two digits, like the shortest part numbers; at least ten if all are digits. */
const partnoForm = /^(?=.*\d.*\d)(?!\d{1,9}$)[\p{L}\d][^\s=]{4,}$/u;

/** What the add-in entered into a cell, and what was there before. */
export interface EnteredCell extends ColumnCell {
  readonly column: number;
  readonly before: CellBefore;
  /** One part or several, the number meant in the place of a mistyped one, or a note. */
  readonly kind: "choice" | "choices" | "correction" | "note";
}

/** What was entered, by its place (`placeOf`), in the order of the entries. */
export type EnteredCells = ReadonlyMap<string, EnteredCell>;

export const placeOf = ({ row, column }: Pick<EnteredCell, "row" | "column">): string =>
  `${String(row)} ${String(column)}`;

/**
 * Adds cells. A part chosen instead of an earlier choice keeps what was there before both, so that undo restores the
 * user's content.
 */
export function withCells(entered: EnteredCells, added: readonly EnteredCell[]): EnteredCells {
  const all = new Map(entered);
  for (const cell of added) {
    const place = placeOf(cell);
    const earlier = all.get(place);
    const before = earlier?.content === cell.before.content ? earlier.before : cell.before;
    all.delete(place);
    if (cell.content !== before.content) all.set(place, { ...cell, before });
  }
  return all;
}

/** Whether a cell has no content of the user: it is blank, or has what the add-in entered or would enter. */
export const isFreeFor = (
  { row, content }: ColumnCell,
  now: CellInput,
  entered: EnteredCells,
  column: number,
): boolean => now === "" || now === content || now === entered.get(placeOf({ row, column }))?.content;
