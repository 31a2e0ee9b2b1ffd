/** Cell addresses in the form of Excel. Rows and columns are zero-based. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Size {
  readonly rowCount: number;
  readonly columnCount: number;
}

export interface Area extends Cell, Size {}

export const cellArea = ({ row, column }: Cell): Area => ({ row, column, rowCount: 1, columnCount: 1 });

/** The indexes of an area's rows. */
export const rowsOf = ({ row, rowCount }: Area): readonly number[] =>
  Array.from({ length: rowCount }, (_, down) => row + down);

export function columnName(column: number): string {
  let name = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

export const cellName = (row: number, column: number): string => `${columnName(column)}${String(row + 1)}`;

export function areaName({ row, column, rowCount, columnCount }: Area): string {
  const first = cellName(row, column);
  return rowCount === 1 && columnCount === 1
    ? first
    : `${first}:${cellName(row + rowCount - 1, column + columnCount - 1)}`;
}

/** Excel quotes a sheet's name unless it is a plain word. */
export const quotedSheet = (name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`;

/** The name in `quotedSheet`. */
export const unquotedSheet = (quoted: string): string => quoted.replace(/^'(.*)'$/, "$1").replaceAll("''", "'");

/** Reads an address such as `A1`, `$A$1:B2`, `A:C`, or `2:3`; whole rows and columns end at `limits`. */
export function parseArea(text: string, limits: Size): Area {
  const match = /^\$?([A-Z]*)\$?(\d*)(?::\$?([A-Z]*)\$?(\d*))?$/i.exec(text.trim());
  if (!match || match[0] === "") throw new Error(`"${text}" isn't the address of a range.`);
  const [, startColumn = "", startRow = "", endColumn = startColumn, endRow = startRow] = match;
  const row = startRow === "" ? 0 : Number(startRow) - 1;
  const column = startColumn === "" ? 0 : columnIndex(startColumn);
  const lastRow = endRow === "" ? limits.rowCount - 1 : Number(endRow) - 1;
  const lastColumn = endColumn === "" ? limits.columnCount - 1 : columnIndex(endColumn);
  return { row, column, rowCount: lastRow - row + 1, columnCount: lastColumn - column + 1 };
}

export const contains = (area: Area, { row, column }: Cell): boolean =>
  row >= area.row && row < area.row + area.rowCount && column >= area.column && column < area.column + area.columnCount;

/** The cells that both have; null if there are none. */
export function intersection(left: Area, right: Area): Area | null {
  const row = Math.max(left.row, right.row);
  const column = Math.max(left.column, right.column);
  const rowCount = Math.min(left.row + left.rowCount, right.row + right.rowCount) - row;
  const columnCount = Math.min(left.column + left.columnCount, right.column + right.columnCount) - column;
  return rowCount > 0 && columnCount > 0 ? { row, column, rowCount, columnCount } : null;
}

/** The smallest area that contains both. */
export function hull(left: Area, right: Area): Area {
  const row = Math.min(left.row, right.row);
  const column = Math.min(left.column, right.column);
  const rowCount = Math.max(left.row + left.rowCount, right.row + right.rowCount) - row;
  const columnCount = Math.max(left.column + left.columnCount, right.column + right.columnCount) - column;
  return { row, column, rowCount, columnCount };
}

function columnIndex(name: string): number {
  return Array.from(name.toUpperCase()).reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
