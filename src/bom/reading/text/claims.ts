import { memoize } from "../../../product-data/base/memoize";
import { parseQuantity } from "../../../product-data/vocabulary/quantity";
import { characteristicName } from "../../claims/characteristic";
import type { AmountClaim, SizeClaim, TextClaim } from "../../claims/claim";
import { byKind, type PartKind } from "../../claims/part-kind";
import { senseOf } from "../../claims/preferred-values";
import { type AmountAspect, betterOf } from "../../claims/rules";
import { decideSizes } from "../../claims/size";
import { type Tolerance, toleranceOfLetter } from "../../claims/tolerance";
import { sortsIn } from "./word-sorts";
import { isGlued, isSign, unitOf, type Word, type WordOf, type Words, wordsOf } from "./words";

/**
 * Reads the claims in a description of a part of this kind: `100nF 50V X7R 0603`, `1 µF ±10% 25V Ceramic Capacitor X5R
 * 0402 (1005 Metric)`, `０．１μＦ ５０Ｖ Ｂ特性 １６０８サイズ`. What can't be read is skipped. Several claims of one aspect are
 * alternatives, except sizes in inches next to sizes in mm.
 *
 * An impedance at a frequency (`120Ω@100MHz`) and the ends of a range (`0.8 ~ 5V`) are skipped. `>=50V`, `10V+`, `<=5%`,
 * and `or better` accept a better part. What belongs to words that aren't understood is skipped (word-sorts.ts).
 */
export const readClaims = (text: string, kind: PartKind): readonly TextClaim[] => claimsOf[kind](text);

const claimsOf = byKind((kind) => memoize((text) => valuesIn(text, kind)));

function valuesIn(text: string, kind: PartKind): readonly TextClaim[] {
  const { plain, words } = wordsOf(text);
  const { belonging } = sortsIn[kind](text);
  const claims = settle(
    words.flatMap((word, at) => (belonging.has(word) ? [] : readingsOf(word, { plain, words, at, kind }))),
  );
  if (!orBetter.test(plain)) return claims;
  return claims.map((claim) => (hasOrder(claim) ? { ...claim, orBetter: true } : claim));
}

const orBetter = /\bor (?:better|higher|above)\b|同等以上/i;
const hasOrder = ({ aspect }: TextClaim): boolean =>
  aspect === "tolerance" || aspect === "characteristic" || betterOf(aspect) !== "none";

/**
 * The sizes in the name of a footprint, which has no other four-digit numbers: `C_0603_1608Metric`, `0603-C`, `SM0805`,
 * `CAPC1608X90N`, `EIA-3216-18`, `L2012C`, `C603`.
 */
export const readSizes = (footprint: string): readonly SizeClaim[] =>
  decideSizes(wordsOf(footprint).words.flatMap((word) => (word.type === "size" ? claimOf(word, sizeOf(word)) : [])));

/** Like `readSizes`, but also reads a chip capacitor's code that no list has: `0604`. */
export function readFootprint(text: string, kind: PartKind): readonly SizeClaim[] {
  const found = readSizes(text);
  const [, code] = (kind === "capacitor" && found.length === 0 && unlistedSize.exec(text)) || [];
  return code === undefined ? found : [{ aspect: "size", code, system: "inch", written: code }];
}
const unlistedSize = /^(?:C|CAP)?[-_ ]?([01]\d{3})$/i;

/** What a word may say. */
interface Reading {
  readonly claim: TextClaim;
  /** The tolerance that a letter behind the value says: `104K`. */
  readonly tolerance?: TextClaim;
  /**
   * A reading in doubt counts if no surer reading has its aspect, or if a surer one has the same value: 1 for a value
   * without a unit (`104`, `4R7`) and for a size that a spreadsheet converted to a number, 2 for a single letter.
   */
  readonly doubt: 0 | 1 | 2;
}

function settle(readings: readonly Reading[]): readonly TextClaim[] {
  let claims: readonly TextClaim[] = [];
  for (const doubt of [0, 1, 2] as const) {
    const own = readings.filter((reading) => reading.doubt === doubt);
    if (own.length === 0) continue;
    const surer = claims;
    const isOpen = ({ aspect }: TextClaim): boolean => surer.every((claim) => claim.aspect !== aspect);
    const counts = (claim: TextClaim): boolean => isOpen(claim) || surer.some((other) => isSameAmount(claim, other));
    const added = own.flatMap(({ claim, tolerance }) =>
      counts(claim) ? [claim, ...(tolerance && isOpen(tolerance) ? [tolerance] : [])] : [],
    );
    claims = doubt === 0 ? withToleranceBehind(added) : [...surer, ...added];
  }
  const sizes = claims.filter((claim) => claim.aspect === "size");
  return [...claims.filter(({ aspect }) => aspect !== "size"), ...decideSizes(sizes)];
}

const isSameAmount = (one: TextClaim, other: TextClaim): boolean =>
  one.aspect === other.aspect && "value" in one && "value" in other && one.value === other.value;

/**
 * A second, much smaller value is the tolerance of the first: `1.5pF 0.1pF`, `4.7NH-0.3NH`; and `10p` after a value with
 * a unit is 10 %, unless the text has a tolerance.
 */
function withToleranceBehind(claims: readonly TextClaim[]): readonly TextClaim[] {
  if (claims.some(({ aspect }) => aspect === "tolerance")) return claims;
  const first = claims.find(isNominal);
  return claims.map((claim) => {
    const tolerance = first !== undefined && claim !== first && isNominal(claim) && smallTolerance(first, claim);
    const { written, span } = claim;
    return tolerance ? { aspect: "tolerance", tolerance, written, ...(span && { span }) } : claim;
  });
}

const isNominal = (claim: TextClaim): claim is AmountClaim =>
  claim.aspect === "capacitance" || claim.aspect === "inductance";

function smallTolerance({ aspect, value }: AmountClaim, second: AmountClaim): Tolerance | undefined {
  const [, percent] = /^(1|2|5|10|20)p$/.exec(second.written) ?? [];
  if (percent !== undefined) return { plus: Number(percent), minus: Number(percent), unit: "%" };
  const { unit, small } = aspect === "capacitance" ? nominal.capacitor : nominal.inductor;
  const isSmall = aspect === second.aspect && second.value <= 0.3 * value && value < small;
  return isSmall ? { plus: second.value, minus: second.value, unit } : undefined;
}

/** The main value of parts of a kind, and the value below which their tolerances are absolute. */
const nominal = {
  capacitor: { aspect: "capacitance", unit: "F", small: 1e-11 },
  inductor: { aspect: "inductance", unit: "H", small: 1e-7 },
} as const;

/** The place of a word in its text, which is read for a part of this kind. */
interface Spot extends Words {
  readonly at: number;
  readonly kind: PartKind;
}

function readingsOf(word: Word, spot: Spot): readonly Reading[] {
  if (word.type === "amount") return amountClaims(word, spot).map(certain);
  if (word.type === "prefixed") return prefixedValue(word, spot);
  if (word.type === "code") return isApart(spot) ? codedValue(word, spot.kind) : [];
  if (word.type === "size") {
    const isSize = word.isCut ? isApart(spot) : isSizeInText(word, spot);
    return isSize ? [{ claim: claimOf(word, sizeOf(word)), doubt: word.isCut ? 1 : 0 }] : [];
  }
  if (word.type === "tolerance") {
    const { type, tolerance } = word;
    return [certain(claimOf(word, { aspect: type, tolerance, ...boundIn("lower", word, spot) }))];
  }
  if (word.type === "characteristic") {
    if (excluding.test(spot.plain.slice(Math.max(0, word.start - 20), word.start))) return [];
    const name = characteristicName(word.written);
    return [certain(claimOf(word, { aspect: word.type, name, ...boundIn("higher", word, spot) }))];
  }
  return word.type === "letter" ? letterClaims(word, spot) : [];
}

/** Words before excluded characteristics: `no Y5V/Z5U`. */
const excluding = /(?<![A-Za-z])(?:no|not|kein|keine|nicht|without|ohne) (?:[XYZ]\d[A-Z] ?[/,] ?)*$/i;

const certain = (claim: TextClaim): Reading => ({ claim, doubt: 0 });
const claimOf = <S extends SaidOf<TextClaim>>(
  { written, start, end }: Word,
  said: S,
): S & Pick<AmountClaim, "written" | "span"> => Object.assign(said, { written, span: [start, end] as const });
type SaidOf<C> = C extends TextClaim ? Omit<C, "written" | "span"> : never;

const sizeOf = ({ code, system }: WordOf<"size">): SaidOf<SizeClaim> => ({ aspect: "size", code, system });

/** Bounds that exclude only worse parts: `>=50V`, `10V+`, `<=5%`. */
const bounds = {
  higher: { before: /(?:[>≥≧]=?|\bmin\.?|\bat least) ?$/i, behind: /^ ?(?:\+(?![\d/-])|min\b|以上)/i },
  lower: { before: /(?:[<≤≦]=?|\bat most) ?$/i, behind: /^ ?以下/ },
  none: null,
};

function boundIn(better: keyof typeof bounds, { start, end }: Word, { plain }: Spot): { readonly orBetter?: true } {
  const bound = bounds[better];
  const isBound =
    bound?.before.test(plain.slice(Math.max(0, start - 10), start)) || bound?.behind.test(plain.slice(end, end + 5));
  return isBound === true ? { orBetter: true } : {};
}

const aspects: Readonly<Partial<Record<string, AmountAspect>>> = {
  F: "capacitance",
  H: "inductance",
  V: "voltage",
  A: "current",
  Ω: "resistance",
};

function amountClaims(word: WordOf<"amount">, spot: Spot): readonly AmountClaim[] {
  const aspect = aspects[word.unit];
  // A capacitor's resistance would be its ESR, which no field has, and no inductor has a rated voltage.
  const isOfOtherKind = aspect === (spot.kind === "capacitor" ? "resistance" : "voltage");
  if (aspect === undefined || isOfOtherKind || isCondition(word, spot)) return [];
  const [value, ...others] = word.values;
  const readings = others.length === 0 ? { value } : { value, others };
  const bound = boundIn(betterOf(aspect), word, spot);
  return [claimOf(word, { aspect, ...readings, voltageClass: word.current, ...bound })];
}

/**
 * Whether an amount is a condition, or the end of a range: an impedance at a frequency, the current at which it is
 * measured, `0.8 ~ 5.5V`, `up to 75V`. `10uF@25V` and `1uF~100V` are a value and a voltage.
 */
function isCondition(word: WordOf<"amount">, { plain, words, at }: Spot): boolean {
  const [last, before, next, behind] = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]];
  if (isSign(next, "@") && word.unit === "Ω") return behind?.type !== "amount" || behind.unit === "Hz";
  if (isSign(before, "@")) return !"FH".includes(unitOf(last) || " ");
  const isEnd = (other: Word | undefined): boolean =>
    other?.type === "number" || other?.type === "code" || (other?.type === "amount" && other.unit === word.unit);
  // A range rises: `4.7nH-0.3nH` is a value with its tolerance.
  const isRising = last?.type !== "amount" || last.values[0] < word.values[0];
  if (isSign(before, "~-") && isEnd(last)) return isSign(before, "~") || (isRising && isGlued(before, word));
  return (
    (isSign(next, "~") && isEnd(behind)) || /\bup to ?$/i.test(plain.slice(Math.max(0, word.start - 8), word.start))
  );
}

function prefixedValue(word: WordOf<"prefixed">, spot: Spot): readonly Reading[] {
  const { prefix, isCapital, written, letter, values } = word;
  // `7R or 5R`: X7R or X5R.
  if (/^[578]R$/.test(written) && spot.kind === "capacitor")
    return [{ claim: claimOf(word, { aspect: "characteristic", name: `X${written}` }), doubt: 1 }];
  // `100N` is 100 nF; for an inductor it may be 10 µH ±30 %.
  if (isCapital && spot.kind === "inductor" && prefix !== "u") return [];
  const isLeading = !/^[\d.]/.test(written);
  if (word.unit !== "F" || (isLeading && spot.at > 0) || (isCapital && !isApart(spot))) return [];
  const volts = Number(written.replace("P", "."));
  // Names such as `C_1U_0603_X5R_6P3` write volts like this.
  if (
    /^\dP\d$/.test(written) &&
    senseOf(volts, "V") === 2 &&
    spot.words.some((other) => other !== word && unitOf(other) === "F")
  )
    return [{ claim: claimOf(word, { aspect: "voltage", value: volts, voltageClass: null }), doubt: 2 }];
  return valueReading(word, values[0], letter, spot.kind).map((reading) => ({
    ...reading,
    doubt: isCapital || isLeading ? 1 : 0,
  }));
}

/** `100` of a capacitor may be the code for 10 pF, or 100 pF. */
function codedValue(word: WordOf<"code">, kind: PartKind): readonly Reading[] {
  const { code, letter } = word;
  const { unit } = nominal[kind];
  const value = parseQuantity(code, unit)?.value ?? 0;
  if (senseOf(value, unit) < 2 || (kind === "capacitor" && letter === "" && /^\d\d0$/.test(code))) return [];
  return valueReading(word, value, letter, kind);
}

/** A value without a unit; none if a letter behind it isn't a tolerance. */
function valueReading(word: Word, value: number, letter: string, kind: PartKind): readonly Reading[] {
  const tolerance = letter === "" ? undefined : toleranceOfLetter(letter, kind, value);
  if (letter !== "" && tolerance === undefined) return [];
  const { aspect } = nominal[kind];
  const claim: TextClaim = {
    ...claimOf(word, { aspect, value, voltageClass: null, ...(word.type === "code" && { isUncertain: true }) }),
    written: word.written.slice(0, word.written.length - letter.length),
  };
  const behind = tolerance && { tolerance: { ...claimOf(word, { aspect: "tolerance", tolerance }), written: letter } };
  return [{ claim, doubt: 1, ...behind }];
}

/** Texts have `C0402` and `CC0402_100NF` as names of footprints, while `CR0402` is the name of a part. */
const isSizeInText = ({ prefix, end }: WordOf<"size">, { plain }: Spot): boolean =>
  prefix === "" || isFootprints.test(prefix) || (prefix.length < 4 && plain[end] === "_");
const isFootprints = /^(?:(?:US|EU)?[CLR]|CAPC?|INDC?|RESC?|SMD?|MLCC|CHIP|FB|LED|EIA)$/i;

/** A lone tolerance letter, or for a capacitor the characteristic B or R. */
function letterClaims(word: Word, spot: Spot): readonly Reading[] {
  const { plain, words, at, kind } = spot;
  const { written, start } = word;
  const before = words[at - 1];
  // `1pF C`, `3.3nH S`: the letters for pF and nH, which have another meaning elsewhere in the text, and in `C_SM0402`.
  if (before?.type === "amount" && before.unit === nominal[kind].unit && plain[word.end] !== "_") {
    const tolerance = /[BCDSW]/.test(written) && toleranceOfLetter(written, kind, before.values[0]);
    if (tolerance) return [certain(claimOf(word, { aspect: "tolerance", tolerance }))];
  }
  // A quantity has a number or a limit behind it: `H 1.2mm`, `Z < 5 mΩ`.
  if ((/H/.test(written) ? /^ ?[=:<≤]* ?\d/ : /^ ?[<>≤≥]/).test(plain.slice(word.end))) return [];
  // The letter in `CAPC0402_M` and `0603 M` is the density of the board.
  const named = isSign(before, "_") ? words[at - 2] : before;
  if (!isApart(spot) || (named?.type === "size" && /[LMN]/.test(written))) return [];
  // `Panasonic B` is a case size, and `T/R` tape and reel.
  const isOfName = before?.type === "name" && /[A-Za-z]{4}$/.test(before.written);
  if (kind === "capacitor" && /[BR]/.test(written) && !isOfName && !plain.slice(0, start).endsWith("T/"))
    return [{ claim: claimOf(word, { aspect: "characteristic", name: written, isUncertain: true }), doubt: 2 }];
  // The K of `temp. rise 20 K` is the kelvin.
  const tolerance = before?.type === "number" ? undefined : toleranceOfLetter(written, kind, null);
  if (tolerance === undefined) return [];
  return [{ claim: claimOf(word, { aspect: "tolerance", tolerance, isUncertain: true }), doubt: 2 }];
}

/**
 * Whether a code or a letter isn't a part of a longer name: `SOT-523`, `J-FET`, `BGA-484(23x23)`, `120@100mA`,
 * `490-7213-1-ND`. Next to a value it isn't: `0.1uF-50V-K`.
 */
function isApart({ words, at }: Spot): boolean {
  const isFree = (joining: string, next: Word | undefined, behind: Word | undefined): boolean => {
    if (next?.type !== "sign" || joining.includes(next.written)) return next === undefined;
    return next.written !== "-" || behind === undefined || isValue(behind);
  };
  const glued = (one: number, other: number): Word | undefined =>
    isGlued(words[Math.min(one, other)], words[Math.max(one, other)]) ? words[other] : undefined;
  return (
    isFree("@±+.~?#", glued(at, at - 1), glued(at - 1, at - 2)) &&
    isFree("(@~+", glued(at, at + 1), glued(at + 1, at + 2))
  );
}

const valueTypes: ReadonlySet<Word["type"]> = new Set(["amount", "prefixed", "size", "tolerance", "characteristic"]);
const isValue = ({ type }: Word): boolean => valueTypes.has(type);
