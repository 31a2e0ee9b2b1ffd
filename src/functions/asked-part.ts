import type { Product } from "../api/product";
import type { Language } from "../vocabulary/language";
import { normalizePartNumber } from "../vocabulary/part-number";
import type { Call } from "./answer";
import { cellText } from "./argument";
import { FailedCell } from "./cell";
import { failureIn } from "../messages/failure";
import { ArgumentError } from "../messages/argument-failure";
import type { Runtime } from "./runtime";

/** A part once it is known: its product, why it has none, or null for a blank part number. */
export type AskedPart = Product | FailedCell | null;

/** Asks for the part whose number is in an argument's cell; at once, without a promise, when it is known. */
export function askPart(
  cell: unknown,
  language: Language,
  { loader }: Runtime,
  call: Call,
): AskedPart | Promise<AskedPart> {
  try {
    const partno = normalizePartNumber(cellText(cell));
    if (partno === "") return null;
    call.use.addPart(partno, language);
    if (call.isPreview && !loader.knows(partno, language)) throw new ArgumentError({ code: "previewOnly" });
    const found = loader.load(partno, language, call);
    return found instanceof Promise ? found.catch((error: unknown) => failedCell(error, call)) : found;
  } catch (error) {
    return failedCell(error, call);
  }
}

/** What a cell of the result shows in place of its value. @throws `error` when it is none of this add-in's failures */
export function failedCell(error: unknown, { use }: Call): FailedCell {
  const failure = failureIn(error);
  if (failure === null) throw error;
  use.addFailure(failure);
  return new FailedCell(failure);
}
