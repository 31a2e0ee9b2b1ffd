import type { Part } from "../../bom/claims/part";
import { kindOf } from "../../bom/claims/part-kind";
import { codedPart } from "../../bom/matching/coded-part";
import { type Finding, findingsOfNumber, findingsOfPart, findingsOfTexts } from "../../bom/matching/findings";
import { isCut } from "../../bom/reading/text/words";
import { isUnlisted } from "./arguments/unlisted-cell";
import { otherMakersNumber } from "../../bom/numbers/read-number";
import { andThen } from "../../product-data/base/value-or-promise";
import type { Line } from "../../bom/reading/line/line";
import { lineFor, lineOfCells } from "../../bom/reading/line/line-of-text";
import { inSlicesIfMany } from "../../product-data/base/slices";
import { checkText } from "../../messages/line/check-text";
import type { Language } from "../../product-data/vocabulary/language";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import type { Call } from "./answer";
import { cellText, type Matrix } from "./arguments/argument";
import { askParts, failedCell } from "./arguments/requested-part";
import { type Block, type CellValue, FailedCell } from "./cells/cell";

/** CHECK's arguments: part numbers, and for each in the same position the cells that describe it. */
interface Compared {
  readonly parts: Matrix;
  readonly cells: readonly (readonly (readonly unknown[])[])[];
  readonly language: Language;
}

/** CHECK's result for every cell. Another manufacturer's number is compared without a request. */
export function checkCells({ parts, cells, language }: Compared, call: Call): Block | Promise<Block> {
  const described = (
    row: number,
    column: number,
    find: (line: Line) => readonly Finding[] | null,
  ): CellValue | null => {
    try {
      const own = (cells[row]?.[column] ?? []).map(cellText);
      const found = find(lineOfCells(own, cellText(parts[row]?.[column])));
      return found && checkText(found, language, own.some(isCut));
    } catch (error) {
      return failedCell(error, call);
    }
  };
  const areSeveral = parts.flat().length > 1;
  /** The result that needs no request. In a block, lines for other kinds of parts are blank, as in SPEC. */
  const ofNumber = (cell: unknown, y: number, x: number): CellValue | null => {
    const partno = typeof cell === "string" ? normalizePartNumber(cell) : "";
    if (partno === "") return null;
    const number = otherMakersNumber(partno);
    const result = described(
      y,
      x,
      (line) => number && withTexts(line, codedPart(number), findingsOfNumber(line, number, partno)),
    );
    return result ?? (areSeveral && isUnlisted(String(cell)) ? "" : null);
  };
  const ofNumbers = inSlicesIfMany(parts, (row, y) => row.map((cell, x) => ofNumber(cell, y, x)));
  return andThen(ofNumbers, (known) => {
    const requested = parts.map((row, y) => row.map((cell, x) => (known[y]?.[x] == null ? cell : "")));
    return andThen(askParts(requested, language, call), (found) =>
      inSlicesIfMany(found, (row, y) =>
        row.map((part, x) => {
          const result = known[y]?.[x] ?? null;
          if (result !== null) return result;
          if (part === null || part instanceof FailedCell) return part ?? "";
          return described(y, x, (line) => withTexts(line, part, findingsOfPart(line, part, part.record.Partno))) ?? "";
        }),
      ),
    );
  });
}

/** The findings about texts that contradict each other, and then the other findings. */
const withTexts = (line: Line, part: Part, findings: readonly Finding[]): readonly Finding[] => [
  ...findingsOfTexts(lineFor(line, kindOf(part)), part),
  ...findings,
];
