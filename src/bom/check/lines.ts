import type { Product } from "../../product-data/api/product";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import type { Aspect } from "../aspects/point";
import { type Findings, findingsOf } from "../matching/findings";
import { shortfallsOf } from "../matching/makers-alternative";
import { alternativesOf, lastBuyDate, type PartState } from "../matching/part-state";
import type { Description } from "../reading/description";
import type { BomEntry } from "../reading/entry";
import type { CheckedParts, CheckedPart } from "./parts";
import { type LineReplacement, type LineReplacements, lineKey } from "./line-replacements";
import { type LineState, namesOfOurs, stateOfLine, stateOfPart } from "./states";

/** A line of the check: a part of the BOM with its results. */
export interface BomLine {
  readonly entry: BomEntry;
  readonly state: LineState;
  readonly result: CheckedPart | undefined;
  /** The number of the product found, if it differs from the requested one: the BOM's number has no package code. */
  readonly foundAs: string | null;
  readonly lastBuyDate: string | null;
  readonly alternatives: readonly Alternative[];
  /** In what the part is worse than or different from its description; null if in nothing. */
  readonly mismatch: Findings | null;
  /** In what it is only better; null if in nothing, or if there is a mismatch. */
  readonly exceeds: Findings | null;
  /** Its alternatives; null if they weren't requested, or if they are unknown. */
  readonly replacement: LineReplacement | null;
}

/** A part that the manufacturer names as the alternative. */
export interface Alternative {
  readonly partno: string;
  readonly state: PartState;
  /** In what it is worse than the part; null if its data isn't known. */
  readonly worseIn: readonly Aspect[] | null;
}

type Compared = Pick<BomLine, "mismatch" | "exceeds">;

/** Comparisons of earlier calls, because a check renders its list many times. */
export type Comparisons = Map<string, Compared>;

/** What is known about a BOM. */
export interface KnownOfBom {
  readonly entries: readonly BomEntry[];
  readonly results: CheckedParts;
  readonly replacements: LineReplacements;
}

/** Makes the line of an entry from what is known. */
export function lineMaker(
  { entries, results, replacements }: KnownOfBom,
  comparisons: Comparisons,
): (entry: BomEntry) => BomLine {
  const ourNames = namesOfOurs(entries, results);
  return (entry) => {
    const result = entry.partno === null ? undefined : results.get(entry.partno);
    const replacement = replacements.get(lineKey(entry)) ?? null;
    const state = stateOfLine(entry, result, replacement, ourNames);
    const line = { entry, state, result, replacement };
    if (result?.kind !== "found")
      return { ...line, foundAs: null, lastBuyDate: null, alternatives: [], mismatch: null, exceeds: null };
    const { product } = result;
    const { Partno: found } = product.record;
    const key = `${found}\n${entry.description.key}`;
    let compared = comparisons.get(key);
    if (compared === undefined) comparisons.set(key, (compared = comparedWith(entry.description, product)));
    return {
      ...line,
      ...compared,
      foundAs: found === entry.partno ? null : found,
      lastBuyDate: lastBuyDate(product),
      alternatives: alternativesOf(product).map((partno) => {
        const alternative = results.get(normalizePartNumber(partno));
        const worseIn = alternative?.kind === "found" ? shortfallsOf(alternative.product, product) : null;
        return { partno, state: stateOfPart(partno, alternative), worseIn };
      }),
    };
  };
}

/** A difference with a note says how the part is better. */
function comparedWith(description: Description, product: Product): Compared {
  if (description.isEmpty) return { mismatch: null, exceeds: null };
  const findings = findingsOf(description, product);
  if (findings.differing.length === 0) return { mismatch: null, exceeds: null };
  return findings.differing.every(({ note }) => note !== null)
    ? { mismatch: null, exceeds: findings }
    : { mismatch: findings, exceeds: null };
}
