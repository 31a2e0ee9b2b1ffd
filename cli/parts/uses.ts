import type { FileHead } from "../files/read-lines";
import type { FileResult, NumberResult } from "../check/result";

/** Where a file uses parts. */
export interface FileUses {
  readonly head: FileHead;
  readonly uses: readonly PartUse[];
}

export interface PartUse {
  readonly part: PartFacts;
  readonly place: Place;
}

/** What is known about a part. */
export type PartFacts = Pick<
  NumberResult,
  "number" | "state" | "lastBuyDate" | "productionEndDate" | "minimumOrder" | "alternatives"
>;

export interface Place {
  readonly file: string;
  readonly sheet: string | null;
  /** From 1. */
  readonly row: number;
  readonly designators: readonly string[];
  /** For one board; null: the line doesn't say it. */
  readonly quantity: number | null;
  /** The line names it after another part, for which its quantity counts. */
  readonly isAlternate: boolean;
}

/** Lines that aren't fitted use nothing. */
export function usesOf({ lines, ...head }: FileResult): FileUses {
  const uses = lines
    .filter(({ state }) => state !== "not-fitted")
    .flatMap(({ numbers, row, designators, quantity }) =>
      numbers.map((number, at) => {
        const { state, lastBuyDate, productionEndDate, minimumOrder, alternatives } = number;
        return {
          part: {
            number: number.foundAs ?? number.number,
            ...{ state, lastBuyDate, productionEndDate, minimumOrder, alternatives },
          },
          place: { file: head.file, sheet: head.sheet, row, designators, quantity, isAlternate: at > 0 },
        };
      }),
    );
  return { head, uses };
}
