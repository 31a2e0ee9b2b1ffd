import {
  areaOf,
  areaProperties,
  type Area,
  cellArea,
  intersection,
  verticalRuns,
  type CellContents,
  maxRanges,
  rangeOf,
  readAreas,
  type SheetArea,
  spillsOf,
} from "./area";
import { groupBy } from "../../product-data/vocabulary/group-by";
import { eightAtATime } from "./at-a-time";
import { readActiveSheet, readSheetNames, type SheetName } from "./bom-sheet";
import { cellName } from "./cell-name";
import type { CellInput } from "./writing/values";

/** Cells that are searched for formulas of this add-in. */
export type Scope = "selection" | "sheet" | "workbook";

/** A cell with a formula of this add-in. */
export interface FormulaCell {
  /** The plain address (functions/plain-address.ts). */
  readonly address: string;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  /**
   * The formula starts with the call, so Excel can't calculate it without calling; `=IF(…)` may never need the call.
   */
  readonly mustCall: boolean;
  readonly formula: string;
}

/**
 * The cells of a scope whose formulas call functions of this add-in.
 * @throws OfficeExtension.Error `InvalidSelection` when several areas or a picture are selected
 */
export async function formulaCells(scope: Scope): Promise<readonly FormulaCell[]> {
  const { sheets, selection } = await placeOf(scope);
  const ofSheets = await eightAtATime(sheets, (sheet) => formulaCellsOf(sheet, selection));
  return ofSheets.flat();
}

async function formulaCellsOf(sheet: SheetName, selection: Area | null): Promise<readonly FormulaCell[]> {
  const areas = (await formulaAreas(sheet)).flatMap((area) => {
    const within = selection === null ? area : intersection(area, selection);
    return within === null ? [] : [{ ...within, sheetId: sheet.id }];
  });
  return withoutSpilled((await readAreas(areas, "formulas")).flatMap(({ area, rows }) => ourCells(sheet, area, rows)));
}

/**
 * Leaves out spilled cells, which some versions of Excel report with the formula that fills them: Excel calls no
 * function for them.
 */
async function withoutSpilled(cells: readonly FormulaCell[]): Promise<readonly FormulaCell[]> {
  const repeated = [...groupBy(cells, ({ formula }) => formula).values()].flatMap((same) =>
    same.length > 1 ? same : [],
  );
  const spills = await spillsOf(repeated);
  const filled = new Set(
    spills.flatMap((area, at) =>
      area === undefined
        ? []
        : repeated.filter((cell) => cell !== repeated[at] && intersection(area, cellArea(cell)) !== null),
    ),
  );
  return cells.filter((cell) => !filled.has(cell));
}

/** The cells that are in the scope now. */
export async function cellsIn(scope: Scope, cells: readonly FormulaCell[]): Promise<readonly FormulaCell[]> {
  const { sheets, selection } = await placeOf(scope);
  const ids = new Set(sheets.map(({ id }) => id));
  return cells.filter(
    (cell) => ids.has(cell.sheetId) && (selection === null || intersection(selection, cellArea(cell)) !== null),
  );
}

/** The cells whose property has a wanted value. */
export async function showing<P extends "values" | "valueTypes">(
  cells: readonly FormulaCell[],
  property: P,
  isWanted: (value: CellContents[P]) => boolean,
): Promise<readonly FormulaCell[]> {
  const shown = new Set<string>();
  for (const { area, rows } of await readAreas(runsOf(cells), property))
    rows.forEach(([value], down) => {
      if (value !== undefined && isWanted(value)) shown.add(cellKey({ ...area, row: area.row + down }));
    });
  return cells.filter((cell) => shown.has(cellKey(cell)));
}

/** Areas of cells that are neighbors in a column. */
export const runsOf = (cells: readonly Pick<FormulaCell, "sheetId" | "row" | "column">[]): readonly SheetArea[] =>
  [...groupBy(cells, ({ sheetId }) => sheetId)].flatMap(([sheetId, ofSheet]) =>
    verticalRuns(ofSheet).map((run) => ({ sheetId, ...run })),
  );

interface ScopeArea {
  readonly sheets: readonly SheetName[];
  /** null: whole sheets. */
  readonly selection: Area | null;
}

/** The sheets of a scope, and what is selected. */
async function placeOf(scope: Scope): Promise<ScopeArea> {
  if (scope === "workbook") return { sheets: await readSheetNames({}), selection: null };
  const sheets = [await readActiveSheet({})];
  if (scope === "sheet") return { sheets, selection: null };
  const selection = await Excel.run(async ({ workbook }) => {
    const range = workbook.getSelectedRange().load(areaProperties);
    await workbook.context.sync();
    return areaOf(range);
  });
  return { sheets, selection };
}

/**
 * The areas of a sheet that have formulas of any kind; the used range if Excel doesn't say, as on a protected sheet.
 * Each sheet has batches of its own, because one protected sheet makes a whole batch fail. Only the used range is
 * searched: searching whole sheets is reported to take very long (office-js #4245).
 */
async function formulaAreas({ id }: SheetName): Promise<readonly Area[]> {
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
    if (formulas.areaCount > maxRanges) return [used];
    formulas.areas.load(`items/${areaProperties.replaceAll(",", ",items/")}`);
    await context.sync();
    return formulas.areas.items.map(areaOf);
  });
  return listing.catch(() => [used]);
}

const ourCells = (
  { id, name }: SheetName,
  { row, column }: Area,
  formulas: readonly (readonly CellInput[])[],
): readonly FormulaCell[] =>
  formulas.flatMap((cells, down) =>
    cells.flatMap((formula, right) => {
      if (typeof formula !== "string" || !callsUs.test(formula)) return [];
      const address = `${name}!${cellName(row + down, column + right)}`;
      const mustCall = beginsWithUs.test(formula);
      return [{ address, sheetId: id, row: row + down, column: column + right, mustCall, formula }];
    }),
  );

/** Identifies a cell of the workbook in a map. */
export const cellKey = ({ sheetId, row, column }: Pick<FormulaCell, "sheetId" | "row" | "column">): string =>
  `${sheetId} ${String(row)} ${String(column)}`;

/**
 * Excel writes the manifest's namespace before a function's name. In a file, and if Excel doesn't know the namespace, it
 * is written with a prefix: `_xldudf_VENDOR_SPEC`.
 */
const callsUs = /^=.*\b(?:VENDOR\.|_xldudf_VENDOR_)[A-Z]+\(/is;

const beginsWithUs = /^=[@+\s]*(?:\w+\.|[^\s!("]+!)?(?:VENDOR\.|_xldudf_VENDOR_)[A-Z]+\(/i;
