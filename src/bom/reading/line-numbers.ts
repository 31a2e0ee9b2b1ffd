import { isBlank, isKnownWord, looksLikeNumber } from "./cell-shapes";
import type { BomColumns } from "./columns";
import { distributorNumberIn } from "./distributor-number";
import { unfittedIn } from "./fitted";
import { distributorInTitle } from "./titles";

/** A number of a line, from one of its cells. */
export interface LineNumber {
  readonly text: string;
  readonly column: number;
  readonly isDistributors: boolean;
  /** Of a distributor's number; null if only its column says that it is one. */
  readonly distributor: string | null;
  /** The manufacturer's number in a distributor's; null if there is none. */
  readonly makersNumber: string | null;
}

/** The numbers of a line, manufacturers' first; from other columns only those of known series. */
export function numbersOf(
  row: readonly string[],
  titles: readonly string[],
  columns: BomColumns,
): readonly LineNumber[] {
  const found: LineNumber[] = [];
  const makers = (text: string, column: number): void => {
    if (!found.some((one) => one.text === text))
      found.push({ text, column, isDistributors: false, distributor: null, makersNumber: null });
  };
  const distributors = (text: string, column: number): boolean => {
    const read = distributorNumberIn(text);
    if (read !== undefined) found.push({ text, column, isDistributors: true, ...read });
    return read !== undefined;
  };
  for (const column of columns.number)
    for (const word of numbersInCell(row[column] ?? "")) if (!distributors(word, column)) makers(word, column);
  for (const column of [...columns.value, ...columns.description, ...columns.footprint])
    for (const word of wordsOf(row[column] ?? "")) if (isKnownWord(word)) makers(word, column);
  for (const column of columns.distributorNumber) {
    const text = (row[column] ?? "").trim();
    const [word = ""] = text.split(/[\s,;]/);
    if (isBlank(text) || /^https?:/i.test(text) || !/\d/.test(word)) continue;
    if (isKnownWord(word) && distributorNumberIn(word) === undefined && columns.number.length === 0)
      makers(word, column);
    else if (!distributors(word, column))
      found.push({
        text: word,
        column,
        isDistributors: true,
        distributor: distributorInTitle(titles[column] ?? ""),
        makersNumber: null,
      });
  }
  return [...found.filter((one) => !one.isDistributors), ...found.filter((one) => one.isDistributors)];
}

/** The numbers of a cell whose column says that it has some: without the manufacturer's name, and several if it has several. */
export function numbersInCell(cell: string): readonly string[] {
  const text = cell.normalize("NFKC").trim();
  if (isBlank(text) || unfittedIn(text) !== null || text.length > 300 || /^https?:/i.test(text)) return [];
  const pieces = text.split(/\s*(?:[,;|\n]|\s\/\s|\bor\b)\s*/i);
  return pieces.flatMap((piece) => {
    const words = piece.split(/\s+/).filter((word) => word !== "");
    if (words.length === 1) return /\d/.test(piece) && piece.length > 3 && !isShort(piece) ? [piece] : [];
    const known = words.filter((word) => isKnownWord(word));
    const alike =
      known.length > 0
        ? known
        : words.filter((word) => (looksLikeNumber(word) || /^\d{6,12}$/.test(word)) && !isShort(word));
    if (alike.length > 0) return alike.slice(0, known.length > 0 ? alike.length : 1);
    // `EEE 1CA 101`: one number written in groups.
    return words.length <= 3 && words.every((word) => /^[A-Z0-9./-]+$/.test(word)) && /\d{3}/.test(piece)
      ? [piece]
      : [];
  });
}

/** A quantity or a size, which a column of numbers has for parts without one. */
const isShort = (word: string): boolean =>
  /^[\d.,]+\s?(?:[pnuµμmkKMR]?[FHVAWΩ]?|mm|%)(?:[/-][\d.]+V)?$/.test(word) && word.length < 8
    ? true
    : /^\d{1,4}$/.test(word);

const wordsOf = (text: string): readonly string[] =>
  text.length > 200 ? [] : text.split(/[\s,;|()]+/).filter((word) => word.length > 5);
