import { Failed } from "../../../product-data/base/failed";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import type { Block, CellValue } from "./cell";
import { excelCell, type ExcelCell, type Presentation } from "./excel-cell";
import { fittingRows } from "./payload";

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
  const [first] = block;
  const columns = first?.length ?? 0;
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
