import { InterceptorEffectEnum } from "@univerjs/core";
import { FormulaDataModel, INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "./spreadsheet";

/**
 * Shows numbers in the formats they came with also where a formula has spilled them: of such cells Univer takes over the
 * value and leaves the format. A format is in effect before Univer's own formatting comes to the cell.
 */
export function showSpilledFormats({ injector }: Spreadsheet): void {
  const formulas = injector.get(FormulaDataModel);
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: afterSpilling,
    effect: InterceptorEffectEnum.Value,
    handler: (cell, { unitId, subUnitId, row, col, workbook }, next) => {
      const spilled = formulas.getArrayFormulaCellData()[unitId]?.[subUnitId]?.[row]?.[col];
      const format = typeof spilled?.s === "object" ? spilled.s?.n : undefined;
      if (!format || !cell) return next(cell);
      return next({ ...cell, s: { ...workbook.getStyles().get(cell.s), n: format } });
    },
  });
}

/** Univer puts spilled values in at 100, and formats numbers later, at a lower priority. */
const afterSpilling = 99;
