import type { Sheet, WorkbookDocument } from "../document";
import { HostError, itemNotFound } from "../rich-api/host-error";
import { event, type HostObject, type HostType, method } from "../rich-api/host-object";
import { checkedSheetName } from "./sheet-names";
import { objectOf } from "./targets";

export const worksheetCollectionType: HostType<WorkbookDocument> = {
  items: (document) => document.sheets().map((sheet) => worksheet(document, sheet)),
  members: {
    add: method("1.1", (document, name?: string) => {
      if (name !== undefined && sheetNamed(document, name))
        throw new HostError("ItemAlreadyExists", "A resource with the same name or identifier already exists.");
      return worksheet(document, document.addSheet(name === undefined ? name : checkedSheetName(name)));
    }),
    getActiveWorksheet: method("1.1", (document) => worksheet(document, document.activeSheet())),
    getFirst: method("1.5", (document) => worksheet(document, document.sheets()[0] ?? document.activeSheet())),
    getItem: method("1.1", (document, key: string) => {
      const sheet = sheetNamed(document, key);
      if (!sheet) throw itemNotFound();
      return worksheet(document, sheet);
    }),
    getItemOrNullObject: method("1.4", (document, key: string) => {
      const sheet = sheetNamed(document, key);
      return sheet ? worksheet(document, sheet) : null;
    }),
    onActivated: event("1.7"),
    onChanged: event("1.9"),
    onSelectionChanged: event("1.9"),
  },
};

const worksheet = (document: WorkbookDocument, { id: sheetId }: Sheet): HostObject =>
  objectOf("Worksheet", { document, sheetId });

/** Finds a sheet by its name or id; sheet names aren't case-sensitive in Excel. */
const sheetNamed = (document: WorkbookDocument, key: string): Sheet | undefined =>
  document.sheets().find(({ id, name }) => id === key || name.toLowerCase() === key.toLowerCase());
