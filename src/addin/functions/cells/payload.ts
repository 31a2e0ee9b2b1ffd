import type { Block } from "./cell";
import { excelCell, type Presentation } from "./excel-cell";

/** The size of a result when it is sent to Excel. */
interface Payload {
  /** The number of rows, from the first, that Excel accepts. */
  readonly fittingRows: number;
  readonly fits: boolean;
}

/** Measures the JSON of a result row by row, and stops when it is too large. */
export function measure(block: Block, presentation: Presentation): Payload {
  let [chars, bytes] = [0, 0];
  for (const [index, row] of block.entries()) {
    const json = JSON.stringify(row.map((cell) => excelCell(cell, presentation)));
    chars += json.length + 1; // the comma after it
    bytes += utf8.encode(json).length + 1;
    if (chars > maxChars || bytes > maxBytes) return { fittingRows: index, fits: false };
  }
  return { fittingRows: block.length, fits: true };
}

const utf8 = new TextEncoder();

// custom-functions-runtime.js: _maxResultSize is 2,000,000; a larger result is held back and then dropped without an
// error.
const maxChars = 1_999_000;
/** Excel on the web rejects messages of more than 5 MB. Japanese and Chinese take three bytes per character. */
const maxBytes = 4_900_000;
