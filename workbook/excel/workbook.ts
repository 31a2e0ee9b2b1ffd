import type { WorkbookDocument } from "../document";
import { event, type HostType, method, navigation, objectOf, property } from "../rich-api/host-object";
import { applicationType } from "./application";
import { customXmlPartCollectionType } from "./custom-xml-parts";
import { rangeType } from "./range";
import { tableCollectionType } from "./table-collection";
import { worksheetCollectionType } from "./worksheet-collection";

export const workbookType: HostType<WorkbookDocument> = {
  name: "Workbook",
  members: {
    application: navigation("1.1", (document) => objectOf(applicationType, document)),
    customXmlParts: navigation("1.5", (document) => objectOf(customXmlPartCollectionType, document)),
    name: property("1.7", () => "Workbook"),
    tables: navigation("1.1", (document) => objectOf(tableCollectionType, { document, sheetId: undefined })),
    worksheets: navigation("1.1", (document) => objectOf(worksheetCollectionType, document)),
    getActiveCell: method("1.7", (document) => {
      const { sheetId, area } = document.selection();
      return objectOf(rangeType, { document, sheetId, area: { ...area, rowCount: 1, columnCount: 1 } });
    }),
    getSelectedRange: method("1.1", (document) => objectOf(rangeType, { document, ...document.selection() })),
    onSelectionChanged: event("1.2"),
  },
};
