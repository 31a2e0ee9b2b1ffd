import { cellArea } from "../../../excel/area";
import { cellName } from "../../../excel/cell-name";
import { textLiteral } from "../../../excel/text-literal";
import { alternativeCells, type CheckedBom, describingColumns } from "../checked-bom";
import {
  type ColumnPlan,
  type ColumnTitle,
  isCheck,
  isSpec,
  type PlannedBlock,
  rangeName,
  type WantedColumns,
} from "./planned-columns";
import type { TitledColumn } from "../column-title";

/** In a range, one SPEC and one CHECK fill the columns of all lines. New columns are to the right of everything. */
export function planRange(bom: CheckedBom, wanted: WantedColumns): ColumnPlan {
  const { columns, check, alternative, titleRow } = wanted;
  let free = bom.sheet.column + bom.sheet.columnCount;
  const plan = { columns: [], blocks: [], cells: [] } as Mutable;
  const place = (column: number, { title, letters }: ColumnTitle): unknown =>
    plan.columns.push({ column, title, letters });

  const specs = ownBlocks(wanted, isSpec);
  const last = specs.at(-1);
  const extended = last !== undefined && last.area.column + last.area.columnCount === free ? last : null;
  for (const block of specs)
    if (block !== extended) plan.blocks.push(rebuilt(block, wanted, block.area.columnCount, []));
  if (extended !== null || columns.length > 0) {
    const at = extended?.area.column ?? free;
    const before = extended?.area.columnCount ?? 0;
    const block = extended ?? newBlock(wanted, at);
    columns.forEach((column, index) => place(at + before + index, column));
    plan.blocks.push(rebuilt(block, wanted, before + columns.length, columns));
    free = Math.max(free, at + before + columns.length);
  }

  const [ownCheck] = ownBlocks(wanted, isCheck);
  if (check !== null || ownCheck !== undefined) {
    const at = ownCheck?.area.column ?? free++;
    if (ownCheck === undefined && check !== null) place(at, check);
    const block = ownCheck ?? newBlock(wanted, at);
    const { row } = block.area;
    const texts = describingColumns(bom).map((column) => rangeName(row, wanted.last, column));
    const numbers = rangeName(row, wanted.last, wanted.numbers);
    // A range of blank texts, if nothing describes the parts.
    const described = texts.length === 0 ? `LEFT(${numbers},0)` : texts.join('&" "&');
    const formula = `=VENDOR.CHECK(${numbers},${described})`;
    plan.blocks.push({ ...sized(block, wanted, 1), formula });
  }

  if (alternative !== null) {
    const at = alternative.column ?? free;
    if (alternative.column === null) alternative.titles.forEach((title, right) => place(at + right, title));
    plan.cells.push(...alternativeCells(alternative.entries, bom, at));
  }
  return { ...plan, titleRow, tableColumns: [], table: null };
}

type Mutable = { -readonly [K in "columns" | "blocks" | "cells"]: ColumnPlan[K][number][] };

type Block = Pick<PlannedBlock, "area" | "before"> & { readonly formula: string };

const newBlock = ({ first }: WantedColumns, column: number): Block => ({
  formula: "",
  area: cellArea({ row: first, column }),
  before: null,
});

/** The blocks of an earlier order, from the left: formulas for all lines of the column of part numbers. */
function ownBlocks({ own, numbers }: WantedColumns, isKind: (formula: string) => boolean): readonly Block[] {
  const ofLines = new RegExp(`^=VENDOR\\.\\w+\\(${rangeName(0, 0, numbers).replaceAll("1", "\\d+")},`);
  return own
    .filter(({ formula }) => isKind(formula) && ofLines.test(formula))
    .map((each) => ({ ...each, before: each.area }))
    .sort((one, other) => one.area.column - other.area.column);
}

/** SPEC for the lines as they are now, and with more columns. Without a row of titles, the fields are in the formula. */
function rebuilt(
  block: Block,
  wanted: WantedColumns,
  columnCount: number,
  added: readonly TitledColumn[],
): PlannedBlock {
  const { row, column } = block.area;
  const numbers = rangeName(row, wanted.last, wanted.numbers);
  const { titleRow } = wanted;
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
  return { ...sized(block, wanted, columnCount), formula: `=VENDOR.SPEC(${numbers},${fields})` };
}

function sized(block: Block, { last }: WantedColumns, columnCount: number): Block {
  const { row } = block.area;
  return { ...block, area: { ...block.area, rowCount: last - row + 1, columnCount } };
}
