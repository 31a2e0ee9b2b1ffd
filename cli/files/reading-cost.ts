import { Failed } from "../../src/product-data/base/failed";
import type { FileLimits, FileProblem } from "./bom-file";

/**
 * What reading a workbook would take, counted before it is read: a few bytes can stand for any number of cells and steps.
 * Rows and columns count from 1. Every method throws a FileProblem at a limit.
 */
export class ReadingCost {
  private cells = 0;
  private texts = 0;
  private arrays = 0;
  private steps = 0;

  constructor(private readonly limits: FileLimits) {}

  /** Cells with a content. */
  cell(row: number, column: number, count = 1): void {
    const { columns: mostColumns } = this.limits;
    if (column > mostColumns) throw new Failed<FileProblem>({ code: "tooManyColumns", mostColumns });
    if (row > excelRows) throw new Failed<FileProblem>({ code: "unreadable" });
    this.addCells(count);
    // Each is compared with every array formula.
    this.step(count * this.arrays * 0.1);
  }

  /** One of the texts that cells share. */
  text(count = 1): void {
    this.texts += count;
    if (this.texts > this.limits.cells) this.refuseCells();
  }

  /** A link, which makes a cell of every blank one. */
  link(rows: number, columns: number): void {
    this.addCells(Math.max(0, rows) * Math.max(0, columns));
  }

  /** A merged block. */
  merged(rows: number, columns: number): void {
    this.step(
      Math.max(0, Math.min(rows, this.limits.rows)) * Math.max(0, Math.min(columns, this.limits.columns)) * 0.1,
    );
  }

  arrayFormula(): void {
    this.arrays += 1;
  }

  /** Columns with a width. */
  widths(first: number, last: number): void {
    if (last > excelColumns) throw new Failed<FileProblem>({ code: "unreadable" });
    this.step(Math.max(0, last - first + 1));
  }

  /** The reader writes every number by its format. */
  format(characters: number): void {
    if (characters > longestFormat) throw new Failed<FileProblem>({ code: "unreadable" });
  }

  /** @param count of about 100 ns each */
  step(count: number): void {
    this.steps += count;
    if (this.steps > mostSteps) throw new Failed<FileProblem>({ code: "tooLargeToRead" });
  }

  private addCells(count: number): void {
    this.cells += count;
    if (this.cells > this.limits.cells) this.refuseCells();
  }

  private refuseCells(): never {
    throw new Failed<FileProblem>({ code: "tooManyCells", mostCells: this.limits.cells });
  }
}

const excelRows = 1_048_576;
const excelColumns = 16_384;
/** Of a number's format: Excel's limit. */
export const longestFormat = 255;
const mostSteps = 20_000_000;
