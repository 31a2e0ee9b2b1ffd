import { groupBy } from "../../../product-data/vocabulary/group-by";
import { batchesOf, cellArea, intersection, rangeOf, readAreas, type SheetArea } from "../area";
import { hiddenRows } from "../hidden-rows";
import { tablesOn } from "../table-on-sheet";
import { runAsOneStep, type WriteStep } from "./undo-step";
import { type CellInput, general, writeFormulas, writeValues } from "./values";

/** What is written to a cell of a sheet. */
export interface CellWrite {
  readonly row: number;
  readonly column: number;
  readonly content: CellInput;
  /** If it isn't a formula, a text stays a text, whatever it starts with. */
  readonly isFormula?: boolean;
  /** The number format; without it, that of a value is General, and that of a formula stays. */
  readonly format?: string | undefined;
}

interface Around {
  /** Steps before the cells are written, in the same step of undo. */
  readonly before?: readonly WriteStep[];
  /** A step for the look of the sheet, which Excel may refuse, as on a protected sheet. */
  readonly look?: WriteStep;
}

/**
 * Writes cells of a sheet. Everything that the add-in writes into a sheet of the user passes here.
 *
 * - An array with rows that a filter hides would be written into other rows (office-js #224): a hidden row is written alone.
 * - A cell with the text format would keep a formula as text: it gets General.
 * - A formula fills its column of a table (#1916): it is written only if all rows then have the same one.
 * - No request has more than Excel on the web accepts, and all are one step of undo where Excel supports it.
 *
 * @returns the cells that were left out, because their column of a table has other formulas
 */
export async function writeCells(sheetId: string, cells: readonly CellWrite[], around: Around = {}): Promise<number> {
  const { before = [], look } = around;
  const others = await columnsWithOthers(
    sheetId,
    cells.filter(({ isFormula }) => isFormula),
  );
  const written = cells.filter(({ isFormula, column }) => !(isFormula && others.has(column)));
  const pieces = piecesIn(sheetId, written, await hiddenRows(sheetId, written.map(cellArea)));
  const formats = await formatsOf(pieces);
  const steps = batchesOf(pieces, maxCharacters, maxPieces, ({ characters }) => characters).map(
    (batch): WriteStep =>
      (context) => {
        for (const piece of batch) {
          const [range, contents] = [rangeOf(context, piece), piece.cells.map(({ content }) => [content])];
          const formatAt = (down: number) => piece.cells[down]?.format ?? formats.get(piece)?.[down]?.[0] ?? general;
          if (piece.isFormula) writeFormulas(range, contents, formatAt);
          else writeValues(range, contents, formatAt);
        }
      },
  );
  await runAsOneStep([...before, ...steps, ...(look === undefined ? [] : [mayFail(look)])]);
  return cells.length - written.length;
}

/** Cells below each other that are written as one array. */
interface Piece extends SheetArea {
  rowCount: number;
  readonly isFormula: boolean;
  readonly cells: CellWrite[];
  characters: number;
}

function piecesIn(sheetId: string, cells: readonly CellWrite[], hidden: ReadonlySet<number>): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const cell of [...cells].sort((a, b) => a.column - b.column || a.row - b.row)) {
    const { row, column, isFormula = false } = cell;
    const characters = charactersOfCell + String(cell.content).length;
    const last = pieces.at(-1);
    const isBelow = last?.column === column && last.row + last.rowCount === row && last.isFormula === isFormula;
    if (isBelow && !hidden.has(row) && !hidden.has(row - 1) && last.characters + characters <= mostOfPiece) {
      last.rowCount += 1;
      last.cells.push(cell);
      last.characters += characters;
    } else pieces.push({ sheetId, ...cellArea(cell), isFormula, cells: [cell], characters });
  }
  return pieces;
}

/** The present formats of cells for formulas, which keep them unless a format is given. */
async function formatsOf(pieces: readonly Piece[]): Promise<ReadonlyMap<Piece, readonly (readonly string[])[]>> {
  const unknown = pieces.filter(
    ({ isFormula, cells }) => isFormula && cells.some(({ format }) => format === undefined),
  );
  const read = await readAreas(unknown, "numberFormat");
  return new Map(unknown.map((piece, at) => [piece, read[at]?.rows ?? []]));
}

/** The columns of tables that would have several formulas if these were written. */
async function columnsWithOthers(sheetId: string, formulas: readonly CellWrite[]): Promise<ReadonlySet<number>> {
  const tables = formulas.length === 0 ? [] : await tablesOn(sheetId);
  const others = new Set<number>();
  for (const { area, rowCount } of tables) {
    const inTable = formulas.filter((cell) => intersection(area, cellArea(cell)) !== null);
    const columns = groupBy(inTable, ({ column }) => String(column));
    const bodies = [...columns.values()].map(([cell]) => ({ sheetId, ...cellArea(cell), row: area.row + 1, rowCount }));
    for (const { area: body, rows } of await readAreas(bodies, "formulas")) {
      const after = new Map(rows.map(([content = ""], down) => [body.row + down, content]));
      for (const { row, content } of columns.get(String(body.column)) ?? []) after.set(row, content);
      if (new Set([...after.values()].map(withoutRows)).size > 1) others.add(body.column);
    }
  }
  return others;
}

/** A formula without the numbers of rows outside of texts, which differ from row to row. */
const withoutRows = (formula: CellInput): string =>
  String(formula).replace(/("(?:[^"]|"")*")|\d+/g, (_, text?: string) => text ?? "");

const mayFail =
  (look: WriteStep): WriteStep =>
  async (context) => {
    try {
      await look(context);
      await context.sync();
    } catch {
      // The cells are already written.
    }
  };

/** What a cell takes in a request besides its content: Office.js splits arrays of more than 1,500 cells itself. */
const charactersOfCell = 100;
const mostOfPiece = 150_000;
/** Far below 5 MB, the limit of Excel on the web. */
const maxCharacters = 1_000_000;
/** Each piece takes several hundred characters, too. */
const maxPieces = 500;
