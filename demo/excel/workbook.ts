import { cellArea } from "../a1";
import type { WorkbookDocument } from "../document";
import { event, type HostType, method, navigation, property } from "../rich-api/host-object";
import { objectOf } from "./targets";

export const workbookType: HostType<WorkbookDocument> = {
  members: {
    application: navigation("1.1", (document) => objectOf("Application", document)),
    name: property("1.7", () => "Workbook"),
    tables: navigation("1.1", (document) => objectOf("TableCollection", { document, sheetId: undefined })),
    worksheets: navigation("1.1", (document) => objectOf("WorksheetCollection", document)),
    getActiveCell: method("1.7", (document) => {
      const { sheetId, area } = document.selection();
      return objectOf("Range", { document, sheetId, area: cellArea(area) });
    }),
    getSelectedRange: method("1.1", (document) => objectOf("Range", { document, ...document.selection() })),
    onSelectionChanged: event("1.2"),
  },
};
