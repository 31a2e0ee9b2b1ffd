import type { Sheet, WorkbookDocument } from "../document";
import { ExcelError, type PropertyTable } from "./client-object";

export interface SheetTarget {
  readonly document: WorkbookDocument;
  readonly id: string;
}

export const SHEET_PROPERTIES: PropertyTable<SheetTarget> = {
  id: { get: ({ id }) => id },
  name: {
    get: (target) => sheetOf(target).name,
    set: ({ document, id }, name) => document.rename(id, String(name)),
  },
  position: { get: ({ document, id }) => document.sheets().findIndex((sheet) => sheet.id === id) },
  visibility: { get: () => "Visible" },
};

function sheetOf({ document, id }: SheetTarget): Sheet {
  const sheet = document.sheets().find((each) => each.id === id);
  if (!sheet) throw new ExcelError("ItemNotFound", "The sheet has been deleted.");
  return sheet;
}
