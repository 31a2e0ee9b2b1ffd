import { isBlank, isKnownWord, isNoNumber, isPackage, looksLikeNumber } from "./cell-shapes";
import { unfittedIn } from "./fitted";
import { ownNumbersIn, readNumber, wholeNumbersIn } from "../../numbers/read-number";
import { isAddress, isNominalAmount, unitOf, type Word, wordsOf } from "../text/words";

/** The part numbers in a cell of a column for part numbers, without the manufacturer's name. */
export function numbersInCell(text: string): readonly string[] {
  if (isBlank(text) || unfittedIn(text) !== null || text.length > 4000) return [];
  if (isAddress(text)) return ownNumbersIn(text);
  // A number of ours may have spaces in it: `GRM155 R61E105 KA12D`.
  const { whose, form } = readNumber(text);
  if (whose === "ours" && form === "whole" && wholeNumbersIn(text).length === 0) return [text];
  const pieces = new Set(text.split(/ ?(?:[,;|\n]| \/ |\bor\b) ?/i));
  return [...pieces].slice(0, maxNumbers).flatMap((multiplied) => {
    // The number of pieces may be written with it: `2:GRM188R71H104KA93D`.
    const piece = multiplied.replace(/^\d{1,2}:|:\d{1,2}$/, "");
    const own = wholeNumbersIn(piece);
    if (own.length > 0) return own;
    const words = piece.split(" ");
    // A name may have a number as a part: `IND0402_MURATA_BLM15PX121SN1D`.
    const known = words.length > 1 || piece.includes("_") ? knownWordsIn(piece) : [];
    if (known.length > 0) return known;
    if (words.length === 1) return /\d/.test(piece) && piece.length > 3 && isNumber(piece) ? [piece] : [];
    const alike = words.find((word) => (looksLikeNumber(word) || isOfDigits.test(word)) && isNumber(word));
    if (alike !== undefined) return [alike];
    // `EEE 1CA 101`: one number written in groups.
    return words.length <= 3 && words.every((word) => /^[A-Z0-9./-]+$/.test(word)) && /\d{3}/.test(piece)
      ? [piece]
      : [];
  });
}

const maxNumbers = 20;

/**
 * Whether a word is a number: neither a quantity, a size, a name such as `Cap1`, nor a name that says values:
 * `CC0402_100NF_16V`.
 */
function isNumber(word: string): boolean {
  if (isOfDigits.test(word)) return true;
  if (isPackage(word) || isShortName.test(word) || isNoNumber(word)) return false;
  const { words } = wordsOf(word);
  return !saysValues(word) && !(words.length === 1 && word.length < 8 && words[0]?.type !== "name");
}

const isOfDigits = /^\d{6,12}$/;
const isShortName = /^\d{1,4}$|^[A-Za-z]{2,9}\d?$/;
const isOfValue = (word: Word): boolean =>
  "FHVΩ".includes(unitOf(word) || " ")
    ? word.type !== "prefixed" || !word.isCapital
    : word.type === "size" || word.type === "tolerance" || word.type === "characteristic";

/**
 * Whether a text in the place of a number says what the part is: `1.1nF, 0603, C0G`, `CC0402_100NF_16V_10%_X5R`,
 * `3u3/5A`, `C0603-10U`.
 */
export function saysValues(text: string): boolean {
  const { words } = wordsOf(text);
  const isOfPart = (word: Word): boolean => isOfValue(word) || (unitOf(word) === "A" && isNominal(words[0]));
  const isHouseCode = words[0]?.type === "size" && words.some(({ type }) => type === "prefixed");
  return isHouseCode || words.filter(isOfPart).length > 1;
}

/** Whether a text says what the part is, with a capacitance or an inductance. */
export const isSpecification = (text: string): boolean =>
  saysValues(text) && wordsOf(text).words.some((word) => "FH".includes(unitOf(word) || " "));

const isNominal = (word: Word | undefined): boolean =>
  isNominalAmount(word) || (word?.type === "prefixed" && word.unit === "F" && !word.isCapital);

/**
 * The words of any cell that are numbers of known series; some of those have a slash: `CDRH2D18/HPNP-4R7NC`. A value may
 * be before one: `1.5uH-NR5040T1R5N`, or a manufacturer: `TAIYO_YUDEN_LMK107BJ106MA-T`.
 */
export const knownWordsIn = (text: string): readonly string[] =>
  text.length > 200
    ? []
    : text
        .split(/[\s,;|()]+\/?/)
        .flatMap((word) => (isKnown(word) ? [word] : word.split(/[/_]|(?<=\d[pnuμ]?[FH])-/i).filter(isKnown)));

const isKnown = (word: string): boolean =>
  word.length > 5 && (isKnownWord(word) || hasNumberInside(word)) && !saysValues(word);

/** An order number of Mouser, with a complete number of any manufacturer inside: `581-08055C104KAT2A`. */
const hasNumberInside = (word: string): boolean => orderNumber.test(word) && readNumber(word).form === "whole";
const orderNumber = /^\d{2,3}-\w/;
