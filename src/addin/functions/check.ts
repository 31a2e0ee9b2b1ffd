import { Failed } from "../../product-data/base/failed";
import type { ArgumentFailure } from "../../messages/failures/argument-failure";
import { andThen } from "../../product-data/base/value-or-promise";
import type { Call } from "./answer";
import { type Arguments, blank, requestedLanguage } from "./arguments/argument";
import type { Block } from "./cells/cell";
import { Lazy } from "../../product-data/base/lazy";
import { withinBudget } from "../../product-data/base/slices";

/**
 * Returns for every part and the description in the same position, or, for a column of parts, the cells of the same
 * row, `OK: ` and what was compared, or `Differs: ` and what the part and the description say; then what the
 * description doesn't mention. For another manufacturer's number, what the number says is compared. Blank part numbers
 * return blank cells. The result is synchronous if every part is known; the first call waits for the code that
 * compares.
 * @throws ArgumentFailure `descriptionsMisplaced`; a failure of one part is an error in its cell
 */
export function checkBlock(
  { partno, description, lang }: Pick<Arguments, "partno" | "description" | "lang">,
  call: Call,
): Block | Promise<Block> {
  const parts = partno ?? blank;
  const texts = description ?? blank;
  const alike = parts.every((row, at) => row.length === texts[at]?.length);
  const inRows = parts.every((row) => row.length === 1);
  if (parts.length !== texts.length || !(alike || inRows))
    throw new Failed<ArgumentFailure>({ code: "descriptionsMisplaced" });
  // The cells that describe each part.
  const cells = alike ? texts.map((row) => row.map((cell) => [cell])) : texts.map((row) => [row]);
  const language = requestedLanguage(lang, call);
  return andThen(comparison.get(), (compare) => withinBudget(() => compare({ parts, cells, language }, call)));
}

const comparison = new Lazy(() => import("./check-cells").then(({ checkCells }) => checkCells));
