import type { Product } from "../../product-data/api/product";
import type { Language } from "../../product-data/vocabulary/language";
import type { Call } from "./answer";
import { blank, cellText, requestedLanguage, type Matrix } from "./arguments/argument";
import { type AskedParts, askParts, failedCell } from "./arguments/asked-part";
import { type Block, FailedCell } from "./cells/cell";
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
 * part and the description say; then what the description doesn't mention. Blank part numbers return blank cells.
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
  const known = askParts(parts, language, runtime, call);
  const checkPart = comparison.get();
  return known instanceof Promise || checkPart instanceof Promise
    ? Promise.all([known, checkPart]).then(([rows, check]) => rowsOf(rows, check))
    : rowsOf(known, checkPart);

  function rowsOf(known: AskedParts, check: CheckPart): Block {
    return known.map((row, y) =>
      row.map((part, x) => {
        if (part === null || part instanceof FailedCell) return part ?? "";
        try {
          return check(part, cellText(texts[y]?.[x]), language);
        } catch (error) {
          return failedCell(error, call);
        }
      }),
    );
  }
}

type CheckPart = (product: Product, text: string, language: Language) => string;
const comparison = new Lazy<CheckPart>(() => import("./check-part").then(({ checkPart }) => checkPart));
