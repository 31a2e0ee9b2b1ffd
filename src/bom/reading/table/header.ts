import { type Cell, cellIn, type Cells } from "../cell/cell";
import { rolesOfTitle } from "./titles";

/** The cells of a sheet, or of its first rows, as plain rows. */
export type Texts = readonly (readonly string[])[];

/** The rows in which lines of a BOM are. */
export interface Region {
  /** The row of the titles; null if there is none. */
  readonly header: number | null;
  /** The first row that may be a line. */
  readonly from: number;
  /** The row after the last one. */
  readonly to: number;
}

/**
 * Finds the rows of titles and the lines under each: the uppermost of the rows that name the most columns, and then
 * rows that name other columns. KiCad writes every part twice, under “Individual Components” and “Collated Components”;
 * then the collated ones count.
 */
export function findSections(rows: readonly Cells[]): readonly Region[] {
  const collated = rows.findIndex((row) => collatedMark.test(row.find(({ text }) => text !== "")?.text ?? ""));
  const start = Math.max(collated, 0);
  const header = headerFrom(rows, start);
  if (header === null) return [{ header, from: collated + 1, to: rows.length }];
  const others = rows.flatMap((row, at) =>
    at >= start && Math.abs(at - header) > 1 && row.every(mayBeTitle) && scoreOf(row) >= leastTitles ? at : [],
  );
  const headers = [header, ...others];
  return headers.map((each) => ({
    header: each,
    from: each + 1,
    to: Math.min(rows.length, ...headers.filter((other) => other > each)),
  }));
}

const collatedMark = /^collated\b/i;
const rowsSearched = 60;
/** The least score of a row of titles, and the share of the best score that is enough for an earlier row. */
const [leastTitles, closeToBest] = [1.9, 0.75];

function headerFrom(rows: readonly Cells[], start: number): number | null {
  const scores = rows.slice(start, start + rowsSearched).map(scoreOf);
  const most = Math.max(...scores);
  if (most < leastTitles) return singleTitle(rows, start);
  return start + scores.findIndex((score) => score >= Math.max(leastTitles, closeToBest * most));
}

/** The number of different roles that the cells name as titles. */
function scoreOf(row: Cells): number {
  // Columns that aren't read count as one that is named before.
  const roles = new Set<string>(["other"]);
  let score = 0;
  for (const { isBlank, text } of row) {
    if (isBlank) continue;
    const [role] = rolesOfTitle(text);
    if (role === undefined) score -= /\d{2}/.test(text) ? 0.4 : 0.1;
    else {
      score += roles.has(role) ? 0.2 : 1;
      roles.add(role);
    }
  }
  return roles.size < 3 ? 0 : score;
}

/** Whether a cell is blank or a title, and surely not a cell below a title. */
const mayBeTitle = ({ isBlank, text }: Cell): boolean => isBlank || (!/\d/.test(text) && rolesOfTitle(text).length > 0);

/**
 * The first column of another list to the right of the first one, whose titles are repeated there in their order, above
 * other designators if it has any. null: there is none.
 * @param used the last column that surely belongs to the first list
 */
export function nextListIn(rows: readonly Cells[], [top]: readonly Region[], used: number): number | null {
  const { header = null, from = 0 } = top ?? {};
  const titles = (rows[header ?? -1] ?? []).map(({ text }) => text);
  const first = titles.findIndex((title) => title !== "");
  const start = titles.findIndex((_, at) => at > Math.max(first, used) && repeatsFrom(titles.slice(first), at - first));
  const named = titles.findIndex((title) => rolesOfTitle(title)[0] === "designator");
  if (start < 0 || named < 0 || named >= start) return start < 0 ? null : start;
  const below = (column: number) => rows.slice(from).flatMap((row) => cellIn(row, column).designators);
  const [names, others] = [new Set(below(named)), below(start + named - first)];
  return others.filter((name) => !names.has(name)).length > 0.6 * others.length ? start : null;
}

/** Whether the titles are repeated from this one on, among them one for what the parts are. */
function repeatsFrom(titles: readonly string[], start: number): boolean {
  const next = titles.slice(start, 2 * start);
  const rolesIn = (some: readonly string[]) => some.map((title) => rolesOfTitle(title)[0]);
  const [own, others] = [rolesIn(titles), rolesIn(next)];
  // A second column of numbers alone is one of alternates.
  const saying: readonly unknown[] = ["value", "description", ...(others.includes("designator") ? ["number"] : [])];
  const isSame = (title: string, at: number): boolean =>
    title === titles[at] || (others[at] === "designator" && own[at] === "designator") || (title === "" && at > 0);
  return next.every(isSame) && others.some((role) => saying.includes(role)) && next.filter(Boolean).length > 1;
}

/** The row of the title in a sheet with one column of interest: the first title above numbers. */
function singleTitle(rows: readonly Cells[], start: number): number | null {
  const found = rows.slice(start, start + 20).findIndex((row, at) =>
    row.some(({ text }, column) => {
      const [role = "other"] = rolesOfTitle(text);
      const [next, second] = rows.slice(start + at + 1, start + at + 3);
      const below = next?.[column] ?? cellIn(second, column);
      return role !== "other" && /\d/.test(below.text) && !/\d/.test(text);
    }),
  );
  return found < 0 ? null : start + found;
}
