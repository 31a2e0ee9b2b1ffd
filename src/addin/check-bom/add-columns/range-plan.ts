import { cellArea } from "../../excel/area";
import { cellName } from "../../excel/cell-name";
import { textLiteral } from "../../excel/text-literal";
import type { Line } from "../../../bom/reading/line/line";
import { bestAlternativesColumn } from "../sheet/alternatives-column";
import { alternativeCells, type CheckedBom, describingColumns, mainColumn, titleRowOf } from "../sheet/checked-bom";
import type { ColumnTitle } from "../sheet/column-title";
import { type ColumnPlan, isCheck, isSpec, type PlannedBlock, rangeName, type WantedColumns } from "./planned-columns";

/** In a range, one SPEC and one CHECK fill the columns of all lines. New columns are to the right of everything. */
export function planRange(bom: CheckedBom, { columns, check, alternative }: WantedColumns): ColumnPlan {
  let free = bom.sheet.column + bom.sheet.columnCount;
  const plan = { columns: [], blocks: [], cells: [] } as Mutable;
  const place = (column: number, title: ColumnTitle): unknown => plan.columns.push({ column, ...title });

  const end = free;
  const isLast = ({ area }: PlannedBlock): boolean => area.column + area.columnCount === end;
  const specs = ownBlocks(bom, isSpec);
  for (const block of specs) plan.blocks.push(rebuilt(block, bom, isLast(block) ? columns : []));
  if (columns.length > 0 && !specs.some(isLast)) plan.blocks.push(rebuilt(newBlock(bom, end), bom, columns));
  for (const column of columns) place(free++, column);

  const [ownCheck] = ownBlocks(bom, isCheck);
  if (check !== null || ownCheck !== undefined) {
    const at = ownCheck?.area.column ?? free++;
    if (ownCheck === undefined && check !== null) place(at, check);
    const block = ownCheck ?? newBlock(bom, at);
    const { row } = block.area;
    const texts = describingColumns(bom).map((column) => rangeName(row, lastRow(bom), column));
    const numbers = rangeName(row, lastRow(bom), mainColumn(bom));
    // A range of blank texts, if nothing describes the parts.
    const described = texts.length === 0 ? `LEFT(${numbers},0)` : texts.join('&" "&');
    const formula = `=VENDOR.CHECK(${numbers},${described})`;
    plan.blocks.push({ ...sized(block, bom, 1), formula });
  }

  if (alternative !== null) {
    const own = bestAlternativesColumn(bom);
    const at = own ?? free;
    if (own === null) alternative.titles.forEach((title, right) => place(at + right, title));
    plan.cells.push(...alternativeCells(alternative.lines, bom, at));
  }
  return { ...plan, titleRow: titleRowOf(bom), tableColumns: [], table: null };
}

type Mutable = { -readonly [K in "columns" | "blocks" | "cells"]: ColumnPlan[K][number][] };

const newBlock = ({ lines }: CheckedBom, column: number): PlannedBlock => {
  const first = lines.find((line) => !mayBeTitles(line)) ?? lines[0];
  return { formula: "", area: cellArea({ row: first?.row ?? 0, column }), before: null };
};

/** Whether a line may be a second header row, which looks like a line without a part number. */
const mayBeTitles = ({ numbers, designators, quantity }: Line): boolean =>
  numbers.length === 0 && designators.length === 0 && quantity === null;

const lastRow = ({ lines }: CheckedBom): number => lines.reduce((most, { row }) => Math.max(most, row), 0);

/** The blocks of an earlier order, from the left: formulas for all lines of the column of part numbers. */
function ownBlocks(bom: CheckedBom, isKind: (formula: string) => boolean): readonly PlannedBlock[] {
  const ofLines = new RegExp(`^=VENDOR\\.\\w+\\(${rangeName(0, 0, mainColumn(bom)).replaceAll("1", "\\d+")},`);
  return bom.sheet.own
    .filter(({ formula }) => isKind(formula) && ofLines.test(formula))
    .map((each) => ({ ...each, before: each.area }))
    .sort((one, other) => one.area.column - other.area.column);
}

/** SPEC for the lines as they are now, and with more columns. Without a row of titles, the fields are in the formula. */
function rebuilt(block: PlannedBlock, bom: CheckedBom, added: readonly ColumnTitle[]): PlannedBlock {
  const { row, column } = block.area;
  const columnCount = (block.before?.columnCount ?? 0) + added.length;
  const numbers = rangeName(row, lastRow(bom), mainColumn(bom));
  const titleRow = titleRowOf(bom);
  const [, literals] = /\{(.*)\}\)$/.exec(block.formula) ?? [];
  const isNew = block.before === null;
  const inFormula = literals !== undefined || (isNew && titleRow === null);
  const names = [...(literals === undefined ? [] : [literals]), ...added.map(({ title }) => textLiteral(title))];
  const [, titles = ""] = /,(.*)\)$/.exec(block.formula) ?? [];
  const fields = inFormula
    ? `{${names.join(",")}}`
    : titleRow === null || (!isNew && added.length === 0)
      ? titles
      : `${cellName(titleRow, column)}:${cellName(titleRow, column + columnCount - 1)}`;
  return { ...sized(block, bom, columnCount), formula: `=VENDOR.SPEC(${numbers},${fields})` };
}

function sized(block: PlannedBlock, bom: CheckedBom, columnCount: number): PlannedBlock {
  const { row } = block.area;
  return { ...block, area: { ...block.area, rowCount: lastRow(bom) - row + 1, columnCount } };
}
