import type { Language } from "../../../product-data/vocabulary/language";
import { type CellValue, DateCell, EntityCell, NumberCell } from "./cell";
import { excelError } from "./excel-error";
import { dateFormat } from "./number-format";

/** How cells are shown. */
export interface Presentation {
  /** Numbers with a format that shows their unit; otherwise plain numbers. */
  readonly formatted: boolean;
  readonly language: Language;
}

/** The value of one cell for Excel: a value, a data type, or an error. */
export type ExcelCell = string | number | boolean | object;

export function excelCell(cell: CellValue, { formatted, language }: Presentation): ExcelCell {
  if (typeof cell !== "object") return cell;
  if (cell instanceof NumberCell) return formatted ? formattedNumber(cell.value, cell.numberFormat) : cell.value;
  if (cell instanceof DateCell) return formatted ? formattedNumber(cell.serial, dateFormat) : cell.iso;
  return cell instanceof EntityCell ? cell.entity : excelError(cell.failure, language);
}

/** This form works in every Excel with data types; `Double` with a format came three years later. */
const formattedNumber = (basicValue: number, numberFormat: string): object => ({
  type: "FormattedNumber",
  basicValue,
  numberFormat,
});
