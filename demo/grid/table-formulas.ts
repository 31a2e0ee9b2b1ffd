import {
  AFTER_CELL_EDIT,
  type ArrayValueObject,
  type BaseReferenceObject,
  ErrorType,
  ErrorValueObject,
  IFormulaRuntimeService,
  SheetInterceptorService,
  type FunctionVariantType,
} from "@univerjs/preset-sheets-core";
import { contains } from "../a1";
import type { Cell } from "../document";
import type { WorkbookState } from "../workbook-state";
import { enteredFormula } from "./entered-formula";
import { type Region, typedFormula } from "./number-in-region";
import type { Spreadsheet } from "./spreadsheet";

/** The name of the table that contains a cell; null: none. */
export const tableNameAt = ({ tables }: WorkbookState, sheetId: string, cell: Cell): string | null =>
  tables.find((table) => table.sheetId === sheetId && contains(table.area, cell))?.name ?? null;

/**
 * Formulas as they are typed in the region, and as in Excel's tables: their references may be entered in short, and nothing
 * spills in a table.
 */
export function followEntryRules({ injector }: Spreadsheet, state: WorkbookState, region: Region): void {
  injector.get(SheetInterceptorService).writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: 0,
    handler: (cell, { subUnitId, row, col: column }, next) =>
      next(
        cell?.f
          ? { ...cell, f: enteredFormula(typedFormula(cell.f, region), tableNameAt(state, subUnitId, { row, column })) }
          : cell,
      ),
  });
  const runtime = injector.get(IFormulaRuntimeService);
  const setResult = runtime.setRuntimeData.bind(runtime);
  runtime.setRuntimeData = (result) => {
    const cell = { row: runtime.currentRow, column: runtime.currentColumn };
    const isRefused = spills(result) && tableNameAt(state, runtime.currentSubUnitId, cell) !== null;
    setResult(isRefused ? ErrorValueObject.create(ErrorType.SPILL) : result);
  };
}

function spills(result: FunctionVariantType): boolean {
  if (!result.isReferenceObject() && !result.isArray()) return false;
  const { startRow, endRow, startColumn, endColumn } = (
    result as BaseReferenceObject | ArrayValueObject
  ).getRangePosition();
  return endRow > startRow || endColumn > startColumn;
}
