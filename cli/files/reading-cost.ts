import { Failed } from "../../src/product-data/base/failed";
import type { FileLimits, FileProblem } from "./bom-file";

/**
 * What a workbook would have in memory, counted before it is read: a few bytes can stand for any number of cells. Columns
 * count from 1. Every method throws a FileProblem at a limit. A read that only takes long has a limit of its own.
 */
export class ReadingCost {
  private cells = 0;
  private bytes = 0;
  private pieces = 0;

  constructor(private readonly limits: FileLimits) {}

  /** Bytes that are unpacked. */
  unpacked(count: number): void {
    const { contentMegabytes: maxMegabytes } = this.limits;
    this.bytes += count;
    if (this.bytes > maxMegabytes * 1e6)
      throw new Failed<FileProblem>({ code: "contentTooLarge", maxMegabytes: maxMegabytes });
  }

  /** What is made one by one: elements, spaces that a number stands for, columns with a width. */
  add(count: number): void {
    this.pieces += count;
    if (this.pieces > maxPieces) throw new Failed<FileProblem>({ code: "tooLargeToRead" });
  }

  /** Cells with a content. */
  cell(column: number, count = 1): void {
    const { columns: maxColumns } = this.limits;
    if (column > maxColumns) throw new Failed<FileProblem>({ code: "tooManyColumns", maxColumns: maxColumns });
    this.addCells(count);
  }

  /** A link, which makes a cell of every blank one. */
  link(rows: number, columns: number): void {
    this.addCells(Math.max(0, rows) * Math.max(0, columns));
  }

  /** Refuses a number's format that is too long. */
  digits(count: number): void {
    if (count > longestFormat) throw new Failed<FileProblem>({ code: "unreadable" });
  }

  private addCells(count: number): void {
    this.cells += count;
    const { cells: maxCells } = this.limits;
    if (this.cells > maxCells) throw new Failed<FileProblem>({ code: "tooManyCells", maxCells: maxCells });
  }
}

const maxPieces = 4_000_000;
/** The letters of a number's format: Excel's limit. */
export const longestFormat = 255;
