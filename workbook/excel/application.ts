import type { WorkbookDocument } from "../document";
import { method, property, type HostType } from "../rich-api/host-object";

export const applicationType: HostType<WorkbookDocument> = {
  members: {
    calculationMode: property("1.1", () => "Automatic"),
    /** "Recalculate" is F9: it recalculates dirty cells, and with automatic calculation there are none. */
    calculate: method("1.1", (document, type: string) => document.calculate({}, type !== "Recalculate")),
    suspendApiCalculationUntilNextSync: method("1.6", () => undefined),
    suspendScreenUpdatingUntilNextSync: method("1.9", () => undefined),
  },
};
