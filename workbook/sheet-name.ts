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

/** Whether Excel takes the name. It keeps "History" for itself. */
export const isSheetName = (name: string): boolean =>
  /^(?!')[^\\/?*[\]:]{1,31}(?<!')$/.test(name) && name.toLowerCase() !== reserved;

export const reserved = "history";
const longest = 31;
