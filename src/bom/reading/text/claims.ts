import { parseQuantity } from "../../../product-data/vocabulary/quantity";
import { characteristicName } from "../../aspects/characteristic";
import type { AmountClaim, TextClaim, ToleranceClaim } from "../../aspects/claim";
import type { PartKind } from "../../aspects/part-kind";
import { senseOf } from "../../aspects/preferred-values";
import { type Amount, betterOf } from "../../aspects/rules";
import { decideSizes, type SizeClaim } from "../../aspects/size";
import { type Tolerance, toleranceOfLetter } from "../../aspects/tolerance";
import { isGlued, isSign, valueOfPrefixed, type Word, type WordOf, type Words, wordsOf } from "./words";

/**
 * Reads the claims in a description of a part of this kind, in the order of the text: `100nF 50V X7R 0603`, `1 µF ±10%
 * 25V Ceramic Capacitor X5R 0402 (1005 Metric)`, `０．１μＦ ５０Ｖ Ｂ特性 １６０８サイズ`. What can't be read is skipped. Several claims
 * of one aspect are alternatives, except sizes in inches next to sizes in mm.
 *
 * Uncertain readings have lower priority. Manufacturers' codes (`104`, `4R7`) count if the text has no capacitance or
 * inductance with a unit, or the same one. A single `B` or `R` is the characteristic if there is no other. A single
 * tolerance letter counts if no tolerance is written out. An impedance at a frequency (`120Ω@100MHz`) and the ends of a
 * range (`0.8 ~ 5V`) are skipped. `>=50V`, `10V+`, `<=5%`, and `or better` accept a better part.
 */
export function readClaims(text: string, kind: PartKind): readonly TextClaim[] {
  const { plain, words } = wordsOf(text);
  const reading: Reading = { sure: [], values: [], letters: [], cutSizes: [] };
  for (const [at, word] of words.entries()) read(word, { plain, words, at, kind }, reading);
  const claims = settled(reading);
  return orBetter.test(plain)
    ? claims.map((claim) => (hasOrder(claim) ? { ...claim, orBetter: true } : claim))
    : claims;
}

interface Reading {
  readonly sure: TextClaim[];
  /** Values without a unit. */
  readonly values: ValueRead[];
  /** Single letters. */
  readonly letters: TextClaim[];
  /** Size codes that a spreadsheet converted to numbers. */
  readonly cutSizes: SizeClaim[];
}

interface ValueRead {
  readonly value: AmountClaim;
  /** None or one, of the letter behind it. */
  readonly tolerance: readonly ToleranceClaim[];
}

/** The place of a word in its text, which is read for a part of this kind. */
interface Spot extends Words {
  readonly at: number;
  readonly kind: PartKind;
}

function read(word: Word, spot: Spot, { sure, values, letters, cutSizes }: Reading): void {
  const { type, written } = word;
  if (type === "amount") sure.push(...amountClaims(word, spot));
  else if (type === "prefixed") {
    const found = prefixedValue(word, spot);
    if (found !== undefined && isSure(word)) sure.push(found.value, ...found.tolerance);
    else if (found !== undefined) values.push(found);
  } else if (type === "code") {
    const found = isApart(spot) ? codedValue(word, spot.kind) : undefined;
    if (found !== undefined) values.push(found);
  } else if (type === "size") {
    const claim = { aspect: "size", code: word.code, system: word.system, ...from(word) } as const;
    if (!word.isCut && isSizeInText(word, spot)) sure.push(claim);
    else if (word.isCut && word.prefix === "" && isApart(spot)) cutSizes.push(claim);
  } else if (type === "tolerance")
    sure.push({ aspect: "tolerance", tolerance: word.tolerance, ...from(word), ...welcome("lower", word, spot) });
  else if (type === "characteristic")
    sure.push({
      aspect: "characteristic",
      name: characteristicName(written),
      ...from(word),
      ...welcome("higher", word, spot),
    });
  else if (type === "letter") {
    const behind = toleranceBehind(word, spot);
    if (behind !== undefined) sure.push(behind);
    else if (isApart(spot)) letters.push(...letterClaims(word, spot));
  }
}

const from = ({ written, start, end }: Word): Pick<AmountClaim, "written" | "span"> => ({
  written,
  span: [start, end],
});

const orBetter = /\bor (?:better|higher|above)\b|同等以上/i;
const hasOrder = ({ aspect }: TextClaim): boolean =>
  aspect === "tolerance" || aspect === "characteristic" || betterOf(aspect) !== "none";

const atLeast = { before: /(?:[>≥≧]|[>=]=|=>|\bmin\.?|\bat least) ?$/i, behind: /^ ?(?:\+(?![\d/-])|min\b|以上)/i };
const atMost = { before: /(?:[<≤≦]|[<=]=|=<|\bat most) ?$/i, behind: /^ ?以下/ };

/** A bound that excludes only worse parts: `>=50V`, `10V+`, `<=5%`. */
function welcome(better: string, { start, end }: Word, { plain }: Spot): { readonly orBetter?: true } {
  const bound = better === "higher" ? atLeast : better === "lower" ? atMost : null;
  if (bound === null) return {};
  const isBound =
    bound.before.test(plain.slice(Math.max(0, start - 10), start)) || bound.behind.test(plain.slice(end, end + 5));
  return isBound ? { orBetter: true } : {};
}

const aspects: Readonly<Partial<Record<string, Amount>>> = {
  F: "capacitance",
  H: "inductance",
  V: "voltage",
  A: "current",
  Ω: "resistance",
};

function amountClaims(word: WordOf<"amount">, spot: Spot): readonly AmountClaim[] {
  const aspect = aspects[word.unit];
  if (aspect === undefined || isCondition(word, spot)) return [];
  const [value, ...others] = word.values;
  const readings = others.length === 0 ? { value } : { value, others };
  return [{ aspect, ...readings, voltageClass: word.current, ...from(word), ...welcome(betterOf(aspect), word, spot) }];
}

/**
 * Whether an amount is a condition, or the end of a range: an impedance at a frequency, the current at which it is
 * measured, `0.8 ~ 5.5V`, `up to 75V`. `10uF@25V` and `1uF~100V` are a value and a voltage.
 */
function isCondition(word: WordOf<"amount">, { plain, words, at }: Spot): boolean {
  const [last, before, next, behind] = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]];
  if (isSign(next, "@") && word.unit === "Ω") return behind?.type !== "amount" || behind.unit === "Hz";
  if (isSign(before, "@")) return !(isNominal(last) && (word.unit === "V" || word.unit === "A"));
  const isEnd = (other: Word | undefined): boolean =>
    other?.type === "number" || other?.type === "code" || (other?.type === "amount" && other.unit === word.unit);
  // `4.7nH-0.3nH` has a tolerance.
  const isRising = last?.type !== "amount" || last.values[0] < word.values[0];
  if (isSign(before, "~-") && isEnd(last))
    return isSign(before, "~") || (isRising && isGlued(last, before) && isGlued(before, word));
  return (
    (isSign(next, "~") && isEnd(behind)) || /\bup to ?$/i.test(plain.slice(Math.max(0, word.start - 8), word.start))
  );
}

const isNominal = (word: Word | undefined): boolean =>
  word?.type === "amount"
    ? word.unit === "F" || word.unit === "H"
    : word?.type === "prefixed" && "pnu".includes(word.prefix);

/** `u1`, `100N`, and `6P3`, which is 6.3 V next to another value, count if nothing else says the value. */
const isSure = ({ isCapital, written }: WordOf<"prefixed">): boolean => !isCapital && !/^[a-zμ]|\dP\d/.test(written);

function prefixedValue(word: WordOf<"prefixed">, spot: Spot): ValueRead | undefined {
  const { kind } = spot;
  const { prefix, isCapital, written, letter } = word;
  // `100N` is 100 nF; for an inductor it is 10 µH ±30 %.
  if (isCapital && kind === "inductor" && prefix !== "u") {
    const [, code = "", tolerance = ""] = /^(\d{3})([NP])$/.exec(written) ?? [];
    return isApart(spot) ? codedValue({ ...word, type: "code", code, letter: tolerance }, kind) : undefined;
  }
  const isLeading = !/^[\d.]/.test(written);
  if (!"pnu".includes(prefix) || (isLeading && spot.at > 0) || (isCapital && !isApart(spot))) return undefined;
  return valueRead(word, valueOfPrefixed(word), letter, kind);
}

/** Of a capacitor, `100` could also be 100 pF. */
function codedValue(word: WordOf<"code">, kind: PartKind): ValueRead | undefined {
  const { code, letter } = word;
  const unit = kind === "capacitor" ? "F" : "H";
  const value = parseQuantity(code, unit)?.value ?? 0;
  if (senseOf(value, unit) < 2 || (kind === "capacitor" && letter === "" && /^\d\d0$/.test(code))) return undefined;
  return valueRead(word, value, letter, kind);
}

/** undefined if a letter behind it isn't a tolerance. */
function valueRead(word: Word, value: number, letter: string, kind: PartKind): ValueRead | undefined {
  const tolerance = letter === "" ? undefined : toleranceOfLetter(letter, kind, value);
  if (letter !== "" && tolerance === undefined) return undefined;
  const aspect = kind === "capacitor" ? "capacitance" : "inductance";
  const written = letter === "" ? word.written : word.written.slice(0, -letter.length);
  return {
    value: {
      aspect,
      value,
      voltageClass: null,
      ...from(word),
      written,
      ...(word.type === "code" && { isUncertain: true }),
    },
    tolerance: tolerance === undefined ? [] : [{ aspect: "tolerance", tolerance, ...from(word), written: letter }],
  };
}

/** In a text, `C0402` and `CC0402_100NF` are names of footprints, and `CR0402` is a part's. */
const isSizeInText = ({ prefix, end }: WordOf<"size">, { plain }: Spot): boolean =>
  prefix === "" || isFootprints.test(prefix) || (prefix.length < 4 && plain[end] === "_");
const isFootprints = /^(?:(?:US|EU)?[CLR]|CAPC?|INDC?|RESC?|SMD?|MLCC|CHIP|FB|LED|EIA)$/i;

/** `1pF C`, `3.3nH S`: the letters for pF and nH, which have another meaning elsewhere in the text. */
function toleranceBehind(word: Word, { plain, words, at, kind }: Spot): ToleranceClaim | undefined {
  const before = words[at - 1];
  if (before?.type !== "amount" || before.unit !== (kind === "capacitor" ? "F" : "H")) return undefined;
  if (word.start - before.end > 1 || plain[word.end] === "_" || !/[BCDSW]/.test(word.written)) return undefined;
  const tolerance = toleranceOfLetter(word.written, kind, before.values[0]);
  return tolerance && { aspect: "tolerance", tolerance, ...from(word) };
}

/** A lone tolerance letter, or for a capacitor the characteristic B or R. */
function letterClaims(word: Word, { plain, words, at, kind }: Spot): readonly TextClaim[] {
  const { written, start } = word;
  const before = words[at - 1];
  // `CAPC0402_M`: the density of the board.
  if (isSign(before, "_") && words[at - 2]?.type === "size" && /[LMN]/.test(written)) return [];
  // `Panasonic B` is a case size, and `T/R` tape and reel.
  const isOfName = before?.type === "name" && /[A-Za-z]{4}$/.test(before.written);
  if (kind === "capacitor" && /[BR]/.test(written) && !isOfName && !plain.slice(0, start).endsWith("T/"))
    return [{ aspect: "characteristic", name: written, ...from(word), isUncertain: true }];
  const tolerance = /[FGHJKMNZ]/.test(written) ? toleranceOfLetter(written, kind, null) : undefined;
  return tolerance === undefined ? [] : [{ aspect: "tolerance", tolerance, ...from(word), isUncertain: true }];
}

/**
 * Whether a code or a letter isn't a part of a longer name: `SOT-523`, `J-FET`, `BGA-484(23x23)`, `120@100mA`,
 * `490-7213-1-ND`. Next to a value it isn't: `0.1uF-50V-K`.
 */
function isApart({ words, at }: Spot): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (isGlued(before, words[at])) {
    if (isSign(before, "@±+.~?#") || before?.type !== "sign") return false;
    if (isSign(before, "-") && isGlued(words[at - 2], before) && !isValue(words[at - 2])) return false;
  }
  if (!isGlued(words[at], next)) return true;
  if (isSign(next, "(@~+") || next?.type !== "sign") return false;
  return !isSign(next, "-") || !isGlued(next, words[at + 2]) || isValue(words[at + 2]);
}

const valueTypes: ReadonlySet<Word["type"]> = new Set(["amount", "prefixed", "size", "tolerance", "characteristic"]);
const isValue = (word: Word | undefined): boolean => word !== undefined && valueTypes.has(word.type);

function settled({ sure, values, letters, cutSizes }: Reading): readonly TextClaim[] {
  const written = sure.filter((claim) => claim.aspect === "size");
  const sizes = decideSizes(written.length > 0 ? written : cutSizes);
  const claims: TextClaim[] = [...withToleranceBehind(withoutDrift(sure.filter(isNoSize))), ...sizes];
  const has = (aspect: TextClaim["aspect"]): boolean => claims.some((claim) => claim.aspect === aspect);
  const isOfValue = (claim: TextClaim): claim is AmountClaim => claim.aspect === values[0]?.value.aspect;
  const stated = sure.filter(isOfValue);
  const others = values.map(({ value }) => value);
  const usable = values.filter(({ value }) =>
    stated.length > 0
      ? stated.some((claim) => claim.value === value.value)
      : !isVoltage(value) || others.every((other) => other.value === value.value),
  );
  for (const { value } of values)
    if (!usable.some((each) => each.value === value) && isVoltage(value) && !has("voltage"))
      claims.push({ ...value, aspect: "voltage", value: Number(value.written.replace(/P/, ".")) });
  claims.push(...usable.map(({ value }) => value));
  if (!has("tolerance")) claims.push(...usable.flatMap(({ tolerance }) => tolerance));
  if (!has("tolerance")) claims.push(...letters.filter(({ aspect }) => aspect === "tolerance"));
  if (!has("characteristic")) claims.push(...letters.filter(({ aspect }) => aspect === "characteristic"));
  return claims;
}

const isNoSize = ({ aspect }: TextClaim): boolean => aspect !== "size";

/** `X7R, 15%, 10%`: the change with the temperature, which the letter also says, and the tolerance. */
function withoutDrift(claims: readonly TextClaim[]): readonly TextClaim[] {
  const tolerances = claims.filter(({ aspect }) => aspect === "tolerance");
  const drifts = claims.map((claim) => (claim.aspect === "characteristic" ? driftOfLetter[claim.name[2] ?? ""] : null));
  const isDrift = (claim: TextClaim): boolean => claim.aspect === "tolerance" && drifts.includes(claim.tolerance.plus);
  return tolerances.length < 2 || tolerances.every(isDrift) ? claims : claims.filter((claim) => !isDrift(claim));
}

/** In percent. Source: EIA-198. */
const driftOfLetter: Readonly<Record<string, number>> = { P: 10, R: 15, S: 22 };

/** `6P3`, in names such as `C_1U_0603_X5R_6P3`. */
const isVoltage = ({ written }: AmountClaim): boolean =>
  /^\dP\d$/.test(written) && senseOf(Number(written.replace("P", ".")), "V") === 2;

/**
 * A second, much smaller value is the tolerance of the first: `1.5pF 0.1pF`, `4.7NH-0.3NH`; and `10p` after a value with
 * a unit is 10 %, unless the text has a tolerance.
 */
function withToleranceBehind(claims: readonly TextClaim[]): readonly TextClaim[] {
  if (claims.some(({ aspect }) => aspect === "tolerance")) return claims;
  const isOfNominal = (claim: TextClaim): claim is AmountClaim =>
    claim.aspect === "capacitance" || claim.aspect === "inductance";
  const first = claims.find(isOfNominal);
  return claims.map((claim) => {
    const isBehind = first !== undefined && isOfNominal(claim) && claim.span?.[0] !== first.span?.[0];
    const tolerance = isBehind ? smallTolerance(first, claim) : undefined;
    return tolerance === undefined ? claim : { aspect: "tolerance", tolerance, written: claim.written };
  });
}

function smallTolerance(first: AmountClaim, second: AmountClaim): Tolerance | undefined {
  const [, percent] = /^(1|2|5|10|20)p$/.exec(second.written) ?? [];
  if (percent !== undefined) return { plus: Number(percent), minus: Number(percent), unit: "%" };
  const isSmall = first.aspect === second.aspect && second.value <= 0.3 * first.value;
  const unit = first.aspect === "capacitance" ? "F" : "H";
  return isSmall && first.value < (unit === "F" ? 1e-11 : 1e-7)
    ? { plus: second.value, minus: second.value, unit }
    : undefined;
}

/**
 * The sizes in the name of a footprint, which has no other four-digit numbers: `C_0603_1608Metric`, `0603-C`, `SM0805`,
 * `CAPC1608X90N`, `EIA-3216-18`, `L2012C`, `C603`.
 */
export function readSizes(footprint: string): readonly SizeClaim[] {
  const { words } = wordsOf(footprint);
  return decideSizes(
    words.flatMap((word): readonly SizeClaim[] =>
      word.type === "size" ? [{ aspect: "size", code: word.code, system: word.system, ...from(word) }] : [],
    ),
  );
}
