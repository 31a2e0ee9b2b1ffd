import type { WorkbookDocument } from "../document";
import { HostError, itemNotFound } from "../rich-api/host-error";
import { method, property, type HostObject, type HostType } from "../rich-api/host-object";
import { objectOf, type XmlPartTarget, type XmlScopeTarget } from "./targets";

/** XML that an add-in stores in the workbook's file. */
export const customXmlPartCollectionType: HostType<WorkbookDocument> = {
  items: (document) => [...document.kept.customXmlParts.keys()].map((id) => part(document, id)),
  members: {
    add: method("1.5", (document, xml: string) => {
      namespaceOf(xml);
      countWrite(document);
      const id = `{${document.kept.newId().padStart(8, "0")}-0000-0000-0000-000000000000}`;
      document.kept.customXmlParts.set(id, xml);
      return part(document, id);
    }),
    getByNamespace: method("1.5", (document, uri: string) =>
      objectOf("CustomXmlPartScopedCollection", { document, uri }),
    ),
    getCount: method("1.5", ({ kept }) => kept.customXmlParts.size),
    getItem: method("1.5", (document, id: string) => existing(document, id)),
    getItemOrNullObject: method("1.5", (document, id: string) =>
      document.kept.customXmlParts.has(id) ? part(document, id) : null,
    ),
  },
};

export const customXmlPartScopedCollectionType: HostType<XmlScopeTarget> = {
  items: partsOf,
  members: {
    getCount: method("1.5", (scope) => partsOf(scope).length),
    getItem: method("1.5", ({ document }, id: string) => existing(document, id)),
    getItemOrNullObject: method("1.5", ({ document }, id: string) =>
      document.kept.customXmlParts.has(id) ? part(document, id) : null,
    ),
    getOnlyItem: method("1.5", (scope) => {
      const [only, ...others] = partsOf(scope);
      if (!only || others.length > 0) throw new HostError("GeneralException", "There isn't exactly one part.");
      return only;
    }),
    getOnlyItemOrNullObject: method("1.5", (scope) => {
      const [only, ...others] = partsOf(scope);
      return only && others.length === 0 ? only : null;
    }),
  },
};

export const customXmlPartType: HostType<XmlPartTarget> = {
  id: ({ id }) => id,
  members: {
    id: property("1.5", ({ id }) => id),
    namespaceUri: property("1.5", (target) => namespaceOf(xmlOf(target))),
    delete: method("1.5", (target) => {
      xmlOf(target);
      countWrite(target.document);
      target.document.kept.customXmlParts.delete(target.id);
    }),
    getXml: method("1.5", xmlOf),
    setXml: method("1.5", (target, xml: string) => {
      xmlOf(target);
      namespaceOf(xml);
      countWrite(target.document);
      target.document.kept.customXmlParts.set(target.id, xml);
    }),
  },
};

const part = (document: WorkbookDocument, id: string): HostObject => objectOf("CustomXmlPart", { document, id });

/** @throws HostError in a read-only workbook */
function countWrite({ kept }: WorkbookDocument): void {
  if (kept.isReadOnly) throw new HostError("AccessDenied", "You cannot perform the requested operation.");
  kept.xmlWrites += 1;
}

function existing(document: WorkbookDocument, id: string): HostObject {
  xmlOf({ document, id });
  return part(document, id);
}

function xmlOf({ document, id }: XmlPartTarget): string {
  const xml = document.kept.customXmlParts.get(id);
  if (xml === undefined) throw itemNotFound();
  return xml;
}

function partsOf({ document, uri }: XmlScopeTarget): readonly HostObject[] {
  return [...document.kept.customXmlParts].flatMap(([id, xml]) =>
    namespaceOf(xml) === uri ? [part(document, id)] : [],
  );
}

/** Of the first element. @throws HostError if there is none */
function namespaceOf(xml: string): string {
  const root = /^\s*(?:<\?[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<(?:(?<prefix>[\w.-]+):)?[\w.-]+(?<attributes>[^>]*)>/.exec(
    xml,
  );
  if (!root) throw new HostError("InvalidArgument", "The XML isn't valid.");
  const { prefix, attributes = "" } = root.groups ?? {};
  const name = prefix === undefined ? "xmlns" : `xmlns:${prefix}`;
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? "";
}
