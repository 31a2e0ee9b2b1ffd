/**
 * Numbers with exact decimal values. A product of doubles isn't always the nearest double of the product (100 * 1e-9 is
 * 1.0000000000000001e-7), so every number is read from a decimal text.
 */

/** `digits` times ten to the power of `exponent`: scaled(0.85, -3) is 0.00085. */
export function scaled(digits: number, exponent: number): number {
  return Number(`${plain(digits)}e${String(exponent)}`);
}

/** Rounded to this number of significant digits. */
export function significant(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

/** Rounded to whole thousandths: lengths in mm are kept in whole micrometers. */
export function thousandths(value: number): number {
  return Number(value.toFixed(3));
}

/** Without an exponent, with commas between thousands: 1,000 or 0.0047. */
export function grouped(value: number): string {
  const [whole = "0", fraction] = plain(value).split(".");
  const commas = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? commas : `${commas}.${fraction}`;
}

/** Without an exponent. */
export function plain(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}

/**
 * The number that a three-character code of a part number stands for: 104 is 10 and four zeros, 2R2 is 2.2, R47 is
 * 0.47. null if the text isn't a code.
 */
export function codedDigits(code: string): { readonly digits: number; readonly exponent: number } | null {
  if (/^\d{3}$/.test(code)) return { digits: Number(code.slice(0, 2)), exponent: Number(code[2]) };
  if (/^\d?R\d{1,2}$/.test(code)) return { digits: Number(code.replace("R", ".")), exponent: 0 };
  return null;
}
