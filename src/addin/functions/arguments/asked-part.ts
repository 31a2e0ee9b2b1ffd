import type { Product } from "../../../product-data/api/product";
import type { Language } from "../../../product-data/vocabulary/language";
import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import type { Call } from "../answer";
import { cellText, type Matrix } from "./argument";
import { FailedCell } from "../cells/cell";
import { failureIn } from "../../../messages/failures/failure";
import { ArgumentError } from "../../../messages/failures/argument-failure";
import type { Runtime } from "../runtime";

/** The outcome for a part: its product, why it has none, or null for a blank part number. */
export type AskedPart = Product | FailedCell | null;
export type AskedParts = readonly (readonly AskedPart[])[];

/** Finds the part whose number is in an argument's cell; synchronous if it is known. */
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
    const found = call.isPreview ? loader.known(partno, language) : loader.load(partno, language, call);
    if (found === undefined) throw new ArgumentError({ code: "previewOnly" });
    return found instanceof Promise ? whenFound(found, call) : found;
  } catch (error) {
    return failedCell(error, call);
  }
}

async function whenFound(found: Promise<Product>, call: Call): Promise<AskedPart> {
  try {
    return await found;
  } catch (error) {
    return failedCell(error, call);
  }
}

/** The same for a range of part numbers. */
export function askParts(
  cells: Matrix,
  language: Language,
  runtime: Runtime,
  call: Call,
): AskedParts | Promise<AskedParts> {
  const asked = cells.map((row) => row.map((cell) => askPart(cell, language, runtime, call)));
  return asked.every(isSettled)
    ? asked
    : Promise.all(asked.map((row) => Promise.all(row.map((part) => Promise.resolve(part)))));
}

const isSettled = (row: readonly (AskedPart | Promise<AskedPart>)[]): row is AskedPart[] =>
  row.every((part) => !(part instanceof Promise));

/**
 * The error that a cell of the result shows instead of its value. @throws `error` if it isn't a failure of this add-in
 */
export function failedCell(error: unknown, { use }: Call): FailedCell {
  const failure = failureIn(error);
  if (failure === null) throw error;
  use.addFailure(failure);
  return new FailedCell(failure);
}
