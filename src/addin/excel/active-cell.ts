import { cellArea } from "./area";
import { pointsPerLetter } from "./column-width";
import { tableAt } from "./table-on-sheet";
import { writeCells } from "./writing/cells";

/** A row of a sheet, zero-based. */
export interface SheetRow {
  readonly sheetId: string;
  readonly row: number;
}

/** A cell of the workbook. */
export interface ActiveCell extends SheetRow {
  readonly column: number;
  /** The address with the sheet: `BOM!A2`. */
  readonly address: string;
  /** Its formula, or its typed content. */
  readonly formula: string;
}

/** `inTable`: an Excel table, in which nothing can spill. */
type Insertion = { readonly kind: "written" | "inUse" | "inTable"; readonly address: string };

export function readActiveCell(): Promise<ActiveCell> {
  return Excel.run(async (context) => {
    const cell = context.workbook.getActiveCell().load("address,formulas,rowIndex,columnIndex");
    const sheet = cell.worksheet.load("id");
    await context.sync();
    const { rowIndex: row, columnIndex: column, address, formulas } = cell;
    return { sheetId: sheet.id, row, column, address, formula: String(formulas[0]?.[0] ?? "") };
  });
}

/**
 * Writes a formula that returns a table into the active cell, unless `mayReplace` protects its content, and shows the
 * table: columns are as wide as their texts, and titles in the first row stay in view.
 * @param widths in letters
 */
export async function insertTable(
  formula: string,
  widths: readonly number[],
  mayReplace: (formula: string) => boolean,
): Promise<Insertion> {
  const { sheetId, row, column, address, formula: before } = await readActiveCell();
  if (before !== "" && !mayReplace(before)) return { kind: "inUse", address };
  if ((await tableAt(sheetId, cellArea({ row, column }))) !== null) return { kind: "inTable", address };
  await writeCells(sheetId, [{ row, column, content: formula, isFormula: true }]);
  await showTable(sheetId, row, column, widths).catch(() => undefined);
  return { kind: "written", address };
}

/** Excel may refuse this on a protected sheet, although the table was inserted. */
function showTable(sheetId: string, row: number, column: number, widths: readonly number[]): Promise<void> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const columns = widths.map((letters, at) => ({
      points: letters * pointsPerLetter,
      format: sheet.getRangeByIndexes(row, column + at, 1, 1).format.load("columnWidth"),
    }));
    const frozen = sheet.freezePanes.getLocationOrNullObject();
    await context.sync();
    // Other cells of the sheet may need a wider column.
    for (const { points, format } of columns) if (format.columnWidth < points) format.columnWidth = points;
    if (row === 0 && frozen.isNullObject) sheet.freezePanes.freezeRows(1);
    await context.sync();
  });
}

/** Calls back after the selection changed. Registers even while a cell is being edited. */
export async function onSelection(changed: () => void): Promise<void> {
  await Excel.run({ delayForCellEdit: true }, async (context) => {
    context.workbook.onSelectionChanged.add(() => {
      changed();
      return Promise.resolve();
    });
    await context.sync();
  });
}
