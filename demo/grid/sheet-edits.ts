import type { FWorkbook, FWorksheet } from "@univerjs/preset-sheets-core";

/** What a user does with whole sheets and rows. Sheets by name. */
export interface SheetEdits {
  /** The copy is behind all sheets. */
  copySheet(name: string, copyName: string): void;
  /** Inserts rows above the row with this number, as the grid shows it. */
  insertRows(name: string, above: number, count: number): void;
  undo(): void;
}

export function sheetEdits(workbook: FWorkbook): SheetEdits {
  const sheet = (name: string): FWorksheet => {
    const found = workbook.getSheetByName(name);
    if (!found) throw new Error(`There is no sheet "${name}".`);
    return found;
  };
  return {
    copySheet: (name, copyName) => void workbook.duplicateSheet(sheet(name)).setName(copyName),
    insertRows: (name, above, count) => void sheet(name).insertRows(above - 1, count),
    undo: () => void workbook.undo(),
  };
}
