import { type ExcelGlobal, openExcelGlobal } from "../harness/excel-global";

/** Calls `openExcelGlobal` for each test of the file, and returns that of the running test. */
export function useExcelGlobal(): Pick<ExcelGlobal, "undoRecords"> & {
  readonly workbook: () => ExcelGlobal["workbook"];
  /** Opens another Excel instead, such as `undo=refused`. */
  readonly reopen: (environment: string) => Promise<void>;
} {
  let opened: ExcelGlobal;
  beforeEach(async () => {
    opened = await openExcelGlobal();
  });
  afterEach(() => opened.close());
  return {
    workbook: () => opened.workbook,
    undoRecords: () => opened.undoRecords(),
    reopen: async (environment) => {
      opened.close();
      opened = await openExcelGlobal(environment);
    },
  };
}
