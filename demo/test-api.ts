import { cellName, parseArea, rowsOf, type Area } from "./a1";
import { basicValueOf } from "./cell-value";
import type { CellContent } from "./document";
import type { GridDocument } from "./grid/grid-document";
import type { SheetEdits } from "./grid/sheet-edits";
import type { Traffic } from "./office/invocation-channel";

/** `window.workbook`: how browser tests read and write cells. Sheets by name, areas as `A1` or `A1:C3`. */
export interface TestApi extends SheetEdits {
  value(sheet: string, area: string): CellContent;
  values(sheet: string, area: string): CellContent[][];
  text(sheet: string, area: string): string;
  formula(sheet: string, area: string): CellContent;
  errorMessage(sheet: string, area: string): string | undefined;
  /** The number of rows of the area that aren't hidden. */
  shownRows(sheet: string, area: string): number;
  /** A text that starts with "=" is a formula; null clears. */
  set(sheet: string, area: string, content: CellContent): void;
  setAll(sheet: string, firstCell: string, content: readonly (readonly CellContent[])[]): void;
  select(sheet: string, area: string): void;
  activeSheet(): string;
  /** The first cell of the selection, such as `A1`. */
  activeCell(): string;
  /** Only the first cell keeps its content, as in Excel. */
  merge(sheet: string, area: string): void;
  addSheet(name: string): void;
  sheets(): readonly string[];
  /** Calculates all formulas, as Ctrl+Alt+F9 does. */
  recalculate(): void;
  /** Resolves when no calculation is due or running and every call of a function has a result. */
  settled(): Promise<void>;
  traffic(): Traffic;
  /** The messages of the add-in's frame to Excel on the web: AgaveHostAction. */
  notifications(): readonly number[];
  /** Resolves when the workbook is stored for the next time the page is loaded. */
  store(): Promise<void>;
}

export function testApi(
  document: GridDocument,
  state: Pick<TestApi, "settled" | "traffic" | "notifications" | "store"> & SheetEdits,
): TestApi {
  const sheetId = (name: string): string => {
    const sheet = document.sheets().find((each) => each.name === name);
    if (!sheet) throw new Error(`There is no sheet "${name}".`);
    return sheet.id;
  };
  const placeIn = (sheet: string, area: string): readonly [id: string, area: Area] => {
    const id = sheetId(sheet);
    return [id, parseArea(area, document.limits(id))];
  };
  const read = (sheet: string, area: string, aspect: "text" | "formulas"): CellContent[][] =>
    document.read(...placeIn(sheet, area), aspect);
  const values = (sheet: string, area: string): CellContent[][] =>
    document.cellValues(...placeIn(sheet, area)).map((row) => row.map(basicValueOf));
  return {
    ...state,
    value: (sheet, area) => values(sheet, area)[0]?.[0] ?? "",
    values,
    text: (sheet, area) => String(read(sheet, area, "text")[0]?.[0] ?? ""),
    formula: (sheet, area) => read(sheet, area, "formulas")[0]?.[0] ?? "",
    errorMessage: (sheet, area) => {
      const [id, { row, column }] = placeIn(sheet, area);
      return document.errorMessage(id, row, column);
    },
    set: (sheet, area, content) => {
      const place = placeIn(sheet, area);
      if (content === null) document.clear(...place);
      else document.write(...place, "formulas", [[content]]);
    },
    setAll: (sheet, firstCell, content) => {
      const [id, { row, column }] = placeIn(sheet, firstCell);
      const area = { row, column, rowCount: content.length, columnCount: content[0]?.length ?? 0 };
      document.write(id, area, "formulas", content);
    },
    select: (sheet, area) => document.select(...placeIn(sheet, area)),
    shownRows: (sheet, area) => {
      const [id, place] = placeIn(sheet, area);
      return rowsOf(place).filter((row) => document.rowState(id, row) === "shown").length;
    },
    activeSheet: () => document.activeSheet().name,
    activeCell: () => {
      const { row, column } = document.selection().area;
      return cellName(row, column);
    },
    merge: (sheet, area) => document.merge(...placeIn(sheet, area)),
    addSheet: (name) => void document.addSheet(name),
    sheets: () => document.sheets().map(({ name }) => name),
    recalculate: () => document.calculate({}),
  };
}

declare global {
  interface Window {
    /** Set when the add-in is ready. */
    workbook: TestApi;
  }
}
