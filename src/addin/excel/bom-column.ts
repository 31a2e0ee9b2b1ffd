import { type Area, cellArea, pieceCells, piecesOf, verticalRuns, rangeOf, readArea } from "./area";
import { hiddenRows } from "./hidden-rows";
import { type CellInput, writeValues } from "./write-values";

/** A cell of one column. */
export interface ColumnCell {
  readonly row: number;
  readonly content: CellInput;
}

/** Reads what cells of a column have: a formula starts with an equals sign; "" is blank. */
export async function readColumnCells(
  sheetId: string,
  column: number,
  cells: readonly Pick<ColumnCell, "row">[],
): Promise<readonly CellInput[]> {
  if (cells.length === 0) return [];
  const first = cells.reduce((least, { row }) => Math.min(least, row), Infinity);
  const last = cells.reduce((most, { row }) => Math.max(most, row), 0);
  const area = { sheetId, row: first, column, rowCount: last - first + 1, columnCount: 1 };
  const contents = await readArea(area, "formulas");
  return cells.map(({ row }) => contents[row - first]?.[0] ?? "");
}

interface ColumnContent {
  readonly texts?: readonly ColumnCell[];
  /** Formulas of this add-in. */
  readonly formulas?: readonly ColumnCell[];
}

/** Writes texts and formulas in one step of undo, and shows the whole width of the column. */
export async function writeColumnCells(
  sheetId: string,
  column: number,
  { texts = [], formulas = [] }: ColumnContent,
): Promise<void> {
  const written = [...texts, ...formulas].map(({ row }) => row);
  if (written.length === 0) return;
  const first = written.reduce((least, row) => Math.min(least, row), Infinity);
  const last = written.reduce((most, row) => Math.max(most, row), first);
  const hidden = await hiddenRows({ sheetId, row: first, column, rowCount: last - first + 1, columnCount: 1 });
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    for (const { area, contents } of columnPieces(column, texts, hidden))
      writeValues(rangeOf(context, { ...area, sheetId }), contents);
    for (const { area, contents } of columnPieces(column, formulas, hidden))
      rangeOf(context, { ...area, sheetId }).formulas = contents;
    sheet.getRangeByIndexes(0, column, 1, 1).getEntireColumn().format.autofitColumns();
    await context.sync();
  });
}

/**
 * Cells of a column as few areas, because Excel takes long for thousands. Hidden rows are areas of their own: Excel
 * writes arrays with rows that a filter hides into other rows (office-js #224).
 */
export function columnPieces(
  column: number,
  cells: readonly ColumnCell[],
  hidden: ReadonlySet<number>,
): readonly { readonly area: Area; readonly contents: CellInput[][] }[] {
  const byRow = new Map(cells.map(({ row, content }) => [row, content]));
  const places = cells.map(({ row }) => ({ row, column }));
  const runs = verticalRuns(places.filter(({ row }) => !hidden.has(row))).flatMap((run) => piecesOf(run, pieceCells));
  return [...runs, ...places.filter(({ row }) => hidden.has(row)).map(cellArea)].map((area) => ({
    area,
    contents: Array.from({ length: area.rowCount }, (_, at) => [byRow.get(area.row + at) ?? ""]),
  }));
}
