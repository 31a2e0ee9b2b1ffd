import {
  BooleanNumber,
  type ICellDataForSheetInterceptor,
  InterceptorEffectEnum,
  type IStyleData,
} from "@univerjs/core";
import { type FWorkbook, INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";
import { type Area, contains } from "../a1";
import { type CellLook, conditionalLook, tableLook } from "../drawn/cell-look";
import type { KeptState } from "../kept-state";
import type { Spreadsheet } from "./spreadsheet";

/** Shows the styles of tables, which a cell's own style covers, and conditional formats, which cover both. */
export function showCellLooks({ injector }: Spreadsheet, workbook: FWorkbook, kept: KeptState): void {
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: afterValues,
    effect: InterceptorEffectEnum.Style,
    handler: (cell, { subUnitId, row, col: column, workbook: opened }, next) => {
      const covers = (each: { readonly sheetId: string; readonly area: Area }): boolean =>
        each.sheetId === subUnitId && contains(each.area, { row, column });
      const table = kept.tables.find(covers);
      const formats = kept.conditionalFormats.filter(covers);
      if (!table && formats.length === 0) return next(cell);
      const shown: ICellDataForSheetInterceptor = { ...cell };
      if (table) shown.themeStyle = styleOf(tableLook(table, row));
      if (formats.length > 0)
        shown.s = formats.reduce<IStyleData>(
          (style, format) => ({ ...style, ...styleOf(conditionalLook(format, cell?.v)) }),
          { ...opened.getStyles().get(cell?.s) },
        );
      return next(shown);
    },
  });
  let shownLooks = "";
  kept.onChange(() => {
    const looks = JSON.stringify([kept.tables, kept.conditionalFormats]);
    if (looks === shownLooks) return;
    shownLooks = looks;
    workbook.getActiveSheet().refreshCanvas();
  });
}

const styleOf = ({ fill, font, bold }: CellLook): IStyleData => ({
  ...(fill !== undefined && { bg: { rgb: fill } }),
  ...(font !== undefined && { cl: { rgb: font } }),
  ...(bold === true && { bl: BooleanNumber.TRUE }),
});

/** Spilled values are known, and numbers aren't formatted yet; see value-formats.ts. */
const afterValues = 98;
