import { type AddinHost, openAddin } from "../../harness/bridge/host";
import { MemoryDocument } from "../../harness/memory-document";

/**
 * Microsoft's Excel library as the global `Excel` of the code under test, on a new workbook for each test of the file.
 * @returns the workbook of the running test
 */
export function useExcelGlobal(): () => MemoryDocument {
  let addin: AddinHost;
  let workbook: MemoryDocument;
  beforeEach(async () => {
    workbook = new MemoryDocument("BOM");
    addin = openAddin({ script: "", metadata: { functions: [] }, document: workbook });
    await addin.ready;
    Object.assign(globalThis, { Excel: addin.window["Excel"] as unknown, Office: addin.window["Office"] as unknown });
  });
  afterEach(() => {
    for (const name of ["Excel", "Office"]) Reflect.deleteProperty(globalThis, name);
    addin.close();
  });
  return () => workbook;
}
