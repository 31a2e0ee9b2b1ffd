import type { Product } from "../../product-data/api/product";
import { findingsOf } from "../../bom/matching/findings";
import { isUnlisted } from "../../bom/reading/unlisted-cell";
import { findingsOfNumber, otherMakersNumber } from "../../bom/matching/number-findings";
import { textOfCells } from "../../bom/reading/row-text";
import { checkText } from "../../messages/comparison-texts";
import type { Language } from "../../product-data/vocabulary/language";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import type { Call } from "./answer";
import { cellText, type Matrix } from "./arguments/argument";
import { type AskedParts, askParts, failedCell } from "./arguments/asked-part";
import { type Block, type CellValue, FailedCell } from "./cells/cell";
import type { Runtime } from "./runtime";

/** CHECK's arguments: part numbers, and in the same form the cells that describe each. */
interface Compared {
  readonly parts: Matrix;
  readonly cells: readonly (readonly (readonly unknown[])[])[];
  readonly language: Language;
}

/** CHECK's result for every cell. Another manufacturer's number is compared without a request. */
export function checkCells({ parts, cells, language }: Compared, runtime: Runtime, call: Call): Block | Promise<Block> {
  const withText = (row: number, column: number, check: (text: string) => CellValue | null): CellValue | null => {
    try {
      const described = cells[row]?.[column] ?? [];
      return check(textOfCells(described.map(cellText), cellText(parts[row]?.[column])));
    } catch (error) {
      return failedCell(error, call);
    }
  };
  const numbers = parts.map((row, y) =>
    row.map((cell, x) => {
      const partno = typeof cell === "string" ? normalizePartNumber(cell) : "";
      return partno === "" ? null : withText(y, x, (text) => checkNumber(partno, text, language));
    }),
  );
  // Lines of other parts are blank in a block, as SPEC's are.
  const areSeveral = parts.flat().length > 1;
  const isOther = (cell: unknown): boolean => areSeveral && typeof cell === "string" && isUnlisted(cell);
  const others = parts.map((row, y) => row.map((cell, x) => (numbers[y]?.[x] !== null || isOther(cell) ? "" : cell)));
  const rowsOf = (known: AskedParts): Block =>
    known.map((row, y) =>
      row.map((part, x) => {
        const result = numbers[y]?.[x] ?? null;
        if (result !== null) return result;
        if (part === null || part instanceof FailedCell) return part ?? "";
        return withText(y, x, (text) => checkPart(part, text, language)) ?? "";
      }),
    );
  const known = askParts(others, language, runtime, call);
  return known instanceof Promise ? known.then(rowsOf) : rowsOf(known);
}

function checkPart(product: Product, text: string, language: Language): string {
  return checkText(findingsOf(text, product), language);
}

/** null: it isn't another manufacturer's, or it can't be decoded. @throws RequirementError `kindContradictory` */
function checkNumber(partno: string, text: string, language: Language): string | null {
  const decoded = otherMakersNumber(partno);
  return decoded === null ? null : checkText(findingsOfNumber(text, decoded), language);
}
