import { textOfCell } from "../../src/bom/index";
import { Failed } from "../../src/product-data/base/failed";
import type { FileProblem } from "../../src/messages/program/file-problem-texts";

export type { FileProblem };

/** The content of a file with a BOM, as far as a BOM needs it. */
export interface BomFile {
  /** At least one sheet. The one that is most like a BOM is first; a hidden one counts half. */
  readonly sheets: readonly FileSheet[];
}

export interface FileSheet {
  /** "" in a text file. */
  readonly name: string;
  /** Row by row as in the file, blank rows among them. Rows end at their last cell that isn't blank. */
  readonly rows: readonly (readonly (FileCell | null)[])[];
  /** Widths in pixels by column; undefined where the file has none. */
  readonly columnWidths: readonly (number | undefined)[];
  /** Whether each column is hidden; shorter than the rows if the others aren't. */
  readonly hiddenColumns: readonly boolean[];
  /** How much it is a BOM, compared with the file's other sheets; 0 if it isn't one. 1 if there are no others. */
  readonly likeness: number;
  /** Whether each row is hidden; shorter than `rows` if the others aren't. */
  readonly hiddenRows: readonly boolean[];
}

export interface FileCell {
  readonly value: string | number | boolean;
  /**
   * The text that Excel displays, such as 0603 for 603 with the format 0000; but dates as YYYY-MM-DD, and no digits are
   * cut.
   */
  readonly text: string;
  /** Excel's number format, of cells that have one. */
  readonly format?: string;
  /** The formula without its "=". */
  readonly formula?: string;
  /** The cells of an array formula, such as "B2:D9": at its first cell, which has the formula, and at the others. */
  readonly array?: string;
}

export interface FileLimits {
  readonly fileMegabytes: number;
  /** The size of everything in a zipped file, unpacked. */
  readonly contentMegabytes: number;
  /** The most rows and columns of a sheet. */
  readonly rows: number;
  readonly columns: number;
  /** The most cells of all sheets together. */
  readonly cells: number;
}

export const fileLimits: FileLimits = {
  fileMegabytes: 20,
  contentMegabytes: 100,
  rows: 20_000,
  columns: 1000,
  cells: 500_000,
};

/** This is called before the file is read. @throws {FileProblem} */
export function checkFileSize(byteCount: number, { fileMegabytes } = fileLimits): void {
  if (byteCount > fileMegabytes * 1e6)
    throw new Failed<FileProblem>({ code: "fileTooLarge", maxMegabytes: fileMegabytes });
}

/** The sheet with a name; without one, the first. @throws {FileProblem} */
export function sheetOf({ sheets }: BomFile, name: string | null): FileSheet {
  const sheet = name === null ? sheets[0] : sheets.find((each) => each.name === name);
  if (sheet === undefined)
    throw new Failed<FileProblem>({ code: "noSheet", sheet: name ?? "", sheets: sheets.map((each) => each.name) });
  return sheet;
}

/** The texts of a sheet, as `readBom` takes them. */
export const textsOf = ({ rows }: Pick<FileSheet, "rows">): string[][] =>
  rows.map((row) => row.map((cell) => (cell ? textOfCell(cell.value, cell.text) : "")));
