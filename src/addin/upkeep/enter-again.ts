import {
  batchesOf,
  intersection,
  pieceCells,
  piecesOf,
  mostRanges,
  rangeOf,
  readArea,
  type SheetArea,
} from "../excel/area";
import { groupBy } from "../../product-data/vocabulary/group-by";
import { type FormulaCell, runsOf, showing } from "../excel/formula-cells";
import { runAsOneStep } from "../excel/one-step";
import { tablesOn } from "../excel/table-on-sheet";
import type { Usage } from "./usage";

/**
 * The cells that show #NAME? because Excel read their formulas before it knew the functions. It never calls those, whatever
 * it recalculates (office-js #4185, #6355, #6611, #6935).
 */
export const stuckCells = (cells: readonly FormulaCell[], usage: Usage): Promise<readonly FormulaCell[]> =>
  showing(
    cells.filter(({ address }) => usage.get(address) === undefined),
    "values",
    (value) => value === "#NAME?",
  );

/**
 * Excel keeps its list of an add-in's functions for up to a day (office-js #2777). As long as formulas are stuck, it reads
 * another one when this workbook is opened.
 */
export function readFunctionsWhenOpened(areStuck: boolean): void {
  const { settings } = Office.context.document;
  if (Boolean(settings.get(listIsRead)) === areStuck) return;
  settings.set(listIsRead, areStuck);
  settings.saveAsync();
}

const listIsRead = "Office.ForceRefreshCustomFunctionsCache";

/** Enters the formulas of cells again, as a user would. A protected sheet keeps its own. */
export async function enterAgain(cells: readonly FormulaCell[]): Promise<void> {
  const runs = runsOf(cells).flatMap((run) => piecesOf(run, pieceCells));
  for (const ofSheet of groupBy(runs, ({ sheetId }) => sheetId).values()) {
    const entered = await enterable(ofSheet);
    await runAsOneStep(async (context) => {
      for (const batch of batchesOf(entered, pieceCells, mostRanges)) {
        for (const run of batch) rangeOf(context, run).formulas = run.formulas;
        // oxlint-disable-next-line office-addins/no-context-sync-in-loop -- each batch is as large as a request may be
        await context.sync();
      }
    }).catch(() => undefined);
  }
}

/** A formula fills its column of a table: it is entered only if the column has the same in every row. */
async function enterable(runs: readonly SheetArea[]) {
  const [{ sheetId } = { sheetId: "" }] = runs;
  const tables = runs.length === 0 ? [] : await tablesOn(sheetId);
  const entered: (SheetArea & { readonly formulas: string[][] })[] = [];
  for (const run of runs) {
    const table = tables.find(({ area }) => intersection(area, run) !== null);
    const formulas = await ownFormulas(run);
    const ofColumn =
      table === undefined ? [] : await ownFormulas({ ...run, row: table.area.row + 1, rowCount: table.rowCount });
    if (new Set(ofColumn.flat().map(withoutRows)).size <= 1) entered.push({ ...run, formulas });
  }
  return entered;
}

const ownFormulas = async (area: SheetArea): Promise<string[][]> =>
  (await readArea(area, "formulas")).map((row) =>
    row.map((formula) => String(formula).replace(foreignName, "VENDOR.")),
  );

/**
 * A function's name as in files (`_xldudf_VENDOR_`), or of another workbook or add-in: `[1]!`,
 * `Other.xla!_xldudf_VENDOR_`.
 */
const foreignName = /(?:(?:'[^']*'|[\w.[\]]+)!)?(?:_xldudf_VENDOR_|VENDOR\.)(?=[A-Z]+\()/gi;

/** The formula without the numbers of rows outside of texts, which differ from row to row. */
const withoutRows = (formula: string): string =>
  formula.replace(/("(?:[^"]|"")*")|\d+/g, (_, text?: string) => text ?? "");
