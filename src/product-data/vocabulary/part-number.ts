/**
 * A part number as the service writes it: NFKC (full-width letters become half-width), without spaces or invisible
 * characters, uppercase, and without the trailing `#` that stands for any package code in the manufacturer's lists. A
 * manufacturer's name before it and a packaging after it are left out: `Vendor GRM...`, `.../T&R`, `... (TAPE)`. "" for a
 * blank cell.
 */
export function normalizePartNumber(text: string): string {
  if (alreadyNormal.test(text)) return text;
  return text
    .normalize("NFKC")
    .toUpperCase()
    .trim()
    .replace(packaging, "")
    .replace(manufacturer, "")
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, "")
    .replace(/(?<!#)#+$/, "");
}

// Lookbehinds keep the time linear: a run of separators is tried at its start only.
const packaging = /(?<![\s,/])[\s,/]*\(?(?:T&R|TAPE(?: ?(?:&|AND) ?REEL)?|CUT TAPE|REEL)\)?$/;
/** Words of letters before one word with digits, as long as a part number. */
const manufacturer = /^(?:[A-Z][A-Z.]{3,}[\s:,]+)+(?=(?=\S*\d)\S{8,}$)/;

/** Most numbers of a workbook are in this form, and workbooks are recalculated often. */
const alreadyNormal = /^[\dA-Z./+=_-]*$/;
