/**
 * A part number as the service writes it: NFKC (full-width letters become plain), without blanks or invisible characters,
 * upper case, without the trailing `#` that stands for any package code in the maker's lists. Empty for a blank cell.
 */
export function normalizePartNumber(text: string): string {
  if (alreadyNormal.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, "")
    .toUpperCase()
    .replace(/#+$/, "");
}

/** Most numbers of a workbook, which is calculated anew all the time. */
const alreadyNormal = /^[\dA-Z./+=_-]*$/;
