import { compareCharacteristics } from "./characteristic-order";
import type { Claim } from "./claim";
import { betterOf } from "./rules";
import { inchCodeOf } from "./size";
import { compareTolerances } from "./tolerance";

export type ClaimOrder = "equal" | "better" | "worse" | undefined;

/**
 * The one order of claims of an aspect, by which sources of a line are merged, and revisions of a BOM compared; undefined
 * if neither is better, or they can't be compared.
 * @param nominal the part's capacitance or inductance
 */
export function compareClaims(own: Claim, required: Claim, nominal: number | null): ClaimOrder {
  if ("value" in own && "value" in required) {
    const [first, second] = [own.voltageClass, required.voltageClass];
    if (first !== second && first !== null && second !== null) return undefined;
    if (isSameAmount(own.value, required.value)) return "equal";
    const better = betterOf(own.aspect);
    if (better === "none") return undefined;
    return own.value > required.value === (better === "higher") ? "better" : "worse";
  }
  if (own.aspect === "tolerance" && required.aspect === "tolerance")
    return compareTolerances(own.tolerance, required.tolerance, nominal);
  if (own.aspect === "characteristic" && required.aspect === "characteristic")
    return compareCharacteristics({ name: own.name, standard: null }, required.name);
  if (own.aspect !== "size" || required.aspect !== "size")
    return own.aspect === required.aspect && own.written === required.written ? "equal" : undefined;
  const [code, other] = [inchCodeOf(own), inchCodeOf(required)];
  if (code !== undefined && other !== undefined) return code === other ? "equal" : undefined;
  // An inch size and a metric size can't be told apart if one of them has no equivalent in the table, so they count as
  // equal.
  const areOfTwoSystems = own.system !== null && required.system !== null && own.system !== required.system;
  return own.code === required.code || areOfTwoSystems ? "equal" : undefined;
}

/** All that a claim may mean: `2,200 pF` may be 2.2 pF, and 0603 alone may be metric. */
export function readingsOf(claim: Claim): readonly Claim[] {
  if (claim.aspect === "size" && claim.system === null) {
    const metric = { ...claim, system: "mm" } as const;
    return inchCodeOf(metric) === undefined ? [claim] : [claim, metric];
  }
  if (!("value" in claim) || claim.others === undefined) return [claim];
  const { others, ...first } = claim;
  return [first, ...others.map((value) => ({ ...first, value }))];
}

/** Whether two amounts differ only by rounding. */
export const isSameAmount = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
