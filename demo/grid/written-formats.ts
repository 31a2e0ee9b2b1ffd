import type { Area } from "../a1";

/**
 * The cells that were given a number format, as opposed to those where Univer stored the format of a function's result.
 * Both look the same in a cell.
 */
export class WrittenFormats {
  private readonly cells = new Set<string>();

  write(sheetId: string, { row, column }: Area, formats: readonly (readonly unknown[])[]): void {
    formats.forEach((line, down) =>
      line.forEach((format, right) => {
        const key = keyOf(sheetId, row + down, column + right);
        if (format === "General") this.cells.delete(key);
        else this.cells.add(key);
      }),
    );
  }

  has(sheetId: string, row: number, column: number): boolean {
    return this.cells.has(keyOf(sheetId, row, column));
  }
}

const keyOf = (sheetId: string, row: number, column: number): string => `${sheetId}!${String(row)},${String(column)}`;
