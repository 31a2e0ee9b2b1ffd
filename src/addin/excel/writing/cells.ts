import { type Area, batchesOf, intersection, rangeOf, readAreas, type SheetArea, verticalRuns } from "../area";
import { hiddenRows } from "../hidden-rows";
import { tablesOn } from "../table-on-sheet";
import { runAsOneStep, type WriteStep } from "./undo-step";
import { type CellInput, general, textFormat, writeFormulas, writeValues } from "./values";

/** Cells of a sheet and what they get; formulas are in one column. */
export interface CellWrite extends Area {
  readonly kind: "values" | "formulas";
  readonly contents: readonly (readonly CellInput[])[];
  /** The number formats; without them, that of a value is General, and that of a formula stays. */
  readonly formats?: readonly (readonly string[])[] | undefined;
}

interface Around {
  /** Steps before the cells are written, in the same step of undo. */
  readonly before?: readonly WriteStep[];
  /** What may be refused, as on a protected sheet, and nothing is lost. */
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
export async function writeCells(sheetId: string, writes: readonly CellWrite[], around: Around = {}): Promise<number> {
  const { before = [], look } = around;
  const others = await columnsWithOthers(sheetId, writes);
  const written = writes.filter(({ kind, column }) => kind === "values" || !others.has(column));
  const hidden = await hiddenIn(sheetId, written);
  const pieces = await withoutTextFormat(written.flatMap((write) => piecesIn({ ...write, sheetId }, hidden)));
  const steps = batchesOf(pieces, mostCharacters, mostPieces, ({ characters }) => characters).map(
    (batch): WriteStep =>
      (context) => {
        for (const { kind, contents, formats, ...area } of batch)
          if (kind === "values") writeValues(rangeOf(context, area), contents, (row, at) => formats?.[row]?.[at]);
          else writeFormulas(rangeOf(context, area), contents, formats);
      },
  );
  await runAsOneStep([...before, ...steps, ...(look === undefined ? [] : [mayFail(look)])]);
  return sizeOf(writes) - sizeOf(written);
}

/** Single cells, as few areas. Either all or none have a format. */
export function writesOf(kind: CellWrite["kind"], cells: readonly WrittenCell[]): readonly CellWrite[] {
  const placeOf = (row: number, column: number): string => [row, column].join();
  const byPlace = new Map(cells.map((cell) => [placeOf(cell.row, cell.column), cell]));
  return verticalRuns(cells).map((area) => {
    const rows = Array.from({ length: area.rowCount }, (_, down) => byPlace.get(placeOf(area.row + down, area.column)));
    return {
      ...{ ...area, kind, contents: rows.map((cell) => [cell?.content ?? ""]) },
      formats: rows[0]?.format === undefined ? undefined : rows.map((cell) => [cell?.format ?? general]),
    };
  });
}

interface WrittenCell {
  readonly row: number;
  readonly column: number;
  readonly content: CellInput;
  readonly format?: string;
}

interface Piece extends CellWrite, SheetArea {
  readonly characters: number;
}

/** Rows next to each other that are written as one array. */
function piecesIn(write: CellWrite & SheetArea, hidden: ReadonlySet<number>): readonly Piece[] {
  const sizes = write.contents.map((cells) =>
    cells.reduce<number>((sum, content) => sum + charactersOfCell + String(content).length, 0),
  );
  const starts: number[] = [];
  let characters = 0;
  for (const [down, size] of sizes.entries()) {
    const row = write.row + down;
    if (down === 0 || hidden.has(row) || hidden.has(row - 1) || characters + size > mostOfPiece) {
      starts.push(down);
      characters = 0;
    }
    characters += size;
  }
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? sizes.length;
    return {
      ...{ ...write, row: write.row + from, rowCount: to - from },
      contents: write.contents.slice(from, to),
      formats: write.formats?.slice(from, to),
      characters: sizes.slice(from, to).reduce((sum, size) => sum + size, 0),
    };
  });
}

/** Formulas get their formats if one of their cells has the text format. */
async function withoutTextFormat(pieces: readonly Piece[]): Promise<readonly Piece[]> {
  const unknown = pieces.filter(({ kind, formats }) => kind === "formulas" && formats === undefined);
  const read = await readAreas(unknown, "numberFormat");
  const textual = new Map(
    unknown.flatMap((piece, at) => {
      const formats = read[at]?.rows ?? [];
      return formats.flat().includes(textFormat) ? [[piece, formats] as const] : [];
    }),
  );
  return pieces.map((piece) => ({ ...piece, formats: piece.formats ?? textual.get(piece) }));
}

/** The columns of tables that would have several formulas if these were written. */
async function columnsWithOthers(sheetId: string, writes: readonly CellWrite[]): Promise<ReadonlySet<number>> {
  const formulas = writes.filter(({ kind }) => kind === "formulas");
  const tables = formulas.length === 0 ? [] : await tablesOn(sheetId);
  const others = new Set<number>();
  for (const { area, rowCount } of tables) {
    const inTable = formulas.filter((write) => intersection(area, write) !== null);
    const after = new Map(inTable.map(({ column }) => [column, new Map<number, CellInput>()]));
    const bodies = [...after.keys()].map((column) => ({
      ...{ sheetId, row: area.row + 1, rowCount },
      ...{ column, columnCount: 1 },
    }));
    for (const { area: body, rows } of await readAreas(bodies, "formulas"))
      rows.forEach(([content = ""], down) => after.get(body.column)?.set(body.row + down, content));
    for (const { column, row, contents } of inTable)
      contents.forEach(([content = ""], down) => after.get(column)?.set(row + down, content));
    for (const [column, cells] of after) if (new Set([...cells.values()].map(withoutRows)).size > 1) others.add(column);
  }
  return others;
}

/** A formula without the numbers of rows outside of texts, which differ from row to row. */
const withoutRows = (formula: CellInput): string =>
  String(formula).replace(/("(?:[^"]|"")*")|\d+/g, (_, text?: string) => text ?? "");

async function hiddenIn(sheetId: string, writes: readonly CellWrite[]): Promise<ReadonlySet<number>> {
  const row = writes.reduce((least, write) => Math.min(least, write.row), Infinity);
  const end = writes.reduce((most, write) => Math.max(most, write.row + write.rowCount), 0);
  return end <= row + 1 ? new Set() : hiddenRows({ sheetId, row, column: 0, rowCount: end - row, columnCount: 1 });
}

const mayFail =
  (look: WriteStep): WriteStep =>
  async (context) => {
    try {
      await look(context);
      await context.sync();
    } catch {
      // The cells are written.
    }
  };

const sizeOf = (writes: readonly CellWrite[]): number =>
  writes.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0);

/** What a cell takes in a request besides its content: Office.js splits arrays of more than 1,500 cells itself. */
const charactersOfCell = 100;
const mostOfPiece = 150_000;
/** Far below 5 MB, the limit of Excel on the web. */
const mostCharacters = 1_000_000;
/** Each piece takes several hundred characters, too. */
const mostPieces = 500;
