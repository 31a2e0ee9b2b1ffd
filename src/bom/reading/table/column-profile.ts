import { memoize } from "../../../product-data/base/memoize";
import { kindOfText } from "../../claims/kind-words";
import { readNumber } from "../../numbers/read-number";
import { cellIn, type Cells } from "../cell/cell";
import {
  isInteger,
  isKnownNumber,
  isPackage,
  looksLikeFootprint,
  looksLikeNumber,
  looksLikeValue,
} from "../cell/cell-shapes";
import { isDesignators } from "../cell/designators";
import { isAboutSubstitutes, looksLikePolicy } from "../cell/policy";
import { saysValues } from "../cell/numbers-in-cell";
import { distributorInTitle } from "./titles";
import { isAddress } from "../text/words";

/** What a cell can look like. */
const shapes = {
  /** Designators, none of which could be a footprint's name: `C_0603_1608Metric`. */
  designators: (text: string) => isDesignators(text) && !looksLikeFootprint(text),
  /** Integers that aren't size codes without their zeros. */
  integers: (text: string) => isInteger(text) && !looksLikeFootprint(text),
  /** Integers, prices, and other numbers without a unit. */
  amounts: (text: string) => /^[\d., ]+[€$£¥]?$/.test(text),
  /** One word of letters and digits. */
  numbers: (text: string) => text.length < 60 && text.split(" ").some(looksLikeNumber),
  /** Numbers of known series. */
  known: isKnownNumber,
  /** Names that say what a part is, as libraries have them: `CC0402_100NF_16V`, `C_0603`. */
  names: (text: string) => !text.includes(" ") && (saysValues(text) || isPackage(text)),
  distributors: isOrderNumber,
  distributorNames: (text: string) => distributorInTitle(text) !== null,
  footprints: looksLikeFootprint,
  values: looksLikeValue,
  addresses: isAddress,
  /** Policies whose words are all known: `No`, `Any equivalent`. */
  policies: looksLikePolicy,
  substitutes: isAboutSubstitutes,
  /** Texts that have a word. */
  texts: (text: string) => /\p{L}{3}|[\u3040-\u9fff]{2}/u.test(text) && !looksLikeNumber(text) && !isOrderNumber(text),
  /** Texts that name a component, or have several words. */
  informative: (text: string) => kindOfText(text) !== null || /\S +\S+ +\S/.test(text),
} satisfies Readonly<Record<string, (text: string) => boolean>>;

/** Whether a text is a distributor's number: `81-GRM155R71C104KA88D`. */
function isOrderNumber(text: string): boolean {
  return readNumber(text.split(/[\s,;]/)[0] ?? "").whose === "distributor";
}

export type Shape = keyof typeof shapes;

/** What the filled cells of a column look like. */
export type Profile = Readonly<ReturnType<typeof profileOf>>;

/** @param rows the rows that aren't blank */
export function profileOf(rows: readonly Cells[], column: number) {
  const cells = rows.map((row) => cellIn(row, column)).filter(({ isBlank }) => !isBlank);
  return {
    /** The share of rows with a filled cell, from 0 to 1. */
    filled: cells.length / Math.max(1, rows.length),
    /** The share of filled cells with a shape, from 0 to 1. It is determined when it is first needed. */
    share: memoize(
      (shape: Shape) => cells.filter((cell) => cell.says(shapes[shape])).length / Math.max(1, cells.length),
    ),
    isSequential: isSequential(cells),
  };
}

/** Whether the cells are 1, 2, 3, the numbers of the lines. */
function isSequential(cells: Cells): boolean {
  const integers = cells.flatMap(({ text }) => (isInteger(text) ? Number(text) : []));
  const rising = integers.filter((number, at) => number - 1 === (integers[at - 1] ?? number - 1));
  return integers.length > 2 && integers.length > 0.8 * cells.length && rising.length > 0.8 * integers.length;
}
