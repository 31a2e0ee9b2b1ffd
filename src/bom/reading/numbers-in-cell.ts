import { isBlank, isKnownWord, isPackage, looksLikeNumber } from "./cell-shapes";
import { unfittedIn } from "./fitted";

/** The numbers of a cell whose column says that it has some: without the manufacturer's name, and several if it has several. */
export function numbersInCell(cell: string): readonly string[] {
  const text = cell.normalize("NFKC").trim();
  if (isBlank(text) || unfittedIn(text) !== null || text.length > 300 || /^https?:/i.test(text)) return [];
  const pieces = text.split(/\s*(?:[,;|\n]|\s\/\s|\bor\b)\s*/i);
  return pieces.flatMap((piece) => {
    const words = piece.split(/\s+/).filter((word) => word !== "");
    if (words.length === 1)
      return /\d/.test(piece) && piece.length > 3 && !isShort(piece) && !isPackage(piece) ? [piece] : [];
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

/** A quantity, a size, or a name such as `Cap1`, which a column of numbers has for parts without one. */
const isShort = (word: string): boolean =>
  (/^[\d.,]+\s?(?:[pnuµμmkKMR]?[FHVAWΩ]?|mm|%)(?:[/-][\d.]+V)?$/.test(word) && word.length < 8) ||
  /^\d{1,4}$|^[A-Za-z]{2,9}\d?$/.test(word);

/** The words of any cell that are numbers of known series. */
export const knownWordsIn = (text: string): readonly string[] =>
  text.length > 200 ? [] : text.split(/[\s,;|()]+/).filter((word) => word.length > 5 && isKnownWord(word));
