import { HostError } from "../rich-api/host-error";
import { method, property, type HostType } from "../rich-api/host-object";
import type { OnSheet } from "./targets";

/** Review > Protect Sheet, with the options that Excel proposes: no cell can be changed. */
export const worksheetProtectionType: HostType<OnSheet> = {
  members: {
    protected: property("1.2", isProtected),
    protect: method("1.2", (sheet) => {
      if (isProtected(sheet)) throw new HostError("InvalidOperation", "The sheet is already protected.");
      sheet.document.state.protectedSheets.add(sheet.sheetId);
    }),
    unprotect: method("1.7", ({ document, sheetId }) => void document.state.protectedSheets.delete(sheetId)),
  },
};

function isProtected({ document, sheetId }: OnSheet): boolean {
  return document.state.protectedSheets.has(sheetId);
}
