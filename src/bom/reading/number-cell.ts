/**
 * What a cell says: the text that it shows, such as 0603 for 603, unless that is a number with other digits: 1000 shown as
 * `1,000`, 2.5 as `3`, 885012207078 as `8.85012E+11`.
 */
export const textOfCell = (value: unknown, shown: string): string =>
  typeof value === "number" && numeral.test(shown) && Number(shown) !== value ? allDigits(value) : shown;

/** A number as a cell shows it, and not a date: `12.05.2026`. */
const numeral = /^[-+]?\d{1,3}(?:[., '’]?\d{3})*(?:[.,]\d+)?(?:E[+-]?\d+)?$/;

/** All digits that Excel calculates with. */
export const allDigits = (value: number): string => String(Number(value.toPrecision(15)));
