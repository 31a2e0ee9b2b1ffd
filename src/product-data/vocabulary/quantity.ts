import type { Unit } from "./field";

/** A number in the vocabulary's base unit; the unit is "" if the text has none. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

/**
 * Parses a quantity as people write it: `100 nF`, `0.1µF` (either micro sign), `1,000pF`, `4,7uF`, `25Vdc`, `6V3`, `10
 * kΩ`, also in full-width letters. It is scaled as decimal text, so 0.1uF is exactly 1e-7. Returns undefined if the
 * text isn't a quantity.
 *
 * `expected` is the unit of texts without one: `100n` and `2u2` have that unit. If a capacitance or an inductance is
 * expected, `104` is the manufacturer's code (10 and four zeros, in pF or µH), and `4R7` is 4.7 pF or 4.7 µH. Any other
 * number without a unit has the unit "". A unit in the text takes precedence over the expected one.
 *
 * A comma before exactly three digits separates thousands; any other comma is the decimal separator. Prefixes that
 * aren't used with a unit are rejected, because `10MF` has meant both 10 µF and 10 mF.
 */
export function parseQuantity(text: string, expected: Unit): Quantity | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/\u2212/g, "-")
    .trim();
  const code = /^[1-9]\d\d$/.test(plain) ? codeExponents[expected] : undefined;
  if (code !== undefined) return quantity(plain.slice(0, 2), code + zeros(plain.slice(2)), expected);
  return withUnitBehind(plain, expected) ?? withLetterAsPoint(plain, expected);
}

/** The number with the readable prefix: `100 nF`, `6.3 V`. `parseQuantity` of it returns the same number. */
export function printQuantity(value: number, unit: Unit): string {
  const [digits = "", exponent = ""] = Math.abs(value).toExponential().split("e");
  const magnitude = Number(exponent);
  if (unit === "" || value === 0 || !Number.isFinite(value) || Math.abs(magnitude) > 15)
    return `${String(value)} ${unit}`.trim();
  const { printed } = spellings[unit];
  const prefix = printed.find((each) => exponentOf(each) <= magnitude) ?? printed.at(-1) ?? "";
  return `${value < 0 ? "-" : ""}${shiftPoint(digits.replace(".", ""), magnitude - exponentOf(prefix))} ${prefix}${unit}`;
}

/** A unit with or without a prefix, such as nF: the base unit times a power of ten. */
export interface DisplayUnit extends Scale {
  /** The unit as it is written: nF, µF. */
  readonly symbol: string;
}

/** The unit that a word is, in NFKC: `nF`, `uF`, `ohm`; undefined if it isn't one. */
export const unitNamed = (word: string): Scale | undefined => units.get(word);

/** Parses a unit: `nF`, `uF`, `ohm`; undefined if the text isn't one. */
export function displayUnit(text: string): DisplayUnit | undefined {
  const scale = unitNamed(text.normalize("NFKC").trim());
  if (scale === undefined) return undefined;
  const { unit, exponent } = scale;
  // A single lowercase letter is the meter or the gram; the farad is uppercase.
  if (exponent === 0) return { symbol: unit, unit, exponent };
  const letter = Object.keys(exponents).find((each) => exponents[each] === exponent && each !== "u");
  return letter === undefined ? undefined : { symbol: `${letter}${unit}`, unit, exponent };
}

/** Converts a number from the base unit. It is scaled as decimal text, so 1e-7 F is exactly 100 nF. */
export function inUnit(value: number, { exponent }: DisplayUnit): number {
  const [digits = "", power = "0"] = value.toExponential().split("e");
  return Number(`${digits}e${String(Number(power) - exponent)}`);
}

/** Units that people use for a dimension, base unit first. */
export const displayUnits = (unit: BaseUnit): readonly string[] =>
  spellings[unit].columns.map((prefix) => `${prefix}${unit}`);

export type BaseUnit = Exclude<Unit, "">;

const number = /^([+-]?)([1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?|\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE]([+-]?\d{1,3}))?\s*(\D*)$/;
const thousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/;

function withUnitBehind(text: string, expected: Unit): Quantity | undefined {
  const [found, sign = "", digits = "", exponent = "0", word = ""] = number.exec(text) ?? [];
  if (found === undefined) return undefined;
  const decimal = thousands.test(digits) ? digits.replaceAll(",", "") : digits.replace(",", ".");
  const scale = scaleOf(word.replace(/\s/g, ""), expected);
  return scale && quantity(sign + decimal, Number(exponent) + scale.exponent, scale.unit);
}

/** `4R7`, `2u2`, `4n7H`, `6V3`: the letter takes the place of the decimal point. */
function withLetterAsPoint(text: string, expected: Unit): Quantity | undefined {
  const [found, whole = "", letter = "", fraction = "", word = ""] =
    /^(\d*)([A-Za-zμΩ])(\d+)([A-Za-zΩ]*)$/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const scale = pointScale(letter, word, expected);
  return scale && quantity(`${whole || "0"}.${fraction}`, scale.exponent, scale.unit);
}

function pointScale(letter: string, word: string, expected: Unit): Scale<Unit> | undefined {
  const unit = word === "" ? expected : units.get(word)?.unit;
  if (letter === "R") {
    const exponent = unit === "Ω" ? 0 : codeExponents[expected];
    return word === "" && exponent !== undefined ? { unit: expected, exponent } : undefined;
  }
  if (letter === "V" || letter === "Ω") return word === "" ? { unit: letter, exponent: 0 } : undefined;
  return unit === undefined || units.get(word || unit)?.exponent !== 0 ? undefined : prefixScale(letter, unit);
}

/** A unit, and the power of ten by which numbers with it are multiplied. */
export interface Scale<U = BaseUnit> {
  readonly unit: U;
  readonly exponent: number;
}

/** Power of ten of the manufacturer's codes: pF and µH. */
const codeExponents: Readonly<Partial<Record<Unit, number>>> = { F: -12, H: -6 };

/** EIA: the last digit is the number of zeros, but 8 and 9 mean hundredths and tenths. */
const zeros = (digit: string): number => (digit === "8" || digit === "9" ? Number(digit) - 10 : Number(digit));

// The micro sign is printed; NFKC makes a Greek mu of it, so texts to parse have the mu.
// oxfmt-ignore
const exponents: Readonly<Record<string, number>> = { p: -12, n: -9, µ: -6, μ: -6, u: -6, m: -3, c: -2, k: 3, M: 6, G: 9 };
const exponentOf = (prefix: string): number => exponents[prefix] ?? exponents[prefix.toLowerCase()] ?? 0;

interface Spelling {
  /** The ways to write it; the first is the typical one. */
  readonly symbols: readonly string[];
  /** Prefixes that are read. Uppercase P, N, and U are accepted where they are unambiguous: petafarads don't exist. */
  readonly prefixes: string;
  /** Prefixes in printed texts, largest first. */
  readonly printed: readonly string[];
  /** Prefixes that people use for the numbers of a column. */
  readonly columns: readonly string[];
}

const volts = ["V", "v", "Vdc", "VDC", "Vac", "VAC", "WV", "WVDC", "ボルト"];
const ohms = ["Ω", "ohm", "ohms", "Ohm", "Ohms", "OHM", "OHMS", "オーム"];

const spellings: Readonly<Record<BaseUnit, Spelling>> = {
  F: { symbols: ["F"], prefixes: "pPnNuUμm", printed: ["", "m", "µ", "n", "p"], columns: ["", "p", "n", "µ"] },
  H: { symbols: ["H"], prefixes: "pPnNuUμm", printed: ["", "m", "µ", "n", "p"], columns: ["", "n", "µ", "m"] },
  V: { symbols: volts, prefixes: "uUμmkK", printed: ["k", "", "m", "µ"], columns: ["", "k"] },
  A: { symbols: ["A", "Adc", "ADC", "アンペア"], prefixes: "nuUμmk", printed: ["", "m", "µ"], columns: ["", "m"] },
  Ω: { symbols: ohms, prefixes: "uμmkKMG", printed: ["G", "M", "k", "", "m"], columns: ["", "m"] },
  Hz: { symbols: ["Hz", "HZ", "hz"], prefixes: "kKMG", printed: ["G", "M", "k", ""], columns: ["", "k", "M", "G"] },
  m: { symbols: ["m"], prefixes: "nuμmc", printed: ["", "m", "µ"], columns: ["", "m", "µ"] },
  g: { symbols: ["g"], prefixes: "uμmk", printed: ["k", "", "m", "µ"], columns: ["", "m"] },
  "°C": { symbols: ["°C", "C", "degC"], prefixes: "", printed: [""], columns: [""] },
};

const units: ReadonlyMap<string, Scale> = new Map(
  (Object.keys(spellings) as BaseUnit[]).flatMap((unit) =>
    spellings[unit].symbols.flatMap((symbol): (readonly [string, Scale])[] => [
      [symbol, { unit, exponent: 0 }],
      // A single lowercase letter is a word, but after a prefix it is the unit: 10uf.
      ...Array.from(spellings[unit].prefixes).flatMap((prefix) =>
        [symbol, symbol.toLowerCase()].map(
          (spelt) => [prefix + spelt, { unit, exponent: exponentOf(prefix) }] as const,
        ),
      ),
    ]),
  ),
);

function scaleOf(word: string, expected: Unit): Scale<Unit> | undefined {
  if (word === "") return { unit: "", exponent: 0 };
  if (word === "R" && expected === "Ω") return { unit: "Ω", exponent: 0 };
  return (word.length === 1 ? prefixScale(word, expected) : undefined) ?? units.get(word);
}

/** A prefix without a unit. Lengths have none: `1m` is a meter. */
function prefixScale(letter: string, unit: Unit): Scale | undefined {
  if (unit === "" || unit === "m" || !spellings[unit].prefixes.includes(letter)) return undefined;
  return { unit, exponent: exponentOf(letter) };
}

function quantity(decimal: string, exponent: number, unit: Unit): Quantity | undefined {
  const value = Number(`${decimal}e${String(exponent)}`);
  return Number.isFinite(value) ? { value, unit } : undefined;
}

/** Shifts the decimal point right by `places`. */
function shiftPoint(digits: string, places: number): string {
  if (places < 0) return `0.${"0".repeat(-places - 1)}${digits}`;
  const padded = digits.padEnd(places + 1, "0");
  return padded.length === places + 1 ? padded : `${padded.slice(0, places + 1)}.${padded.slice(places + 1)}`;
}
