import { method, type HostType } from "../rich-api/host-object";
import { at } from "./areas";
import type { WorksheetTarget } from "./targets";

/** Frozen rows, which the grid shows. */
export const freezePanesType: HostType<WorksheetTarget> = {
  members: {
    freezeRows: method("1.7", (sheet, count = 1) => freeze(sheet, count)),
    getLocationOrNullObject: method("1.7", ({ document, id }) => {
      const { rowCount, columnCount } = document.limits(id);
      const frozen = document.state.frozen.get(id);
      if (!frozen) return null;
      const area = { ...frozen, rowCount: frozen.rowCount || rowCount, columnCount: frozen.columnCount || columnCount };
      return at({ document, sheetId: id }, area);
    }),
    unfreeze: method("1.7", (sheet) => freeze(sheet, 0)),
  },
};

function freeze({ document, id }: WorksheetTarget, rowCount: number): void {
  if (rowCount === 0) document.state.frozen.delete(id);
  else document.state.frozen.set(id, { row: 0, column: 0, rowCount, columnCount: 0 });
  document.freeze(id, rowCount, 0);
}
