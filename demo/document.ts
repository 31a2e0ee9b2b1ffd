import type { Area, Cell, Size } from "./a1";
import type { CellValue } from "./cell-value";
import type { Exclusive } from "./exclusive";
import type { Region } from "./grid/number-in-region";
import type { FormatName, WorkbookState } from "./workbook-state";

/**
 * The open workbook for Excel.run, whatever grid shows it. Sheets are identified by id, which doesn't change when they
 * are renamed.
 */
export interface WorkbookDocument {
  /** What changes the workbook in many tasks, or may not see it half changed: batches, and calculations. */
  readonly exclusive: Exclusive;
  readonly region: Region;
  /** Opens an XLSX file in another window: on a Mac, behind this one (office-js #6943). */
  openWorkbook(base64: string): void;
  sheets(): readonly Sheet[];
  activeSheet(): Sheet;
  activate(sheetId: string): void;
  addSheet(name: string | undefined): Sheet;
  /** Makes a copy with its cells, next to it, with Excel's name: `BOM (2)`. */
  copySheet(sheetId: string): Sheet;
  rename(sheetId: string, name: string): void;
  deleteSheet(sheetId: string): void;
  /** The area with content; undefined if there is none. */
  usedArea(sheetId: string): Area | undefined;
  /** "filtered": hidden by a filter. */
  rowState(sheetId: string, row: number): "shown" | "hidden" | "filtered";
  limits(sheetId: string): Size;
  cellValues(sheetId: string, area: Area): CellValue[][];
  /** Row by row. A text may start with "=" without being a formula. */
  formulaCells(sheetId: string, area: Area): readonly Cell[];
  /** "numberFormat" is the cell's own, as opposed to the format of its value. */
  read(sheetId: string, area: Area, aspect: CellAspect): CellContent[][];
  write(
    sheetId: string,
    area: Area,
    aspect: "values" | "formulas" | "numberFormat",
    content: readonly (readonly CellContent[])[],
  ): void;
  /**
   * What is changed meanwhile is one step of Ctrl+Z.
   * @param joinsLast to be taken back together with the last step
   */
  asOneStep<Result>(joinsLast: boolean, work: () => Promise<Result>): Promise<Result>;
  /** State that the grid doesn't store. */
  readonly state: WorkbookState;
  /** Applies the format as far as the grid can show it. */
  applyFormat(sheetId: string, area: Area, name: FormatName, value: unknown): void;
  autofitColumns(sheetId: string, area: Area): void;
  freeze(sheetId: string, rowCount: number): void;
  /** The cells that a cell's formula spills into; undefined if it fills only its own. */
  spillArea(sheetId: string, row: number, column: number): Area | undefined;
  selection(): { readonly sheetId: string; readonly area: Area };
  select(sheetId: string, area: Area): void;
  /** Resolves when the user has finished editing a cell; null if no cell is being edited. */
  editing(): Promise<void> | null;
  onSelectionChanged(listener: () => void): () => void;
  /** Another sheet is in view. */
  onActivated(listener: (sheetId: string) => void): () => void;
  /** Content was entered, pasted, or written; not for calculated values and formats. */
  onEdited(listener: (sheetId: string, area: Area) => void): () => void;
  /** Calls the functions of formulas in the area, or everywhere, again, even if their inputs haven't changed. */
  calculate(scope: { readonly sheetId?: string; readonly area?: Area }): void;
}

export interface Sheet {
  readonly id: string;
  readonly name: string;
}

export type CellAspect = "formulas" | "text" | "numberFormat";
export type CellContent = string | number | boolean | null;
