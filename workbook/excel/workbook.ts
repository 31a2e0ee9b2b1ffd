import type { WorkbookDocument } from "../document";
import { event, type HostType, method, navigation, objectOf, property } from "../rich-api/host-object";
import { applicationType } from "./application";
import { rangeType } from "./range";
import { worksheetCollectionType } from "./worksheet-collection";

export const workbookType: HostType<WorkbookDocument> = {
  name: "Workbook",
  members: {
    application: navigation("1.1", (document) => objectOf(applicationType, document)),
    name: property("1.7", () => "Workbook"),
    worksheets: navigation("1.1", (document) => objectOf(worksheetCollectionType, document)),
    getActiveCell: method("1.7", (document) => {
      const { sheetId, area } = document.selection();
      return objectOf(rangeType, { document, sheetId, area: { ...area, rowCount: 1, columnCount: 1 } });
    }),
    getSelectedRange: method("1.1", (document) => objectOf(rangeType, { document, ...document.selection() })),
    onSelectionChanged: event("1.2"),
  },
};
