import { columnNumber } from "./cell-name";

interface SheetListener {
  /** Another sheet is in view. */
  readonly shown: () => void;
  /**
   * Content of a sheet was changed, by the user or by an add-in; calculated values don't count.
   * @param address without the sheet
   */
  readonly edited: (sheetId: string, address: string) => void;
}

/** Calls back when a sheet is shown or edited. Registers even while a cell is being edited. */
export async function followSheets({ shown, edited }: SheetListener): Promise<void> {
  await Excel.run({ delayForCellEdit: true }, async (context) => {
    const { worksheets } = context.workbook;
    worksheets.onActivated.add(() => {
      shown();
      return Promise.resolve();
    });
    worksheets.onChanged.add(({ worksheetId, address }) => {
      edited(worksheetId, address);
      return Promise.resolve();
    });
    await context.sync();
  });
}

/** Whether the address may touch one of these columns, zero-based; true if the address can't be read. */
export function touchesColumns(address: string, columns: readonly number[]): boolean {
  const [, first, last = first] = /^\$?([A-Z]{1,3})\$?\d*(?::\$?([A-Z]{1,3})\$?\d*)?$/.exec(address) ?? [];
  if (first === undefined || last === undefined) return true;
  const [from, to] = [columnNumber(first), columnNumber(last)];
  return columns.some((column) => column >= from && column <= to);
}
