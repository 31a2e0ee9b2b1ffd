import { isBlank } from "../cell/cell-shapes";
import { isDesignators } from "../cell/designators";
import { isCode, isTitle, rolesOfTitle } from "./titles";

/** The cells of a sheet, or of its first rows, as plain texts. */
export type Texts = readonly (readonly string[])[];

/** Where lines of a BOM stand. */
export interface Region {
  /** The row of the titles; null if there is none. */
  readonly header: number | null;
  /** The first row that may be a line. */
  readonly from: number;
}

interface RegionEnd extends Region {
  /** The row behind its last. */
  readonly to: number;
}

/**
 * Finds the rows of titles and the lines under each: first of those that name the most columns the uppermost, then those
 * that name others. KiCad writes every part twice, under “Individual Components” and “Collated Components”; then the
 * collated ones count.
 */
export function findSections(texts: Texts): readonly RegionEnd[] {
  const collated = texts.findIndex((row) => collatedMark.test(firstText(row)));
  const start = Math.max(collated, 0);
  const header = headerFrom(texts, start);
  const from = header !== null ? header + 1 : start === 0 ? 0 : start + 1;
  if (header === null) return [{ header, from, to: texts.length }];
  const headers = [header, ...titlesBelow(texts, header), ...titlesAbove(texts, start, header)];
  return headers.map((each) => ({
    header: each,
    from: each + 1,
    to: Math.min(texts.length, ...headers.filter((other) => other > each)),
  }));
}

const collatedMark = /^collated\b/i;
const rowsSearched = 60;
/** The least score of titles, and how much of the best the first may have. */
const [leastTitles, closeToBest] = [1.9, 0.75];

function headerFrom(texts: Texts, start: number): number | null {
  let most = 0;
  const scores = texts.slice(start, start + rowsSearched).map((row) => {
    const score = mostOf(row) < closeToBest * most ? 0 : scoreOf(row);
    most = Math.max(most, score);
    return score;
  });
  if (most < leastTitles) return singleTitle(texts, start);
  return start + scores.findIndex((score) => score >= Math.max(leastTitles, closeToBest * most));
}

/** No score is higher. Most rows of lines can't be titles, so that their cells aren't looked up. */
const mostOf = (row: readonly string[]): number =>
  row.reduce((sum, text) => sum + (isBlank(text) ? 0 : isCode(text) ? -0.4 : 1), 0);

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

/** Rows of fewer titles, with designators below them. */
const titlesAbove = (texts: Texts, start: number, header: number): readonly number[] =>
  texts.slice(start, Math.max(start, header - 1)).flatMap((row, at) => {
    const column = row.findIndex((text) => rolesOfTitle(text).includes("designator"));
    const below = texts[start + at + 1]?.[column] ?? "";
    return column >= 0 && scoreOf(row) >= leastTitles && isDesignators(below) ? start + at : [];
  });

/** Rows of titles with other columns than those above. */
function titlesBelow(texts: Texts, header: number): readonly number[] {
  const found: number[] = [];
  let above = texts[header] ?? [];
  for (let row = header + 2; row < texts.length - 1; row++) {
    const cells = texts[row] ?? [];
    const filled = cells.filter((text) => !isBlank(text));
    if (!filled.every(isTitle) || scoreOf(cells) < leastTitles) continue;
    if (cells.every((text, column) => text === (above[column] ?? ""))) continue;
    found.push(row);
    above = cells;
  }
  return found;
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

const firstText = (row: readonly string[]): string => row.find((text) => text !== "") ?? "";
