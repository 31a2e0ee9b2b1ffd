import * as v from "valibot";
import type { FileHead } from "../boms/file-head";
import { type FileResult, numberResult } from "../check/result";
import { listOf, orNull } from "../schema";

/** Where a file uses parts. */
export interface FileUses {
  readonly head: FileHead;
  readonly uses: readonly PartUse[];
}

interface PartUse {
  readonly part: PartFacts;
  readonly place: Place;
}

/** What is known about a part. */
export const partFacts = v.pick(numberResult, [
  ...(["number", "state", "lastBuyDate", "productionEndDate", "minimumOrder", "alternatives", "failure"] as const),
]);
export type PartFacts = v.InferOutput<typeof partFacts>;

export const place = v.object({
  file: v.string(),
  sheet: orNull.text,
  /** The row number in the spreadsheet: the first is 1. */
  row: v.number(),
  designators: listOf(v.string()),
  /** The quantity for one board; null: the line doesn't say it. */
  quantity: orNull.number,
  /** Whether the line names it after another part, for which its quantity counts. */
  isAlternate: v.boolean(),
});
export type Place = v.InferOutput<typeof place>;

/** Lines that aren't fitted use nothing. */
export function usesOf({ lines, ...head }: FileResult): FileUses {
  const uses = lines
    .filter(({ state }) => state !== "not-fitted")
    .flatMap(({ numbers, row, designators, quantity }) =>
      numbers.map((number, at) => ({
        part: v.parse(partFacts, { ...number, number: number.foundAs ?? number.number }),
        place: { file: head.file, sheet: head.sheet, row, designators, quantity, isAlternate: at > 0 },
      })),
    );
  return { head, uses };
}
