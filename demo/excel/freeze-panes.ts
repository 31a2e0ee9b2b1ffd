import { method, type HostType } from "../rich-api/host-object";
import { at } from "./areas";
import type { OnSheet } from "./targets";

/** Frozen rows, which the grid shows. */
export const freezePanesType: HostType<OnSheet> = {
  members: {
    freezeRows: method("1.7", ({ document, sheetId }, rowCount = 1) => {
      document.state.frozen.set(sheetId, rowCount);
      document.freeze(sheetId, rowCount);
    }),
    getLocationOrNullObject: method("1.7", (sheet) => {
      const { document, sheetId } = sheet;
      const rowCount = document.state.frozen.get(sheetId);
      if (rowCount === undefined) return null;
      return at(sheet, { ...document.limits(sheetId), row: 0, column: 0, rowCount });
    }),
  },
};
