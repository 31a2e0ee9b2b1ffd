import type { ICellData, Nullable } from "@univerjs/core";
import { shownText, type DataType } from "../cell-value";

/** What a cell knows beyond its value; Univer carries it from a function's result into the cell. */
export interface CellCustomData {
  readonly dataType?: DataType;
}

/** The data type a cell shows. What was typed over one leaves it behind in the cell, where it counts no more. */
export function dataTypeIn(cell: Nullable<ICellData>): DataType | undefined {
  const { dataType } = (cell?.custom ?? {}) as CellCustomData;
  return dataType && shownText(dataType) === cell?.v ? dataType : undefined;
}
