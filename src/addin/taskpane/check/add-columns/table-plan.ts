import { cellName } from "../../../excel/cell-name";
import { textLiteral } from "../../../excel/link-formula";
import type { TableOnSheet } from "../../../excel/table-on-sheet";
import { type CheckedBom, descriptionArgument, describingColumns, numberArgument } from "../checked-bom";
import { type ColumnPlan, isAlternative, isCheck, type TableColumn, type WantedColumns } from "./planned-columns";

/**
 * In an Excel table, where nothing can spill, each column has a formula for the line. It requests a second field, or
 * compares a second line, which is blank, because a block leaves cells without a part of the catalog blank.
 */
export function planTable(bom: CheckedBom, wanted: WantedColumns, table: TableOnSheet): ColumnPlan {
  const { columns, check, alternative, own } = wanted;
  const inTable = ({ column }: { readonly column: number }): boolean =>
    column >= table.area.column && column < table.area.column + table.area.columnCount;
  const cellOf = (column: number): string | null => {
    const title = table.titles[column - table.area.column];
    return title === undefined ? null : `${table.name}[[#This Row],[${escaped(title)}]]`;
  };
  const number = cellOf(wanted.numbers) ?? '""';
  const texts = describingColumns(bom).flatMap((column) => cellOf(column) ?? []);
  const taken = new Set(table.titles.map((title) => title.toLowerCase()));
  const added: TableColumn[] = [];
  const add = (column: TableColumn): void => {
    let { title } = column;
    for (let count = 2; taken.has(title.toLowerCase()); count++) title = `${column.title} ${String(count)}`;
    taken.add(title.toLowerCase());
    added.push({ ...column, title });
  };
  for (const { title, letters } of columns)
    add({ title, letters, formulas: `=INDEX(VENDOR.SPEC(${number},{${textLiteral(title)},"Partno"}),1)` });
  if (check !== null && !own.some(({ formula, area }) => isCheck(formula) && inTable(area))) {
    const described = texts.length === 0 ? '""' : texts.join('&" "&');
    add({
      ...check,
      formulas: `=INDEX(VENDOR.CHECK(IF({1,0},${number},""),IF({1,0},${described},"")),1)`,
    });
  }
  const cells = (alternative?.entries ?? []).map((entry) => {
    const described = descriptionArgument(entry, bom, cellName);
    return {
      row: entry.row,
      content: `=INDEX(VENDOR.ALTERNATIVES(${numberArgument(entry, bom, cellName)},${described},"Partno",1),2,1)`,
    };
  });
  const ownColumn = own.find(({ formula, area }) => isAlternative(formula) && inTable(area))?.area.column;
  if (alternative !== null && ownColumn === undefined) {
    const byRow = new Map(cells.map(({ row, content }) => [row, content]));
    const rows = Array.from({ length: table.rowCount }, (_, at) => byRow.get(table.area.row + 1 + at) ?? "");
    add({ ...alternative, formulas: rows });
  }
  return {
    table,
    tableColumns: added,
    titles: [],
    blocks: [],
    cells: ownColumn === undefined ? [] : cells.map((cell) => ({ ...cell, column: ownColumn })),
    widths: [],
  };
}

/** A title in a structured reference. */
const escaped = (title: string): string => title.replace(/['#@[\]]/g, "'$&");
