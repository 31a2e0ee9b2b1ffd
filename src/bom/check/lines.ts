import type { Product } from "../../product-data/api/product";
import type { CheckFailure } from "./failure";
import {
  stateOfProduct,
  alternativesOf,
  isOtherMakersNumber,
  lastBuyDate,
  type PartState,
} from "../matching/part-state";
import { type Findings, findingsOf } from "../matching/findings";
import type { BomEntry } from "../reading/entry";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import { type LineReplacement, type LineReplacements, lineKey } from "./line-replacements";

/** The result of requesting a part number. */
export type CheckedPart =
  | { readonly kind: "found"; readonly product: Product }
  /** `near`: similar numbers that exist. */
  | { readonly kind: "unknown"; readonly near: readonly string[] }
  | { readonly kind: "failed"; readonly failure: CheckFailure };

/** By part number; a number that hasn't been requested has none. */
export type CheckedParts = ReadonlyMap<string, CheckedPart>;

function stateOf(partno: string | null, result: CheckedPart | undefined): PartState {
  if (partno === null) return "noNumber";
  switch (result?.kind) {
    case undefined:
      return "unchecked";
    case "found":
      return stateOfProduct(result.product);
    case "unknown":
      return isOtherMakersNumber(partno, result.near) ? "otherMaker" : "unknown";
    case "failed":
      return "failed";
  }
}

/** A line of the check: a part of the BOM with its results. */
export interface BomLine {
  readonly entry: BomEntry;
  readonly state: PartState;
  readonly result: CheckedPart | undefined;
  /** The number of the product found, if it differs from the requested one: the BOM's number has no package code. */
  readonly foundAs: string | null;
  readonly lastBuyDate: string | null;
  readonly alternatives: readonly Alternative[];
  /** The comparison of the description and the part; null without a description, or if nothing differs. */
  readonly mismatch: Findings | null;
  /** Its alternatives; null if they weren't requested, or if they are unknown. */
  readonly replacement: LineReplacement | null;
}

export interface Alternative {
  readonly partno: string;
  readonly state: PartState;
}

/** @param compared earlier comparisons, stored there because a check renders its list many times */
export function linesOf(
  entries: readonly BomEntry[],
  results: CheckedParts,
  replacements: LineReplacements = new Map(),
  compared: Map<string, Findings | null> = new Map<string, Findings | null>(),
): readonly BomLine[] {
  return entries.map((entry) => {
    const result = entry.partno === null ? undefined : results.get(entry.partno);
    const state = stateOf(entry.partno, result);
    const replacement = needsReplacement(state) ? (replacements.get(lineKey(entry)) ?? null) : null;
    if (result?.kind !== "found")
      return { entry, state, result, foundAs: null, lastBuyDate: null, alternatives: [], mismatch: null, replacement };
    const { product } = result;
    const { Partno: found } = product.record;
    const key = `${found}\n${entry.description}`;
    let mismatch = compared.get(key);
    if (mismatch === undefined) compared.set(key, (mismatch = mismatchOf(entry.description, result)));
    return {
      entry,
      state,
      result,
      foundAs: found === entry.partno ? null : found,
      lastBuyDate: lastBuyDate(product),
      alternatives: alternativesOf(product).map((partno) => ({
        partno,
        state: stateOf(partno, results.get(normalizePartNumber(partno))),
      })),
      mismatch,
      replacement,
    };
  });
}

/** The states of parts that aren't recommended. */
export const notRecommended: ReadonlySet<PartState> = new Set<PartState>(["discontinued", "toBeDiscontinued", "nrnd"]);

/** Parts of other manufacturers, and parts that aren't recommended. */
export const needsReplacement = (state: PartState): boolean => state === "otherMaker" || notRecommended.has(state);

function mismatchOf(description: string, { product }: CheckedPart & { readonly kind: "found" }): Findings | null {
  if (description.trim() === "") return null;
  const findings = findingsOf(description, product);
  return findings.differing.length === 0 ? null : findings;
}
