import { remembered } from "../../../product-data/base/remembered";
import { unitNamed } from "../../../product-data/vocabulary/quantity";
import { characteristicAt } from "../../aspects/characteristic";
import { matchAt } from "../../aspects/match-at";
import { senseOf } from "../../aspects/preferred-values";
import { footprintSizeAt, sizeCodeAt, type SizeSystem } from "../../aspects/size";
import { type Tolerance, toleranceAt } from "../../aspects/tolerance";
import { plainText } from "./plain-text";
import { unitAt, type UnitRead } from "./unit-words";

/**
 * The lexer of what cells say: `CAP 0.1uF/50V X7R_0603` is a name, an amount, a sign, an amount, a characteristic, a sign,
 * and a size. A word has the meaning that its letters allow, whatever kind of part the line is for; what is around it
 * decides whether it counts (claims.ts). Every reading of a cell asks these words, so that a number is the same for all.
 */
export type Word = Place &
  (
    | Amount
    | Prefixed
    | Code
    | Size
    | { readonly type: "tolerance"; readonly tolerance: Tolerance }
    | { readonly type: "characteristic" }
    /** Two or three sides of a body, in meters. */
    | { readonly type: "sides"; readonly sides: readonly number[]; readonly hasUnit: boolean }
    /** A side of a body or a distance, by its letter, in meters: `H0.55`, `P5.00mm`. */
    | { readonly type: "dimension"; readonly letter: string; readonly value: number }
    | { readonly type: "number"; readonly value: number }
    /** One letter. */
    | { readonly type: "letter" }
    /** Letters, or letters and digits that are none of these. */
    | { readonly type: "name" }
    | { readonly type: "address" }
    /** One other character. */
    | { readonly type: "sign" }
  );

interface Place {
  /** As it is written in the plain text. */
  readonly written: string;
  /** In the plain text. */
  readonly start: number;
  readonly end: number;
}

/** A number with a unit: `100nF`, `4 700 pF`, `2u2F`, `6v3`, `25 VDC`, `0,1 мкФ`. */
export interface Amount {
  readonly type: "amount";
  readonly unit: UnitRead["unit"];
  /** In the base unit; the reading that makes the most sense first: 2,200 pF may be 2.2 pF. */
  readonly values: readonly [number, ...number[]];
  readonly current: "AC" | "DC" | null;
}

/** A number with a prefix and without a unit: `100n`, `2u2`, `u1`, `10k`, `120R`. */
interface Prefixed {
  readonly type: "prefixed";
  /** `R`: ohms without a prefix. */
  readonly prefix: "p" | "n" | "u" | "m" | "k" | "M" | "R";
  readonly number: number;
  /** `100N`, and not `2N2`: for an inductor, N is the tolerance of a code. */
  readonly isCapital: boolean;
  /** The tolerance letter behind it; "" without one. */
  readonly letter: string;
}

/** A manufacturer's code of a value with the tolerance letter behind it: `104K`, `4R7`, `R47M`. */
interface Code {
  readonly type: "code";
  readonly code: string;
  readonly letter: string;
}

/** `0603`, `1608M`, `C_0402`, `CAPC1608X90N`. */
interface Size {
  readonly type: "size";
  readonly code: string;
  readonly system: SizeSystem | null;
  /** Letters before it, of a footprint's name. */
  readonly prefix: string;
  /** `603`: a spreadsheet removed its zero. */
  readonly isCut: boolean;
}

export interface Words {
  /** The text that was read (plain-text.ts). */
  readonly plain: string;
  readonly words: readonly Word[];
}

/** More characters of a cell aren't read. */
export const longestText = 500;

/** Whether only the start of a text is read. */
export const isCut = (text: string): boolean => text.length > longestText && plainText(text).length > longestText;

/** The words of a text, in linear time. */
export const wordsOf = remembered((text): Words => {
  const plain = plainText(text).slice(0, longestText);
  const words: Word[] = [];
  for (let at = 0; at < plain.length;) {
    const found = plain[at] === " " ? undefined : wordAt(plain, at, words.at(-1));
    if (found !== undefined) words.push(found);
    at = found?.end ?? at + 1;
  }
  return { plain, words };
});

export type WordOf<T extends Word["type"]> = Extract<Word, { readonly type: T }>;

/** Whether nothing is between two words. */
export const isGlued = (one: Word | undefined, other: Word | undefined): boolean =>
  one !== undefined && other !== undefined && one.end === other.start;

/** Whether a word is this sign. */
export const isSign = (word: Word | undefined, signs: string): boolean =>
  word?.type === "sign" && signs.includes(word.written);

type Meaning = Word extends infer W ? (W extends Word ? Omit<W, keyof Place> : never) : never;

function wordAt(text: string, at: number, before: Word | undefined): Word | undefined {
  const word = (length: number, meaning: Meaning): Word => ({
    ...meaning,
    written: text.slice(at, at + length),
    start: at,
    end: at + length,
  });
  const address = matchAt(addresses, text, at);
  if (address !== undefined) return word(address[0].length, { type: "address" });
  const first = text.charCodeAt(at);
  const isDigit = isDigitCode(first);
  if (isDigit || isIn(text, at, "±+-.,")) {
    const tolerance = toleranceAt(text, at);
    if (tolerance !== undefined) return word(tolerance.length, { type: "tolerance", tolerance: tolerance.tolerance });
  }
  const number = isDigit ? numberAt(text, at, before) : isIn(text, at, ".") ? amountAt(text, at) : undefined;
  if (number !== undefined) return word(number.length, number.meaning);
  if (!wordStart.test(text[at] ?? "")) return word(text.codePointAt(at) === first ? 1 : 2, { type: "sign" });
  return letterWord(text, at, word);
}

const addresses = /(?:https?:\/\/|www\.|[A-Za-z]:\\)[^ ]*/y;
const isDigitCode = (code: number): boolean => code >= 48 && code <= 57;
const isIn = (text: string, at: number, signs: string): boolean => signs.includes(text[at] ?? " ");
const wordStart = /[\p{L}\d]/u;

function letterWord(text: string, at: number, word: (length: number, meaning: Meaning) => Word): Word {
  const [dimension, side = "", millimeters = ""] = matchAt(dimensions, text, at) ?? [];
  if (dimension !== undefined)
    return word(dimension.length, { type: "dimension", letter: side, value: meters(millimeters) });
  const footprint = footprintSizeAt(text, at);
  if (footprint !== undefined) {
    const { length, code, system, prefix } = footprint;
    return word(length, { type: "size", code, system, prefix, isCut: false });
  }
  const characteristic = characteristicAt(text, at);
  if (characteristic !== undefined) return word(characteristic.length, { type: "characteristic" });
  const code = matchAt(letterCode, text, at);
  if (code !== undefined) return word(code[0].length, { type: "code", code: code[1] ?? "", letter: code[2] ?? "" });
  const leading = matchAt(leadingPrefix, text, at);
  if (leading !== undefined) {
    const meaning = prefixed(`0.${leading[2] ?? ""}`, leading[1] ?? "", "");
    if (meaning !== undefined) return word(leading[0].length, meaning);
  }
  const length =
    matchAt(typeNames, text, at)?.[0].length ??
    matchAt(currentNames, text, at)?.[0].length ??
    matchAt(names, text, at)?.[0].length ??
    1;
  return word(length, { type: length === 1 ? "letter" : "name" });
}

const dimensions =
  /([DHLPTW])=?(\d{1,2}(?:(?=[\d.,]* ?mm|[.,]\d|[*xX][WH]?\d|-[WH]\d)|(?<=\d[-*xX][WH]\d{1,2}))(?:[.,]\d{1,2})?)(?: ?mm)?(?![A-WYZa-wyz0-9.%])/y;
const meters = (millimeters: string): number => Number(`${millimeters.replace(",", ".")}e-3`);
const letterCode = /(R\d{2,3})([BCDFGHJKMNSWZ])?(?![A-Za-z0-9.%])/y;
const leadingPrefix = /([pnuμ])(\d{1,3})(?![A-Za-z0-9.])/y;
/** Of Russian parts: `К10-17в` has no volts. */
const typeNames = /[KК]\d{2}-\d{1,3}[A-Za-zА-я]?(?![A-Za-zА-я])/y;
/** `idc4.5A` */
const currentNames = /[Ii](?:dc|DC|rms|RMS|sat|SAT|temp|rated|r|s)(?=\d{1,3}(?:\.\d{1,3})? ?m?A(?![A-Za-z]))/y;
const names = /[A-Za-zμΩ]+[A-Za-z0-9]*|[\u00c0-\u024f\u0400-\u04ff]+\d*|\p{L}/uy;

interface Numeric {
  readonly length: number;
  readonly meaning: Meaning;
}

/** What starts with a digit. */
function numberAt(text: string, at: number, before: Word | undefined): Numeric | undefined {
  const sides = text[at - 1] === "." ? undefined : sidesAt(text, at);
  if (sides !== undefined) return sides;
  const size = sizeCodeAt(text, at, before?.end === at ? before.written : "");
  if (size !== undefined) return { length: size.length, meaning: { type: "size", prefix: "", ...size } };
  const code = codeAt(text, at);
  if (code !== undefined && code.meaning.letter !== "") return code;
  const amount = amountAt(text, at) ?? code;
  if (amount !== undefined) return amount;
  const name = matchAt(digitNames, text, at);
  if (name !== undefined) return { length: name[0].length, meaning: { type: "name" } };
  const bare = matchAt(bareNumbers, text, at);
  if (bare === undefined) return undefined;
  return { length: bare[0].length, meaning: { type: "number", value: Number(bare[0].replace(",", ".")) } };
}

function codeAt(text: string, at: number): { readonly length: number; readonly meaning: Code } | undefined {
  const [found, code = "", letter = ""] = matchAt(codes, text, at) ?? [];
  return found === undefined ? undefined : { length: found.length, meaning: { type: "code", code, letter } };
}

// `100N` is 100 nF.
const codes = /(\dR\d{1,2}|[1-9]\d\d)([BCDFGHJKMSWZ]|(?<=R\d{1,2})N)?(?![A-Za-z0-9.%])/y;
/** `1N4148`, `74HC00`, `0603B104K500CT`. */
const digitNames = /\d+[A-Za-z][A-Za-z0-9]*/y;
const bareNumbers = /\d+(?:[.,]\d+)?(?:[eE][+-]?\d{1,3})?/y;

/** `4x4mm`, `4.0 x 4.0 x 1.8`, `12*12*8`. */
function sidesAt(text: string, at: number): Numeric | undefined {
  const [found, unit, ...digits] = sidesIn(text, at);
  if (found === undefined || digits.length < 2) return undefined;
  return { length: found.length, meaning: { type: "sides", sides: digits.map(meters), hasUnit: unit !== "" } };
}

function sidesIn(text: string, at: number): readonly string[] {
  const [found, one, two, three, unit] = matchAt(sidePattern, text, at) ?? [];
  if (found === undefined || one === undefined || two === undefined) return [];
  return [found, unit ?? "", one, two, ...(three === undefined ? [] : [three])];
}

const side = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`;
const by = String.raw` ?(?:mm)? ?[xX*] ?`;
const sidePattern = new RegExp(`${side}${by}${side}(?:${by}${side})?(?![\\d.,]?\\d)( ?[mM]{2})?(?![A-Za-z])`, "y");

/** A number with a unit or a prefix: of all ways to read its digits the one that makes sense. */
function amountAt(text: string, at: number): Numeric | undefined {
  let best: { readonly sense: number; readonly found: Numeric; readonly others: readonly number[] } | undefined;
  for (const reading of readingsOfNumber(text, at)) {
    const found = behindNumber(text, at, reading);
    if (found === undefined) continue;
    const { meaning } = found;
    const value = meaning.type === "amount" ? meaning.values[0] : 0;
    const sense = senseOfMeaning(meaning);
    if (best === undefined || sense > best.sense) best = { sense, found, others: [] };
    else if (sense === best.sense && found.length === best.found.length && meaning.type === "amount")
      best = { ...best, others: [...best.others, value] };
  }
  if (best === undefined || best.sense === 0) return undefined;
  const { found, others } = best;
  const { meaning } = found;
  if (meaning.type !== "amount" || others.length === 0) return found;
  return { ...found, meaning: { ...meaning, values: [...meaning.values, ...others] } };
}

function senseOfMeaning(meaning: Meaning): number {
  if (meaning.type === "amount") return senseOf(meaning.values[0], meaning.unit);
  const isNominal = meaning.type === "prefixed" && "pnu".includes(meaning.prefix);
  return isNominal ? senseOf(valueOfPrefixed(meaning), "F") : 1;
}

const exponents = { p: -12, n: -9, u: -6, m: -3, k: 3, M: 6, R: 0 } as const;

/** The value of a number with a prefix, in the base unit. */
export const valueOfPrefixed = ({ prefix, number }: Prefixed): number =>
  Number(`${String(number)}e${String(exponents[prefix])}`);

interface DigitsRead {
  readonly end: number;
  /** With a decimal point. */
  readonly decimal: string;
  readonly exponent?: number;
}

/**
 * The ways to read digits with commas, points, and spaces among them, the likely first: three digits behind a comma are
 * thousands, and those behind a point in picofarads, too.
 */
function readingsOfNumber(text: string, at: number): readonly DigitsRead[] {
  const [whole = ""] = matchAt(digits, text, at) ?? [];
  const readings: DigitsRead[] = [];
  const end = at + whole.length;
  const [grouped, separator, fraction = ""] = matchAt(groups, text, at) ?? [];
  const thousands =
    grouped === undefined
      ? undefined
      : {
          end: at + grouped.length,
          decimal: `${grouped.slice(0, grouped.length - fraction.length).replace(/[ ,.]/g, "")}${fraction.replace(",", ".")}`,
        };
  const [behind] = matchAt(whole === "0" ? zeroFractions : fractions, text, end) ?? [];
  const decimal =
    behind === undefined ? undefined : { end: end + behind.length, decimal: `${whole || "0"}.${behind.slice(1)}` };
  const [power] = matchAt(powers, text, decimal?.end ?? end) ?? [];
  if (power !== undefined) {
    const read = decimal ?? { end, decimal: whole };
    return [{ ...read, end: read.end + power.length, exponent: Number(power.slice(1)) }];
  }
  const behindGroups = thousands?.end ?? at;
  // `805 100nF` is a size and a value; `4 700 pF` and `10 000pF` are one number.
  const isOne = separator !== " " || text[behindGroups] === " " || text.startsWith("000", behindGroups - 3);
  const isFirst = separator !== "." || matchAt(picofarads, text, behindGroups) !== undefined;
  if (thousands !== undefined && isOne && isFirst) readings.push(thousands);
  if (decimal !== undefined) readings.push(decimal);
  if (thousands !== undefined && isOne && !isFirst) readings.push(thousands);
  if (whole !== "") readings.push({ end, decimal: whole });
  return readings;
}

const digits = /\d+/y;
const groups = /[1-9]\d{0,2}(?:([ ,.])\d{3})(?:\1\d{3})*(?!\d)([.,]\d+)?/y;
const fractions = /[.,]\d{1,6}(?!\d)/y;
/** `0_47UF_0402`, in a name without points. */
const zeroFractions = /[.,_]\d{1,6}(?!\d)/y;
const powers = /[eE][+-]\d{1,2}(?!\d)/y;
const picofarads = / ?[pP][fF]?(?![A-Za-z])/y;

/** What follows the digits: a unit, a prefix, or a letter in the place of the decimal point. */
function behindNumber(text: string, at: number, { end, decimal, exponent: own = 0 }: DigitsRead): Numeric | undefined {
  const amount = (to: number, { unit, exponent }: UnitRead, number = decimal): Numeric => {
    const [{ length }, current = ""] = matchAt(currents, text, to) ?? [""];
    const meaning = { type: "amount", unit, values: [Number(`${number}e${String(exponent + own)}`)] } as const;
    const kind =
      (unit === "V" && (current.toUpperCase() || /[ad]c$/i.exec(text.slice(at, to))?.[0].toUpperCase())) || null;
    return {
      length: to + (unit === "V" ? length : 0) - at,
      meaning: { ...meaning, current: kind as Amount["current"] },
    };
  };
  const [inside, letter = "", fraction = "", unit = "", tolerance = ""] = matchAt(letterAsPoint, text, end) ?? [];
  if (inside !== undefined && wholes.test(decimal)) {
    const number = `${decimal}.${fraction}`;
    if (/[Vv]/.test(letter))
      return unit === "" ? amount(end + inside.length, { unit: "V", exponent: 0 }, number) : undefined;
    if (unit !== "") {
      const scale = unitNamed(letter + unit);
      return scale && amount(end + inside.length, scale, number);
    }
    // Codes: 4R7.
    if (letter === "R") return undefined;
    const meaning = prefixed(number, letter, tolerance, true);
    return meaning && { length: end + inside.length - at, meaning };
  }
  const found = unitAt(text, end);
  if (found !== undefined) return amount(found.end, found.scale);
  const [behind, prefix = "", toleranceLetter = ""] =
    matchAt(prefixes, text, end) ?? matchAt(spacedPrefixes, text, end) ?? [];
  if (behind === undefined) return undefined;
  const meaning = prefixed(decimal, prefix, toleranceLetter);
  return meaning && { length: end + behind.length - at, meaning };
}

const currents = / ?(DC|AC|dc|ac)(?![A-Za-z])/y;
const wholes = /^(?:0|[1-9]\d{0,2})$/;
const letterAsPoint =
  /([pnuμkmPNUKMRVv])(\d{1,2})(?:([FfHh])(?![A-Za-z0-9])|([BCDGJKMNSWZ])(?![A-Za-z0-9])|(?![A-Za-z0-9.]))/y;
const prefixes = /([pnuμkmPNUKMR])([BCDGJKMNSWZ])?(?![A-Za-z0-9μΩ%])/y;
const spacedPrefixes = / ([pnuμ])()(?![A-Za-z0-9μΩ%])/y;

function prefixed(number: string, letter: string, tolerance: string, isPoint = false): Prefixed | undefined {
  const isCapital = "PNU".includes(letter);
  const prefix = letter === "μ" ? "u" : letter === "K" ? "k" : isCapital ? letter.toLowerCase() : letter;
  if (!(prefix in exponents)) return undefined;
  return {
    type: "prefixed",
    prefix: prefix as Prefixed["prefix"],
    number: Number(number),
    isCapital: isCapital && !isPoint,
    letter: tolerance,
  };
}
