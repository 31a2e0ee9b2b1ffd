import { Cell, cellOf } from "./cell";
import { type BomColumns, columnsOf } from "./columns";
import { isDesignators } from "./designators";
import { findRegion, type Texts } from "./header";
import { finished, type Steps } from "./steps";
import { type ColumnRole, inEachRole } from "./titles";
import { type Layout, layoutOf, readLine, type ReadLine } from "./line";
import { repairedRow } from "./shifted-row";
import { joinUnit } from "./unit-column";

/** A BOM as its sheet says it. */
export interface ReadBom {
  /** The row of the titles; null if there is none. */
  readonly header: number | null;
  /** Several columns a role, the most useful first. */
  readonly columns: BomColumns;
  readonly lines: readonly ReadLine[];
}

/** The place of a BOM in a sheet, and what its columns contain. */
export interface BomLayout extends Layout {
  readonly header: number | null;
  readonly from: number;
}

/**
 * Finds the titles and the columns of a BOM in the texts of a sheet; its first 400 rows are enough.
 * @param chosen the roles that a person gives to columns; null: it isn't used
 */
export function* layoutOfSheet(rows: Texts, chosen: ReadonlyMap<number, ColumnRole | null>): Steps<BomLayout> {
  const { header, from } = findRegion(rows);
  const columns = withChosen(yield* columnsOf(rows, { header, from }), chosen);
  const width = rows.slice(from, from + 400).reduce((most, row) => Math.max(most, row.length), 0);
  return { header, from, ...layoutOf(columns, header === null ? [] : (rows[header] ?? []), Math.min(width, 256)) };
}

function withChosen(columns: BomColumns, chosen: ReadonlyMap<number, ColumnRole | null>): BomColumns {
  if (chosen.size === 0) return columns;
  const own = (role: ColumnRole): readonly number[] =>
    [...chosen].flatMap(([column, each]) => (each === role ? column : []));
  return inEachRole((role) => [...own(role), ...columns[role].filter((column) => !chosen.has(column))]);
}

/** The lines in these rows. Banners, totals, notes, and repeated titles aren't lines. @param first the number of the first row */
export function linesIn(rows: Texts, first: number, layout: BomLayout): readonly ReadLine[] {
  return rows.flatMap((texts, at) => {
    if (first + at < layout.from) return [];
    const row = joinUnit(repairedRow(texts, layout.columns, layout.titles), layout.columns.value, layout.unit);
    const cells = row.map((text, column) =>
      // Designators aren't repeated.
      layout.columns.designator.includes(column) ? new Cell(text) : cellOf(text),
    );
    return isLine(cells, layout) ? [readLine(cells, first + at, layout)] : [];
  });
}

/** Reads the texts of a sheet with a BOM. @throws never */
export function readBom(rows: Texts): ReadBom {
  const layout = finished(layoutOfSheet(rows, new Map()));
  return { header: layout.header, columns: layout.columns, lines: linesIn(rows, 0, layout) };
}

function isLine(cells: readonly Cell[], { columns, titles, header }: BomLayout): boolean {
  const has = (column: number): boolean => cells[column]?.isBlank === false;
  if (header !== null && repeatsTitles(cells, columns, titles)) return false;
  if (columns.designator.some((column) => isDesignators(cells[column]?.text ?? ""))) return true;
  const first = cells.find(({ text }) => text.trim() !== "")?.text.trim() ?? "";
  if (total.test(first) || cells.some(({ text }) => text.length < 40 && sum.test(text))) return false;
  if (columns.number.some(has) || columns.distributorNumber.some(has)) return true;
  const filled = cells.filter(({ isBlank }) => !isBlank).length;
  const saying = [...columns.value, ...columns.description, ...columns.footprint].some(has);
  // A heading or a note is alone in its row, unless the sheet has a single column.
  return saying && (filled > 1 || titles.filter((title) => title.trim() !== "").length === 1);
}

/** Whether a row repeats titles, as on every page of a printed BOM, or above another section. */
const repeatsTitles = (cells: readonly Cell[], columns: BomColumns, titles: readonly string[]): boolean =>
  [...columns.quantity, ...columns.designator, ...columns.number, ...columns.footprint].some((column) => {
    const text = cells[column]?.text.trim() ?? "";
    return text !== "" && text === titles[column]?.trim();
  });

const sum =
  /^\s*(?:grand |sub)?-?(?:totals?|summe|gesamt|total général|итого|всего|合計|小計|总计|合计|小计)\s*[:：]?\s*$/i;
const total =
  /^(?:(?:grand |sub)?-?totals?|sum|summe|gesamt|zwischensumme|total général|suma|итого|всего|合計|小計|总计|合计|小计|总数|component count|total .{0,30}|notes?|remarks?|bemerkungen?|备注|備考|注)\s*[:：]?\s*$|^(?:notes?|total [a-z -]+)\s*[:：]/i;
