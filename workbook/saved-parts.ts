import type { KeptState } from "./kept-state";

/** XML parts survive a reload of the page once the workbook was saved. Cells don't: they are always those of the sample. */
export function saveParts({ customXmlParts }: KeptState, storage: Storage): void {
  storage.setItem(name, JSON.stringify([...customXmlParts]));
}

export function openSavedParts({ customXmlParts }: KeptState, storage: Storage): void {
  const saved = JSON.parse(storage.getItem(name) ?? "[]") as readonly (readonly [id: string, xml: string])[];
  for (const [id, xml] of saved) customXmlParts.set(id, xml);
}

const name = "workbook.xml-parts";
