import { readArea, rowSpan } from "./area";
import { writeCells } from "./writing/cells";
import { type CellInput, general } from "./writing/values";

/** A cell of one column. */
export interface ColumnCell {
  readonly row: number;
  readonly content: CellInput;
}

/** What undo restores. A text may start with an equals sign, too. */
export interface CellBefore extends ColumnCell {
  readonly isFormula: boolean;
  readonly format: string;
}

/** Reads what cells of a column have: a formula starts with an equals sign; "" is blank. */
export async function readColumnCells(
  sheetId: string,
  column: number,
  cells: readonly Pick<ColumnCell, "row">[],
): Promise<readonly CellInput[]> {
  return (await readColumn(sheetId, column, cells, "formulas")).map((content) => content ?? "");
}

/** Reads cells of a column so that they can be restored. */
export async function readCellsBefore(
  sheetId: string,
  column: number,
  cells: readonly Pick<ColumnCell, "row">[],
): Promise<readonly CellBefore[]> {
  const read = <P extends "formulas" | "values" | "numberFormat">(property: P) =>
    readColumn(sheetId, column, cells, property);
  const [formulas, values, formats] = await Promise.all([read("formulas"), read("values"), read("numberFormat")]);
  return cells.map(({ row }, at) => {
    const content = formulas[at] ?? "";
    // Excel reads a text that starts with an equals sign without its apostrophe (office-js #6687).
    const isFormula = String(content).startsWith("=") && content !== values[at];
    return { row, content, isFormula, format: formats[at] ?? general };
  });
}

/**
 * Writes texts, or what cells had before, in one step of undo. The last of them comes into view, with the whole width of
 * the column.
 * @returns the cells that were left out
 */
export async function writeColumn(
  sheetId: string,
  column: number,
  cells: readonly (ColumnCell & Partial<CellBefore>)[],
): Promise<number> {
  if (cells.length === 0) return 0;
  const written = cells.map((cell) => ({ ...cell, column }));
  const lastCell = ({ workbook }: Excel.RequestContext): Excel.Range =>
    workbook.worksheets.getItem(sheetId).getRangeByIndexes(cells.at(-1)?.row ?? 0, column, 1, 1);
  return writeCells(sheetId, written, {
    // This comes first, because the user may select another cell once the texts are visible.
    before: [
      async (context) => {
        const shown = context.workbook.worksheets.getActiveWorksheet().load("id");
        await context.sync();
        if (shown.id === sheetId) lastCell(context).select();
      },
    ],
    look: (context) => lastCell(context).getEntireColumn().format.autofitColumns(),
  });
}

async function readColumn<P extends "formulas" | "values" | "numberFormat">(
  sheetId: string,
  column: number,
  cells: readonly Pick<ColumnCell, "row">[],
  property: P,
) {
  if (cells.length === 0) return [];
  const span = rowSpan(cells.map(({ row }) => row));
  const rows = await readArea({ sheetId, ...span, column, columnCount: 1 }, property);
  return cells.map(({ row }) => rows[row - span.row]?.[0]);
}
