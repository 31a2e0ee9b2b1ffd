/**
 * What a cell says: the text that it shows, such as 0603 for 603, unless that is a number with other digits: 1000 shown as
 * `1,000`, 2.5 as `3` or `3 pcs`, 885012207078 as `8.85012E+11`.
 */
export function textOfCell(value: unknown, shown: string): string {
  if (typeof value !== "number") return shown;
  const [, number = "", unit = ""] = numeral.exec(shown) ?? [];
  if (number === "" || Number(number) === value) return shown;
  const decimals = number.split(".")[1] ?? "";
  // Another number before a word isn't rounded, but scaled (`4.7k`) or a date's.
  return unit === "" || number === value.toFixed(decimals.length) ? allDigits(value) + unit : shown;
}

/** A number as a cell shows it, and not a date: `12.05.2026`. */
const numeral = /^([-+]?\d{1,3}(?:[., '’]?\d{3})*(?:[.,]\d{1,99})?(?:E[+-]?\d+)?)( ?\p{L}+\.?)?$/u;

/** All digits that Excel calculates with. */
export const allDigits = (value: number): string => String(Number(value.toPrecision(15)));
