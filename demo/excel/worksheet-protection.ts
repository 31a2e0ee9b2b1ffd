import { HostError } from "../rich-api/host-error";
import { method, property, type HostType } from "../rich-api/host-object";
import type { WorksheetTarget } from "./targets";

/** Review > Protect Sheet, with the options that Excel proposes: no cell can be changed. */
export const worksheetProtectionType: HostType<WorksheetTarget> = {
  members: {
    protected: property("1.2", isProtected),
    protect: method("1.2", (sheet) => {
      if (isProtected(sheet)) throw new HostError("InvalidOperation", "The sheet is already protected.");
      sheet.document.state.protectedSheets.add(sheet.id);
    }),
    unprotect: method("1.7", ({ document, id }) => void document.state.protectedSheets.delete(id)),
  },
};

function isProtected({ document, id }: WorksheetTarget): boolean {
  return document.state.protectedSheets.has(id);
}
