import { type AmountClaim, type Claim, nominalIn } from "../claims/claim";
import { compareClaims, isSameAmount } from "../claims/claim-order";
import { inchCodeOf } from "../claims/size";
import type { ValueChange } from "./change";

/** What two descriptions, or two parts, say differently. Claims of one aspect are alternatives. */
export function valueChanges(old: readonly Claim[], now: readonly Claim[]): readonly ValueChange[] {
  const nominal = nominalIn(now);
  return aspects.flatMap((aspect): readonly ValueChange[] => {
    const before = old.filter((claim) => claim.aspect === aspect);
    const after = now.filter((claim) => claim.aspect === aspect);
    // Read from the names of footprints, of which few are known.
    if (aspect === "body" && (before.length === 0 || after.length === 0)) return [];
    const relation = relationOf(before, after, nominal);
    return relation === "same" ? [] : [{ what: "value", aspect, old: textOf(before), new: textOf(after), relation }];
  });
}

const textOf = (claims: readonly Claim[]): string | null =>
  claims.length === 0 ? null : [...new Set(claims.map(({ written }) => written))].join("/");

/** What a line says about a part's identity. */
const aspects = [
  ...["capacitance", "inductance", "voltage", "current", "currentItemp", "tolerance", "characteristic", "size", "body"],
] as readonly Exclude<ValueChange["aspect"], null | "kind">[] as readonly Claim["aspect"][];

type ClaimRelation = "same" | ValueChange["relation"];

/** Equal alternatives in another order are the same. */
function relationOf(old: readonly Claim[], now: readonly Claim[], nominal: number | null): ClaimRelation {
  const isIn = (claim: Claim, claims: readonly Claim[]): boolean =>
    claims.some((other) => relationOfTwo(other, claim, nominal) === "same");
  if (old.every((claim) => isIn(claim, now)) && now.every((claim) => isIn(claim, old))) return "same";
  const [was, is] = [old[0], now[0]];
  if (was === undefined || is === undefined || old.length > 1 || now.length > 1) return "other";
  return relationOfTwo(was, is, nominal);
}

function relationOfTwo(old: Claim, now: Claim, nominal: number | null): ClaimRelation {
  if ("value" in old && "value" in now) {
    if (old.voltageClass !== now.voltageClass && old.voltageClass !== null && now.voltageClass !== null) return "other";
    if (readingsOf(old).some((one) => readingsOf(now).some((other) => isSameAmount(one, other)))) return "same";
  }
  const order = compareClaims(now, old, nominal);
  if (order !== undefined) return relations[order];
  return textOfClaim(old) === textOfClaim(now) ? "same" : "other";
}

const relations = { equal: "same", better: "better", worse: "weaker" } as const;

const readingsOf = ({ value, others = [] }: AmountClaim): readonly number[] => [value, ...others];

const textOfClaim = (claim: Claim): string =>
  claim.aspect === "size" ? (inchCodeOf(claim) ?? claim.code) : claim.written;
