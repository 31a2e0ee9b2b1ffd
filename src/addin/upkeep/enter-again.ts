import { groupBy } from "../../product-data/vocabulary/group-by";
import { type FormulaCell, showing } from "../excel/formula-cells";
import { writeCells } from "../excel/writing/cells";
import type { Usage } from "./usage";

/**
 * The cells that show #NAME? because Excel read their formulas before it knew the functions. Excel never calls the
 * functions of these cells, whatever it recalculates (office-js #4185, #6355, #6611, #6935).
 */
export const stuckCells = (cells: readonly FormulaCell[], usage: Usage): Promise<readonly FormulaCell[]> =>
  showing(usage.uncalled(cells), "values", (value) => value === "#NAME?");

/**
 * Excel keeps its list of an add-in's functions for up to a day (office-js #2777). As long as formulas are stuck, this
 * makes it read a new list when this workbook is opened.
 */
export function readFunctionsWhenOpened(areStuck: boolean): void {
  const { settings } = Office.context.document;
  if (Boolean(settings.get(listIsRead)) === areStuck) return;
  settings.set(listIsRead, areStuck);
  settings.saveAsync();
}

const listIsRead = "Office.ForceRefreshCustomFunctionsCache";

/** Enters the formulas of cells again, as a user would. A protected sheet isn't changed. */
export async function enterAgain(cells: readonly FormulaCell[]): Promise<void> {
  for (const [sheetId, ofSheet] of groupBy(cells, (cell) => cell.sheetId)) {
    const entered = ofSheet.map(({ row, column, formula }) => {
      return { row, column, content: formula.replace(foreignName, "VENDOR."), isFormula: true };
    });
    await writeCells(sheetId, entered).catch(() => undefined);
  }
}

/**
 * A function's name as in files (`_xldudf_VENDOR_`), or of another workbook or add-in: `[1]!`,
 * `Other.xla!_xldudf_VENDOR_`.
 */
const foreignName = /(?:(?:'[^']*'|[\w.[\]]+)!)?(?:_xldudf_VENDOR_|VENDOR\.)(?=[A-Z]+\()/gi;
