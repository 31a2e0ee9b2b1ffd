import { numberInRegion, type Region } from "../../demo/grid/number-in-region";
import type { Area, Cell } from "../../demo/a1";
import { formatOf, shownText, type CellValue } from "../../demo/cell-value";
import { Exclusive } from "../../demo/exclusive";
import { WorkbookState } from "../../demo/workbook-state";
import type { CellAspect, CellContent, Sheet, WorkbookDocument } from "../../demo/document";
import { copyName } from "../../demo/sheet-name";

/** A workbook without a grid, whose cells store what is written to them. For tests of code that uses Excel.run. */
export class MemoryDocument implements WorkbookDocument {
  readonly exclusive = new Exclusive();
  readonly state = new WorkbookState();
  /** Texts of cells follow it. Formulas, values, and number formats are in English. */
  region: Region = { locale: "en-US", ownDecimal: null };
  readonly calculations: { readonly sheetId?: string; readonly area?: Area }[] = [];
  readonly #sheets: { id: string; name: string; cells: Map<string, CellContent> }[] = [];
  readonly #formats = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  readonly #activationListeners = new Set<(sheetId: string) => void>();
  readonly #editListeners = new Set<(sheetId: string, area: Area) => void>();
  #lastSheet = 0;
  #active = "sheet1";
  #selection = { sheetId: "sheet1", area: { row: 0, column: 0, rowCount: 1, columnCount: 1 } };

  constructor(...names: readonly string[]) {
    for (const name of names.length === 0 ? ["Sheet1"] : names) this.addSheet(name);
  }

  /** The XLSX files that were opened in other windows. */
  readonly opened: string[] = [];

  openWorkbook(base64: string): void {
    this.opened.push(base64);
  }

  sheets(): readonly Sheet[] {
    return this.#sheets.map(({ id, name }) => ({ id, name }));
  }

  activeSheet(): Sheet {
    const { id, name } = this.#sheet(this.#active);
    return { id, name };
  }

  activate(sheetId: string): void {
    if (sheetId === this.#active) return;
    this.#active = sheetId;
    for (const listener of this.#activationListeners) listener(sheetId);
  }

  addSheet(name: string | undefined): Sheet {
    const number = ++this.#lastSheet;
    const sheet = {
      id: `sheet${String(number)}`,
      name: name ?? `Sheet${String(number)}`,
      cells: new Map<string, CellContent>(),
    };
    this.#sheets.push(sheet);
    return { id: sheet.id, name: sheet.name };
  }

  copySheet(sheetId: string): Sheet {
    const { name, cells } = this.#sheet(sheetId);
    const copy = this.addSheet(copyName(name, this.sheets()));
    for (const [key, content] of cells) this.#sheet(copy.id).cells.set(key, content);
    return copy;
  }

  rename(sheetId: string, name: string): void {
    this.#sheet(sheetId).name = name;
  }

  deleteSheet(sheetId: string): void {
    this.#sheets.splice(this.#sheets.indexOf(this.#sheet(sheetId)), 1);
    if (this.#active === sheetId) this.#active = this.#sheets[0]?.id ?? "";
  }

  /** Used areas by sheet, until its cells change: a search for the last cell of 100,000 takes long. */
  readonly #used = new Map<string, Area | undefined>();

  usedArea(sheetId: string): Area | undefined {
    if (!this.#used.has(sheetId)) this.#used.set(sheetId, this.#searchedArea(sheetId));
    return this.#used.get(sheetId);
  }

  #searchedArea(sheetId: string): Area | undefined {
    let [rowCount, columnCount] = [0, 0];
    for (const key of this.#sheet(sheetId).cells.keys()) {
      const comma = key.indexOf(",");
      rowCount = Math.max(rowCount, Number(key.slice(0, comma)) + 1);
      columnCount = Math.max(columnCount, Number(key.slice(comma + 1)) + 1);
    }
    return rowCount === 0 ? undefined : { row: 0, column: 0, rowCount, columnCount };
  }

  /** Hidden rows by sheet and row, as a test hides them. */
  readonly hidden = new Map<string, "hidden" | "filtered">();

  rowState(sheetId: string, row: number): ReturnType<WorkbookDocument["rowState"]> {
    return this.hidden.get([sheetId, row].join()) ?? "shown";
  }

  limits() {
    return { rowCount: 1_048_576, columnCount: 16_384 };
  }

  read(sheetId: string, area: Area, aspect: CellAspect): CellContent[][] {
    if (aspect === "numberFormat")
      return this.#map(area, (row, column) => this.#formats.get([sheetId, row, column].join()) ?? "General");
    const contents = this.contents(sheetId, area).map((row) => row.map(withoutMark));
    return aspect === "text" ? contents.map((row) => row.map((content) => this.textOf(content))) : contents;
  }

  /** What cells store: an apostrophe before an equals sign marks a text that isn't a formula. */
  protected contents(sheetId: string, area: Area): CellContent[][] {
    const { cells } = this.#sheet(sheetId);
    return this.#map(area, (row, column) => cells.get([row, column].join()) ?? "");
  }

  /** What a cell shows. */
  protected textOf(value: CellValue): string {
    const shown = shownText(value);
    if (typeof shown !== "number") return String(shown);
    const brought = formatOf(value);
    return numberInRegion(shown, brought ?? "General", brought === undefined, this.region);
  }

  formulaCells(sheetId: string, { row, column, rowCount, columnCount }: Area): Cell[] {
    const formulas = [...this.#sheet(sheetId).cells].filter(([, content]) => String(content).startsWith("="));
    return formulas
      .map(([key]) => key.split(",").map(Number) as [row: number, column: number])
      .filter(([at, other]) => at >= row && at < row + rowCount && other >= column && other < column + columnCount)
      .sort(([one, left], [two, right]) => one - two || left - right)
      .map(([at, other]) => ({ row: at, column: other }));
  }

  cellValues(sheetId: string, area: Area): CellValue[][] {
    return this.contents(sheetId, area).map((row) => row.map(withoutMark));
  }

  write(
    sheetId: string,
    area: Area,
    aspect: "values" | CellAspect,
    content: readonly (readonly CellContent[])[],
  ): void {
    const { cells } = this.#sheet(sheetId);
    this.#used.delete(sheetId);
    content.forEach((row, rowIndex) =>
      row.forEach((cell, index) => {
        const [at, column] = [area.row + rowIndex, area.column + index];
        if (aspect === "numberFormat") this.#formats.set([sheetId, at, column].join(), String(cell));
        // Excel doesn't count an apostrophe before a text as part of it (office-js #6687).
        else cells.set([at, column].join(), typeof cell === "string" ? cell.replace(/^'(?!=)/, "") : cell);
      }),
    );
    if (aspect !== "numberFormat") for (const listener of this.#editListeners) listener(sheetId, area);
  }

  asOneStep<Result>(_joinsLast: boolean, work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  applyFormat(): void {}

  autofitColumns(): void {}

  freeze(): void {}

  readonly spillArea: WorkbookDocument["spillArea"] = () => undefined;

  selection() {
    return this.#selection;
  }

  select(sheetId: string, area: Area): void {
    this.#selection = { sheetId, area };
    this.activate(sheetId);
    for (const listener of this.#listeners) listener();
  }

  /** The result of `editing`; a test may simulate that a cell is being edited. */
  edited: Promise<void> | null = null;

  editing(): Promise<void> | null {
    return this.edited;
  }

  onSelectionChanged(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onActivated(listener: (sheetId: string) => void): () => void {
    this.#activationListeners.add(listener);
    return () => this.#activationListeners.delete(listener);
  }

  onEdited(listener: (sheetId: string, area: Area) => void): () => void {
    this.#editListeners.add(listener);
    return () => this.#editListeners.delete(listener);
  }

  calculate(scope: { readonly sheetId?: string; readonly area?: Area }): void {
    this.calculations.push(scope);
  }

  #sheet(sheetId: string) {
    const sheet = this.#sheets.find(({ id }) => id === sheetId);
    if (!sheet) throw new Error(`There is no sheet ${sheetId}.`);
    return sheet;
  }

  #map<T>(area: Area, of: (row: number, column: number) => T): T[][] {
    return Array.from({ length: area.rowCount }, (_, row) =>
      Array.from({ length: area.columnCount }, (__, column) => of(area.row + row, area.column + column)),
    );
  }
}

const withoutMark = (content: CellContent): CellContent =>
  typeof content === "string" ? content.replace(/^'(?==)/, "") : content;
