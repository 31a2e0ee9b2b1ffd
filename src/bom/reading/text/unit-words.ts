import { type BaseUnit, type Scale, unitNamed } from "../../../product-data/vocabulary/quantity";
import { matchAt } from "../../claims/match-at";
import { inAllLanguages } from "../../words/phrases";
import { unitWords } from "../../words/units";

/** A unit of the vocabulary; "" for another one, such as W or pcs, whose numbers say nothing here. */
export type UnitRead = Scale<BaseUnit | "">;

/** Words in front of a unit in words: `micro Farad`. */
const prefixes: Readonly<Record<string, string>> = { micro: "u", nano: "n", pico: "p", milli: "m" };

const table: ReadonlyMap<string, string> = new Map(
  inAllLanguages(unitWords).map((item): [string, string] => {
    const [word = "", unit = ""] = item.split("=");
    return [word.toLowerCase(), unit];
  }),
);

/** The unit at this position of a plain text, after one space at most, with its end; undefined if there is none. */
export function unitAt(text: string, at: number): { readonly scale: UnitRead; readonly end: number } | undefined {
  const start = text[at] === " " ? at + 1 : at;
  const [found, prefix = "", spelled = found] = matchAt(inWords, text, start) ?? matchAt(symbols, text, start) ?? [];
  if (found === undefined || spelled === undefined) return undefined;
  const scale = scaleOf(prefix, spelled);
  return scale && { scale, end: start + found.length };
}

function scaleOf(prefix: string, word: string): UnitRead | undefined {
  const unit = table.get(word.toLowerCase());
  if (unit === "") return { unit, exponent: 0 };
  if (unit !== undefined) return unitNamed((prefixes[prefix.toLowerCase()] ?? "") + unit);
  // `64 MOHM` and `140MA` mean milli, as distributors write.
  return unitNamed(word.replace(" ", "").replace(/^M(?=OHM|Ohm|A$)/, "m"));
}

const longestFirst = [...table.keys()].sort((one, other) => other.length - one.length);
const isLetters = (word: string): boolean => /^[a-zа-я]/.test(word);
const inWords = new RegExp(
  `(?:(micro|nano|pico|milli)[ -]?)?(${longestFirst.filter(isLetters).join("|")})(?![A-Za-zА-я])|` +
    `(?:)(${longestFirst.filter((word) => !isLetters(word)).join("|")})`,
  "iy",
);
// A digit or a characteristic may follow directly: `100nF50V`, `16VX7R`.
const symbols =
  /°C|[kKMm] (?:Ω|[Oo]hms?|OHMS?)(?![A-Za-z])|[pnuμmPNU][FfHh](?=\d)|[pnuμPNU]?[FHV](?=[XYNC][0-9P][A-Z0-9](?![A-Za-z0-9]))|[A-Za-zμΩ]+(?![A-Za-z0-9μΩ])/y;
