import { kindOfText } from "../aspects/kind-words";
import {
  isAddress,
  isBlank,
  isInteger,
  isKnownNumber,
  looksLikeFootprint,
  looksLikeNumber,
  looksLikeValue,
} from "./cell-shapes";
import { isDesignators } from "./designators";
import { distributorNumberIn } from "./distributor-number";
import type { Texts } from "./header";
import { distributorInTitle } from "./titles";

/** The shares of a column's filled cells that look like something, from 0 to 1. */
export interface Profile {
  /** Of all rows. */
  readonly filled: number;
  readonly designators: number;
  readonly integers: number;
  /** Integers, prices, and other numbers without a unit. */
  readonly amounts: number;
  /** One word of letters and digits. */
  readonly numbers: number;
  /** Numbers of known series. */
  readonly known: number;
  readonly distributors: number;
  readonly distributorNames: number;
  readonly footprints: number;
  readonly values: number;
  readonly addresses: number;
  /** With a word. */
  readonly texts: number;
  /** With the name of a component, or several words. */
  readonly informative: number;
  /** 1, 2, 3: the numbers of the lines. */
  readonly sequential: boolean;
}

export function profileOf(rows: Texts, column: number): Profile {
  const cells = rows.flatMap((row) => {
    const text = row[column]?.trim() ?? "";
    return isBlank(text) || text.length > 2000 ? [] : [text];
  });
  const shareOf = (has: (text: string) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter(has).length / cells.length;
  const integers = cells.filter(isInteger);
  const rising = integers.filter((text, at) => Number(text) === Number(integers[at - 1] ?? Number(text) - 1) + 1);
  const rowsFilled = rows.filter((row) => row.some((text) => text.trim() !== "")).length;
  return {
    filled: rowsFilled === 0 ? 0 : cells.length / rowsFilled,
    designators: shareOf(isDesignators),
    integers: shareOf(isInteger),
    amounts: shareOf((text) => /^[\d.,\s]+[€$£¥]?$/.test(text)),
    numbers: shareOf((text) => text.split(/\s+/).some(looksLikeNumber) && text.length < 60),
    known: shareOf(isKnownNumber),
    distributors: shareOf(
      (text) => !isAddress(text) && distributorNumberIn(text.split(/[\s,;]/)[0] ?? "") !== undefined,
    ),
    distributorNames: shareOf((text) => distributorInTitle(text) !== null && text.length < 25 && !/\d/.test(text)),
    footprints: shareOf(looksLikeFootprint),
    values: shareOf(looksLikeValue),
    addresses: shareOf(isAddress),
    texts: shareOf((text) => /\p{L}{3}|[\u3040-\u9fff]{2}/u.test(text) && !looksLikeNumber(text)),
    informative: shareOf((text) => kindOfText(text) !== null || /\S\s+\S+\s+\S/.test(text)),
    sequential: integers.length > 2 && integers.length > 0.8 * cells.length && rising.length > 0.8 * integers.length,
  };
}
