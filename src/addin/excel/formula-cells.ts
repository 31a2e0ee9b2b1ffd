/* oxlint-disable office-addins/no-context-sync-in-loop -- one request for all is what Excel on the web refuses */
import type { Usage } from "../upkeep/usage";
import { areaOf, areaProperties, type Area, batchesOf, intersection, piecesOf, verticalRuns } from "./area";
import { cellName } from "./cell-name";

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
 * The cells of a scope whose formulas call functions of this add-in. Excel returns where formulas are, and they are
 * read in pieces, because it rejects requests and responses above 5 MB.
 * @throws OfficeExtension.Error `InvalidSelection` when several areas or a picture are selected
 */
export function formulaCells(scope: Scope): Promise<readonly FormulaCell[]> {
  return Excel.run(async (context) => {
    const place = await placeOf(context, scope);
    const areas = await formulaAreas(context, place);
    const cells: FormulaCell[] = [];
    for (const batch of batchesOf(
      areas.flatMap((area) => piecesOf(area, mostCells)),
      mostCells,
      mostRanges,
    )) {
      const ranges = batch.map((area) => rangeOf(context, area).load("formulas"));
      await context.sync();
      batch.forEach((area, index) => cells.push(...ourCells(area, ranges[index]?.formulas as Formulas)));
    }
    return cells;
  });
}

/** All of the workbook. Excel has no event for a deleted formula, so cells without one are removed here. */
export async function formulaCellsInUse(usage: Usage): Promise<readonly FormulaCell[]> {
  const known = usage.all();
  const cells = await formulaCells("workbook");
  usage.forget(known, new Set(cells.map(({ address }) => address)));
  return cells;
}

/** The cells that are in the scope now. */
export function cellsIn(scope: Scope, cells: readonly FormulaCell[]): Promise<readonly FormulaCell[]> {
  return Excel.run(async (context) => {
    const { sheets, selection } = await placeOf(context, scope);
    const ids = new Set(sheets.map(({ id }) => id));
    return cells.filter(
      (cell) =>
        ids.has(cell.sheetId) &&
        (selection === null || intersection(selection, { ...cell, rowCount: 1, columnCount: 1 }) !== null),
    );
  });
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

/** An area of a sheet. */
export interface SheetArea extends Area {
  readonly sheetId: string;
}

export const rangeOf = (context: Excel.RequestContext, { sheetId, row, column, rowCount, columnCount }: SheetArea) =>
  context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, rowCount, columnCount);

/** Neighbors in a column as one area. */
export function runsOf(cells: readonly FormulaCell[]): readonly SheetArea[] {
  return [...new Set(cells.map(({ sheetId }) => sheetId))].flatMap((sheetId) =>
    verticalRuns(cells.filter((cell) => cell.sheetId === sheetId)).map((run) => ({ sheetId, ...run })),
  );
}

interface Place {
  readonly sheets: readonly Excel.Worksheet[];
  /** null: all sheets. */
  readonly selection: Area | null;
}

async function placeOf(context: Excel.RequestContext, scope: Scope): Promise<Place> {
  const { worksheets } = context.workbook;
  if (scope === "workbook") {
    worksheets.load("items/id,items/name");
    await context.sync();
    return { sheets: worksheets.items, selection: null };
  }
  const sheet = worksheets.getActiveWorksheet().load("id,name");
  const selection = scope === "selection" ? context.workbook.getSelectedRange().load(areaProperties) : null;
  await context.sync();
  return { sheets: [sheet], selection: selection && areaOf(selection) };
}

interface NamedArea extends SheetArea {
  readonly sheetName: string;
}

/** Where formulas are, this add-in's and others. */
async function formulaAreas(
  context: Excel.RequestContext,
  { sheets, selection }: Place,
): Promise<readonly NamedArea[]> {
  const found = sheets.map((sheet) => ({
    sheet,
    used: sheet.getUsedRangeOrNullObject().load(areaProperties),
    formulas: sheet.getRange().getSpecialCellsOrNullObject(Excel.SpecialCellType.formulas).load("areaCount"),
  }));
  await context.sync();
  const withFormulas = found.filter(({ formulas }) => !formulas.isNullObject);
  const listed = withFormulas.filter(({ formulas }) => formulas.areaCount <= mostRanges);
  for (const { formulas } of listed) formulas.areas.load(`items/${areaProperties.replaceAll(",", ",items/")}`);
  if (listed.length > 0) await context.sync();
  return withFormulas.flatMap(({ sheet, used, formulas }) => {
    const areas = formulas.areaCount <= mostRanges ? formulas.areas.items : [used];
    return areas.flatMap((range) => {
      const area = selection === null ? areaOf(range) : intersection(areaOf(range), selection);
      return area === null ? [] : [{ ...area, sheetId: sheet.id, sheetName: sheet.name }];
    });
  });
}

type Formulas = readonly (readonly unknown[])[];

const ourCells = ({ sheetId, sheetName, row, column }: NamedArea, formulas: Formulas): readonly FormulaCell[] =>
  formulas.flatMap((cells, down) =>
    cells.flatMap((formula, right) => {
      if (typeof formula !== "string" || !callsUs.test(formula)) return [];
      const address = `${sheetName}!${cellName(row + down, column + right)}`;
      return [{ address, sheetId, row: row + down, column: column + right, mustCall: beginsWithUs.test(formula) }];
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
