import { parseIn } from "./areas";
import { ClientObject, type PropertyTable } from "./client-object";
import { selectionEvent, type SelectionEvent } from "./events";
import { Range } from "./range";
import type { RangeTarget } from "./range-properties";
import { SHEET_PROPERTIES, type SheetTarget } from "./sheet-properties";

export class Worksheet extends ClientObject<SheetTarget> {
  /** Only changes of the selection on this sheet. */
  readonly onSelectionChanged: SelectionEvent = selectionEvent(
    this.context,
    ({ sheetId }) => sheetId === this.target.id,
  );

  protected override get properties(): PropertyTable<SheetTarget> {
    return SHEET_PROPERTIES;
  }

  activate(): void {
    this.enqueue(({ document, id }) => document.activate(id));
  }

  /** Without an address the whole sheet. */
  getRange(address?: string): Range {
    return this.#range(({ document, id }) =>
      address === undefined ? { row: 0, column: 0, ...document.limits(id) } : parseIn(document, id, address),
    );
  }

  getRangeByIndexes(row: number, column: number, rowCount: number, columnCount: number): Range {
    return this.#range(() => ({ row, column, rowCount, columnCount }));
  }

  getCell(row: number, column: number): Range {
    return this.getRangeByIndexes(row, column, 1, 1);
  }

  /** Of an empty sheet its first cell, as in Excel. */
  getUsedRange(): Range {
    return this.#range(({ document, id }) => document.usedArea(id) ?? FIRST_CELL);
  }

  getUsedRangeOrNullObject(): Range {
    return this.#range(({ document, id }) => document.usedArea(id) ?? null);
  }

  calculate(markAllDirty: boolean): void {
    this.enqueue(({ document, id }) => document.calculate({ sheetId: id }, markAllDirty));
  }

  #range(areaOf: (target: SheetTarget) => RangeTarget["area"] | null): Range {
    return new Range(
      this.context,
      this.from((target) => {
        const area = areaOf(target);
        return area && { document: target.document, sheetId: target.id, area };
      }),
    );
  }
}

ClientObject.expose(Worksheet, Object.keys(SHEET_PROPERTIES));

const FIRST_CELL = { row: 0, column: 0, rowCount: 1, columnCount: 1 };
