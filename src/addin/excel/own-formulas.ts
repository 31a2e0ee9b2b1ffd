import { completesLines } from "../../bom/reading/own-formula";
import { type Area, cellArea, readArea, type SheetArea, spillsOf } from "./area";

/** One or several columns that this add-in filled, so their content isn't what the BOM says. */
export interface OwnColumn {
  /** The first formula; "" for what a check found. */
  readonly formula: string;
  /** The first cell, and the cells that its formula fills. */
  readonly area: Area;
}

/**
 * The first formula of each column in these cells that compares or completes the lines of a BOM. A column in which most
 * cells are the user's has none: there, a formula is what the user wants in the BOM.
 */
export async function readOwnFormulas(sheetId: string, area: Area): Promise<readonly OwnColumn[]> {
  const found = new Map<number, FilledColumn>();
  for (const [down, cells] of (await readArea({ ...area, sheetId }, "formulas")).entries())
    for (const [right, formula] of cells.entries()) {
      const [row, column] = [area.row + down, area.column + right];
      const known = found.get(column);
      if (typeof formula === "string" && formula.startsWith("=") && completesLines(formula)) {
        if (known !== undefined) known.own += 1;
        else found.set(column, { sheetId, row, column, formula, own: 1, others: 0 });
      } else if (known !== undefined && formula !== "") known.others += 1;
    }
  const cells = [...found.values()];
  const spills = await spillsOf(cells);
  return cells.flatMap(({ formula, row, column, own, others }, at) => {
    const filled = spills[at] ?? cellArea({ row, column });
    return filled.rowCount > 1 || ofLines.test(formula) || own >= others ? [{ formula, area: filled }] : [];
  });
}

interface FilledColumn extends Pick<SheetArea, "sheetId" | "row" | "column"> {
  readonly formula: string;
  /**
   * The cells with such formulas; `others` are the other cells that aren't blank. Both are counted from the first
   * formula on.
   */
  own: number;
  others: number;
}

/** A formula for many lines has a range as its first argument. */
const ofLines = /VENDOR[._]\w+\(\s*\$?[A-Z]{1,3}\$?\d+:/i;
