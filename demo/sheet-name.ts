import type { Sheet } from "./document";

/** The name of a sheet's copy, as Excel gives it: `BOM (2)`, of 31 characters at most. */
export function copyName(name: string, sheets: readonly Sheet[]): string {
  const taken = new Set(sheets.map((sheet) => sheet.name.toLowerCase()));
  for (let number = 2; ; number++) {
    const ending = ` (${String(number)})`;
    const copy = name.slice(0, longest - ending.length) + ending;
    if (!taken.has(copy.toLowerCase())) return copy;
  }
}

/** Whether every Excel takes the name. */
export const isSheetName = (name: string): boolean =>
  /^(?!')[^\\/?*[\]:]{1,31}(?<!')$/.test(name) && !reservedNames.has(name.toLowerCase());

/**
 * What Excel calls the sheet of tracked changes, which it keeps for itself: in English as Microsoft documents it, in
 * Japanese as users report. Its name in Chinese isn't documented. A workbook may be opened in any of them.
 */
export const reservedNames: ReadonlySet<string> = new Set(["history", "履歴"]);
const longest = 31;
