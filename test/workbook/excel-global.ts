import { openExcelGlobal } from "../../harness/excel-global";
import type { MemoryDocument } from "../../harness/memory-document";

/** `openExcelGlobal` for each test of the file. @returns the workbook of the running test */
export function useExcelGlobal(): () => MemoryDocument {
  let opened: Awaited<ReturnType<typeof openExcelGlobal>>;
  beforeEach(async () => {
    opened = await openExcelGlobal();
  });
  afterEach(() => opened.close());
  return () => opened.workbook;
}
