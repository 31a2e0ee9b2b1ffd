import { readClaims } from "./description";
import { extractParts, type Extraction } from "./extract";
import { isMakersNumber } from "./patterns";

/** The cells of a sheet, or of its first rows, as texts. */
export type Texts = readonly (readonly string[])[];

/** The content of a BOM's columns, as detected from the cells; null if no column has it. */
export interface BomColumns {
  readonly part: number | null;
  readonly description: number | null;
  /** The row of the titles; rows above it aren't parts. null: there are none. */
  readonly header: number | null;
}

/**
 * The column of part numbers is the one with the most numbers of ours that fill their cells. Without any, it is the
 * first column whose title says so. The description is the column with the most information about parts.
 * @param chosen the column that the user selected for part numbers
 */
export function findColumns(texts: Texts, chosen: number | null = null): BomColumns {
  const part = chosen ?? best(columnNumbers(texts), (column) => partScore(texts, column)) ?? titledColumn(texts);
  return {
    part,
    description: best(
      columnNumbers(texts).filter((column) => column !== part),
      (column) => descriptionScore(texts, column),
    ),
    header: part === null ? null : headerRow(texts, part),
  };
}

/** The last row before the first part number, if it has content. */
export function headerRow(texts: Texts, column: number): number | null {
  const first = texts.findIndex((row) => isOurs(row[column] ?? ""));
  const title = texts.findIndex((row) => partTitle.test(row[column] ?? ""));
  // The first part may be another manufacturer's; then the title decides.
  if (title >= 0 && title <= titleRows && (first < 0 || title < first)) return title;
  if (first < 1 || first > titleRows) return null;
  const above = texts[first - 1]?.[column] ?? "";
  return above.trim() !== "" && extractParts(above).length === 0 ? first - 1 : null;
}

function partScore(texts: Texts, column: number): number {
  let score = 0;
  for (const row of texts) {
    const [first] = extractParts(row[column] ?? "");
    if (first !== undefined && isOurs(row[column] ?? "")) score += weights[first.how];
  }
  return texts.slice(0, titleRows).some((row) => partTitle.test(row[column] ?? "")) ? score * 1.5 : score;
}

const weights: Readonly<Record<Extraction, number>> = {
  exact: 1,
  cleaned: 1,
  inText: 0.6,
  inOrderCode: 0.4,
  inUrl: 0.2,
};

/**
 * Whether the cell contains one of our numbers, complete or mistyped. Other manufacturers' numbers don't count, because
 * other columns contain them too.
 */
function isOurs(text: string): boolean {
  return extractParts(text).some(({ partno }) => isMakersNumber(partno));
}

function descriptionScore(texts: Texts, column: number): number {
  let score = 0;
  for (const row of texts) {
    const text = row[column] ?? "";
    if (text.length < 5) continue;
    const aspects = new Set(readClaims(text, "capacitor").map(({ aspect }) => aspect));
    if (aspects.size > 1) score += aspects.size;
  }
  return score;
}

function titledColumn(texts: Texts): number | null {
  for (const row of texts.slice(0, titleRows)) {
    const column = row.findIndex((text) => partTitle.test(text));
    if (column >= 0) return column;
  }
  return null;
}

function columnNumbers(texts: Texts): readonly number[] {
  return Array.from({ length: Math.max(0, ...texts.map((row) => row.length)) }, (_, column) => column);
}

/** The column with the highest score; the first of equal ones, none without a score. */
function best(columns: readonly number[], scoreOf: (column: number) => number): number | null {
  let [found, most]: [number | null, number] = [null, 0];
  for (const column of columns) {
    const score = scoreOf(column);
    if (score > most) [found, most] = [column, score];
  }
  return found;
}

/** Titles are in the first rows. */
const titleRows = 20;
const partTitle =
  /^\s*(?:mpn|(?:mfr|mfg|manufacturer|maker|vendor)s?\.?\s*(?:part|p\/n|pn)\b.*|part\s*(?:no|num|#).*|p\/n|品番|型番|型号|部品番号|料号|メーカー品番|制造商型号)\s*$/i;
