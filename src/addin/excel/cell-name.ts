/** The name of a cell, such as `H2`, for a zero-based row and column. */
export function cellName(row: number, column: number): string {
  return `${columnLetters(column)}${String(row + 1)}`;
}

/** A..Z, AA.. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** A is 0. */
export const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A sheet name that isn't in use yet. */
export function freeSheetName(wanted: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${String(number)}`;
    if (!lower.has(name.toLowerCase())) return name;
  }
}

/** A sheet's name in the form of a formula. */
export const quotedSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/**
 * A text in a formula: with quotes doubled, and in pieces, because Excel rejects literals of more than 255 characters.
 */
export function textLiteral(text: string): string {
  const pieces: string[] = [];
  let piece = "";
  for (const character of text) {
    const written = character === '"' ? '""' : character;
    if (piece.length + written.length > longestLiteral) {
      pieces.push(piece);
      piece = "";
    }
    piece += written;
  }
  return [...pieces, piece].map((each) => `"${each}"`).join("&");
}

const longestLiteral = 255;
