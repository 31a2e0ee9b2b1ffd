/* oxlint-disable office-addins/no-context-sync-in-loop, office-addins/load-object-before-read -- one request for all is what Excel on the web refuses; results of methods need no load */
import { KeepError } from "../../product-data/kept/failure";
import { namespace } from "../../product-data/kept/namespace";
import { excelRefusal } from "./excel-refusal";
import { holdSame } from "../../product-data/kept/xml-part";

/** An XML part of the workbook's file. */
export interface XmlPart {
  readonly id: string;
  readonly xml: string;
}

/** The parts of this add-in. */
export function readXmlParts(): Promise<readonly XmlPart[]> {
  return Excel.run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace(namespace).load("items/id");
    await context.sync();
    const read: XmlPart[] = [];
    for (const part of parts.items) {
      const xml = part.getXml();
      await context.sync();
      read.push({ id: part.id, xml: xml.value });
    }
    return read;
  });
}

/**
 * Adds parts to the workbook and removes others, which marks the workbook as changed. The new ones are read back before
 * the old ones are removed.
 * @param old those to remove; parts that somebody else added in the meantime stay
 * @throws KeepError `writeRefused`, `writtenOtherwise`, or an error of Excel; then none of the new ones stays
 */
export async function replaceXmlParts(old: readonly XmlPart[], xmls: readonly string[]): Promise<void> {
  const added: string[] = [];
  try {
    for (const xml of xmls)
      await Excel.run(async (context) => {
        const part = context.workbook.customXmlParts.add(xml).load("id");
        await context.sync();
        added.push(part.id);
      });
    const written = new Map((await readXmlParts()).map(({ id, xml }) => [id, xml]));
    if (!added.every((id, index) => holdSame(written.get(id) ?? "", xmls[index] ?? "")))
      throw new KeepError({ code: "writtenOtherwise" });
    await deleteParts(old.map(({ id }) => id));
  } catch (error) {
    // Old parts that Excel doesn't remove are combined with the new ones when they are read.
    await deleteParts(added).catch(() => undefined);
    throw excelRefusal(error).code === "protected" ? new KeepError({ code: "writeRefused" }) : error;
  }
}

function deleteParts(ids: readonly string[]): Promise<void> {
  return Excel.run(async (context) => {
    const parts = ids.map((id) => context.workbook.customXmlParts.getItemOrNullObject(id));
    await context.sync();
    for (const part of parts) if (!part.isNullObject) part.delete();
    await context.sync();
  });
}
