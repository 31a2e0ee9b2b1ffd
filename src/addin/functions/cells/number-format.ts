import type { BaseUnit } from "../../../product-data/vocabulary/quantity";

/**
 * The number format of a quantity in a base unit. Excel copies a cell's format to formulas that refer to it, so a
 * format must be correct for any number. A file has room for about 200 formats (MS-OI29500, 18.8.31), so there is one
 * per unit.
 *
 * Units with values far from 1 get engineering notation: `100.00E-9 F`. It has fixed digits, because with optional
 * digits Excel leaves a dangling decimal point. A value with more digits is written in full: `1.2345E-09 F`.
 *
 * Separators and words are those of English, as Microsoft documents for valuesAsJson; for results of functions it
 * documents nothing. Where those of the region differ, results have no formats (excel/abilities.ts).
 */
export function baseUnitFormat(value: number, unit: BaseUnit): string {
  return engineering.has(unit) && isShownWhole(value) ? `##0.00E+0${literal(unit)}` : symbolFormat(unit);
}

/** Whether a code contains a word, which differs in some regions. */
export const hasWords = (code: string): boolean => /^[a-z]/i.test(code);

/** The format of a number in this unit: `100 nF`. */
export const symbolFormat = (symbol: string): string => `General${literal(symbol)}`;

export const dateFormat = "yyyy-mm-dd";

const engineering: ReadonlySet<BaseUnit> = new Set(["F", "H", "m", "Hz"]);

const literal = (symbol: string): string => `" ${symbol}"`;

/** Whether engineering notation, with at most three digits before the point and two after it, shows the exact value. */
function isShownWhole(value: number): boolean {
  const [digits = "", power = "0"] = Math.abs(value).toExponential().split("e");
  const before = 1 + (((Number(power) % 3) + 3) % 3);
  return digits.replace(".", "").length <= before + 2;
}
