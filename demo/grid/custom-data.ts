import type { ICellData, Nullable } from "@univerjs/core";
import { shownText, type DataType } from "../cell-value";

/** A cell's data beyond its value. Univer copies it from a function's result to the cell. */
export interface CellCustomData {
  readonly dataType?: DataType;
}

/** The data type that a cell shows. When something is typed over it, it stays in the cell but doesn't count. */
export function dataTypeIn(cell: Nullable<ICellData>): DataType | undefined {
  const { dataType } = (cell?.custom ?? {}) as CellCustomData;
  return dataType && shownText(dataType) === cell?.v ? dataType : undefined;
}
