/**
 * A part number as the service writes it: NFKC (full-width letters become half-width), without spaces or invisible
 * characters, uppercase, and without the trailing `#` that stands for any package code in the manufacturer's lists. ""
 * for a blank cell.
 */
export function normalizePartNumber(text: string): string {
  if (alreadyNormal.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, "")
    .toUpperCase()
    .replace(/#+$/, "");
}

/** Most numbers of a workbook are in this form, and workbooks are recalculated often. */
const alreadyNormal = /^[\dA-Z./+=_-]*$/;
