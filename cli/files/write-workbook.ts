import { utils, write, type CellObject, type ColInfo, type DefinedName, type WorkSheet } from "@e965/xlsx";
import type { FileCell, FileSheet } from "./bom-file";

/** A sheet to write. */
export interface WrittenSheet extends Omit<FileSheet, "hiddenRows" | "likeness"> {
  /** Merged blocks, such as "A1:C1". */
  readonly merged: readonly string[];
  /** What is printed, such as "$A$1:$C$9". */
  readonly printArea?: string;
  /** The rows at the top of every page, such as "$4:$4". */
  readonly printTitles?: string;
}

/** An XLSX file. Formulas with `array` are dynamic, so that Excel shows them without braces. */
export function writeWorkbook(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, worksheet(sheet), literal(sheet.name));
  book.Workbook = { Names: sheets.flatMap(printNames) };
  return new Uint8Array(
    write(book, { type: "array", bookType: "xlsx", bookSST: true, compression: true }) as ArrayBuffer,
  );
}

function worksheet({ rows, columnWidths, hiddenColumns, merged }: WrittenSheet): WorkSheet {
  const data = rows.map((row) => row.map((cell) => (cell === null ? undefined : cellObject(cell))));
  const lastColumn = Math.max(1, ...rows.map((row) => row.length)) - 1;
  return {
    "!data": data as CellObject[][],
    "!ref": utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(1, rows.length) - 1, c: lastColumn } }),
    "!cols": Array.from(columnWidths, (width, column) =>
      width === undefined ? undefined : { wpx: width, hidden: hiddenColumns[column] === true },
    ) as ColInfo[],
    "!merges": merged.map((block) => utils.decode_range(block)),
  };
}

function printNames({ name, printArea, printTitles }: WrittenSheet, sheet: number): DefinedName[] {
  const place = `'${literal(name).replaceAll("'", "''")}'!`;
  const named = [
    ["_xlnm.Print_Area", printArea],
    ["_xlnm.Print_Titles", printTitles],
  ] as const;
  return named.flatMap(([Name, area]) => (area === undefined ? [] : [{ Name, Ref: place + area, Sheet: sheet }]));
}

function cellObject({ value, format, formula, array }: FileCell): CellObject {
  const error = typeof value === "string" ? errors[value] : undefined;
  const content: CellObject =
    error !== undefined
      ? { t: "e", v: error, w: String(value) }
      : typeof value === "string"
        ? { t: "s", v: literal(value) }
        : { t: typeof value === "number" ? "n" : "b", v: value };
  return {
    ...content,
    ...(format !== undefined && { z: literal(format) }),
    ...(formula !== undefined && { f: literal(formula) }),
    ...(array !== undefined && { F: array, D: formula !== undefined }),
  };
}

/** XLSX reads `_x0041_` as an A, so such texts are escaped. */
const literal = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");

/** Codes of the errors that XLSX knows. */
const errors: Readonly<Partial<Record<string, number>>> = {
  "#NULL!": 0x00,
  "#DIV/0!": 0x07,
  "#VALUE!": 0x0f,
  "#REF!": 0x17,
  "#NAME?": 0x1d,
  "#NUM!": 0x24,
  "#N/A": 0x2a,
};
