import { InterceptorEffectEnum, type IStyleData } from "@univerjs/core";
import { type FWorkbook, INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";
import { contains } from "../a1";
import { conditionalLook } from "./cell-look";
import type { WorkbookState } from "../workbook-state";
import type { Spreadsheet } from "./spreadsheet";

/** Shows conditional formats, over a table's style and a cell's own. */
export function showCellLooks({ injector }: Spreadsheet, workbook: FWorkbook, state: WorkbookState): void {
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: afterValues,
    effect: InterceptorEffectEnum.Style,
    handler: (cell, { subUnitId, row, col: column, workbook: opened }, next) => {
      const formats = state.conditionalFormats.filter(
        ({ sheetId, area }) => sheetId === subUnitId && contains(area, { row, column }),
      );
      if (formats.length === 0) return next(cell);
      const style = formats.reduce<IStyleData>((own, format) => ({ ...own, ...conditionalLook(format, cell?.v) }), {
        ...opened.getStyles().get(cell?.s),
      });
      return next({ ...cell, s: style });
    },
  });
  let shown = "";
  state.onChange(() => {
    const looks = JSON.stringify(state.conditionalFormats);
    if (looks === shown) return;
    shown = looks;
    workbook.getActiveSheet().refreshCanvas();
  });
}

/** Spilled values are known, and numbers aren't formatted yet; see value-formats.ts. */
const afterValues = 98;
