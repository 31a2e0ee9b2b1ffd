import { intersection, rowsOf, type Area } from "../a1";
import type { CellContent } from "../document";
import { outsideTexts } from "../grid/entered-formula";
import { bodyOf } from "./table";
import type { RangeTarget } from "./targets";

/**
 * The columns of tables that Excel fills when a formula is written into them, also by an add-in: every cell gets the
 * lowest of the formulas that are written at once, unless a cell outside of them has other content (office-js #1916,
 * #2093, #5909, #6745).
 */
export function calculatedColumns({ document, sheetId, area }: RangeTarget, written: Rows): readonly Filled[] {
  return document.state.tables.flatMap((table) => {
    const body = bodyOf(table);
    const within = table.sheetId === sheetId ? intersection(body, area) : null;
    if (!within) return [];
    return Array.from({ length: within.columnCount }, (_, right) => within.column + right).flatMap((column) => {
      const below = { ...body, column, columnCount: 1 };
      const isWritten = (row: number): boolean => row >= area.row && row < area.row + area.rowCount;
      const formulas = rowsOf(within).flatMap((row) => {
        const content = written[row - area.row]?.[column - area.column];
        return isFormula(content) ? [{ row, formula: content }] : [];
      });
      const lowest = formulas.at(-1);
      const others = document.read(sheetId, below, "formulas").filter((_, down) => !isWritten(body.row + down));
      if (!lowest || others.flat().some((content) => content !== "" && !isFormula(content))) return [];
      const rows = rowsOf(body).map((row) => [movedDown(lowest.formula, row - lowest.row)]);
      return [{ area: below, rows }];
    });
  });
}

type Rows = readonly (readonly CellContent[])[];

interface Filled {
  readonly area: Area;
  readonly rows: Rows;
}

const isFormula = (content: CellContent | undefined): content is string =>
  typeof content === "string" && /^=./s.test(content);

/** A formula as Excel copies it down. Names in brackets, such as of columns, refer to no cells. */
const movedDown = (formula: string, rows: number): string =>
  outsideTexts(formula, (part) =>
    part.replace(
      /\[[^\]]*\]|(\$?\b[A-Z]{1,3})(\d+)\b(?![(.])/g,
      (whole, column: string | undefined, row: string | undefined) =>
        column === undefined || row === undefined ? whole : `${column}${String(Number(row) + rows)}`,
    ),
  );
