import type { Bom } from "./bom";

/**
 * In pixels, for the columns of a BOM and the three fields after them: part numbers are fully visible, and the other
 * columns are narrow enough for the fields to be visible next to them.
 */
export function columnWidths({ header, rows }: Bom, partColumn: number): readonly number[] {
  const titleWords = header.map((title) => Math.max(...title.split(" ").map((word) => word.length)));
  const texts = header.map((_, column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  /** Maximum number of letters; longer words and texts are cut. */
  const widthsUpTo = (titleLetters: number, textLetters: number): readonly number[] => [
    ...header.map((_, column) => {
      const letters = Math.min(texts[column] ?? 0, column === partColumn ? longest : textLetters);
      const titleWidth = column === partColumn ? 0 : Math.min(titleWords[column] ?? 0, titleLetters) * titleLetterPx;
      return marginPx + Math.max(letters * letterPx, titleWidth);
    }),
    ...fieldWidths,
  ];
  const fits = (widths: readonly number[]): boolean => widths.reduce((total, each) => total + each, 0) <= visiblePx;
  let [titleLetters, textLetters] = [longest, 0];
  while (titleLetters > 0 && !fits(widthsUpTo(titleLetters, textLetters))) titleLetters -= 1;
  while (textLetters < longest && fits(widthsUpTo(titleLetters, textLetters + 1))) textLetters += 1;
  return widthsUpTo(titleLetters, textLetters);
}

const fieldWidths: readonly number[] = [138, 104, 98];
/** Width of the grid, in a window of 1,500 pixels next to the pane. */
const visiblePx = 1128;
const marginPx = 12;
/** Letters of the longest part number that fits; longer texts are cut off by the next column. */
const longest = 18;
const letterPx = 9.3;
const titleLetterPx = 8;
