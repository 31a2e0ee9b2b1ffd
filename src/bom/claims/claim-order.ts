import { compareCharacteristics } from "./characteristic-order";
import type { Claim } from "./claim";
import { betterOf } from "./rules";
import { compareTolerances } from "./tolerance";

/**
 * How an amount, a tolerance, or a characteristic compares with another one of the same aspect; undefined if neither is
 * better, or they can't be compared, as claims of other aspects.
 * @param nominal the part's capacitance or inductance
 */
export function compareClaims(
  own: Claim,
  required: Claim,
  nominal: number | null,
): "equal" | "better" | "worse" | undefined {
  if ("value" in own && "value" in required) {
    if (isSameAmount(own.value, required.value)) return "equal";
    const better = betterOf(own.aspect);
    if (better === "none") return undefined;
    return own.value > required.value === (better === "higher") ? "better" : "worse";
  }
  if (own.aspect === "tolerance" && required.aspect === "tolerance")
    return compareTolerances(own.tolerance, required.tolerance, nominal);
  if (own.aspect === "characteristic" && required.aspect === "characteristic")
    return compareCharacteristics({ name: own.name, standard: null }, required.name);
  return undefined;
}

/** Whether two amounts differ only by rounding. */
export const isSameAmount = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
