import { type Cell, noCell } from "./cell";
import { isKnownWord } from "./cell-shapes";
import type { BomColumns } from "./columns";
import { distributorNumberIn, type OrderNumber } from "./distributor-number";
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
  /** @param order undefined for a manufacturer's number, which counts once */
  const add = (text: string, column: number, order: OrderNumber | undefined): void => {
    if (order !== undefined) found.push({ text, column, isDistributors: true, ...order });
    else if (!found.some((one) => one.text === text))
      found.push({ text, column, isDistributors: false, distributor: null, makersNumber: null });
  };
  const cellAt = (column: number): Cell => cells[column] ?? noCell;
  for (const column of columns.number)
    for (const word of cellAt(column).numbers) add(word, column, distributorNumberIn(word));
  for (const column of [...columns.value, ...columns.description, ...columns.footprint])
    for (const word of cellAt(column).knownWords) add(word, column, undefined);
  for (const column of columns.distributorNumber) {
    const { isBlank, text: written } = cellAt(column);
    if (isBlank) continue;
    const text = written.trim();
    const distributor = distributorInTitle(titles[column] ?? "");
    // Reichelt's have spaces and commas: `Z5U-2,5 220N`.
    const [word = ""] = distributor === "Reichelt" ? [text] : text.split(/[\s,;]/);
    if (/^https?:/i.test(text) || !/\d/.test(word) || isPrice.test(word)) continue;
    const isMakers = isKnownWord(word) && !found.some(({ isDistributors }) => !isDistributors);
    add(word, column, distributorNumberIn(word) ?? (isMakers ? undefined : { distributor, makersNumber: null }));
  }
  if (found.length < 2) return found;
  return [...found.filter((one) => !one.isDistributors), ...found.filter((one) => one.isDistributors)];
}

/** Order numbers of digits alone have at least five. */
const isPrice = /^[$€£¥]|^\d{1,4}(?:[.,]\d*)?$/;
