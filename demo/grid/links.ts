import type { FWorkbook } from "@univerjs/preset-sheets-core";
import { cellArea, parseArea, unquotedSheet } from "../a1";
import type { GridDocument } from "./grid-document";
import type { Spreadsheet } from "./spreadsheet";

/** A click on a cell with HYPERLINK follows it: to a cell of this workbook, or to a page in a new tab. */
export function followLinks({ api }: Spreadsheet, workbook: FWorkbook, grid: GridDocument): void {
  api.addEvent(api.Event.CellClicked, ({ row, column }) => {
    const sheetId = workbook.getActiveSheet().getSheetId();
    const [[formula] = []] = grid.read(sheetId, cellArea({ row, column }), "formulas");
    const [, quoted] = /^=HYPERLINK\("((?:[^"]|"")*)"/i.exec(String(formula)) ?? [];
    const address = quoted?.replaceAll('""', '"') ?? "";
    const [, quotedName = "", cells = ""] = /^#(.+)!([^!]+)$/.exec(address) ?? [];
    const name = unquotedSheet(quotedName);
    const target = grid.sheets().find((sheet) => sheet.name === name);
    if (target) grid.select(target.id, parseArea(cells, grid.limits(target.id)));
    else if (/^https?:/.test(address)) window.open(address, "_blank", "noopener");
  });
}
