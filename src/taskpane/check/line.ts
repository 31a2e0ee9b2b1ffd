import type { Product } from "../../api/product";
import { isMakersNumber } from "../../bom/patterns";
import type { Failure } from "../../messages/failure";
import { stateOfProduct, alternativesOf, lastBuyDate, type PartState } from "../../bom/part-state";
import { compareClaims, type Findings } from "../../bom/compare";
import { kindOf } from "../../bom/part-kind";
import { readClaims } from "../../bom/description";
import type { BomEntry } from "../../bom/entry";

/** What became of asking for a part number. */
export type Outcome =
  | { readonly is: "found"; readonly product: Product }
  /** `near`: numbers that exist and look like it. */
  | { readonly is: "unknown"; readonly near: readonly string[] }
  | { readonly is: "failed"; readonly failure: Failure };

/** By part number; a number that was not asked for yet has none. */
export type Outcomes = ReadonlyMap<string, Outcome>;

export function stateOf(partno: string | null, outcome: Outcome | undefined): PartState {
  if (partno === null) return "noNumber";
  switch (outcome?.is) {
    case undefined:
      return "unchecked";
    case "found":
      return stateOfProduct(outcome.product);
    case "unknown":
      return isMakersNumber(partno) || outcome.near.length > 0 ? "unknown" : "otherMaker";
    case "failed":
      return "failed";
  }
}

/** A line of the check: a part of the BOM with what is known about it. */
export interface BomRow {
  readonly entry: BomEntry;
  readonly state: PartState;
  readonly outcome: Outcome | undefined;
  /** The number of the product found, where it is not the one asked for: the BOM's has no package code. */
  readonly foundAs: string | null;
  readonly lastBuyDate: string | null;
  readonly alternatives: readonly Alternative[];
  /** How the description and the part compare; null without one, or where nothing differs. */
  readonly mismatch: Findings | null;
}

export interface Alternative {
  readonly partno: string;
  readonly state: PartState;
}

/** What the list can be narrowed to. */
export type RowFilter = "all" | "mismatch" | PartState;

/** @param compared what was compared before, which is kept there: a check draws its list many times */
export function rowsOf(
  entries: readonly BomEntry[],
  outcomes: Outcomes,
  compared: Map<string, Findings | null> = new Map<string, Findings | null>(),
): readonly BomRow[] {
  return entries.map((entry) => {
    const outcome = entry.partno === null ? undefined : outcomes.get(entry.partno);
    const state = stateOf(entry.partno, outcome);
    if (outcome?.is !== "found")
      return { entry, state, outcome, foundAs: null, lastBuyDate: null, alternatives: [], mismatch: null };
    const { product } = outcome;
    const { Partno: found } = product.record;
    const key = `${found}\n${entry.description}`;
    let mismatch = compared.get(key);
    if (mismatch === undefined) compared.set(key, (mismatch = mismatchOf(entry.description, outcome)));
    return {
      entry,
      state,
      outcome,
      foundAs: found === entry.partno ? null : found,
      lastBuyDate: lastBuyDate(product),
      alternatives: alternativesOf(product).map((partno) => ({ partno, state: stateOf(partno, outcomes.get(partno)) })),
      mismatch,
    };
  });
}

export function matchesFilter(row: BomRow, filter: RowFilter): boolean {
  if (filter === "all") return true;
  return filter === "mismatch" ? row.mismatch !== null : row.state === filter;
}

/** How many lines each filter leaves. */
export function countsOf(rows: readonly BomRow[]): ReadonlyMap<RowFilter, number> {
  const counts = new Map<RowFilter, number>([["all", rows.length]]);
  const count = (filter: RowFilter): void => void counts.set(filter, (counts.get(filter) ?? 0) + 1);
  for (const { state, mismatch } of rows) {
    count(state);
    if (mismatch !== null) count("mismatch");
  }
  return counts;
}

function mismatchOf(description: string, { product }: Outcome & { readonly is: "found" }): Findings | null {
  if (description.trim() === "") return null;
  const findings = compareClaims(readClaims(description, kindOf(product)), product);
  return findings.differing.length === 0 ? null : findings;
}
