import { basicValueOf } from "../../demo/cell-value";
import type { CellContent } from "../../demo/document";
import { parseArea } from "../../demo/a1";
import type { CalculatingDocument } from "./calculating-document";
import { eventually } from "./eventually";

/** What a person sees and does in the sheets, by their names. */
export interface SheetUser {
  set(sheet: string, cell: string, rows: readonly (readonly CellContent[])[]): void;
  select(sheet: string, area: string): void;
  formula(sheet: string, cell: string): CellContent;
  /** Its value, as Range.values has it. */
  cell(sheet: string, cell: string): CellContent;
  /** Waits until a cell shows a value, or what `expect` compares with. */
  shows(sheet: string, cell: string, value: unknown): Promise<void>;
  /** Waits until no cell waits. */
  settled(): Promise<void>;
}

export function sheetUser(workbook: CalculatingDocument): SheetUser {
  const areaOf = (sheet: string, cells: string) => {
    const sheetId = workbook.sheets().find(({ name }) => name === sheet)?.id ?? "";
    return [sheetId, parseArea(cells, workbook.limits())] as const;
  };

  const valueIn = (sheet: string, cell: string): CellContent =>
    basicValueOf(workbook.cellValues(...areaOf(sheet, cell))[0]?.[0] ?? "");

  return {
    set: (sheet, cell, rows) => {
      const [sheetId, { row, column }] = areaOf(sheet, cell);
      const area = { row, column, rowCount: rows.length, columnCount: rows[0]?.length ?? 0 };
      workbook.write(sheetId, area, "formulas", rows);
    },
    select: (sheet, area) => workbook.select(...areaOf(sheet, area)),
    formula: (sheet, cell) => workbook.read(...areaOf(sheet, cell), "formulas")[0]?.[0] ?? "",
    cell: valueIn,
    shows: (sheet, cell, value) => eventually(() => expect(valueIn(sheet, cell)).toEqual(value)),
    settled: () =>
      eventually(() => {
        if (workbook.pending > 0) throw new Error(`${String(workbook.pending)} cells wait`);
      }),
  };
}
