import { memoize } from "../../../product-data/base/memoize";
import { parseQuantity } from "../../../product-data/vocabulary/quantity";
import { characteristicName } from "../../claims/characteristic";
import { nominalClaimIn, ofAspect, type Said, type SizeClaim, type TextClaim } from "../../claims/claim";
import { byKind, nominalOf, type PartKind } from "../../claims/part-kind";
import { senseOf } from "../../claims/preferred-values";
import { type AmountAspect, betterOf } from "../../claims/rules";
import { decideSizes } from "../../claims/size";
import { leastRelative, toleranceOf, toleranceOfLetter } from "../../claims/tolerance";
import { mainUnits, sortsIn } from "./word-sorts";
import { isGlued, isSign, textBefore, unitOf, type Word, type WordOf, type Words, wordsOf } from "./words";

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
  const { plain, words, belonging } = sortsIn[kind](text);
  const claims = settle(
    words.flatMap((word, at) => (belonging.has(word) ? [] : readingsOf(word, { plain, words, at, kind }))),
  );
  const areBounds = orBetter.test(plain);
  return claims.map((claim) => {
    const bound = bounds[betterOf(claim.aspect)];
    const [start, end] = claim.span ?? [0, 0];
    const isBound =
      bound !== null &&
      (areBounds || bound.before.test(textBefore(plain, start, 10)) || bound.behind.test(plain.slice(end, end + 5)));
    return isBound ? { ...claim, orBetter: true } : claim;
  });
}

const orBetter = /\bor (?:better|higher|above)\b|同等以上/i;
/** Bounds that exclude only worse parts: `>=50V`, `10V+`, `<=5%`. */
const bounds = {
  higher: { before: /(?:[>≥≧]=?|\bmin\.?|\bat least) ?$/i, behind: /^ ?(?:\+(?![\d/-])|min\b|以上)/i },
  lower: { before: /(?:[<≤≦]=?|\bat most) ?$/i, behind: /^ ?以下/ },
  none: null,
};

/**
 * The sizes in the name of a footprint, which has no other four-digit numbers: `C_0603_1608Metric`, `0603-C`, `SM0805`,
 * `CAPC1608X90N`, `EIA-3216-18`, `L2012C`, `C603`.
 */
export const readSizes = (footprint: string): readonly SizeClaim[] =>
  decideSizes(
    ofAspect(
      wordsOf(footprint).words.flatMap((word) => (word.type === "size" ? sizeReading(word).claim : [])),
      "size",
    ),
  );

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
  /**
   * A reading in doubt counts if no surer reading has its aspect, or if a surer one has the same value: 1 for a value
   * without a unit (`104`, `4R7`) and for a size that a spreadsheet converted to a number, 2 for a single letter.
   */
  readonly doubt: 0 | 1 | 2;
}

function settle(readings: readonly Reading[]): readonly TextClaim[] {
  let claims: readonly TextClaim[] = [];
  for (const level of [0, 1, 2]) {
    const surer = claims;
    const added = readings.flatMap(({ claim, doubt }) => {
      const same = surer.filter(({ aspect }) => aspect === claim.aspect);
      const counts =
        same.length === 0 || same.some((other) => "value" in claim && "value" in other && claim.value === other.value);
      return doubt === level && counts ? claim : [];
    });
    claims = level === 0 ? withToleranceBehind(added) : [...surer, ...added];
  }
  const sizes = ofAspect(claims, "size");
  return [...claims.filter(({ aspect }) => aspect !== "size"), ...decideSizes(sizes)];
}

/**
 * A second, much smaller value is the tolerance of the first: `1.5pF 0.1pF`, `4.7NH-0.3NH`; and `10p` after a value with
 * a unit is 10 %, unless the text has a tolerance.
 */
function withToleranceBehind(claims: readonly TextClaim[]): readonly TextClaim[] {
  const first = nominalClaimIn(claims);
  if (first === undefined || claims.some(({ aspect }) => aspect === "tolerance")) return claims;
  const kind = first.aspect === "capacitance" ? "capacitor" : "inductor";
  return claims.map((claim) => {
    if (claim === first || !("value" in claim)) return claim;
    const { aspect, value, written, span } = claim;
    const isSmall = aspect === first.aspect && value <= 0.3 * first.value && first.value < leastRelative[kind];
    const tolerance = /^(?:1|2|5|10|20)p$/.test(written)
      ? toleranceOf(written.replace("p", "%"))
      : isSmall && ({ plus: value, minus: value, unit: mainUnits[kind][0] } as const);
    return tolerance ? { aspect: "tolerance", tolerance, written, ...(span && { span }) } : claim;
  });
}

/** The place of a word in its text, which is read for a part of this kind. */
interface Spot extends Words {
  readonly at: number;
  readonly kind: PartKind;
}

function readingsOf(word: Word, spot: Spot): Reading | readonly Reading[] {
  if (word.type === "amount") return amountReading(word, spot);
  if (word.type === "prefixed") return prefixedValue(word, spot);
  if (word.type === "code") return isApart(spot) ? codedValue(word, spot.kind) : [];
  if (word.type === "size") {
    const isSize = word.isCut ? isApart(spot) : isSizeInText(word, spot);
    return isSize ? sizeReading(word) : [];
  }
  if (word.type === "tolerance") return reading(word, { aspect: word.type, tolerance: word.tolerance });
  if (word.type === "characteristic") {
    if (excluding.test(textBefore(spot.plain, word.start, 20))) return [];
    return reading(word, { aspect: word.type, name: characteristicName(word.written) });
  }
  return word.type === "letter" ? letterReading(word, spot) : [];
}

/** Words before excluded characteristics: `no Y5V/Z5U`. */
const excluding = /(?<![A-Za-z])(?:no|not|kein|keine|nicht|without|ohne) (?:[XYZ]\d[A-Z] ?[/,] ?)*$/i;

const reading = (
  { written, start, end }: Pick<Word, "written" | "start" | "end">,
  said: Said<TextClaim>,
  doubt: Reading["doubt"] = 0,
): Reading => ({ claim: Object.assign(said, { written, span: [start, end] as const }), doubt });

const sizeReading = (word: WordOf<"size">): Reading =>
  reading(word, { aspect: "size", code: word.code, system: word.system }, word.isCut ? 1 : 0);

const aspects: Readonly<Partial<Record<string, AmountAspect>>> = {
  F: "capacitance",
  H: "inductance",
  V: "voltage",
  A: "current",
  Ω: "resistance",
};

function amountReading(word: WordOf<"amount">, spot: Spot): Reading | readonly [] {
  const aspect = aspects[word.unit];
  // A capacitor's resistance would be its ESR, which no field has, and no inductor has a rated voltage.
  const isOfOtherKind = aspect === (spot.kind === "capacitor" ? "resistance" : "voltage");
  if (aspect === undefined || isOfOtherKind || isCondition(word, spot)) return [];
  const [value, ...others] = word.values;
  return reading(word, { aspect, value, ...(others.length > 0 && { others }), voltageClass: word.current });
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
  return (isSign(next, "~") && isEnd(behind)) || /\bup to ?$/i.test(textBefore(plain, word.start, 8));
}

function prefixedValue(word: WordOf<"prefixed">, spot: Spot): Reading | readonly Reading[] {
  const { prefix, isCapital, written, values } = word;
  // `7R or 5R`: X7R or X5R.
  if (/^[578]R$/.test(written) && spot.kind === "capacitor")
    return reading(word, { aspect: "characteristic", name: `X${written}` }, 1);
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
    return reading(word, { aspect: "voltage", value: volts, voltageClass: null }, 2);
  return valueReadings(word, values[0], spot.kind, isCapital || isLeading ? 1 : 0);
}

/** `100` of a capacitor may be the code for 10 pF, or 100 pF. */
function codedValue(word: WordOf<"code">, kind: PartKind): readonly Reading[] {
  const [unit] = mainUnits[kind];
  const value = parseQuantity(word.code, unit)?.value ?? 0;
  if (senseOf(value, unit) < 2 || (kind === "capacitor" && /^\d\d0$/.test(word.written))) return [];
  return valueReadings(word, value, kind, 1);
}

/** A value without a unit; none if a letter behind it isn't a tolerance. */
function valueReadings(
  word: WordOf<"code" | "prefixed">,
  value: number,
  kind: PartKind,
  doubt: Reading["doubt"],
): readonly Reading[] {
  const { letter } = word;
  const tolerance = toleranceOfLetter(letter, kind, value);
  if (letter !== "" && tolerance === undefined) return [];
  const own = { ...word, written: word.written.slice(0, word.written.length - letter.length) };
  const isUncertain = word.type === "code" && ({ isUncertain: true } as const);
  return [
    reading(own, { aspect: nominalOf[kind], value, voltageClass: null, ...isUncertain }, doubt),
    ...(tolerance ? [reading({ ...word, written: letter }, { aspect: "tolerance", tolerance }, doubt)] : []),
  ];
}

/** Texts have `C0402` and `CC0402_100NF` as names of footprints, while `CR0402` is the name of a part. */
const isSizeInText = ({ prefix, end }: WordOf<"size">, { plain }: Spot): boolean =>
  prefix === "" || isFootprints.test(prefix) || (prefix.length < 4 && plain[end] === "_");
const isFootprints = /^(?:(?:US|EU)?[CLR]|CAPC?|INDC?|RESC?|SMD?|MLCC|CHIP|FB|LED|EIA)$/i;

/** A lone tolerance letter, or for a capacitor the characteristic B or R. */
function letterReading(word: Word, spot: Spot): Reading | readonly [] {
  const { plain, words, at, kind } = spot;
  const { written } = word;
  const before = words[at - 1];
  // `1pF C`, `3.3nH S`: the letters for pF and nH, which have another meaning elsewhere in the text, and in `C_SM0402`.
  const isBehind = before?.type === "amount" && before.unit === mainUnits[kind][0] && plain[word.end] !== "_";
  const tolerance = toleranceOfLetter(written, kind, isBehind ? before.values[0] : null);
  if (tolerance && tolerance.unit !== "%") return reading(word, { aspect: "tolerance", tolerance });
  // A quantity has a number or a limit behind it: `H 1.2mm`, `Z < 5 mΩ`.
  if ((/H/.test(written) ? /^ ?[=:<≤]* ?\d/ : /^ ?[<>≤≥]/).test(plain.slice(word.end))) return [];
  // The letter in `CAPC0402_M` and `0603 M` is the density of the board.
  const named = isSign(before, "_") ? words[at - 2] : before;
  if (!isApart(spot) || (named?.type === "size" && /[LMN]/.test(written))) return [];
  // `Panasonic B` is a case size, and `T/R` tape and reel.
  const isOfName = before?.type === "name" && /[A-Za-z]{4}$/.test(before.written);
  if (kind === "capacitor" && /[BR]/.test(written) && !isOfName && textBefore(plain, word.start, 2) !== "T/")
    return reading(word, { aspect: "characteristic", name: written, isUncertain: true }, 2);
  // The K of `temp. rise 20 K` is the kelvin.
  return tolerance && before?.type !== "number"
    ? reading(word, { aspect: "tolerance", tolerance, isUncertain: true }, 2)
    : [];
}

/**
 * Whether a code or a letter isn't a part of a longer name: `SOT-523`, `J-FET`, `BGA-484(23x23)`, `120@100mA`,
 * `490-7213-1-ND`. Next to a value it isn't: `0.1uF-50V-K`.
 */
function isApart({ words, at }: Spot): boolean {
  const isFree = (joining: string, step: 1 | -1): boolean => {
    const [next, behind] = [words[at + step], words[at + 2 * step]];
    const [left, right] = step < 0 ? [next, words[at]] : [words[at], next];
    if (!isGlued(left, right)) return true;
    if (next?.type !== "sign" || joining.includes(next.written)) return false;
    return next.written !== "-" || behind === undefined || valueTypes.has(behind.type);
  };
  return isFree("@±+.~?#", -1) && isFree("(@~+", 1);
}

const valueTypes: ReadonlySet<Word["type"]> = new Set(["amount", "prefixed", "size", "tolerance", "characteristic"]);
