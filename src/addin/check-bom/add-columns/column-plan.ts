import { ourMaker } from "../../../bom/check/line-findings";
import type { Line } from "../../../bom/reading/line/line";
import { addColumnsTexts } from "../../../messages/check-bom/add-columns-texts";
import { type CheckedColumn, checkedColumnsIn, substituteColumnsIn } from "../../../messages/line/checked-columns";
import type { Product } from "../../../product-data/api/product";
import { resolveColumns } from "../../../product-data/vocabulary/column";
import type { Language } from "../../../product-data/vocabulary/language";
import type { ColumnCell } from "../../excel/bom-column";
import { cellName, columnLetters, textLiteral } from "../../excel/cell-name";
import { textWidth } from "../../excel/column-width";
import type { TableOnSheet } from "../../excel/table-on-sheet";
import { type CheckedBom, usedColumns } from "../sheet/checked-bom";
import { columnTitle, widthOf } from "../sheet/column-title";
import { type ColumnOrder, columnsIn } from "./column-sets";

/** What a check says about a line. `product`: the part that the line's formulas refer to; null: the catalog has none. */
export interface LineValues {
  readonly product: Product | null;
  readonly texts: Readonly<Record<CheckedColumn, string>>;
  /** The best first. */
  readonly substitutes: readonly string[];
}

/** What is written into a sheet. Rows and columns are the sheet's, zero-based. */
export interface ColumnPlan {
  /** null: the BOM is in a range. */
  readonly table: TableOnSheet | null;
  readonly titleRow: number;
  readonly columns: readonly PlannedColumn[];
}

export interface PlannedColumn {
  readonly column: number;
  /** null: it stays. */
  readonly title: string | null;
  /** The width of a new column in characters; null: the column exists. */
  readonly letters: number | null;
  readonly kind: "values" | "formulas";
  readonly cells: readonly ColumnCell[];
}

interface PlanOptions {
  readonly order: ColumnOrder;
  /** Values by the rows of the lines. */
  readonly values: ReadonlyMap<number, LineValues>;
  readonly titleRow: number;
  readonly table: TableOnSheet | null;
  readonly language: Language;
  /** YYYY-MM-DD */
  readonly day: string;
}

/**
 * Plans the columns of an order, and updates those of an earlier one. What the check found is written as values, with
 * its day in a title. What the service knows is written as formulas that refer to the part number and to their title,
 * one for each cell, so that the lines can be sorted. In a table, too, they refer to cells: with `[#This Row]`, Excel
 * would call all formulas of the table again after each edit (office-js #6469). All formulas of a column are the same:
 * Excel copies one into all lines (#1916).
 */
export function planColumns(
  bom: CheckedBom,
  { order, values, titleRow, table, language, day }: PlanOptions,
): ColumnPlan {
  const { sheet } = bom;
  const titles = (sheet.texts[titleRow - sheet.row] ?? []).map((title) => title.trim());
  const there = new Map([...checkedColumnsIn(titles)].map(([name, at]) => [name, at + sheet.column]));
  const text = addColumnsTexts[language];
  const products = [...values.values()].flatMap(({ product }) => product ?? []);
  const rows = rowsOf(bom, table);
  const taken = new Set(titles.map((title) => title.toLowerCase()));
  let free = table === null ? sheet.column + sheet.columnCount : table.area.column + table.area.columnCount;
  const columns: PlannedColumn[] = [];

  // Titles of a table are different from each other.
  const freeTitle = (preferred: string, count = 1): string => {
    const title = count === 1 ? preferred : `${preferred} ${String(count)}`;
    if (table !== null && taken.has(title.toLowerCase())) return freeTitle(preferred, count + 1);
    taken.add(title.toLowerCase());
    return title;
  };
  /** @param own the column, if it is there already */
  const planTexts = (
    own: number | undefined,
    title: string | null,
    textOf: (line?: LineValues) => string | undefined,
  ): void => {
    const cells = rows.map((row) => ({ row, content: textOf(values.get(row)) ?? "" }));
    const letters = widthOf(
      title ?? "",
      cells.map(({ content }) => textWidth(content)),
    );
    columns.push({ column: own ?? free++, title, letters: own === undefined ? letters : null, kind: "values", cells });
  };
  const planValues = (name: CheckedColumn, isWanted: boolean): void => {
    const own = there.get(name);
    if (own === undefined && !isWanted) return;
    const named = name === "state" ? `${text.checked.state} ${day}` : text.checked[name];
    const title = own === undefined ? freeTitle(named) : name === "state" ? named : null;
    planTexts(own, title, (line) => line?.texts[name]);
  };
  planValues("partno", true);
  planValues("state", true);
  planValues("difference", order.sets.has("check"));

  const partnos = columns[0]?.column ?? 0;
  const titleOf = (column: number): string => `${columnLetters(column)}$${String(titleRow + 1)}`;
  const call = (row: number): string => `=VENDOR.SPEC($${cellName(row, partnos)},`;
  const formulas = (of: (row: number) => string): readonly ColumnCell[] =>
    rows.filter((row) => table !== null || values.has(row)).map((row) => ({ row, content: of(row) }));
  const own = sheet.own.filter(({ formula }) => /\bVENDOR\.SPEC\((?!.*#REF!)/i.test(formula));
  for (const { formula, area } of own)
    if (formula.startsWith(call(area.row)))
      columns.push({
        column: area.column,
        title: null,
        letters: null,
        kind: "formulas",
        cells: formulas((row) => call(row) + formula.slice(call(area.row).length)),
      });
  const ownTitles = own.flatMap(({ area }) => titles.slice(area.column - sheet.column).slice(0, area.columnCount));
  const shown = resolveColumns(ownTitles.map((title) => title.replace(/ \d+$/, "")));
  const added = columnsIn(order, products).filter(({ field }) => !shown.some((each) => each.field === field));
  for (const each of products.length === 0 ? [] : added) {
    const { title: preferred, letters } = columnTitle(each, products, language);
    const [column, title] = [free++, freeTitle(preferred)];
    const named = title === preferred ? titleOf(column) : textLiteral(preferred);
    const cells = formulas((row) => `${call(row)}${named})`);
    columns.push({ column, title, letters, kind: "formulas", cells });
  }

  planValues("alternative", order.sets.has("lifeCycle"));
  planValues("comparison", order.sets.has("lifeCycle"));
  planValues("substitutes", order.sets.has("substitutes"));

  const pairs = substituteColumnsIn(titles, sheet.texts.slice(titleRow - sheet.row + 1));
  const { number, manufacturer } = bom.reading.columns;
  const indexes = [number, manufacturer, pairs].flat().map((at) => Number(/\d+$/.exec(titles[at] ?? "")?.[0] ?? 1));
  const last = Math.max(1, ...indexes) - pairs.length;
  const preferred = order.sets.has("substitutes") ? order.substitutes : 0;
  const names = Object.values(addColumnsTexts[languageOf(bom, titles, language)].substitute);
  for (let at = 0; at < Math.max(preferred, pairs.length); at++)
    for (const [right, name] of names.entries()) {
      const own = at < pairs.length ? (pairs[at] ?? 0) + sheet.column + right : undefined;
      planTexts(own, own === undefined ? `${name} ${String(last + at + 1)}` : null, (line) => {
        const partno = line?.substitutes[at];
        return partno && right === 0 ? ourMaker : partno;
      });
    }
  return { table, titleRow, columns };
}

/** The language of the BOM's own titles, in which assemblers read it. */
function languageOf(bom: CheckedBom, titles: readonly string[], language: Language): Language {
  const own = usedColumns(bom).map((column) => titles[column - bom.sheet.column]);
  if (!/[\u3040-\u9fff]/.test(own.join())) return "en";
  return language === "ja" || /[\u3040-\u30ff]/.test(own.join()) ? "ja" : "zh";
}

/** The rows from the first line on. Rows that aren't lines, or no longer are, have no values. */
function rowsOf({ sheet, lines }: CheckedBom, table: TableOnSheet | null): readonly number[] {
  const first = table === null ? (lines.find((line) => !mayBeTitles(line)) ?? lines[0])?.row : table.area.row + 1;
  const count = table === null ? sheet.row + sheet.rowCount - (first ?? 0) : table.rowCount;
  return Array.from({ length: count }, (_, down) => (first ?? 0) + down);
}

/** Whether a line may be a second header row, which looks like a line without a part number. */
const mayBeTitles = ({ numbers, designators, quantity }: Line): boolean =>
  numbers.length === 0 && designators.length === 0 && quantity === null;
