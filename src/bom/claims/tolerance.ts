import { memoize } from "../../product-data/base/memoize";
import { parseQuantity } from "../../product-data/vocabulary/quantity";
import { matchAt } from "./match-at";
import type { PartKind } from "./part-kind";

/** The allowed deviation of a value: in percent of it, or in farads or henries. Both numbers are positive. */
export interface Tolerance {
  readonly plus: number;
  readonly minus: number;
  readonly unit: "%" | "F" | "H";
}

/**
 * `±10%`, `±0.1pF`, `+/-5 %`, `+80/-20%`, `-20÷+80%`, `10%` at this position of a text, with its length; undefined if
 * there is none.
 */
export function toleranceAt(
  text: string,
  at: number,
): { readonly tolerance: Tolerance; readonly length: number } | undefined {
  for (const form of forms) {
    const match = matchAt(form, text, at);
    if (match === undefined) continue;
    const [{ length }] = match;
    const { both = "", plus = both, minus = both, unit = "%" } = match.groups ?? {};
    const [above, below] = [plus, minus].map((digits) => Number(digits.replace(",", "."))) as [number, number];
    if (unit !== "%") {
      const quantity = parseQuantity(both + unit.replace("P", "p").replace("N", "n"), "");
      if (quantity?.unit === "F" || quantity?.unit === "H")
        return { tolerance: { plus: quantity.value, minus: quantity.value, unit: quantity.unit }, length };
    } else if (percents.has(above) && percents.has(below))
      return { tolerance: { plus: above, minus: below, unit }, length };
  }
  return undefined;
}

/** The tolerance as texts write it: `±10%`, `±0.1pF`, `+80/-20%`. */
export function toleranceText({ plus, minus, unit }: Tolerance): string {
  if (unit !== "%")
    return `±${String(Number((plus * (unit === "F" ? 1e12 : 1e9)).toPrecision(6)))}${unit === "F" ? "pF" : "nH"}`;
  return plus === minus ? `±${String(plus)}%` : `+${String(plus)}/-${String(minus)}%`;
}

/** The tolerance with which a text starts. */
export const toleranceOf = memoize((text): Tolerance | undefined => toleranceAt(text, 0)?.tolerance);

/**
 * The meaning of a letter in a text for a value; `amount` is the value before it, null if it is alone. Letters for pF
 * and nH count only after a small value, because `B` is also a temperature characteristic.
 */
export function toleranceOfLetter(letter: string, kind: PartKind, amount: number | null): Tolerance | undefined {
  const tolerance = lettersInTexts[kind].includes(letter)
    ? toleranceOf(toleranceLetters[kind][letter] ?? "")
    : undefined;
  const isUsable = tolerance?.unit === "%" || (amount !== null && amount < leastRelative[kind]);
  return isUsable ? tolerance : undefined;
}

/**
 * Compares two tolerances for a part with this nominal value, which relates percent to farads: a tighter one is better;
 * undefined if they can't be compared.
 */
export function compareTolerances(
  first: Tolerance,
  second: Tolerance,
  nominal: number | null,
): "equal" | "better" | "worse" | undefined {
  const relative = [first, second].filter(({ unit }) => unit === "%").length;
  if (relative === 1 ? nominal === null : first.unit !== second.unit) return undefined;
  const off = (tolerance: Tolerance, side: "plus" | "minus"): number =>
    relative === 1 && tolerance.unit === "%" ? (tolerance[side] / 100) * (nominal ?? 0) : tolerance[side];
  const differences = (["plus", "minus"] as const).map((side) => {
    const [one, other] = [off(first, side), off(second, side)];
    return Math.abs(one - other) <= 1e-9 * Math.max(one, other) ? 0 : one - other;
  });
  if (differences.every((difference) => difference === 0)) return "equal";
  return differences.every((difference) => difference <= 0) ? "better" : "worse";
}

/** The distance from the least value to the greatest, in shares of the nominal value: ±5 % is 0.1. */
export const spreadOf = ({ plus, minus, unit }: Tolerance, nominal: number): number =>
  (plus + minus) / (unit === "%" ? 100 : nominal);

const number = String.raw`\d{1,3}(?:[.,]\d{1,3})?|\.\d{1,3}`;
const end = "(?![A-Za-z0-9μ])";
const between = String.raw`(?:[/,÷~…]|\.{2,3}|to)?`;

const forms: readonly RegExp[] = [
  new RegExp(String.raw`(?:±|\+ ?\/? ?-) ?(?<both>${number}) ?(?<unit>[pnuμPN]?[FHfh]|%)${end}`, "y"),
  new RegExp(String.raw`\+ ?(?<plus>${number}) ?%? ?${between} ?- ?(?<minus>${number}) ?%`, "y"),
  new RegExp(String.raw`- ?(?<minus>${number}) ?%? ?${between} ?\+ ?(?<plus>${number}) ?%`, "y"),
  // `15% TC` is the drift of X7R with the temperature.
  new RegExp(String.raw`(?<both>${number}) ?%(?! ?TC\b)`, "y"),
];

/** The percentages that parts have; 25 and more are one-sided or of old parts. */
const percents: ReadonlySet<number> = new Set([
  0.05, 0.1, 0.2, 0.25, 0.3, 0.5, 1, 2, 2.5, 3, 4, 5, 6, 7, 7.5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 75, 80, 100, 0,
]);

/** The letters that texts use. */
const lettersInTexts = { capacitor: "BCDFGJKMWZ", inductor: "BCDFGHJKMNSW" };
/** The value below which tolerances are in pF and nH. */
export const leastRelative = { capacitor: 1e-11, inductor: 1e-7 };

function lettersOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(" ").map((item) => item.split("=") as [string, string]));
}

/**
 * Tolerance letters with the same meaning for nearly all manufacturers. Source: IEC 60062, and the guides that the
 * families name.
 */
export const toleranceLetters: Readonly<Record<PartKind, Readonly<Record<string, string>>>> = {
  capacitor: lettersOf(
    "A=±0.05pF B=±0.1pF C=±0.25pF D=±0.5pF F=±1% G=±2% J=±5% K=±10% M=±20% N=±0.03pF S=+50/-20% V=±0.05pF W=±0.05pF Z=+80/-20%",
  ),
  inductor: lettersOf(
    "B=±0.1nH C=±0.2nH D=±0.5nH F=±1% G=±2% H=±3% J=±5% K=±10% M=±20% N=±30% S=±0.3nH W=±0.05nH Y=±30%",
  ),
};
