import type { BomColumns } from "./columns";

/**
 * A row in which an unquoted decimal comma moved the cells by one: `CAP CER 0` and `1UF 16V`, where another cell says
 * 100nF. Only rows longer than the titles, or with a cell that ends in a lone digit, are mended.
 */
export function repairedRow(
  cells: readonly string[],
  columns: BomColumns,
  titles: readonly string[],
): readonly string[] {
  for (const at of columns.description) {
    const [one = "", other = ""] = [cells[at], cells[at + 1]];
    if (!endsInDigit.test(one) || !beginsWithFraction.test(other)) continue;
    if (titles[at + 1] === undefined && cells.length <= at + 2) continue;
    return [...cells.slice(0, at), `${one}.${other}`, ...cells.slice(at + 2)];
  }
  return cells;
}

const endsInDigit = /(?:^|[^\d.,])\d$/;
const beginsWithFraction = /^\d{1,3}\s?[pnuµμ][FH]/i;
