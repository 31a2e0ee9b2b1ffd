import * as v from "valibot";
import { fileHead } from "../boms/file-head";
import { checkResult } from "../check/result";
import { listOf } from "../schema";
import { type FileUses, type PartFacts, partFacts, type Place, place } from "./uses";

const usedPart = v.object({
  ...partFacts.entries,
  /** The quantity for all boards: the sum of the lines that name it first. */
  quantity: v.number(),
  /** Lines without a quantity, which aren't in the sum. */
  linesWithoutQuantity: v.number(),
  places: listOf(place),
});
type UsedPart = v.InferOutput<typeof usedPart>;

/** What `bom parts --json` prints. */
export const partsResult = v.object({
  /** How many boards of each file are built. */
  boards: v.number(),
  files: listOf(fileHead),
  /** Parts with the earliest last buy date first, and then by number. */
  parts: listOf(usedPart),
  skipped: checkResult.entries.skipped,
});
export type PartsResult = v.InferOutput<typeof partsResult>;

/** One row a part, over all files. */
export function whereUsed(files: readonly FileUses[], boards: number): PartsResult {
  const parts = new Map<string, { readonly facts: PartFacts; readonly places: Place[] }>();
  for (const { part, place } of files.flatMap(({ uses }) => uses)) {
    const known = parts.get(part.number);
    if (known === undefined) parts.set(part.number, { facts: part, places: [place] });
    else known.places.push(place);
  }
  const used = [...parts.values()].map(({ facts, places }): UsedPart => {
    const own = places.filter(({ isAlternate }) => !isAlternate);
    return {
      ...facts,
      quantity: boards * round(own.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)),
      linesWithoutQuantity: own.filter(({ quantity }) => quantity === null).length,
      places,
    };
  });
  return { boards, files: files.map(({ head }) => head), parts: used.sort(byDate) };
}

/** Quantities may have decimals, such as meters of cable. */
const round = (quantity: number): number => Math.round(1e4 * quantity) / 1e4;

/** The date until which it can be had. */
const endOf = ({ lastBuyDate, productionEndDate }: PartFacts): string | null => lastBuyDate ?? productionEndDate;

function byDate(one: UsedPart, other: UsedPart): number {
  const [first, second] = [endOf(one) ?? "9999", endOf(other) ?? "9999"];
  if (first !== second) return first < second ? -1 : 1;
  return one.number < other.number ? -1 : 1;
}
