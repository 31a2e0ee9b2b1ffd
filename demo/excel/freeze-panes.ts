import type { Area } from "../a1";
import { method, type HostType } from "../rich-api/host-object";
import { at, areaOf } from "./areas";
import type { RangeArgument, WorksheetTarget } from "./targets";

/** Frozen rows and columns, which the grid shows. */
export const freezePanesType: HostType<WorksheetTarget> = {
  members: {
    freezeAt: method("1.7", (sheet, range: RangeArgument) => {
      const { row, column, rowCount, columnCount } = areaOf({ document: sheet.document, sheetId: sheet.id }, range);
      freeze(sheet, { rowCount: row + rowCount, columnCount: column + columnCount });
    }),
    freezeColumns: method("1.7", (sheet, count = 1) => freeze(sheet, { rowCount: 0, columnCount: count })),
    freezeRows: method("1.7", (sheet, count = 1) => freeze(sheet, { rowCount: count, columnCount: 0 })),
    getLocationOrNullObject: method("1.7", ({ document, id }) => {
      const { rowCount, columnCount } = document.limits(id);
      const frozen = document.state.frozen.get(id);
      if (!frozen) return null;
      const area = { ...frozen, rowCount: frozen.rowCount || rowCount, columnCount: frozen.columnCount || columnCount };
      return at({ document, sheetId: id }, area);
    }),
    unfreeze: method("1.7", (sheet) => freeze(sheet, { rowCount: 0, columnCount: 0 })),
  },
};

function freeze({ document, id }: WorksheetTarget, size: Pick<Area, "rowCount" | "columnCount">): void {
  if (size.rowCount === 0 && size.columnCount === 0) document.state.frozen.delete(id);
  else document.state.frozen.set(id, { row: 0, column: 0, ...size });
  document.freeze(id, size.rowCount, size.columnCount);
}
