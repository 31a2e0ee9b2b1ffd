import {
  AFTER_CELL_EDIT,
  type ArrayValueObject,
  BEFORE_CELL_EDIT,
  type BaseReferenceObject,
  ErrorType,
  ErrorValueObject,
  IFormulaRuntimeService,
  SheetInterceptorService,
  type FunctionVariantType,
} from "@univerjs/preset-sheets-core";
import { contains, type Cell } from "../a1";
import type { WorkbookState } from "../workbook-state";
import { enteredFormula } from "./entered-formula";
import { type Region, localFormula, typedFormula } from "./number-in-region";
import type { Spreadsheet } from "./spreadsheet";

/** The name of the table that contains a cell; null: none. */
export const tableNameAt = ({ tables }: WorkbookState, sheetId: string, cell: Cell): string | null =>
  tables.find((table) => table.sheetId === sheetId && contains(table.area, cell))?.name ?? null;

/**
 * Formulas as they are shown and typed in the region, and as in Excel's tables: their references may be entered in short,
 * and nothing spills in a table. A formula that Excel refuses stays in the editor. @param refuse says that it is refused
 */
export function followEntryRules(
  { api, injector }: Spreadsheet,
  state: WorkbookState,
  region: Region,
  refuse: (isRefused: boolean) => void,
): void {
  const { writeCellInterceptor } = injector.get(SheetInterceptorService);
  writeCellInterceptor.intercept(BEFORE_CELL_EDIT, {
    // Before Univer's own, which doesn't call others.
    priority: 1,
    handler: (cell, _, next) => {
      const shown = next(cell);
      return shown?.f ? { ...shown, f: localFormula(shown.f, region) } : shown;
    },
  });
  writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: 0,
    handler: (cell, { subUnitId, row, col: column }, next) => {
      if (!cell?.f) return next(cell);
      const table = tableNameAt(state, subUnitId, { row, column });
      return next({ ...cell, f: enteredFormula(typedFormula(cell.f, region) ?? cell.f, table) });
    },
  });
  api.addEvent(api.Event.BeforeSheetEditEnd, (edit) => {
    const typed = edit.value.toPlainText();
    edit.cancel = edit.isConfirm && typed.startsWith("=") && typedFormula(typed, region) === null;
    refuse(edit.cancel);
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
