/** Whether the column has the units of the values. */
export const isUnitTitle = (title: string): boolean => unitTitle.test(title);
const unitTitle = /^\s*(?:unit|einheit|unité|unidad|unità|jednostka|единица|ед\. ?изм\.?|単位|单位)\s*$/i;

/**
 * A row whose value has its unit in a column of its own: `100` and `nF` become `100nF`.
 * @param unit -1: there is no such column
 */
export function joinUnit(cells: readonly string[], values: readonly number[], unit: number): readonly string[] {
  const text = cells[unit]?.trim() ?? "";
  if (!unitOfValue.test(text)) return cells;
  const value = values.find((column) => bareNumber.test(cells[column] ?? ""));
  return cells.map((cell, column) => (column === value ? cell.trim() + text : cell));
}

const unitOfValue = /^(?:[pnuµμ][FH]|mH|[kM]?(?:Ω|ohms?))$/i;
const bareNumber = /^\s*\d+(?:[.,]\d+)?\s*$/;
