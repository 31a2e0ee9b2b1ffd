import { Failed } from "../../../product-data/base/failed";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import type { Product } from "../../../product-data/api/product";
import { allOf, andThen, orElse, type ValueOrPromise } from "../../../product-data/base/value-or-promise";
import { inSlicesIfMany, manyItems, withinBudget } from "../../../product-data/base/slices";
import { Lazy } from "../../../product-data/base/lazy";
import type { Language } from "../../../product-data/vocabulary/language";
import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import type { Call } from "../answer";
import { cellText, type Matrix } from "./argument";
import { FailedCell } from "../cells/cell";
import { failureIn } from "../../../messages/failures/failure";

/** The outcome for a part: its product, why it has none, or null for a blank part number. */
export type RequestedPart = Product | FailedCell | null;
export type RequestedParts = readonly (readonly RequestedPart[])[];

/** Finds the part whose number is in an argument's cell; synchronous if it is known. */
export function askPart(cell: unknown, language: Language, call: Call): ValueOrPromise<RequestedPart> {
  const { loader } = call.runtime;
  const find = (): ValueOrPromise<Product | null> => {
    const partno = normalizePartNumber(cellText(cell));
    if (partno === "") return null;
    call.use.parts.push({ partno, language });
    const found = call.isPreview ? loader.known(partno, language) : loader.load(partno, language, call);
    if (found === undefined) throw new Failed<ArgumentFailure>({ code: "previewOnly" });
    return found;
  };
  return orElse(find, (error) => failedCell(error, call));
}

/** Finds the parts of a range of part numbers. Of several long ranges, each is requested in a task of its own. */
export function askParts(cells: Matrix, language: Language, call: Call): ValueOrPromise<RequestedParts> {
  const ask = (): ValueOrPromise<RequestedParts> =>
    allOf(cells.map((row) => allOf(row.map((cell) => askPart(cell, language, call)))));
  return cells.length < manyItems ? ask() : withinBudget(ask);
}

/**
 * Finds the parts of a range in a BOM: null also for a cell without a number that the service could list. The code that
 * recognizes numbers is loaded when the first number isn't known.
 */
export function askListedParts(cells: Matrix, language: Language, call: Call): ValueOrPromise<RequestedParts> {
  const { sources } = call.runtime.loader;
  const isKnown = (cell: unknown): boolean => {
    const text = readableText(cell);
    if (text === "") return true;
    return sources.choose(language, normalizePartNumber(text))?.value.kind === "product";
  };
  const unknown = inSlicesIfMany(cells, (row) => row.map((cell) => !isKnown(cell)));
  return andThen(unknown, (rows) => {
    if (!rows.some((row) => row.includes(true))) return askParts(cells, language, call);
    return andThen(unlisted.get(), (isUnlisted) => {
      const listed = inSlicesIfMany(cells, (row, y) =>
        row.map((cell, x) => (rows[y]?.[x] === true && isUnlisted(readableText(cell)) ? "" : cell)),
      );
      return andThen(listed, (requested) => askParts(requested, language, call));
    });
  });
}

const unlisted = new Lazy(() => import("./unlisted-cell").then(({ isUnlisted }) => isUnlisted));

/** The text of a cell; "" for an error, which `askPart` reports. */
function readableText(cell: unknown): string {
  try {
    return cellText(cell);
  } catch {
    return "";
  }
}

/**
 * The error that a cell of the result shows instead of its value. @throws `error` if it isn't a failure of this add-in
 */
export function failedCell(error: unknown, { runtime, use }: Call): FailedCell {
  const failure = failureIn(error);
  if (failure === null) throw error;
  runtime.usage.fail(use, failure);
  return new FailedCell(failure);
}
