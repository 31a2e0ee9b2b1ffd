import "@univerjs/sheets-sort/facade";
import { TableColumnFilterTypeEnum } from "@univerjs/sheets-table";
import type { FWorkbook, FWorksheet } from "@univerjs/preset-sheets-core";

/** What a user does with whole sheets and rows. Sheets by name. */
export interface SheetEdits {
  /** Inserts rows above the row with this number, as the grid shows it. */
  insertRows(name: string, above: number, count: number): void;
  /** Sorts the rows of an area by the texts of one of its columns, of which the first is 0. */
  sort(name: string, area: string, column: number, ascending: boolean): void;
  /** Shows only the rows of the sheet's table with one of the texts. */
  filterTable(name: string, column: number, texts: readonly string[]): Promise<boolean>;
}

export function sheetEdits(workbook: FWorkbook): SheetEdits {
  const sheet = (name: string): FWorksheet => {
    const found = workbook.getSheetByName(name);
    if (!found) throw new Error(`There is no sheet "${name}".`);
    return found;
  };
  return {
    insertRows: (name, above, count) => void sheet(name).insertRows(above - 1, count),
    sort: (name, area, column, ascending) => void sheet(name).getRange(area).sort({ column, ascending }),
    filterTable: (name, column, texts) => {
      const filtered = sheet(name);
      const id = filtered.getSubTableInfos()[0]?.id ?? "";
      return filtered.setTableFilter(id, column, { filterType: TableColumnFilterTypeEnum.manual, values: [...texts] });
    },
  };
}
