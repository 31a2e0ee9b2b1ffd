import type { Area } from "./a1";
import type { CellValue } from "./cell-value";
import type { FormatName, KeptState } from "./kept-state";

/** The open workbook as Excel.run needs it, whatever grid shows it. Sheets are named by their id, which survives renaming. */
export interface WorkbookDocument {
  sheets(): readonly Sheet[];
  activeSheet(): Sheet;
  activate(sheetId: string): void;
  addSheet(name: string | undefined): Sheet;
  rename(sheetId: string, name: string): void;
  deleteSheet(sheetId: string): void;
  /** undefined where nothing is filled in. */
  usedArea(sheetId: string): Area | undefined;
  limits(sheetId: string): { readonly rowCount: number; readonly columnCount: number };
  cellValues(sheetId: string, area: Area): CellValue[][];
  /** "numberFormat" is the cell's own, apart from the one that a value brings along. */
  read(sheetId: string, area: Area, aspect: CellAspect): CellContent[][];
  write(
    sheetId: string,
    area: Area,
    aspect: "values" | "formulas" | "numberFormat",
    content: readonly (readonly CellContent[])[],
  ): void;
  /** What no grid shows. */
  readonly kept: KeptState;
  /** As far as the grid can show it. */
  applyFormat(sheetId: string, area: Area, name: FormatName, value: unknown): void;
  autofitColumns(sheetId: string, area: Area): void;
  /** Counts of rows and columns that stay in sight; 0 and 0 for none. */
  freeze(sheetId: string, rowCount: number, columnCount: number): void;
  /** The cells that the formula of one cell fills; undefined where it fills no others. */
  spillArea(sheetId: string, row: number, column: number): Area | undefined;
  clear(sheetId: string, area: Area): void;
  selection(): { readonly sheetId: string; readonly area: Area };
  select(sheetId: string, area: Area): void;
  /** Resolves when the user has finished editing a cell; null while no cell is being edited. */
  editing(): Promise<void> | null;
  onSelectionChanged(listener: () => void): () => void;
  /** Formulas in the area, or everywhere; `forced` asks functions again even if nothing they read has changed. */
  calculate(scope: { readonly sheetId?: string; readonly area?: Area }, forced: boolean): void;
}

export interface Sheet {
  readonly id: string;
  readonly name: string;
}

export type CellAspect = "formulas" | "text" | "numberFormat";
export type CellContent = string | number | boolean | null;
