import { memoize } from "../../../product-data/base/memoize";
import { characteristicAt } from "../../claims/characteristic";
import { matchAt } from "../../claims/match-at";
import { footprintSizeAt, sizeCodeAt, type SizeFound } from "../../claims/size";
import { type Tolerance, toleranceAt } from "../../claims/tolerance";
import { type Amount, amountAt, type Found, type Prefixed, readPrefixed } from "./amounts";
import { plainText } from "./plain-text";

/**
 * The lexer of what cells say: `CAP 0.1uF/50V X7R_0603` is a name, an amount, a sign, an amount, a characteristic, a sign,
 * and a size. A word has the meaning that its letters allow, whatever kind of part the line is for; what is around it
 * decides whether it counts (claims.ts). Every reading of a cell asks these words, so that a number is the same for all.
 */
export type Word = WordSpan & Meaning;

interface WordSpan {
  /** The word as it is written in the plain text. */
  readonly written: string;
  /** The place in the plain text. */
  readonly start: number;
  readonly end: number;
}

type Meaning =
  | Amount
  | Prefixed
  /** A manufacturer's code of a value with the tolerance letter behind it: `104K`, `4R7`, `R47M`. */
  | { readonly type: "code"; readonly code: string; readonly letter: string }
  /** A size: `0603`, `1608M`, `C_0402`, `CAPC1608X90N`. */
  | ({ readonly type: "size" } & SizeFound)
  | { readonly type: "tolerance"; readonly tolerance: Tolerance }
  | { readonly type: "characteristic" }
  /** Two or three sides of a body, in meters. */
  | { readonly type: "sides"; readonly sides: readonly number[]; readonly hasUnit: boolean }
  /** A side of a body or a distance, by its letter, in meters: `H0.55`, `P5.00mm`. */
  | { readonly type: "dimension"; readonly letter: string; readonly value: number }
  | { readonly type: "number"; readonly value: number }
  /**
   * `letter` is one letter, `name` several, also with digits, that mean none of the above, `address` the address of a page
   * or a file, and `sign` one other character.
   */
  | { readonly type: "letter" | "name" | "address" | "sign" };

export interface Words {
  /** The text that was read (plain-text.ts). */
  readonly plain: string;
  readonly words: readonly Word[];
}

/**
 * The most characters of a cell that are read: of its plain text, and of the text as it is written, often with blanks.
 */
const [longestText, longestWritten] = [500, 2000];

/** Whether only the start of a text is read. */
export const isCut = (text: string): boolean =>
  text.length > longestText && (text.length > longestWritten || plainText(text).length > longestText);

/** The words of a text, in linear time. */
export const wordsOf = memoize((text): Words => {
  const plain = plainText(text.slice(0, longestWritten)).slice(0, longestText);
  const words: Word[] = [];
  for (let start = 0; start < plain.length;) {
    const found = plain[start] === " " ? undefined : formAt(plain, start);
    const end = start + (found?.length ?? 1);
    if (found !== undefined) words.push(Object.assign(found.meaning, { written: plain.slice(start, end), start, end }));
    start = end;
  }
  return { plain, words };
});

export type WordOf<T extends Word["type"]> = Extract<Word, { readonly type: T }>;

/** A part of a plain text: from and to. */
export type TextSpan = readonly [number, number];

/** The part of a text that a pattern has matched. */
export const spanOf = ({ 0: { length }, index }: RegExpExecArray): TextSpan => [index, index + length];

/** Whether a word and a part of its text have a character in common. */
export const overlaps = ({ start, end }: Pick<WordSpan, "start" | "end">, [from, to]: TextSpan): boolean =>
  start < to && end > from;

/** The text in front of a place, at most this long. */
export const textBefore = (plain: string, start: number, length: number): string =>
  plain.slice(Math.max(0, start - length), start);

/** Whether nothing is between two words, of which there is one at least. */
export const isGlued = (one: Word | undefined, other: Word | undefined): boolean => one?.end === other?.start;

/** Whether a text is an address, at least at its start. */
export const isAddress = (text: string): boolean => matchAt(address, plainText(text), 0) !== undefined;

/** Whether a word is this sign. */
export const isSign = (word: Word | undefined, signs: string): boolean =>
  word?.type === "sign" && signs.includes(word.written);

/** The unit that a word says, or suggests by its prefix; undefined if it isn't a number with one of them. */
export const unitOf = (word: Word | undefined): Amount["unit"] | "%" | undefined =>
  word?.type === "amount" || word?.type === "prefixed" ? word.unit : word?.type === "tolerance" ? "%" : undefined;

/** Whether a word is a capacitance or an inductance with its unit. */
export const isNominalAmount = (word: Word | undefined): boolean =>
  word?.type === "amount" && (word.unit === "F" || word.unit === "H");

/** One way to write a word: finds what it means at a position of a text. */
type Form = (text: string, at: number) => Found<Meaning> | undefined;

/** The first form that fits counts. */
function formAt(text: string, at: number): Found<Meaning> {
  const first = text[at] ?? "";
  const forms = isDigit.test(first) ? ofDigits : isLetter.test(first) ? ofLetters : ofSigns;
  for (const form of forms) {
    const found = form(text, at);
    if (found !== undefined) return found;
  }
  return { length: 1, meaning: { type: "sign" } };
}

const address = /(?:https?:\/\/|www\.|[A-Za-z]:\\)[^ ]*/y;
const isDigit = /\d/;
const isLetter = /\p{L}/u;

const pattern =
  (form: RegExp, meaningOf: (...groups: string[]) => Meaning): Form =>
  (text, at) => {
    const match = matchAt(form, text, at);
    return match && { length: match[0].length, meaning: meaningOf(...match) };
  };

const foundBy =
  <F extends { readonly length: number }>(
    find: (text: string, at: number) => F | undefined,
    meaningOf: (found: F) => Meaning,
  ): Form =>
  (text, at) => {
    const found = find(text, at);
    return found === undefined ? found : { length: found.length, meaning: meaningOf(found) };
  };

const tolerance = foundBy(toleranceAt, (found) => ({ type: "tolerance", ...found }));
const asSize = (found: SizeFound): Meaning => ({ type: "size", ...found });

/** Reads codes with one of these letters. `100N` isn't one of them: it is 100 nF. */
const codes = (letter: string): Form =>
  pattern(
    new RegExp(String.raw`(R\d{2,3}|\dR\d{1,2}|[1-9]\d\d)(${letter})(?![A-Za-z0-9.%])`, "y"),
    (_, digits = "", behind = "") => ({ type: "code", code: digits, letter: behind }),
  );

const meters = (millimeters: string): number => Number(`${millimeters.replace(",", ".")}e-3`);
const side = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`;
const by = String.raw` ?(?:mm)? ?[xX*] ?`;

const ofSigns: readonly Form[] = [
  (text, at) => ("±+-.,".includes(text[at] ?? " ") ? tolerance(text, at) : undefined),
  (text, at) => (text[at] === "." ? amountAt(text, at) : undefined),
];

const ofDigits: readonly Form[] = [
  tolerance,
  // Sides of a body: `4x4mm`, `4.0 x 4.0 x 1.8`, `12*12*8`.
  pattern(
    new RegExp(String.raw`(?<!\.)${side}${by}${side}(?:${by}${side})?(?![\d.,]?\d)( ?[mM]{2})?(?![A-Za-z])`, "y"),
    (_, one = "", two = "", three = "", unit = "") => ({
      type: "sides",
      sides: (three === "" ? [one, two] : [one, two, three]).map(meters),
      hasUnit: unit !== "",
    }),
  ),
  foundBy(sizeCodeAt, asSize),
  codes("[BCDFGHJKMSWZ]|(?<=R\\d{1,2})N"),
  amountAt,
  codes(""),
  // Names with digits first: `1N4148`, `74HC00`, `0603B104K500CT`.
  pattern(/\d+(?![eE][+-]\d)[A-Za-z][A-Za-z0-9]*/y, () => ({ type: "name" })),
  pattern(/\d+(?:[.,]\d+)?(?:[eE][+-]?\d{1,3})?/y, (digits = "") => ({
    type: "number",
    value: Number(digits.replace(",", ".")),
  })),
];

const ofLetters: readonly Form[] = [
  // Names of letters alone, which most words are.
  pattern(/[A-Za-z]{4,}(?![A-Za-z0-9_:/.=-])/y, () => ({ type: "name" })),
  pattern(address, () => ({ type: "address" })),
  pattern(
    /([DHLPTW])=?(\d{1,2}(?:(?=[\d.,]* ?mm|[.,]\d|[*xX][WH]?\d|-[WH]\d)|(?<=\d[-*xX][WH]\d{1,2}))(?:[.,]\d{1,2})?)(?: ?mm)?(?![A-WYZa-wyz0-9.%])/y,
    (_, letter = "", millimeters = "") => ({ type: "dimension", letter, value: meters(millimeters) }),
  ),
  foundBy(footprintSizeAt, asSize),
  foundBy(characteristicAt, () => ({ type: "characteristic" })),
  codes("[BCDFGHJKMNSWZ]?"),
  pattern(/([pnuμ])(\d{1,3})(?![A-Za-z0-9.])/y, (_, letter = "", digits = "") =>
    readPrefixed(`.${digits}`, letter, ""),
  ),
  // Russian type numbers (`К10-17в` has no volts), names of currents (`idc4.5A`), and other names.
  pattern(
    /[KК]\d{2}-\d{1,3}[A-Za-zА-я]?(?![A-Za-zА-я])|[Ii](?:dc|DC|rms|RMS|sat|SAT|temp|rated|r|s)(?=\d{1,3}(?:\.\d{1,3})? ?m?A(?![A-Za-z]))|[A-Za-zμΩ]+[A-Za-z0-9]*|[\u00c0-\u024f\u0400-\u04ff]+\d*|\p{L}/uy,
    (name = "") => ({ type: name.length === 1 ? "letter" : "name" }),
  ),
];
