import { type FormulaCell, formulaCells } from "../excel/formula-cells";
import type { Usage } from "./usage";

/** All of the workbook. Excel has no event for a deleted formula, so cells without one are removed here. */
export async function formulaCellsInUse(usage: Usage): Promise<readonly FormulaCell[]> {
  const known = usage.all();
  const cells = await formulaCells("workbook");
  usage.forget(known, new Set(cells.map(({ address }) => address)));
  return cells;
}
