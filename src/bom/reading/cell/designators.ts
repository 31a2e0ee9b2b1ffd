import { isInteger } from "./cell-shapes";

/** The most designators a range such as `C1-C40` may stand for. */
const longestRange = 500;

const one = /^#?[A-Za-z]{1,6}[_-]?\d{1,5}(?:[A-Za-z]|[._-]\d{1,4}|\/\d{1,2})?$/;
// Designators of unusual forms: `C_10uF_2`, `SW_OnOff_2`, `CA01`, `R?`, `HEATSINK1`, Eagle's `U$9`.
const unusual =
  /^(?:[A-Z]{7,14}\d{1,3}|[A-Z]{1,3}\$\d{1,4}|[A-Za-z]{1,5}_\w{1,20}|[A-Z]{1,4}\?|[A-Z]{1,3}\d?[A-Z]{1,3}\d{1,4})$/;
// `C_0603_1608Metric`, `CAP_0402`, and `CP_Elec_4x3` are footprints.
const footprint = /Metric|\dx\d|^(?:CAP|RES|IND|LED|SMD?)[_-]?\d{4}$|^[A-Za-z]{1,3}_\d{4}(?:_|$)/;
const range = /^([A-Za-z]{1,6})(\d{1,5})-(?:\1)?(\d{1,5})$/;

// Lists that name the letters once: `C61,81`, `C1,4,7-9`; not `C1, 10nF`.
const shortened = /(?<![\w.])([A-Za-z]{1,3})(\d{1,5})((?: ?, ?\d{1,5}(?:-\d{1,5})?(?![\w.%-]))+)/g;

/**
 * The single designators in a list such as `C1, C2 C5-C8, C10,12, C26 to C29`; what isn't one is left out.
 * @param text a plain text
 */
export function designatorsIn(text: string): readonly string[] {
  const found: string[] = [];
  const words = piecesOf(text);
  for (const word of words) {
    const [, prefix = "", from = "", to] = range.exec(word) ?? [];
    const count = Number(to) - Number(from);
    // `C1-1, C1-2` are two places, not ranges.
    const isAlone = (): boolean => words.every((each) => each === word || !each.startsWith(`${prefix}${from}-`));
    if (count > 0 && count < longestRange && isAlone())
      for (let at = Number(from); at <= Number(to); at++) found.push(`${prefix}${String(at)}`);
    else if (isOneOrRange(word)) found.push(word.replace(/^#/, ""));
  }
  return found;
}

/** Writes a shortened list in full: `C61,C81` for `C61,81`, if the numbers ascend. */
function inFull(list: string, prefix: string, first: string, others: string): string {
  const numbers = [first, ...others.split(",").slice(1)].map((number) => number.trim());
  const ascend = numbers.every((number, at) => at === 0 || parseInt(number) > parseInt(numbers[at - 1] ?? ""));
  return ascend ? numbers.map((number) => prefix + number).join(",") : list;
}

/** Whether most words of a cell are designators; not `C96341`, which is an order number of LCSC in most BOMs. */
export const isDesignators = (text: string): boolean => shareOfDesignators(text) >= 0.6 && !/^C\d{5,}$/.test(text);

/** The share of a cell's words that are designators or ranges of them, so that they can be counted, from 0 to 1. */
export function shareOfDesignators(text: string): number {
  const pieces = piecesOf(text);
  return pieces.filter((word) => isOneOrRange(word) && !isInteger(word)).length / Math.max(1, pieces.length);
}

const isOneOrRange = (word: string): boolean =>
  (one.test(word) || unusual.test(word) || range.test(word)) && !footprint.test(word);

const piecesOf = (text: string): readonly string[] =>
  text
    .replace(shortened, inFull)
    .replace(/ ?(?:-|~|\.{2,3}|\b(?:to|thru|through)\b) ?(?=[A-Za-z]{0,6}\d)/g, "-")
    .split(/[\s,;|&+，；]+(?:and[\s]+)?|\/(?!\d{1,2}(?!\w))/)
    .filter((word) => word !== "");
