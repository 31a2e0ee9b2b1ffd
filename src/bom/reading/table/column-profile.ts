import { remembered } from "../../../product-data/base/remembered";
import { kindOfText } from "../../aspects/kind-words";
import {
  isAddress,
  isBlank,
  isInteger,
  isKnownNumber,
  isPackage,
  looksLikeFootprint,
  looksLikeNumber,
  looksLikeValue,
} from "../cell/cell-shapes";
import { isDesignators } from "../cell/designators";
import { distributorNumberIn } from "../cell/distributor-number";
import type { Texts } from "./header";
import { saysValues } from "../cell/numbers-in-cell";
import { distributorInTitle } from "./titles";
import { wordsOf } from "../text/words";

/** What a cell can look like. */
const shapes = {
  designators: isDesignators,
  integers: isInteger,
  /** Integers that aren't size codes without their zeros. */
  counts: (text: string) => isInteger(text) && !looksLikeFootprint(text),
  /** Integers, prices, and other numbers without a unit. */
  amounts: (text: string) => /^[\d., ]+[€$£¥]?$/.test(text),
  /** One word of letters and digits. */
  numbers: (text: string) => text.length < 60 && text.split(" ").some(looksLikeNumber),
  /** Numbers of known series. */
  known: isKnownNumber,
  /** Names that say what a part is, as libraries have them: `CC0402_100NF_16V`, `C_0603`. */
  names: (text: string) => !text.includes(" ") && (saysValues(text) || isPackage(text)),
  distributors: (text: string) => !isAddress(text) && distributorNumberIn(text.split(/[\s,;]/)[0] ?? "") !== undefined,
  distributorNames: (text: string) => text.length < 25 && !/\d/.test(text) && distributorInTitle(text) !== null,
  footprints: looksLikeFootprint,
  values: looksLikeValue,
  addresses: isAddress,
  /** With a word. */
  texts: (text: string) => /\p{L}{3}|[\u3040-\u9fff]{2}/u.test(text) && !looksLikeNumber(text),
  /** With the name of a component, or several words. */
  informative: (text: string) => kindOfText(text) !== null || /\S +\S+ +\S/.test(text),
  /** With a value anywhere. */
  saying: (text: string) =>
    wordsOf(text).words.some((word) => word.type === "amount" && "FH".includes(word.unit || " ")),
} satisfies Readonly<Record<string, (text: string) => boolean>>;

/** `sequential`: 1 for 1, 2, 3, the numbers of the lines. */
export type Shape = keyof typeof shapes | "sequential";

const shapeNames = Object.keys(shapes) as (keyof typeof shapes)[];

/** Whether a text has each of the shapes: the ways to read a file, and its sheets, have the same cells. */
const shapesOf = remembered((text): readonly boolean[] => shapeNames.map((shape) => shapes[shape](text)));

/** The shares of a column's filled cells that look like something, from 0 to 1. */
export type Profile = Readonly<Record<Shape, number>> & {
  /** Of all rows. */
  readonly filled: number;
};

export function profileOf(rows: Texts, column: number): Profile {
  const cells = rows.flatMap((row) => {
    const text = row[column] ?? "";
    return isBlank(text) || text.length > 2000 ? [] : [text];
  });
  const counts = shapeNames.map(() => 0);
  for (const cell of cells) shapesOf(cell).forEach((has, at) => (counts[at] = (counts[at] ?? 0) + (has ? 1 : 0)));
  const integers = cells.filter(isInteger);
  const rising = integers.filter((text, at) => Number(text) === Number(integers[at - 1] ?? Number(text) - 1) + 1);
  const rowsFilled = rows.filter((row) => row.some((text) => text !== "")).length;
  const isSequential =
    integers.length > 2 && integers.length > 0.8 * cells.length && rising.length > 0.8 * integers.length;
  const shares = Object.fromEntries(
    shapeNames.map((shape, at) => [shape, cells.length === 0 ? 0 : (counts[at] ?? 0) / cells.length]),
  ) as Record<keyof typeof shapes, number>;
  const { designators, footprints } = shares;
  return {
    ...shares,
    // `C_0603_1608Metric` could also be a designator.
    designators: footprints > 0.5 && footprints > designators ? 0 : designators,
    sequential: isSequential ? 1 : 0,
    filled: rowsFilled === 0 ? 0 : cells.length / rowsFilled,
  };
}
