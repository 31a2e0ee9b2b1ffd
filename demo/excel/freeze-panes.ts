import { method, type HostType } from "../rich-api/host-object";
import { at } from "./areas";
import type { WorksheetTarget } from "./targets";

/** Frozen rows, which the grid shows. */
export const freezePanesType: HostType<WorksheetTarget> = {
  members: {
    freezeRows: method("1.7", ({ document, id }, rowCount = 1) => {
      document.state.frozen.set(id, rowCount);
      document.freeze(id, rowCount);
    }),
    getLocationOrNullObject: method("1.7", ({ document, id }) => {
      const rowCount = document.state.frozen.get(id);
      if (rowCount === undefined) return null;
      return at({ document, sheetId: id }, { ...document.limits(id), row: 0, column: 0, rowCount });
    }),
  },
};
