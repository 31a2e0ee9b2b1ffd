import { DateCell } from "../../excel/date-cell";
import type { Runtime } from "../runtime";
import { type CellValue, EntityCell, NumberCell } from "./cell";
import { excelError } from "./excel-error";
import { dateFormat, hasWords } from "./number-format";

/** How cells are shown. */
export type Presentation = Pick<Runtime, "formatted" | "hasValueProperties" | "language">;

/** The value of one cell for Excel: a value, a data type, or an error. */
export type ExcelCell = string | number | boolean | object;

export function excelCell(cell: CellValue, presentation: Presentation): ExcelCell {
  if (typeof cell === "string" && cell.length > longestText)
    return excelError({ code: "textTooLong", length: cell.length, allowed: longestText }, presentation.language);
  if (typeof cell !== "object") return cell;
  const { formatted, language } = presentation;
  const isSafe = (code: string): boolean => formatted === "all" || (formatted === "digits" && !hasWords(code));
  if (cell instanceof NumberCell)
    return isSafe(cell.numberFormat) ? withFormat(cell.value, cell.numberFormat, presentation) : cell.value;
  if (cell instanceof DateCell)
    return isSafe(dateFormat) ? withFormat(cell.serial, dateFormat, presentation) : cell.iso;
  return cell instanceof EntityCell ? cell.entity : excelError(cell.failure, language);
}

/** Excel shows a text with more characters as #VALUE!, without a reason. */
const longestText = 32_767;

/** FormattedNumber is deprecated since `Double` can have a format. */
const withFormat = (basicValue: number, numberFormat: string, { hasValueProperties }: Presentation): object => ({
  type: hasValueProperties ? "Double" : "FormattedNumber",
  basicValue,
  numberFormat,
});
