import { parseQuantity, type Quantity } from "../../product-data/vocabulary/quantity";
import { characteristicAt, characteristicName, loneCharacteristic } from "../aspects/characteristic";
import type { AmountClaim, TextClaim } from "../aspects/claim";
import type { PartKind } from "../aspects/part-kind";
import { type Amount, betterOf } from "../aspects/rules";
import { decideSizes, sizeAt, type SizeClaim, sizeOfThree } from "../aspects/size";
import { type Tolerance, toleranceAt, toleranceOfLetter } from "../aspects/tolerance";
import { plainText } from "./plain-text";

/**
 * Reads the claims in a description of a part of this kind, in the order of the text: `100nF 50V X7R 0603`, `1 µF ±10%
 * 25V Ceramic Capacitor X5R 0402 (1005 Metric)`, `０．１μＦ ５０Ｖ Ｂ特性 １６０８サイズ`. What can't be read is skipped. Several claims
 * of one aspect are alternatives, except sizes in inches next to sizes in mm.
 *
 * Uncertain readings have lower priority. Manufacturers' codes (`104`, `4R7`) count if the text has no capacitance or
 * inductance with a unit, or the same one. A single `B` or `R` is the characteristic if there is no other. A single
 * tolerance letter counts if no tolerance is written out. Quantities at a condition or in a range (`120Ω@100MHz`, `0.8
 * ~ 5V`) are skipped. `>=50V`, `10V+`, `<=5%`, and `or better` accept a better part.
 */
export function readClaims(text: string, kind: PartKind): readonly TextClaim[] {
  const plain = plainText(text);
  const reading: Reading = { sure: [], codes: [], letters: [], cutSizes: [] };
  let at = 0;
  while (at < plain.length) at += readAt(plain, at, kind, reading);
  const claims = settled(reading);
  return orBetter.test(plain)
    ? claims.map((claim) => (hasOrder(claim) ? { ...claim, orBetter: true } : claim))
    : claims;
}

interface Reading {
  readonly sure: TextClaim[];
  /** A value in a manufacturer's code, with the tolerance letter that may follow. */
  readonly codes: { readonly value: AmountClaim; readonly tolerance: TextClaim | null }[];
  /** Single letters. */
  readonly letters: TextClaim[];
  /** Size codes that a spreadsheet converted to numbers. */
  readonly cutSizes: SizeClaim[];
}

function settled({ sure, codes, letters, cutSizes }: Reading): readonly TextClaim[] {
  const written = sure.filter((claim) => claim.aspect === "size");
  const sizes = decideSizes(written.length > 0 ? written : cutSizes);
  const claims: TextClaim[] = [...withToleranceBehind(sure.filter((claim) => claim.aspect !== "size")), ...sizes];
  const has = (aspect: TextClaim["aspect"]): boolean => claims.some((claim) => claim.aspect === aspect);
  const usable = codes.filter(
    ({ value }) =>
      !sure.some(({ aspect }) => aspect === value.aspect) ||
      sure.some((claim) => claim.aspect === value.aspect && claim.value === value.value),
  );
  claims.push(...usable.map(({ value }) => value));
  if (!has("tolerance")) claims.push(...usable.flatMap(({ tolerance }) => tolerance ?? []));
  if (!has("tolerance")) claims.push(...letters.filter(({ aspect }) => aspect === "tolerance"));
  if (!has("characteristic")) claims.push(...letters.filter(({ aspect }) => aspect === "characteristic"));
  return claims;
}

/**
 * A second, much smaller value is the tolerance of the first: `1.5pF 0.1pF`, `4.7NH-0.3NH`; and `10p` after a value with
 * a unit is 10 %, unless the text has a tolerance.
 */
function withToleranceBehind(claims: readonly TextClaim[]): readonly TextClaim[] {
  if (claims.some(({ aspect }) => aspect === "tolerance")) return claims;
  const first = claims.find(isNominal);
  return claims.map((claim) => {
    const isBehind = first !== undefined && claim !== first && isNominal(claim);
    const tolerance = isBehind ? toleranceBehind(first, claim) : undefined;
    return tolerance === undefined ? claim : { aspect: "tolerance", tolerance, written: claim.written };
  });
}

const isNominal = (claim: TextClaim): claim is AmountClaim =>
  claim.aspect === "capacitance" || claim.aspect === "inductance";

function toleranceBehind(first: AmountClaim, second: AmountClaim): Tolerance | undefined {
  const [, percent] = /^(1|2|5|10|20)p$/.exec(second.written) ?? [];
  if (percent !== undefined) return { plus: Number(percent), minus: Number(percent), unit: "%" };
  const isSmall = first.aspect === second.aspect && second.value <= 0.3 * first.value;
  const unit = first.aspect === "capacitance" ? "F" : "H";
  return isSmall && first.value < (unit === "F" ? 1e-11 : 1e-7)
    ? { plus: second.value, minus: second.value, unit }
    : undefined;
}

/** Reads what starts at this position and returns its length; an unknown word is skipped as a whole. */
function readAt(text: string, at: number, kind: PartKind, reading: Reading): number {
  const first = text[at] ?? "";
  if (!beginning.test(first)) return 1;
  const rest = text.slice(at);
  const found = wordLetter.test(first)
    ? (readSize(text, at, reading) ??
      readCharacteristic(text, at, kind, reading) ??
      readCode(text, at, kind, reading) ??
      readLetter(text, at, kind, reading))
    : (readTolerance(text, at, reading) ??
      readSize(text, at, reading) ??
      readQuantity(text, at, kind, reading) ??
      readPrefixed(rest, kind, reading) ??
      readCode(text, at, kind, reading));
  return found ?? word.exec(rest)?.[0].length ?? 1;
}

/** The first characters of values, sizes, and words. */
const beginning = /[\dA-Za-zμΩ.±+-]/;
const wordLetter = /[A-Za-zμΩ]/;

const word = /^(?:\d+(?:\.\d+)*|[A-Za-zμΩ]+)+/;

const orBetter = /\bor (?:better|higher|above)\b|同等以上/i;
const hasOrder = ({ aspect }: TextClaim): boolean =>
  aspect === "tolerance" || aspect === "characteristic" || betterOf(aspect) !== "none";

const atLeast = { before: /(?:[>≥≧]|[>=]=|=>|\bmin\.?|\bat least)\s*$/i, behind: /^\s?(?:\+(?![\d/-])|min\b|以上)/i };
const atMost = { before: /(?:[<≤≦]|[<=]=|=<|\bat most)\s*$/i, behind: /^\s?以下/ };

/** A bound that excludes only worse parts: `>=50V`, `10V+`, `<=5%`. */
function welcome(better: string, text: string, from: number, to: number): { readonly orBetter?: true } {
  const bound = better === "higher" ? atLeast : better === "lower" ? atMost : null;
  const isBound = bound !== null && (bound.before.test(text.slice(0, from)) || bound.behind.test(text.slice(to)));
  return isBound ? { orBetter: true } : {};
}

function readTolerance(text: string, at: number, { sure }: Reading): number | undefined {
  const found = toleranceAt(text.slice(at));
  if (found === undefined) return undefined;
  const end = at + found.length;
  const { tolerance } = found;
  sure.push({ aspect: "tolerance", tolerance, written: text.slice(at, end), ...welcome("lower", text, at, end) });
  return found.length;
}

function readSize(text: string, at: number, { sure }: Reading): number | undefined {
  const found = sizeAt(text, at);
  if (found !== undefined) sure.push(found.claim);
  return found?.length;
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,2},\d{1,2}|\d+(?:\.\d+)?|\.\d+)`;
const withUnit = new RegExp(
  String.raw`^${number}\s?(?:[kmμu]?V\s?(?:DC|AC|dc|ac)(?![A-Za-z])|[pnuμmPNU][FHfh](?=\d)|[A-Za-zμΩ]+(?![A-Za-z0-9μΩ]))`,
);
// `104F` is a code and a tolerance: parts of these kinds don't have farads or henries.
const wholeFarads = /^(?!0?\.\d).*[\d\s.][FH]$/;
const beforeCondition = /^\s*[@~]/;
const behindCondition = /(?:[@~]|\bup to)\s*$/i;
const aspects: Readonly<Partial<Record<Quantity["unit"], Amount>>> = {
  F: "capacitance",
  H: "inductance",
  V: "voltage",
  A: "current",
  Ω: "resistance",
};

function readQuantity(text: string, at: number, kind: PartKind, { sure }: Reading): number | undefined {
  const [written] = withUnit.exec(text.slice(at)) ?? [];
  const quantity = written === undefined ? undefined : parseQuantity(plainUnits(written), "");
  const aspect = quantity && aspects[quantity.unit];
  if (written === undefined || quantity === undefined || wholeFarads.test(written)) return undefined;
  const behind = text.slice(at + written.length);
  if (aspect === undefined || beforeCondition.test(behind) || behindCondition.test(text.slice(0, at)))
    return written.length;
  const voltageClass = /ac$/i.test(written) ? "AC" : /v\s?dc$/i.test(written) ? "DC" : null;
  const bound = welcome(betterOf(aspect), text, at, at + written.length);
  sure.push({ aspect, value: quantity.value, voltageClass, written, ...bound });
  return written.length + readLetterBehind(behind, quantity, kind, sure);
}

/** `64 MOHM` and `140MA` mean milli, as distributors write; `4.700 pF` is 4,700 pF, because since three decimals of a picofarad aren't used. */
const plainUnits = (written: string): string =>
  written.replace(/M(?=OHMS?$|A$|Ohms?$|Ω$)/, "m").replace(/^([1-9]\d{0,2})\.(\d{3})(?=\s?pF$)/i, "$1$2");

/** `1pF C`, `3.3nH S`: the letters for pF and nH, which have another meaning elsewhere in the text. */
function readLetterBehind(behind: string, { value, unit }: Quantity, kind: PartKind, sure: TextClaim[]): number {
  const [found, letter = ""] = /^\s?([BCDSW])(?![A-Za-z0-9_])/.exec(behind) ?? [];
  const tolerance = unit === (kind === "capacitor" ? "F" : "H") ? toleranceOfLetter(letter, kind, value) : undefined;
  if (found === undefined || tolerance === undefined) return 0;
  sure.push({ aspect: "tolerance", tolerance, written: letter });
  return found.length;
}

function readCharacteristic(text: string, at: number, kind: PartKind, { sure, letters }: Reading): number | undefined {
  const rest = text.slice(at);
  const written = characteristicAt(rest);
  if (written !== undefined) {
    const name = characteristicName(written);
    sure.push({ aspect: "characteristic", name, written, ...welcome("higher", text, at, at + written.length) });
    return written.length;
  }
  const [lone] = kind === "capacitor" ? (loneCharacteristic.exec(rest) ?? []) : [];
  // `Panasonic B` is a case size, `KR-5R5V334-R` a number, and `T/R` tape and reel.
  if (
    lone === undefined ||
    !standsApart(text, at, lone) ||
    /[A-Za-z]{4}\s$|[A-Za-z]\w+-$|\bT\/$/.test(text.slice(0, at))
  )
    return undefined;
  letters.push({ aspect: "characteristic", name: lone, written: lone });
  return lone.length;
}

// With a prefix, as in `100n` and `2u2`, the unit is clear; 104, R47, and 4R7 are codes.
const prefixed = /^((?:\d+(?:\.\d+)?|\.\d+)[pnuμ]|\d+[pnuμPNU]\d+[FH]?|\d+V\d+)([BCDGJKMNSWZ])?(?![A-Za-z0-9])/;
const coded = /^(\dR\d{1,2}|R\d{2,3}|[1-9]\d\d)([BCDFGHJKMNSWZ])?(?![A-Za-z0-9.%])/;
const counted = /^\s?(?:[mk]?W|pcs?|pieces|ea|pins?|pos|ppm|V|個|只|个|枚)(?![a-z])/i;

function readPrefixed(rest: string, kind: PartKind, { sure }: Reading): number | undefined {
  const match = prefixed.exec(rest);
  const claims = match && codeClaims(match, kind);
  if (!match || !claims) return undefined;
  sure.push(claims.value, ...(claims.tolerance === null ? [] : [claims.tolerance]));
  return match[0].length;
}

// `100N` is 100 nF; for an inductor it is 10 µH ±30 %. `u1` is the whole of a value.
const capital: Readonly<Record<PartKind, RegExp>> = {
  capacitor: /^((?:\d+(?:\.\d+)?|\.\d+)[NPU])()(?![A-Za-z0-9])/,
  inductor: /^((?:\d+(?:\.\d+)?|\.\d+)U)()(?![A-Za-z0-9])/,
};
const leading = /^([pnuμ]\d{1,3})()(?![A-Za-z0-9.])/;

function readCode(text: string, at: number, kind: PartKind, { codes, cutSizes }: Reading): number | undefined {
  const cutSize = sizeOfThree(text.slice(at));
  if (cutSize !== undefined && standsApart(text, at, cutSize.written)) {
    cutSizes.push(cutSize);
    return cutSize.written.length;
  }
  const match =
    (at === 0 ? leading.exec(text) : null) ?? capital[kind].exec(text.slice(at)) ?? coded.exec(text.slice(at));
  const claims = match && codeClaims(match, kind);
  if (!match || !claims || !standsApart(text, at, match[0])) return undefined;
  if (counted.test(text.slice(at + match[0].length))) return undefined;
  codes.push(claims);
  return match[0].length;
}

function codeClaims([, digits = "", letter]: RegExpExecArray, kind: PartKind): Reading["codes"][number] | undefined {
  const quantity = parseQuantity(digits, kind === "capacitor" ? "F" : "H");
  const aspect = quantity && aspects[quantity.unit];
  if (quantity === undefined || aspect === undefined) return undefined;
  const tolerance = letter ? letterClaim(letter, kind, quantity.value) : null;
  if (letter && tolerance === null) return undefined;
  return { value: { aspect, value: quantity.value, voltageClass: null, written: digits }, tolerance };
}

function readLetter(text: string, at: number, kind: PartKind, { letters }: Reading): number | undefined {
  const [letter] = /^[FGHJKMNZ](?![A-Za-z0-9])/.exec(text.slice(at)) ?? [];
  const claim = letter === undefined ? null : letterClaim(letter, kind, null);
  if (claim === null || letter === undefined || !standsApart(text, at, letter)) return undefined;
  letters.push(claim);
  return 1;
}

/** Not part of a longer name: `SOT-523`, `J-FET`, `BGA-484(23x23)`, `120@100mA`, `490-7213-1-ND`. */
function standsApart(text: string, at: number, found: string): boolean {
  return (
    !/[A-Za-z][-_]$|[@±+.~?]$/.test(text.slice(0, at)) &&
    !/^(?:[(@~+]|[-_][A-Za-z]|-\d+-(?:\d-)?ND)/.test(text.slice(at + found.length))
  );
}

function letterClaim(letter: string, kind: PartKind, amount: number | null): TextClaim | null {
  const tolerance = toleranceOfLetter(letter, kind, amount);
  return tolerance === undefined ? null : { aspect: "tolerance", tolerance, written: letter };
}
