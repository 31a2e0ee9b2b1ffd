import {
  BooleanNumber,
  VerticalAlign,
  WrapStrategy,
  type ICellData,
  type IRange,
  type IWorksheetData,
} from "@univerjs/core";
import { byIndex } from "./by-index";
import { examples } from "./examples";
import { localFormula, type Region } from "./grid/number-in-region";
import type { FunctionsMetadata } from "./metadata";

/**
 * The sheet that the page opens with: where to start, and one row per function, with an example that is calculated next
 * to its formula.
 */
export function guideSheet(
  title: string,
  metadata: FunctionsMetadata,
  { steps, lines, columns, note }: GuideTexts,
  region: Region,
): Pick<IWorksheetData, "cellData" | "columnData" | "defaultStyle" | "mergeData" | "rowData"> {
  const cellData: Record<number, Record<number, ICellData>> = { 0: { 0: { v: title, s: "title" } } };
  const mergeData: IRange[] = [];
  const rowData: Record<number, { readonly h: number }> = { 0: { h: 30 } };
  let row = 1;
  const merge = (startColumn: number, endColumn: number, rows = 1): void =>
    void mergeData.push({ startRow: row, endRow: row + rows - 1, startColumn, endColumn });
  const addStep = (step: string): void => {
    cellData[row] = { 0: { v: step, s: "step" } };
    rowData[row] = { h: Math.max(stepPx, linesPx(step, stepLetters)) };
    merge(0, lastStepColumn);
    row += 1;
  };
  steps.forEach(addStep);
  for (const [at, line] of lines.entries()) {
    cellData[row] = byIndex(line.map((v) => ({ v, s: at === 0 ? "heading" : "text" })));
    if (at > 0) rowData[row] = { h: stepPx + linePx };
    row += 1;
  }
  row += 1;
  cellData[row] = byIndex(widths.map((_, at) => ({ v: columns[at] ?? "", s: "heading" })));
  row += 1;
  for (const { id, formula } of inOrder) {
    const about = metadata.functions.find((each) => each.id === id);
    if (about === undefined) continue;
    cellData[row] = {
      0: { v: about.name, s: "name" },
      1: { v: about.description ?? "", s: "text" },
      2: { v: localFormula(formula, region), s: "formula" },
      3: sentences.has(id) ? { f: formula, s: "text" } : { f: formula },
    };
    if (sentences.has(id)) merge(3, lastTextColumn);
    const rows = spilledRows[id] ?? 1;
    const textPx = Math.max(
      leastTextPx,
      linePx * Math.ceil(formula.length / lineLetters),
      linesPx(about.description, descriptionLetters),
    );
    for (let each = row; each < row + rows; each++) rowData[each] = { h: Math.max(20, Math.ceil(textPx / rows)) };
    // The title of the third column of ALTERNATIVES has the requirement.
    if (id === "ALTERNATIVES") {
      Object.assign(cellData[row] ?? {}, { 5: { s: "text" } });
      rowData[row] = { h: requirementPx };
    }
    // A function's description is next to all rows of its result.
    for (const column of [0, 1, 2]) if (rows > 1) merge(column, column, rows);
    row += rows;
  }
  addStep(note);
  return {
    cellData,
    columnData: byIndex(widths.map((w) => ({ w }))),
    rowData,
    mergeData,
    defaultStyle: { fs: 10, vt: VerticalAlign.TOP },
  };
}

/** The texts of the guide besides those of the functions. */
export interface GuideTexts {
  readonly steps: readonly string[];
  /** The titles and some lines of the demonstration's BOM, with what Check BOM says of them. */
  readonly lines: readonly (readonly string[])[];
  readonly columns: readonly string[];
  /** At the end: where the data is from. */
  readonly note: string;
}

export const guideStyles = {
  step: { fs: 10, tb: WrapStrategy.WRAP, vt: VerticalAlign.MIDDLE },
  heading: { bl: BooleanNumber.TRUE, fs: 10, bg: { rgb: "#DDEBF7" } },
  title: { bl: BooleanNumber.TRUE, fs: 14, vt: VerticalAlign.MIDDLE },
  name: { bl: BooleanNumber.TRUE, fs: 10, vt: VerticalAlign.TOP },
  text: { fs: 9, tb: WrapStrategy.WRAP, vt: VerticalAlign.TOP },
  formula: { fs: 9, ff: "Consolas, monospace", tb: WrapStrategy.WRAP, vt: VerticalAlign.TOP },
};

/** The functions that people use first come first; the one whose table has a row per field comes last. */
const order = ["SPEC", "CHECK", "ALTERNATIVES", "SEARCH", "PART", "WHERE", "VALUES", "DOWNLOADURL", "FIELDS"];
const inOrder = order.flatMap((id) => examples.filter((example) => example.id === id));

/** Functions whose result is one text, which is read as a whole. */
const sentences: ReadonlySet<string> = new Set(["CHECK", "WHERE", "DOWNLOADURL"]);

/** The number of rows that an example fills. */
const spilledRows: Readonly<Record<string, number>> = { SPEC: 2, SEARCH: 4, ALTERNATIVES: 4, VALUES: 6 };

/** Chinese and Japanese letters are twice as wide as others. */
function linesPx(text = "", perLine: number): number {
  const wide = text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0;
  return linePx * Math.ceil((text.length + wide) / perLine);
}

const stepPx = 24;
const leastTextPx = 56;
/** The height of five lines. */
const requirementPx = 78;
const linePx = 18;
/** The minimum number of characters in a line of the formulas' column. */
const lineLetters = 30;
const descriptionLetters = 32;
const stepLetters = 150;
/** Part numbers and the results of comparisons are fully visible in any font. */
const widths: readonly number[] = [126, 200, 258, 200, 240, 240, 100, 185, 420];
/** Texts over several columns end where the window usually does. */
const lastTextColumn = 5;
const lastStepColumn = 4;
