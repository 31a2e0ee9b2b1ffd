import { HorizontalAlign, InterceptorEffectEnum, type ICellData, type Nullable } from "@univerjs/core";
import { FormulaDataModel, INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";
import { parseArea, type Cell } from "../a1";
import type { GridDocument } from "./grid-document";
import { isEnglish, numberInRegion } from "./number-in-region";
import type { Spreadsheet } from "./spreadsheet";

/**
 * Shows numbers in formats that aren't their cell's own, before Univer's own formatting: in spilled cells, for which
 * Univer copies the value but not the format; and in a formula without a format of its own, which uses the format of
 * the first cell it refers to, as in Excel. Where the region's codes aren't those of English, all numbers.
 */
export function showValueFormats({ injector }: Spreadsheet, grid: GridDocument): void {
  const formulas = injector.get(FormulaDataModel);
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: afterSpilling,
    effect: InterceptorEffectEnum.Value,
    handler: (cell, { unitId, subUnitId, row, col, workbook, worksheet }, next) => {
      const styles = workbook.getStyles();
      const spilled = formulas.getArrayFormulaCellData()[unitId]?.[subUnitId];
      const formatAt = (at: Cell, depth: number): string | undefined => {
        const written = worksheet.getCellRaw(at.row, at.column);
        const own = patternOf(styles.get(written?.s)) ?? patternOf(spilled?.[at.row]?.[at.column]?.s);
        const referred = own === undefined && depth < maxReferences ? firstReference(written) : undefined;
        return own ?? (referred && formatAt(referred, depth + 1));
      };
      const format = cell && typeof cell.v === "number" ? formatAt({ row, column: col }, 0) : undefined;
      if (typeof cell?.v === "number" && !isEnglish(grid.region)) {
        const isOwn = format === undefined || grid.hasOwnFormat(subUnitId, row, col);
        const text = numberInRegion(cell.v, format ?? "General", isOwn, grid.region);
        const own = styles.get(cell.s);
        // Univer marks a number whose type is a string, and formats it again if it has a format.
        return next({ ...cell, v: text, t: null, s: { ...own, ht: own?.ht || HorizontalAlign.RIGHT, n: null } });
      }
      if (!format || !cell || patternOf(styles.get(cell.s)) === format) return next(cell);
      return next({ ...cell, s: { ...styles.get(cell.s), n: { pattern: format } } });
    },
  });
}

function patternOf(style: unknown): string | undefined {
  return (style as { readonly n?: { readonly pattern?: string } | null } | null | undefined)?.n?.pattern || undefined;
}

/**
 * The cell that a formula's format comes from, if it calculates with cells of its own sheet. The result of a function
 * has its own format, or none.
 */
function firstReference(cell: Nullable<ICellData>): Cell | undefined {
  const [, address] = /^=\s*\(*\s*(?:\d+\s*[*/+-]\s*)?\$?([A-Z]{1,3}\$?\d+)\s*(?:[*/+-]|$)/i.exec(cell?.f ?? "") ?? [];
  return address === undefined ? undefined : parseArea(address, { rowCount: Infinity, columnCount: Infinity });
}

/** Univer inserts spilled values at 100, and formats numbers later, at a lower priority. */
const afterSpilling = 99;
/** Formulas that refer to each other in a circle have no format. */
const maxReferences = 16;
