import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import { type Cell, type Cells, noCell } from "../cell/cell";
import { isDestroyed, isKnownWord } from "../cell/cell-shapes";
import { isAddress } from "../text/words";
import { type BomColumns, remarks } from "../table/columns";
import { distributorNumberIn } from "../cell/distributor-number";
import { distributorInTitle, isAlternativesTitle } from "../table/titles";

/**
 * How a number was found: `exact` as the cell's text, and `cleaned` except for spaces, case, width, or a trailing `#`. The
 * others are in a longer text; a distributor's order code may have shortened the number.
 */
type Extraction = "exact" | "cleaned" | "inText" | "inUrl" | "inOrderCode";

/** Whether its cell can be passed to a function unchanged. */
export const isWholeCell = ({ how }: LineNumber): boolean => how === "exact" || how === "cleaned";

/** A number of a line, from one of its cells. */
export interface LineNumber {
  /** As it is written. */
  readonly text: string;
  /** All that its cell says. */
  readonly cell: string;
  /** The manufacturer's number, as it is requested; null: a distributor's number that contains none. */
  readonly partno: string | null;
  readonly how: Extraction;
  /** In the rows that were read, zero-based. */
  readonly row: number;
  readonly column: number;
  readonly isDistributors: boolean;
  /** Of a distributor's number; null if only its column says that it is one. */
  readonly distributor: string | null;
  /** As the row names it; "" if it names none. */
  readonly manufacturer: string;
}

/**
 * The numbers of a row, manufacturers' first; from other columns only those of known series.
 * @param others columns without a role
 */
export function numbersOf(
  cells: Cells,
  row: number,
  titles: readonly string[],
  columns: BomColumns,
  others: readonly number[],
): readonly LineNumber[] {
  const found: LineNumber[] = [];
  const cellAt = (column: number): Cell => cells[column] ?? noCell;
  const add = (text: string, column: number, how: Extraction): void => {
    const order = distributorNumberIn(text);
    if (order === undefined && found.some((one) => one.text === text)) return;
    found.push({
      text,
      cell: cellAt(column).text,
      partno: order === undefined ? normalizePartNumber(text) : order.makersNumber,
      how: order === undefined ? how : "inOrderCode",
      row,
      column,
      isDistributors: order !== undefined,
      distributor: order?.distributor ?? null,
      manufacturer: manufacturerOf(column, columns, cellAt),
    });
  };
  for (const column of [...columns.number, ...columns.alternate]) {
    const { numbers, text } = cellAt(column);
    for (const word of numbers) add(word, column, howIn(text, word));
  }
  for (const column of [...columns.value, ...columns.description, ...columns.footprint]) {
    const { knownWords, text } = cellAt(column);
    for (const word of knownWords) add(word, column, howIn(text, word));
  }
  for (const column of others) {
    const { knownWords, text } = cellAt(column);
    if (namesAlternate.test(text)) for (const word of knownWords) add(word, column, howIn(text, word));
  }
  for (const column of columns.distributorNumber) {
    const { isBlank, text } = cellAt(column);
    const distributor = distributorInTitle(titles[column] ?? "");
    // Reichelt's have spaces and commas: `Z5U-2,5 220N`.
    const [word = ""] = distributor === "Reichelt" ? [text] : text.split(/[\s,;]/);
    if (isBlank || /^https?:/i.test(text) || !/\d/.test(word) || isPrice.test(word) || isDestroyed(word)) continue;
    if (isKnownWord(word) || distributorNumberIn(word) !== undefined) add(word, column, howIn(text, word));
    else
      found.push({
        text: word,
        cell: text,
        partno: null,
        how: "inOrderCode",
        row,
        column,
        isDistributors: true,
        distributor,
        manufacturer: "",
      });
  }
  // Two pages are of two parts, such as in lists side by side.
  const [page, another] = others.filter((column) => productPage.test(cellAt(column).text));
  if (page !== undefined && another === undefined && found.every(({ partno }) => partno === null))
    for (const word of cellAt(page).knownWords) add(word, page, "inUrl");
  if (found.length < 2) return found;
  return [...found.filter((one) => !one.isDistributors), ...found.filter((one) => one.isDistributors)];
}

/** A distributor's page of a part, which names it where nothing else does. */
const productPage = /^https?:.*\/(?:product-?detail|products\/detail|details|dp)\//i;

/** How a number was found in the text of its cell. */
function howIn(text: string, word: string): Extraction {
  if (isAddress(text)) return "inUrl";
  if (text === word) return normalizePartNumber(text) === text ? "exact" : "cleaned";
  return normalizePartNumber(text) === normalizePartNumber(word) ? "cleaned" : "inText";
}

/** The manufacturer in the column nearest to a number's: `Manufacturer 2` is next to `MPN 2`. */
function manufacturerOf(column: number, { manufacturer }: BomColumns, cellAt: (column: number) => Cell): string {
  const nearest = manufacturer.reduce(
    (best, each) => (Math.abs(each - column) < Math.abs(best - column) ? each : best),
    manufacturer[0] ?? -1,
  );
  const { isBlank, text } = cellAt(nearest);
  return isBlank ? "" : text;
}

/**
 * What a row's cells besides its numbers name as alternatives of any manufacturer: words like numbers, in a column for them,
 * or in a remark. They aren't checked.
 */
export function alternativesNamed(
  texts: readonly string[],
  titles: readonly string[],
  columns: BomColumns,
): readonly string[] {
  const { number, alternate, distributorNumber, designator } = columns;
  const read = new Set([...number, ...alternate, ...distributorNumber, ...designator]);
  return texts.flatMap((text, column) => {
    if (read.has(column) || text.length > 300 || !hasDigits.test(text)) return [];
    const title = titles[column] ?? "";
    const isNamed = namesAlternate.test(text) || (remarks.test(title) && isPart.test(text));
    if (!isNamed && !isAlternativesTitle(title)) return [];
    return text.split(/[\s,;()]+/).filter((word) => word.length >= 5 && /\d.*\d/.test(word));
  });
}

const hasDigits = /\d\S*\d/;

/** `Alternate: GRM188R71H103KA01J`, in a column of remarks. */
const namesAlternate = /\balt|second source|equivalent|代替|替代/i;

/** A manufacturer and a number, and nothing else: `Vishay BZX384C5V1`, `Molex 1050170001` in a column of remarks. */
const isPart = /^\p{Lu}[\p{L}.]{2,}(?: \p{L}+)? (?:(?=(?:\D*\d){3})(?=.*[A-Z])[A-Z\d][A-Z\d./-]{7,}|\d{9,})$/u;

/** Order numbers of digits alone have at least five. */
const isPrice = /^[$€£¥]|^\d{1,4}(?:[.,]\d*)?$/;
