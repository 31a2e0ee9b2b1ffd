import { type ExcelGlobal, openExcelGlobal } from "../harness/excel-global";

/** `openExcelGlobal` for each test of the file. That of the running test. */
export function useExcelGlobal(): Pick<ExcelGlobal, "undoRecords"> & {
  readonly workbook: () => ExcelGlobal["workbook"];
} {
  let opened: ExcelGlobal;
  beforeEach(async () => {
    opened = await openExcelGlobal();
  });
  afterEach(() => opened.close());
  return { workbook: () => opened.workbook, undoRecords: () => opened.undoRecords() };
}
