import { operatorsOf } from "../filter/check";
import type { Condition } from "../filter/syntax";
import type { Field } from "../vocabulary/field";

/** How a condition compares: an operator of the filter language, or both ends of a range. */
export type DraftOperator = Condition["operator"] | "between";

/** What the builder offers for a field, the usual one first. */
export function draftOperators(field: Field): readonly [DraftOperator, ...DraftOperator[]] {
  const [first = "eq", ...others] = operatorsOf(field);
  return isNumber(field) ? [first, ...others, "between"] : [first, ...others];
}

export function isNumber({ type }: Field): boolean {
  return type === "Double" || type === "Integer";
}
