import { type BaseUnit, type Scale, unitNamed } from "../../../product-data/vocabulary/quantity";
import { matchAt } from "../../claims/match-at";
import { senseOf } from "../../claims/preferred-values";
import { wordsIn } from "../../words/phrases";
import { unitWords } from "../../words/units";

/** A number with a unit: `100nF`, `4 700 pF`, `2u2F`, `6v3`, `25 VDC`, `0,1 мкФ`. */
export interface Amount {
  readonly type: "amount";
  readonly unit: UnitRead["unit"];
  /** Readings in the base unit; the one that makes the most sense is first: 2,200 pF may be 2.2 pF. */
  readonly values: readonly [number, ...number[]];
  readonly current: "AC" | "DC" | null;
}

/** A number with a prefix and without a unit: `100n`, `2u2`, `u1`, `10k`, `120R`. */
export interface Prefixed {
  readonly type: "prefixed";
  /** `R`: ohms without a prefix. */
  readonly prefix: keyof typeof exponents;
  /** The unit of a capacitance or a resistance, which the prefix suggests; "" for `m`. */
  readonly unit: "F" | "Ω" | "";
  readonly values: readonly [number];
  /** Whether it is `100N`, and not `2N2`: for an inductor, N is the tolerance of a code. */
  readonly isCapital: boolean;
  /** The tolerance letter behind it; "" without one. */
  readonly letter: string;
}

/** What is found at a position of a text. */
export interface Found<M = Amount | Prefixed> {
  readonly length: number;
  readonly meaning: M;
}

/**
 * The number with a unit or a prefix at this position, in all ways to read the digits that make sense, the most
 * likely first.
 */
export function amountAt(text: string, at: number): Found | undefined {
  const [best, ...others] = numeralsAt(text, at).flatMap((numeral) => {
    const found = withUnitBehind(text, at, numeral);
    return found && makesSense(found.meaning) ? found : [];
  });
  if (best?.meaning.type !== "amount") return best;
  const values = others.flatMap(({ meaning }) => meaning.values);
  return { ...best, meaning: { ...best.meaning, values: [...best.meaning.values, ...values] } };
}

const makesSense = ({ type, unit, values }: Amount | Prefixed): boolean =>
  (type !== "amount" && unit !== "F") || senseOf(values[0], unit) > 0;

/** A number as its digits may be read. */
interface Numeral {
  readonly end: number;
  /** The digits with a decimal point, whatever the text has. */
  readonly digits: string;
  readonly exponent: number;
}

/**
 * The ways to read digits with commas, points, and spaces among them, the most likely first: three digits behind a
 * comma are thousands, and those behind a point in picofarads, too.
 */
function numeralsAt(text: string, at: number): readonly Numeral[] {
  const numeral = (written: string, digits: string, exponent = 0): Numeral => ({
    end: at + written.length,
    digits: digits.replace(/[,_]/, "."),
    exponent,
  });
  const [whole = ""] = matchAt(wholes, text, at) ?? [];
  if (!mayContinue.test(text[at + whole.length] ?? "")) return [numeral(whole, whole)];
  const [power, mantissa = "", exponent] = matchAt(powers, text, at) ?? [];
  if (power !== undefined) return [numeral(power, mantissa, Number(exponent))];
  const [decimal] = matchAt(decimals, text, at) ?? [];
  const plain = [decimal, whole].flatMap((written) => (written ? numeral(written, written) : []));
  const [grouped, integer = "", separator, fraction = ""] = matchAt(groups, text, at) ?? [];
  if (grouped === undefined) return plain;
  const behind = at + grouped.length;
  // `805 100nF` is a size and a value; `4 700 pF` and `10 000pF` are one number.
  if (separator === " " && text[behind] !== " " && !grouped.endsWith("000")) return plain;
  const thousands = numeral(grouped, integer.replace(/[ ,.]/g, "") + fraction);
  const isDecimal = separator === "." && matchAt(picofarads, text, behind) === undefined;
  return isDecimal ? [...plain, thousands] : [thousands, ...plain];
}

const mayContinue = /[., _eE]/;
const powers = /(\d*(?:[.,]\d{1,6})?)[eE]([+-]\d{1,2})(?!\d)/y;
const groups = /([1-9]\d{0,2}(?:([ ,.])\d{3})(?:\2\d{3})*)(?!\d)([.,]\d+)?/y;
/** Digits with a decimal sign; names without points have an underscore: `0_47UF_0402`. */
const decimals = /(?:\d*[.,]|0_)\d{1,6}(?!\d)/y;
const wholes = /\d+/y;
const picofarads = / ?[pP][fF]?(?![A-Za-z])/y;

/** Reads what follows the digits: a unit, a prefix, or a letter in the place of the decimal point. */
function withUnitBehind(text: string, at: number, { end, digits, exponent: own }: Numeral): Found | undefined {
  const amount = (to: number, { unit, exponent }: UnitRead, number = digits): Found => {
    const [behind = ""] = unit === "V" ? (matchAt(currents, text, to) ?? []) : [];
    const length = to + behind.length - at;
    const [current = null] = /[AD]C$/.exec(text.slice(at, at + length).toUpperCase()) ?? [];
    const values = [Number(`${number}e${String(exponent + own)}`)] as const;
    return {
      length,
      meaning: { type: "amount", unit, values, current: current as Amount["current"] },
    };
  };
  const [inside, letter = "", fraction = "", unit = "", tolerance = ""] = isShort.test(digits)
    ? (matchAt(letterAsPoint, text, end) ?? [])
    : [];
  if (inside !== undefined) {
    const to = end + inside.length;
    const number = `${digits}.${fraction}`;
    const isVolts = letter.toUpperCase() === "V";
    if (isVolts || unit !== "") {
      const scale = unitNamed(isVolts ? `V${unit}` : letter + unit);
      return scale && amount(to, scale, number);
    }
    // `4R7` is a code.
    return letter === "R" ? undefined : { length: to - at, meaning: readPrefixed(number, letter, tolerance, true) };
  }
  const start = end + (matchAt(joint, text, end)?.[0].length ?? 0);
  const [named = "", prefixInWords = "", spelled = named] =
    matchAt(inWords, text, start) ?? matchAt(symbols, text, start) ?? [];
  const scaleBehind = named && scaleOf(prefixInWords, spelled);
  if (scaleBehind) return amount(start + named.length, scaleBehind);
  const [behind, prefix = "", toleranceLetter = ""] = matchAt(prefixes, text, end) ?? [];
  return behind === undefined
    ? undefined
    : { length: end + behind.length - at, meaning: readPrefixed(digits, prefix, toleranceLetter) };
}

const currents = / ?(?:DC|AC|dc|ac)(?![A-Za-z])/y;
const isShort = /^(?:0|[1-9]\d{0,2})$/;
const letterAsPoint =
  /([pnuμkmPNUKMRVv])(\d{1,2})(?:([FfHh])(?![A-Za-z0-9])|([BCDGJKMNSWZ])(?![A-Za-z0-9])|(?![A-Za-z0-9.]))/y;
const prefixes = /(?: (?=[pnuμпнм](?![A-Z])))?([pnuμkmPNUKMRпнк]|мк)([BCDGJKMNSWZ])?(?![A-Za-z0-9μΩ%А-я])/y;

/** A number with a prefix; `isPoint`: the prefix stands for the decimal point, as in `2N2`. */
export function readPrefixed(digits: string, letter: string, tolerance: string, isPoint = false): Prefixed {
  const prefix = samePrefix[letter] ?? (letter as Prefixed["prefix"]);
  const values = [Number(`${digits}e${String(exponents[prefix])}`)] as const;
  const unit = "pnu".includes(prefix) ? "F" : prefix === "m" ? "" : "Ω";
  return { type: "prefixed", prefix, unit, values, isCapital: "PNU".includes(letter) && !isPoint, letter: tolerance };
}

const exponents = { p: -12, n: -9, u: -6, m: -3, k: 3, M: 6, R: 0 } as const;
const samePrefix: Readonly<Record<string, Prefixed["prefix"]>> = {
  μ: "u",
  P: "p",
  N: "n",
  U: "u",
  K: "k",
  п: "p",
  н: "n",
  мк: "u",
  к: "k",
};

/** A unit of the vocabulary; "" for a unit whose numbers aren't compared, such as W or pcs. */
type UnitRead = Scale<BaseUnit | "">;

/** Words in front of a unit in words: `micro Farad`. */
const prefixWords: Readonly<Record<string, string>> = { micro: "u", nano: "n", pico: "p", milli: "m" };

const unitTable: ReadonlyMap<string, string> = new Map(
  wordsIn(unitWords).map((item): [string, string] => {
    const [word = "", unit = ""] = item.split("=");
    return [word.toLowerCase(), unit];
  }),
);

/** What is between a number and its unit: `22 µF`, `22-µF 25-V`, and not `0402 mf332`. */
const joint = / (?!\p{L}+\d+(?![\p{L}\d.]))|-(?=(?:[pnuμ][FH]|V)(?![A-Za-z0-9]))/uy;

function scaleOf(prefix: string, word: string): UnitRead | undefined {
  const unit = unitTable.get(word.toLowerCase());
  if (unit === "") return { unit, exponent: 0 };
  if (unit !== undefined) return unitNamed((prefixWords[prefix.toLowerCase()] ?? "") + unit);
  // `64 MOHM`, `140MA`, and `1MH` mean milli, as distributors write, and `60mR` is 60 mΩ.
  return unitNamed(
    word
      .replace(" ", "")
      .replace(/^M(?=OHM|Ohm|[AH]$)/, "m")
      .replace(/^mR$/, "mΩ"),
  );
}

const longestFirst = [...unitTable.keys()].sort((one, other) => other.length - one.length);
const isLetters = (word: string): boolean => /^[a-zа-я]/.test(word);
const inWords = new RegExp(
  `(?:(micro|nano|pico|milli)[ -]?)?(${longestFirst.filter(isLetters).join("|")})(?![A-Za-zА-я])|` +
    `(?:)(${longestFirst.filter((word) => !isLetters(word)).join("|")})`,
  "iy",
);
// A digit or a characteristic may follow directly: `100nF50V`, `16VX7R`.
const symbols =
  /°C|[kKMm] (?:Ω|[Oo]hms?|OHMS?)(?![A-Za-z])|[pnuμmPNU][FfHh](?=\d)|[pnuμPNU]?[FHV](?=[XYNC][0-9P][A-Z0-9](?![A-Za-z0-9]))|[A-Za-zμΩ]+(?![A-Za-z0-9μΩ])/y;
