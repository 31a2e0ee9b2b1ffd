import type { Unit } from "../../product-data/vocabulary/field";

/**
 * How usual a value is for capacitors and inductors: 2 for a preferred value, 1 for an unusual one with few digits, 0
 * for one that doesn't exist, such as 0 F, 402.22 pF, or 25.7 V. Other quantities always make sense.
 */
export function senseOf(value: number, unit: Unit): 0 | 1 | 2 {
  if (unit === "°C") return Math.abs(value) <= 300 ? 2 : 0;
  const range = ranges[unit];
  if (range === undefined) return 2;
  const [least, most, ends] = range;
  if (!(value >= least && value <= most)) return 0;
  const digits = value.toExponential(6).replace(/\.|0*e.*/g, "");
  if (ends.has(digits) || (unit === "F" && value < 1e-11 && digits.length <= 2)) return 2;
  return digits.length <= (unit === "V" ? 2 : 3) ? 1 : 0;
}

const digitsOf = (text: string): readonly string[] => text.split(" ");

/** Source: IEC 60063. */
const e24 = digitsOf("1 11 12 13 15 16 18 2 22 24 27 3 33 36 39 43 47 51 56 62 68 75 82 91");
/** Values that manufacturers' lists have in addition to E24. */
const ofLists = digitsOf("125 14 17 25 35 4 5 6 7 8 9");
/** Source: IEC 60384-21, and manufacturers' lists; 25, 27, and 55 are those of electric double-layer capacitors. */
const ofVoltages = digitsOf("1 125 15 16 18 2 22 25 27 275 3 305 31 315 35 4 42 45 475 5 55 6 63 7 75 8 12 9");

/** The least and the greatest value, and the digits of preferred ones. */
const ranges: Readonly<Partial<Record<Unit, readonly [number, number, ReadonlySet<string>]>>> = {
  F: [4e-14, 0.999, new Set([...e24, ...ofLists])],
  H: [9e-11, 0.999, new Set([...e24, ...ofLists])],
  V: [1, 60_000, new Set(ofVoltages)],
};
