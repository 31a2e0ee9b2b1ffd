import type { SortKey } from "../../filter/syntax";

/**
 * Plans a search for the first products in a user's order whose most significant key is a number. Every request is for
 * the values from the last one seen, and repeats the products that share it. Pure: no requests here.
 */
export interface SeekPlan {
  readonly direction: SortKey["direction"];
  /** The value reached; null at the start. */
  readonly from: number | null;
  /** Whether all products with that value have been seen. */
  readonly past: boolean;
}

type SeekStep =
  | { readonly kind: "ask"; readonly plan: SeekPlan }
  /**
   * More products share this value than one response can contain. They need a search of their own, and then `plan`
   * continues.
   */
  | { readonly kind: "tie"; readonly value: number; readonly plan: SeekPlan }
  /** All products that have a value have been seen. */
  | { readonly kind: "end" }
  /** The values don't allow the search to continue, or aren't in order. */
  | { readonly kind: "giveUp" };

/** The operator of the next request's condition. */
export function seekOperator({ direction, past }: SeekPlan): "ge" | "gt" | "le" | "lt" {
  if (direction === "asc") return past ? "gt" : "ge";
  return past ? "lt" : "le";
}

/**
 * @param runs the values of the response in order, one list for each category, because categories are returned one
 * after the other
 */
export function advanceSeek(
  plan: SeekPlan,
  runs: readonly (readonly (number | null)[])[],
  hasMoreHits: boolean,
): SeekStep {
  const sign = plan.direction === "asc" ? 1 : -1;
  let reached: number | null = null;
  for (const run of runs) {
    let before: number | null = null;
    for (const value of run) {
      if (value === null) continue;
      if (before !== null && (value - before) * sign < 0) return { kind: "giveUp" };
      before = value;
    }
    if (before !== null && (reached === null || (before - reached) * sign > 0)) reached = before;
  }
  if (!hasMoreHits) return { kind: "end" };
  if (reached === null) return { kind: "giveUp" };
  if (reached === plan.from) {
    return plan.past ? { kind: "giveUp" } : { kind: "tie", value: reached, plan: { ...plan, past: true } };
  }
  return { kind: "ask", plan: { ...plan, from: reached, past: false } };
}
