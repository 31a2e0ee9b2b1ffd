import { type AddinHost, openAddin } from "./bridge/host";
import { CalculatingDocument } from "./calculating-document";
import type { MemoryDocument } from "./memory-document";

export interface ExcelGlobal extends Pick<AddinHost, "undoRecords" | "close"> {
  readonly workbook: MemoryDocument;
}

/** Microsoft's Excel library as the global `Excel` of code outside an add-in, on a new workbook. */
export async function openExcelGlobal(environment = ""): Promise<ExcelGlobal> {
  const workbook = new CalculatingDocument("BOM");
  const addin = openAddin({ script: "", metadata: { functions: [] }, document: workbook, environment });
  await addin.ready;
  Object.assign(globalThis, { Excel: addin.window["Excel"] as unknown, Office: addin.window["Office"] as unknown });
  return {
    workbook,
    undoRecords: () => addin.undoRecords(),
    close: () => {
      for (const name of ["Excel", "Office"]) Reflect.deleteProperty(globalThis, name);
      addin.close();
    },
  };
}
