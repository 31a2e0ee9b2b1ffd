import type { Product } from "../../product-data/api/product";
import type { Language } from "../../product-data/vocabulary/language";
import type { Call } from "./answer";
import { blank, cellText, requestedLanguage, type Matrix } from "./arguments/argument";
import { type AskedParts, askParts, failedCell } from "./arguments/asked-part";
import { type Block, type CellValue, FailedCell } from "./cells/cell";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import { Lazy } from "../../product-data/base/lazy";
import { ArgumentError } from "../../messages/failures/argument-failure";
import type { Runtime } from "./runtime";

/** The arguments of CHECK as Excel passes them. */
export interface CheckArguments {
  readonly partno: Matrix | null;
  readonly description: Matrix | null;
  readonly lang: string | null;
}

/**
 * For every part and the description in the same position: `OK: ` and what was compared, or `Differs: ` and what the
 * part and the description say; then what the description doesn't mention. For another manufacturer's number, what the
 * number says is compared. Blank part numbers return blank cells.
 * Synchronous if every part is known; the first call waits for the code that compares.
 * @throws ArgumentError `descriptionsMisplaced`; a failure of one part is an error in its cell
 */
export function checkBlock(
  { partno, description, lang }: CheckArguments,
  runtime: Runtime,
  call: Call,
): Block | Promise<Block> {
  const parts = partno ?? blank;
  const texts = description ?? blank;
  const alike = parts.length === texts.length && parts.every((row, at) => row.length === texts[at]?.length);
  if (!alike) throw new ArgumentError({ code: "descriptionsMisplaced" });
  const language = requestedLanguage(lang, runtime);
  const code = comparison.get();
  return code instanceof Promise ? code.then(compare) : compare(code);

  function compare({ checkPart, checkNumber }: Comparison): Block | Promise<Block> {
    const own = (row: number, column: number, check: (text: string) => CellValue | null): CellValue | null => {
      try {
        return check(cellText(texts[row]?.[column]));
      } catch (error) {
        return failedCell(error, call);
      }
    };
    // Another manufacturer's number is compared without a request.
    const numbers = parts.map((row, y) =>
      row.map((cell, x) => {
        const partno = typeof cell === "string" ? normalizePartNumber(cell) : "";
        return partno === "" ? null : own(y, x, (text) => checkNumber(partno, text, language));
      }),
    );
    const others = parts.map((row, y) => row.map((cell, x) => (numbers[y]?.[x] === null ? cell : "")));
    const rowsOf = (known: AskedParts): Block =>
      known.map((row, y) =>
        row.map((part, x) => {
          const result = numbers[y]?.[x] ?? null;
          if (result !== null) return result;
          if (part === null || part instanceof FailedCell) return part ?? "";
          return own(y, x, (text) => checkPart(part, text, language)) ?? "";
        }),
      );
    const known = askParts(others, language, runtime, call);
    return known instanceof Promise ? known.then(rowsOf) : rowsOf(known);
  }
}

interface Comparison {
  readonly checkPart: (product: Product, text: string, language: Language) => string;
  readonly checkNumber: (partno: string, text: string, language: Language) => string | null;
}

const comparison = new Lazy<Comparison>(() => import("./check-part"));
