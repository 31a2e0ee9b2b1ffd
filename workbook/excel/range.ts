import { intersection, type Area } from "../a1";
import { existing, inside, parseIn, usedIn } from "./areas";
import { ClientObject, type PropertyTable } from "./client-object";
import { RANGE_PROPERTIES, type RangeTarget } from "./range-properties";
import { Worksheet } from "./worksheet";

export class Range extends ClientObject<RangeTarget> {
  protected override get properties(): PropertyTable<RangeTarget> {
    return RANGE_PROPERTIES;
  }

  get worksheet(): Worksheet {
    return new Worksheet(
      this.context,
      this.from(({ document, sheetId: id }) => ({ document, id })),
    );
  }

  getCell(row: number, column: number): Range {
    return this.#derive((area) => ({ row: area.row + row, column: area.column + column, rowCount: 1, columnCount: 1 }));
  }

  getColumn(column: number): Range {
    return this.#derive((area) => ({ ...area, column: area.column + column, columnCount: 1 }));
  }

  getRow(row: number): Range {
    return this.#derive((area) => ({ ...area, row: area.row + row, rowCount: 1 }));
  }

  getResizedRange(deltaRows: number, deltaColumns: number): Range {
    return this.#derive((area) => ({
      ...area,
      rowCount: area.rowCount + deltaRows,
      columnCount: area.columnCount + deltaColumns,
    }));
  }

  getAbsoluteResizedRange(rowCount: number, columnCount: number): Range {
    return this.#derive((area) => ({ ...area, rowCount, columnCount }));
  }

  getOffsetRange(rows: number, columns: number): Range {
    return this.#derive((area) => ({ ...area, row: area.row + rows, column: area.column + columns }));
  }

  getEntireColumn(): Range {
    return this.#derive((area, { document, sheetId }) => ({
      ...area,
      row: 0,
      rowCount: document.limits(sheetId).rowCount,
    }));
  }

  getEntireRow(): Range {
    return this.#derive((area, { document, sheetId }) => ({
      ...area,
      column: 0,
      columnCount: document.limits(sheetId).columnCount,
    }));
  }

  getIntersection(other: Range | string): Range {
    return this.#derive((area, target) => existing(intersection(area, areaOf(other, target))));
  }

  getIntersectionOrNullObject(other: Range | string): Range {
    return this.#derive((area, target) => intersection(area, areaOf(other, target)));
  }

  getUsedRange(): Range {
    return this.#derive((area, target) => existing(usedIn(area, target.document, target.sheetId)));
  }

  getUsedRangeOrNullObject(): Range {
    return this.#derive((area, { document, sheetId }) => usedIn(area, document, sheetId));
  }

  /** Of one cell: the cells its formula fills, or a null object. */
  getSpillingToRangeOrNullObject(): Range {
    return this.#derive(({ row, column }, { document, sheetId }) => document.spillArea(sheetId, row, column) ?? null);
  }

  select(): void {
    this.enqueue(({ document, sheetId, area }) => document.select(sheetId, area));
  }

  clear(): void {
    this.enqueue(({ document, sheetId, area }) => document.clear(sheetId, area));
  }

  calculate(): void {
    this.enqueue(({ document, sheetId, area }) => document.calculate({ sheetId, area }, true));
  }

  setDirty(): void {
    this.calculate();
  }

  /** Only for the argument of another range's method, in the queue. */
  get located(): RangeTarget {
    return this.target;
  }

  #derive(areaOfDerived: (area: Area, target: RangeTarget) => Area | null): Range {
    return new Range(
      this.context,
      this.from((target) => {
        const area = areaOfDerived(target.area, target);
        return area && { ...target, area: inside(area, target.document.limits(target.sheetId)) };
      }),
    );
  }
}

ClientObject.expose(Range, Object.keys(RANGE_PROPERTIES));

const areaOf = (other: Range | string, { document, sheetId }: RangeTarget): Area =>
  typeof other === "string" ? parseIn(document, sheetId, other) : other.located.area;
