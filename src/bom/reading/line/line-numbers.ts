import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import type { DecodedNumber } from "../../numbers/decode";
import { isOwnNumber, isShortenedFrom, readNumber } from "../../numbers/read-number";
import { type Cell, cellIn, type Cells, textIn } from "../cell/cell";
import { isDestroyed, isKnownWord } from "../cell/cell-shapes";
import { isAddress } from "../text/words";
import { remarks } from "../table/columns";
import { distributorInTitle, isAlternativesTitle, isFurtherTitle } from "../table/titles";
import type { Layout } from "./layout";

/**
 * How a number was found: `whole`: it is the cell's text, but for spaces, case, width, or a trailing `#`. The other
 * ways find it in a longer text; a distributor's order code may have shortened the number.
 */
type Extraction = "whole" | "inText" | "inUrl" | "inOrderCode";

/** A manufacturer's number of a line. */
export interface LineNumber extends FoundNumber {
  readonly partno: string;
  /** What other manufacturers' numbers of this form say (decode.ts). */
  readonly decoded: readonly DecodedNumber[];
}

/** A number in one of a row's cells. */
export interface FoundNumber {
  /** The number as it is written. */
  readonly text: string;
  /** All that its cell says. */
  readonly cell: string;
  /** The manufacturer's number, as it is requested; null: a distributor's number that contains none. */
  readonly partno: string | null;
  readonly how: Extraction;
  readonly column: number;
  readonly isDistributors: boolean;
  /** The distributor whose number it is; null if only its column says that it is a distributor's. */
  readonly distributor: string | null;
  /** The manufacturer's name in the row; "" if there is none. */
  readonly manufacturer: string;
  readonly manufacturerColumn: number;
}

/** The numbers of a row, manufacturers' first; from other columns only those of known series. */
export function numbersOf(cells: Cells, layout: Layout): readonly FoundNumber[] {
  const { columns, titles, others } = layout;
  const numberAt = (text: string, column: number): FoundNumber => {
    const cell = textIn(cells, column);
    const { whose, partno, distributor } = readNumber(text);
    const isOfColumn = columns.distributorNumber.includes(column) && !isKnownWord(text) && whose !== "distributor";
    const isDistributors = isOfColumn || whose === "distributor";
    return {
      text,
      cell,
      partno: isOfColumn ? null : partno,
      how: isDistributors ? "inOrderCode" : howIn(cell, text),
      column,
      isDistributors,
      distributor: isOfColumn ? distributorInTitle(titles[column] ?? "") : distributor,
      ...manufacturerOf(column, layout, cells),
    };
  };
  const inColumns = (of: readonly number[], wordsIn: (cell: Cell) => readonly string[]): FoundNumber[] =>
    of.flatMap((column) => wordsIn(cellIn(cells, column)).map((word) => numberAt(word, column)));
  const found = [
    ...inColumns(layout.numbers, ({ numbers }) => numbers),
    ...inColumns(layout.describing, ({ knownWords }) => knownWords),
    // `IND-SMD_XFL4020-102MEB` and `NRS4018T3R3MDGJ_inductor` are footprints drawn for other parts.
    ...inColumns(columns.footprint, ({ text, knownWords }) =>
      knownWords.filter((word) => !text.includes(`_${word}`) && !text.includes(`${word}_`)),
    ),
    ...inColumns(columns.distributorNumber, orderIn),
  ];
  // Numbers in two columns are those of two parts, such as in lists side by side.
  if (found.every(({ partno, column }) => partno === null || isFurther(column, layout))) {
    const [named = [], another] = others.flatMap((column) => {
      const words = inColumns([column], namedIn);
      return words.length > 0 || productPage.test(textIn(cells, column)) ? [words] : [];
    });
    if (another === undefined) found.push(...named);
  }
  return found.sort((one, other) => Number(one.isDistributors) - Number(other.isDistributors));
}

/** The order number of a cell. */
function orderIn({ text }: Cell): readonly string[] {
  const [word = ""] = text.split(/[\s,;]/);
  const isNone = isAddress(text) || !/\d/.test(word) || isPrice.test(word) || isDestroyed(word);
  return isNone ? [] : [word];
}

/** The manufacturers' numbers, each once. The first number of ours comes before all others. */
export function distinctNumbers(numbers: readonly FoundNumber[]): readonly LineNumber[] {
  const distinct: LineNumber[] = [];
  for (const number of numbers) {
    const { partno, isDistributors } = number;
    if (partno === null) continue;
    const { whose, form, decoded } = readNumber(partno);
    // `BLM18` next to `BLM18AG601SN1D` is the start of the same number.
    const isSame = ({ partno: each }: LineNumber): boolean =>
      each === partno ||
      (form === "series" && each.startsWith(partno)) ||
      (isDistributors && isShortenedFrom(each, partno));
    if (!distinct.some(isSame)) distinct.push({ ...number, partno, decoded: whose === "otherMaker" ? decoded : [] });
  }
  const own = distinct.find(({ partno }) => isOwnNumber(partno));
  return own === undefined ? distinct : [own, ...distinct.filter((each) => each !== own)];
}

/**
 * The numbers in a cell of any column, for a line that nothing else names: complete numbers, and those in the address
 * of a part's page.
 */
const namedIn = ({ text, knownWords }: Cell): readonly string[] =>
  isAddress(text)
    ? knownWords.filter(() => productPage.test(text))
    : knownWords.filter((word) => readNumber(word).form === "whole");

/** A distributor's page of a part. */
const productPage = /^https?:.*\/(?:product-?detail|products\/detail|details|dp)\//i;

/** How a number was found in the text of its cell. */
function howIn(text: string, word: string): Extraction {
  if (isAddress(text)) return "inUrl";
  return normalizePartNumber(text) === normalizePartNumber(word) ? "whole" : "inText";
}

const isFurther = (column: number, { titles }: Layout): boolean => isFurtherTitle(titles[column] ?? "");

/** The manufacturer in the column nearest to a number's: `Manufacturer 2` is next to `MPN 2`, and only for such numbers. */
function manufacturerOf(column: number, layout: Layout, cells: Cells) {
  const [nearest = -1] = layout.columns.manufacturer
    .filter((each) => isFurther(column, layout) || !isFurther(each, layout))
    .sort((one, other) => Math.abs(one - column) - Math.abs(other - column));
  const { isBlank, text } = cellIn(cells, nearest);
  return { manufacturer: isBlank ? "" : text, manufacturerColumn: nearest };
}

/**
 * The alternatives of any manufacturer that a row names besides its numbers: words that look like numbers, in a column
 * for them, or in a remark. They aren't checked.
 */
export const alternativesNamed = (cells: Cells, { numbers, titles }: Layout): readonly string[] =>
  cells.flatMap(({ text }, column) => {
    const title = titles[column] ?? "";
    if (text.length > 300 || numbers.includes(column)) return [];
    const isNamed = namesAlternate.test(text) || (remarks.test(title) && isPart.test(text));
    if (!isNamed && !isAlternativesTitle(title)) return [];
    return text.split(/[\s,;()]+/).filter((word) => word.length >= 5 && /\d.*\d/.test(word));
  });

/** Words of a remark that names an alternative: `Alternate: GRM188R71H103KA01J`. */
const namesAlternate = /\balt|second source|equivalent|代替|替代/i;

/** A manufacturer and a number, and nothing else: `Vishay BZX384C5V1`, `Molex 1050170001` in a column of remarks. */
const isPart = /^\p{Lu}[\p{L}.]{2,}(?: \p{L}+)? (?:(?=(?:\D*\d){3})(?=.*[A-Z])[A-Z\d][A-Z\d./-]{7,}|\d{9,})$/u;

/** A price, or too few digits for an order number, which has at least five. */
const isPrice = /^[$€£¥]|^\d{1,4}(?:[.,]\d*)?$/;
