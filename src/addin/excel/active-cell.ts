import { areaOf } from "./area";
import { pointsPerLetter } from "./column-width";
import { tableAt } from "./table-on-sheet";

/** A cell of the workbook. */
export interface ActiveCell {
  /** With the sheet: `BOM!A2`. */
  readonly address: string;
  /** Its formula, or its typed content. */
  readonly formula: string;
}

/** A row of a sheet, zero-based. */
export interface SheetRow {
  readonly sheetId: string;
  readonly row: number;
}

/** `inTable`: an Excel table, in which nothing can spill. */
type Insertion = { readonly kind: "written" | "inUse" | "inTable"; readonly address: string };

/** The active cell. */
export function readActiveCell(): Promise<ActiveCell> {
  return Excel.run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load("address,formulas");
    await context.sync();
    return { address: cell.address, formula: textOf(cell.formulas) };
  });
}

/** The row of the active cell. */
export async function readActiveRow(): Promise<SheetRow> {
  const { sheetId, area } = await readCell();
  return { sheetId, row: area.row };
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
  const { sheetId, area, address, before } = await readCell();
  if (before !== "" && !mayReplace(before)) return { kind: "inUse", address };
  if ((await tableAt(sheetId, area)) !== null) return { kind: "inTable", address };
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    sheet.getRangeByIndexes(area.row, area.column, 1, 1).formulas = [[formula]];
    await context.sync();
  });
  await showTable(sheetId, area.row, area.column, widths).catch(() => undefined);
  return { kind: "written", address };
}

function readCell() {
  return Excel.run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load("address,formulas,rowIndex,columnIndex,rowCount,columnCount");
    const sheet = cell.worksheet.load("id");
    await context.sync();
    return { sheetId: sheet.id, area: areaOf(cell), address: cell.address, before: textOf(cell.formulas) };
  });
}

/** Excel may refuse it on a protected sheet, and the table is there. */
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

/** Calls back after the selection changed. Registers even while a cell is being edited. Returns a function that stops it. */
export async function onSelection(changed: () => void): Promise<() => void> {
  const registration = await Excel.run({ delayForCellEdit: true }, async (context) => {
    const added = context.workbook.onSelectionChanged.add(() => {
      changed();
      return Promise.resolve();
    });
    await context.sync();
    return added;
  });
  return () => {
    registration.remove();
    void registration.context.sync();
  };
}

const textOf = (formulas: readonly (readonly (string | number | boolean)[])[]): string =>
  String(formulas[0]?.[0] ?? "");
