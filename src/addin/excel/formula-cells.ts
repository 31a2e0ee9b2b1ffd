/* oxlint-disable office-addins/no-context-sync-in-loop -- one request for all is what Excel on the web refuses */
import type { Usage } from "../upkeep/usage";
import { areaOf, areaProperties, type Area, batchesOf, cellArea, intersection, piecesOf, verticalRuns } from "./area";
import { cellName } from "./cell-name";
import { rangeOf, type SheetArea } from "./sheet-area";

/** Where to look for formulas of this add-in. */
export type Scope = "selection" | "sheet" | "workbook";

/** A cell with a formula of this add-in. */
export interface FormulaCell {
  /** Plain (functions/plain-address.ts). */
  readonly address: string;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  /**
   * The formula starts with the call, so Excel can't calculate it without calling; `=IF(…)` may never need the call.
   */
  readonly mustCall: boolean;
}

/**
 * The cells of a scope whose formulas call functions of this add-in.
 * @throws OfficeExtension.Error `InvalidSelection` when several areas or a picture are selected
 */
export async function formulaCells(scope: Scope): Promise<readonly FormulaCell[]> {
  const { sheets, selection } = await placeOf(scope);
  const ofSheets = await Promise.all(sheets.map((sheet) => formulaCellsOf(sheet, selection)));
  return ofSheets.flat();
}

/** Excel returns where formulas are, and they are read in pieces, because it rejects requests and responses above 5 MB. */
async function formulaCellsOf(sheet: NamedSheet, selection: Area | null): Promise<readonly FormulaCell[]> {
  const areas = (await formulaAreas(sheet)).flatMap((area) => {
    const within = selection === null ? area : intersection(area, selection);
    return within === null ? [] : piecesOf(within, mostCells);
  });
  const cells: FormulaCell[] = [];
  for (const batch of batchesOf(areas, mostCells, mostRanges))
    await Excel.run(async (context) => {
      const ranges = batch.map((area) => rangeOf(context, { ...area, sheetId: sheet.id }).load("formulas"));
      await context.sync();
      batch.forEach((area, index) => cells.push(...ourCells(sheet, area, ranges[index]?.formulas as Formulas)));
    });
  return cells;
}

/** All of the workbook. Excel has no event for a deleted formula, so cells without one are removed here. */
export async function formulaCellsInUse(usage: Usage): Promise<readonly FormulaCell[]> {
  const known = usage.all();
  const cells = await formulaCells("workbook");
  usage.forget(known, new Set(cells.map(({ address }) => address)));
  return cells;
}

/** The cells that are in the scope now. */
export async function cellsIn(scope: Scope, cells: readonly FormulaCell[]): Promise<readonly FormulaCell[]> {
  const { sheets, selection } = await placeOf(scope);
  const ids = new Set(sheets.map(({ id }) => id));
  return cells.filter(
    (cell) => ids.has(cell.sheetId) && (selection === null || intersection(selection, cellArea(cell)) !== null),
  );
}

/** The cells that show an error. A data type shows none, although its value in `Range.values` is #VALUE!. */
export function showingErrors(cells: readonly FormulaCell[]): Promise<readonly FormulaCell[]> {
  return Excel.run(async (context) => {
    const shown = new Set<string>();
    for (const batch of batchesOf(runsOf(cells), mostCells, mostRanges)) {
      const ranges = batch.map((run) => rangeOf(context, run).load("valueTypes"));
      await context.sync();
      batch.forEach(({ sheetId, row, column }, index) =>
        ranges[index]?.valueTypes.forEach(([type], offset) => {
          if (type === Excel.RangeValueType.error) shown.add(keyOf({ sheetId, row: row + offset, column }));
        }),
      );
    }
    return cells.filter((cell) => shown.has(keyOf(cell)));
  });
}

/** Neighbors in a column as one area. */
export function runsOf(cells: readonly FormulaCell[]): readonly SheetArea[] {
  return [...new Set(cells.map(({ sheetId }) => sheetId))].flatMap((sheetId) =>
    verticalRuns(cells.filter((cell) => cell.sheetId === sheetId)).map((run) => ({ sheetId, ...run })),
  );
}

interface NamedSheet {
  readonly id: string;
  readonly name: string;
}

interface Place {
  readonly sheets: readonly NamedSheet[];
  /** null: whole sheets. */
  readonly selection: Area | null;
}

function placeOf(scope: Scope): Promise<Place> {
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    if (scope === "workbook") {
      worksheets.load("items/id,items/name");
      await context.sync();
      return { sheets: worksheets.items.map(({ id, name }) => ({ id, name })), selection: null };
    }
    const sheet = worksheets.getActiveWorksheet().load("id,name");
    const selection = scope === "selection" ? context.workbook.getSelectedRange().load(areaProperties) : null;
    await context.sync();
    return { sheets: [{ id: sheet.id, name: sheet.name }], selection: selection && areaOf(selection) };
  });
}

/**
 * Where a sheet's formulas are, this add-in's and others; the used range if Excel doesn't say, as on a protected sheet.
 * In batches of the sheet's own, because Excel refuses all of a batch for one sheet, and only in the used range: on
 * whole sheets the search is reported to take very long (office-js #4245).
 */
async function formulaAreas({ id }: NamedSheet): Promise<readonly Area[]> {
  const used = await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(id).getUsedRangeOrNullObject().load(areaProperties);
    await context.sync();
    return range.isNullObject ? null : areaOf(range);
  });
  if (used === null) return [];
  const listing = Excel.run(async (context) => {
    const formulas = rangeOf(context, { ...used, sheetId: id })
      .getSpecialCellsOrNullObject(Excel.SpecialCellType.formulas)
      .load("areaCount");
    await context.sync();
    if (formulas.isNullObject) return [];
    if (formulas.areaCount > mostRanges) return [used];
    formulas.areas.load(`items/${areaProperties.replaceAll(",", ",items/")}`);
    await context.sync();
    return formulas.areas.items.map(areaOf);
  });
  return listing.catch(() => [used]);
}

type Formulas = readonly (readonly unknown[])[];

const ourCells = ({ id, name }: NamedSheet, { row, column }: Area, formulas: Formulas): readonly FormulaCell[] =>
  formulas.flatMap((cells, down) =>
    cells.flatMap((formula, right) => {
      if (typeof formula !== "string" || !callsUs.test(formula)) return [];
      const address = `${name}!${cellName(row + down, column + right)}`;
      return [{ address, sheetId: id, row: row + down, column: column + right, mustCall: beginsWithUs.test(formula) }];
    }),
  );

/** Identifies a cell of the workbook in a map. */
export const keyOf = ({ sheetId, row, column }: Pick<FormulaCell, "sheetId" | "row" | "column">): string =>
  `${sheetId} ${String(row)} ${String(column)}`;

/** Excel writes the namespace of the manifest before the name. In a file from another source it may have a prefix. */
const callsUs = /^=.*\bVENDOR\.[A-Z]+\(/is;

const beginsWithUs = /^=[@+\s]*(?:\w+\.)?VENDOR\.[A-Z]+\(/i;

/** Per request: with formulas of usual length, a response is far below 5 MB. */
const mostCells = 20_000;
/** Per request: each range takes several hundred bytes. */
const mostRanges = 2000;
