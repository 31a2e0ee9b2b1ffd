import { cellName } from "../../excel/cell-name";
import { textLiteral } from "../../excel/text-literal";
import type { TableOnSheet } from "../../excel/table-on-sheet";
import { type CheckedBom, describingColumns, mainColumn } from "../sheet/checked-bom";
import { type ColumnPlan, isCheck, type AddedColumn, type WantedColumns } from "./planned-columns";

/**
 * In an Excel table, where nothing can spill, each column has a formula for the line. It requests a second field, or
 * compares a second line, which is blank, because a block leaves cells without a part of the catalog blank. There are no
 * alternatives: each line would have a formula of its own, and Excel would copy the last one into all lines (office-js
 * #1916).
 *
 * Titles with line breaks are referred to by their cells.
 */
export function planTable(bom: CheckedBom, { columns, check }: WantedColumns, table: TableOnSheet): ColumnPlan {
  const inTable = ({ column }: { readonly column: number }): boolean =>
    column >= table.area.column && column < table.area.column + table.area.columnCount;
  const titleOf = (column: number): string => table.titles[column - table.area.column] ?? "";
  const numbers = mainColumn(bom);
  const texts = describingColumns(bom).filter((column) => inTable({ column }));
  const areInLines = [numbers, ...texts].some((column) => /[\r\n]/.test(titleOf(column)));
  const firstRow = table.area.row + 1;
  const rows = Array.from({ length: table.rowCount }, (_, at) => firstRow + at);
  /** The same formula for every line. */
  const forLines = (formulaOf: (cellOf: (column: number) => string) => string): string | readonly string[] =>
    areInLines
      ? rows.map((row) => formulaOf((column) => cellName(row, column)))
      : formulaOf((column) => `${table.name}[[#This Row],[${titleOf(column).replace(special, "'$&")}]]`);
  const taken = new Set(table.titles.map((title) => title.toLowerCase()));
  const added: AddedColumn[] = [];
  const add = (column: AddedColumn): void => {
    let { title } = column;
    for (let count = 2; taken.has(title.toLowerCase()); count++) title = `${column.title} ${String(count)}`;
    taken.add(title.toLowerCase());
    added.push({ ...column, title });
  };
  for (const column of columns)
    add({
      ...column,
      formulas: forLines(
        (cellOf) => `=INDEX(VENDOR.SPEC(${cellOf(numbers)},{${textLiteral(column.title)},"Partno"}),1)`,
      ),
    });
  if (check !== null && !bom.sheet.own.some(({ formula, area }) => isCheck(formula) && inTable(area))) {
    const formulas = forLines((cellOf) => {
      const described = texts.length === 0 ? '""' : texts.map(cellOf).join('&" "&');
      return `=INDEX(VENDOR.CHECK(IF({1,0},${cellOf(numbers)},""),IF({1,0},${described},"")),1)`;
    });
    add({ ...check, formulas });
  }
  return { table, tableColumns: added, columns: [], titleRow: null, blocks: [], cells: [] };
}

/** Structured references have an apostrophe before each. */
const special = /['#@[\]]/g;
