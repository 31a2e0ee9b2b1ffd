/* oxlint-disable office-addins/load-object-before-read -- results of methods need no load */
import { namespace } from "../../product-data/kept/namespace";

/** Whether this version of Excel has XML parts. */
export const hasXmlParts = (): boolean => Office.context.requirements.isSetSupported("ExcelApi", "1.5");

/** Whether the workbook keeps values of this add-in. Only then is their code loaded at the start. */
export async function keepsValues(): Promise<boolean> {
  if (!hasXmlParts()) return false;
  return Excel.run(async (context) => {
    const count = context.workbook.customXmlParts.getByNamespace(namespace).getCount();
    await context.sync();
    return count.value > 0;
  });
}
