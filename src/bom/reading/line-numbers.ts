import { type Cell, noCell } from "./cell";
import { isKnownWord } from "./cell-shapes";
import type { BomColumns } from "./columns";
import { distributorNumberIn } from "./distributor-number";
import { knownWordsIn, numbersInCell } from "./numbers-in-cell";
import { distributorInTitle } from "./titles";

/** A number of a line, from one of its cells. */
export interface LineNumber {
  readonly text: string;
  readonly column: number;
  readonly isDistributors: boolean;
  /** Of a distributor's number; null if only its column says that it is one. */
  readonly distributor: string | null;
  /** The manufacturer's number in a distributor's; null if there is none. */
  readonly makersNumber: string | null;
}

/** The numbers of a line, manufacturers' first; from other columns only those of known series. */
export function numbersOf(
  cells: readonly Cell[],
  titles: readonly string[],
  columns: BomColumns,
): readonly LineNumber[] {
  const found: LineNumber[] = [];
  const makers = (text: string, column: number): void => {
    if (!found.some((one) => one.text === text))
      found.push({ text, column, isDistributors: false, distributor: null, makersNumber: null });
  };
  const distributors = (text: string, column: number): boolean => {
    const read = distributorNumberIn(text);
    if (read !== undefined) found.push({ text, column, isDistributors: true, ...read });
    return read !== undefined;
  };
  const cellAt = (column: number): Cell => cells[column] ?? noCell;
  for (const column of columns.number)
    for (const word of numbersInCell(cellAt(column).text)) if (!distributors(word, column)) makers(word, column);
  for (const others of [columns.value, columns.description, columns.footprint])
    for (const column of others) for (const word of knownWordsIn(cellAt(column).text)) makers(word, column);
  for (const column of columns.distributorNumber) {
    const { isBlank, text: written } = cellAt(column);
    const text = written.trim();
    const [word = ""] = text.split(/[\s,;]/);
    if (isBlank || /^https?:/i.test(text) || !/\d/.test(word)) continue;
    if (isKnownWord(word) && distributorNumberIn(word) === undefined && columns.number.length === 0)
      makers(word, column);
    else if (!distributors(word, column))
      found.push({
        text: word,
        column,
        isDistributors: true,
        distributor: distributorInTitle(titles[column] ?? ""),
        makersNumber: null,
      });
  }
  if (found.length < 2) return found;
  return [...found.filter((one) => !one.isDistributors), ...found.filter((one) => one.isDistributors)];
}
