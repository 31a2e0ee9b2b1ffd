import { compareCharacteristics } from "../aspects/characteristic-order";
import type { Claim } from "../aspects/claim";
import { betterOf } from "../aspects/rules";
import { inchCodeOf } from "../aspects/size";
import { compareTolerances } from "../aspects/tolerance";
import type { ValueChange } from "./change";

/** What two descriptions, or two parts, say differently. Claims of one aspect are alternatives. */
export function valueChanges(old: readonly Claim[], now: readonly Claim[]): readonly ValueChange[] {
  const nominal = now.find(({ aspect }) => aspect === "capacitance" || aspect === "inductance");
  const value = nominal !== undefined && "value" in nominal ? nominal.value : null;
  return aspects.flatMap((aspect): readonly ValueChange[] => {
    const [before, after] = [old, now].map((claims) => claims.filter((claim) => claim.aspect === aspect));
    const [was, is] = [before?.[0], after?.[0]];
    if (before === undefined || after === undefined || (was === undefined && is === undefined)) return [];
    // Read from the names of footprints, of which few are known.
    if (aspect === "body" && (was === undefined || is === undefined)) return [];
    const relation = relationOf(before, after, value);
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
    if (readingsOf(old).some((one) => readingsOf(now).some((other) => isSame(one, other)))) return "same";
    const better = betterOf(old.aspect);
    if (better === "none") return "other";
    return now.value > old.value === (better === "higher") ? "better" : "weaker";
  }
  if (old.aspect === "tolerance" && now.aspect === "tolerance")
    return relations[compareTolerances(now.tolerance, old.tolerance, nominal) ?? "other"];
  if (old.aspect === "characteristic" && now.aspect === "characteristic")
    return relations[compareCharacteristics({ name: now.name, standard: null }, old.name) ?? "other"];
  if (old.aspect === "size" && now.aspect === "size") {
    const [one, other] = [old, now].map((size) => inchCodeOf(size) ?? size.code);
    return one === other ? "same" : "other";
  }
  return old.written === now.written ? "same" : "other";
}

const relations = { equal: "same", better: "better", worse: "weaker", other: "other" } as const;

const readingsOf = (claim: Claim): readonly number[] =>
  "value" in claim ? [claim.value, ...("others" in claim ? (claim.others ?? []) : [])] : [];

const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
