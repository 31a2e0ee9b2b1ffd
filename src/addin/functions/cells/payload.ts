import type { Block, CellValue } from "./cell";
import { excelCell, type Presentation } from "./excel-cell";

/** The size of a result when it is sent to Excel. */
interface Payload {
  /** The number of rows, from the first, that Excel accepts. */
  readonly fittingRows: number;
  readonly fits: boolean;
}

/** Measures the JSON of a result without creating it, and stops when it is too large. */
export function measure(block: Block, presentation: Presentation): Payload {
  let [chars, bytes] = [0, 0];
  for (const [index, row] of block.entries()) {
    chars += 2; // Brackets and the comma after them, minus the missing comma after the last cell.
    bytes += 2;
    for (const cell of row) {
      const size = sizeOf(cell, presentation);
      chars += size.chars + 1;
      bytes += size.bytes + 1;
    }
    if (chars > maxChars || bytes > maxBytes) return { fittingRows: index, fits: false };
  }
  return { fittingRows: block.length, fits: true };
}

// custom-functions-runtime.js: _maxResultSize is 2,000,000; a larger result is held back and then dropped without an
// error.
const maxChars = 1_999_000;
/** Excel on the web rejects messages of more than 5 MB. Japanese and Chinese take three bytes per character. */
const maxBytes = 4_900_000;

interface Size {
  readonly chars: number;
  readonly bytes: number;
}

function sizeOf(cell: CellValue, presentation: Presentation): Size {
  if (typeof cell === "string") return textSize(cell);
  if (typeof cell === "number") return ascii(String(cell).length);
  if (typeof cell === "boolean") return ascii(5);
  const json = JSON.stringify(excelCell(cell, presentation));
  return { chars: json.length, bytes: bytesOf(json) };
}

/** Most texts are ASCII: their length plus two quotes. */
function textSize(text: string): Size {
  if (plainText.test(text)) return ascii(text.length + 2);
  const json = JSON.stringify(text);
  return { chars: json.length, bytes: bytesOf(json) };
}

const plainText = /^[ !#-[\]-~]*$/;
const ascii = (length: number): Size => ({ chars: length, bytes: length });

function bytesOf(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // A surrogate pair is two units and four bytes.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
