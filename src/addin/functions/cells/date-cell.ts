import { excelDate } from "../../excel/excel-date";
import { DateCell } from "./cell";

/** A date of the service as an Excel date, or as ISO text if that is impossible. */
export function dateCell(text: string): string | DateCell {
  const date = excelDate(text);
  return typeof date === "string" ? date : new DateCell(date.serial, date.iso);
}
