import { Failed } from "../../product-data/base/failed";
import type { ArgumentFailure } from "../../messages/failures/argument-failure";
import { andThen } from "../../product-data/base/value-or-promise";
import type { Call } from "./answer";
import { type Arguments, cellText, requestedLanguage, columnsNamed, limitOf } from "./arguments/argument";
import type { Block } from "./cells/cell";
import { Lazy } from "../../product-data/base/lazy";
import { withinBudget } from "../../product-data/base/slices";

type AlternativesArguments = Pick<Arguments, "description" | "fields" | "limit" | "lang"> & { readonly part: unknown };

/**
 * Parts that meet or exceed the known data of a part or a BOM line, best first, with a header row. The result is
 * synchronous if everything is known; the first call waits for the code. Blank arguments return a blank cell.
 * @throws as `findReplacements`; ArgumentFailure `limitUnusable`, `fieldUnknown`, `descriptionsMisplaced`
 */
export function alternativesTable(args: AlternativesArguments, call: Call): Block | Promise<Block> {
  const language = requestedLanguage(args.lang, call);
  const limit = limitOf(args.limit) ?? defaultLimit;
  const fields = args.fields ?? [];
  // Unknown fields are reported before any request is sent.
  columnsNamed(fields, "none");
  const [cells = [], ...others] = args.description ?? [];
  if (others.length > 0) throw new Failed<ArgumentFailure>({ code: "descriptionsMisplaced" });
  const line = { part: cellText(args.part), description: cells.map(cellText) };
  if (line.part === "" && line.description.every((text) => text === "")) return [[""]];
  if (call.isPreview) throw new Failed<ArgumentFailure>({ code: "previewOnly" });
  return andThen(code.get(), (make) => withinBudget(() => make({ line, fields, limit, language }, call)));
}

const defaultLimit = 10;

/** The function's code is loaded when it is needed, because it has the tables of other manufacturers' codes. */
const code = new Lazy(() => import("./replacement-table").then(({ replacementTable }) => replacementTable));
