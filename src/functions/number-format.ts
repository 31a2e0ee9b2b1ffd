import type { BaseUnit } from "../vocabulary/quantity";

/**
 * The number format of a quantity in a base unit. Excel carries a cell's format into formulas that refer to it, so a format
 * must be true for any number; and a file holds about 200 of them (MS-OI29500, 18.8.31), so there is one a unit.
 *
 * Units whose values lie far from 1 get engineering notation: `100.00E-9 F`. Its digits are fixed, because Excel leaves a
 * dangling point where they are optional; a value with more digits than that is written in full: `1.2345E-09 F`.
 */
export function baseUnitFormat(value: number, unit: BaseUnit): string {
  return engineering.has(unit) && isShownWhole(value) ? `##0.00E+0${literal(unit)}` : symbolFormat(unit);
}

/** The format of a number that is given in this unit: `100 nF`. */
export const symbolFormat = (symbol: string): string => `General${literal(symbol)}`;

export const dateFormat = "yyyy-mm-dd";

const engineering: ReadonlySet<BaseUnit> = new Set(["F", "H", "m", "Hz"]);

const literal = (symbol: string): string => `" ${symbol}"`;

/** Whether three digits before the point, as engineering notation has them at most, and two behind show the value. */
function isShownWhole(value: number): boolean {
  const [digits = "", power = "0"] = Math.abs(value).toExponential().split("e");
  const before = 1 + (((Number(power) % 3) + 3) % 3);
  return digits.replace(".", "").length <= before + 2;
}
