import { isBlank } from "./cell-shapes";
import { rolesOfTitle } from "./titles";

/** The cells of a sheet, or of its first rows, as texts. */
export type Texts = readonly (readonly string[])[];

/** Where the lines of a BOM stand. */
export interface Region {
  /** The row of the titles; null if there is none. */
  readonly header: number | null;
  /** The first row that may be a line. */
  readonly from: number;
}

/**
 * Finds the row of titles. KiCad writes every part twice, under “Individual Components” and “Collated Components”; then
 * the collated ones count.
 */
export function findRegion(texts: Texts): Region {
  const collated = texts.findIndex((row) => collatedMark.test(firstText(row)));
  const start = Math.max(collated, 0);
  const header = headerFrom(texts, start);
  return header === null ? { header: null, from: start === 0 ? 0 : start + 1 } : { header, from: header + 1 };
}

const collatedMark = /^collated\b/i;
const rowsSearched = 60;

function headerFrom(texts: Texts, start: number): number | null {
  let [best, most]: [number | null, number] = [null, 0];
  for (let row = start; row < Math.min(texts.length, start + rowsSearched); row++) {
    const score = scoreOf(texts[row] ?? []);
    if (score > most) [best, most] = [row, score];
  }
  if (most >= 1.9) return best;
  return singleTitle(texts, start);
}

/** The number of different roles that the cells name as titles. */
function scoreOf(row: readonly string[]): number {
  const roles = new Set<string>();
  let score = 0;
  for (const text of row) {
    if (isBlank(text)) continue;
    const [role] = rolesOfTitle(text);
    if (role === undefined) score -= /\d{2}/.test(text) ? 0.4 : 0.1;
    else if (role === "other") score += 0.2;
    else if (roles.has(role)) score += 0.3;
    else {
      roles.add(role);
      score += 1;
    }
  }
  return roles.size < 2 ? 0 : score;
}

/** A sheet with one column of interest: its title is the first cell above numbers. */
function singleTitle(texts: Texts, start: number): number | null {
  for (let row = start; row < Math.min(texts.length, start + 20); row++)
    for (const [column, text] of (texts[row] ?? []).entries()) {
      const [role] = rolesOfTitle(text);
      if (role === undefined || role === "other" || isBlank(text)) continue;
      const below = texts[row + 1]?.[column] ?? texts[row + 2]?.[column] ?? "";
      if (/\d/.test(below) && !/\d/.test(text)) return row;
    }
  return null;
}

const firstText = (row: readonly string[]): string => row.find((text) => text.trim() !== "")?.trim() ?? "";
