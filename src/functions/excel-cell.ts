import type { Language } from "../vocabulary/language";
import { type Cell, EntityCell, FormattedCell } from "./cell";
import { excelError } from "./excel-error";

/** How cells are shown. */
export interface Presentation {
  /** Numbers that display as the service writes them; else plain numbers. */
  readonly formatted: boolean;
  readonly textLanguage: Language;
}

/** What Excel takes for one cell: a value, a data type, or an error. */
export type ExcelCell = string | number | boolean | object;

export function excelCell(cell: Cell, { formatted, textLanguage }: Presentation): ExcelCell {
  if (typeof cell !== "object") return cell;
  if (cell instanceof FormattedCell) return formatted ? excelNumber(cell) : cell.plain;
  return cell instanceof EntityCell ? cell.entity : excelError(cell.failure, textLanguage);
}

/** The form that every Excel with data types knows; `Double` with a format came three years later. */
export function excelNumber({ basicValue, numberFormat }: FormattedCell): object {
  return { type: "FormattedNumber", basicValue, numberFormat };
}
