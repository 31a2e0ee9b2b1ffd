import { Failed } from "../../../product-data/base/failed";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import type { Block, CellValue } from "./cell";
import { excelCell, type ExcelCell, type Presentation } from "./excel-cell";

/**
 * A block in the form of Excel. If it is too large with formatted numbers, its numbers are plain.
 * @throws CustomFunctions.Error if its only cell is an error, because Excel then shows the text. ArgumentFailure
 * `resultTooLarge`
 */
export function presentBlock(block: Block, presentation: Presentation): ExcelCell[][] {
  if (block.length === 1 && block[0]?.length === 1) return [[presentCell(block[0][0], presentation)]];
  const fitting = fittingPresentation(block, presentation);
  return block.map((row) => row.map((cell) => excelCell(cell, fitting)));
}

/** @throws CustomFunctions.Error if the cell is an error */
export function presentCell(cell: CellValue | undefined, presentation: Presentation): ExcelCell {
  const shown = excelCell(cell ?? "", presentation);
  if (shown instanceof CustomFunctions.Error) throw shown;
  return shown;
}

function fittingPresentation(block: Block, presentation: Presentation): Presentation {
  const columns = block[0]?.length ?? 0;
  if (block.length * columns <= alwaysFittingCells) return presentation;
  if (presentation.formatted !== "none" && fittingRows(block, presentation) === block.length) return presentation;
  const plain = { ...presentation, formatted: "none" as const };
  const rows = fittingRows(block, plain);
  if (rows === block.length) return plain;
  // The first row of a search is its header, which the limit doesn't count.
  throw new Failed<ArgumentFailure>({
    code: "resultTooLarge",
    rows: block.length,
    columns,
    fittingRows: Math.max(1, rows - 1),
  });
}

/** A cell has at most 32,767 characters, so results with fewer cells always fit and aren't measured. */
const alwaysFittingCells = 40;

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
