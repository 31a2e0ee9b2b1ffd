import type { Block } from "./cell";
import { excelCell, type Presentation } from "./excel-cell";

/** The number of rows, from the first, that Excel accepts. Measures their JSON, and stops when it is too large. */
export function fittingRows(block: Block, presentation: Presentation): number {
  let [chars, bytes] = [0, 0];
  for (const [index, row] of block.entries()) {
    const json = JSON.stringify(row.map((cell) => excelCell(cell, presentation)));
    chars += json.length + 1; // the comma after it
    bytes += utf8.encode(json).length + 1;
    if (chars > maxChars || bytes > maxBytes) return index;
  }
  return block.length;
}

const utf8 = new TextEncoder();

// custom-functions-runtime.js: _maxResultSize is 2,000,000; a larger result is held back and then dropped without an
// error.
const maxChars = 1_999_000;
/** Excel on the web rejects messages of more than 5 MB. Japanese and Chinese take three bytes per character. */
const maxBytes = 4_900_000;
