import { fieldValue, type Product } from "../api/product";
import { fieldByName, type Unit } from "../vocabulary/field";
import { printQuantity } from "../vocabulary/quantity";
import { characteristicName } from "./characteristic";
import type { Amount, Claim } from "./claim";
import { kindOf } from "./part-kind";
import { compareTolerances, toleranceAt } from "./tolerance";

/** What is compared, as the result names it; `size` only where the text leaves inch and metric open and neither fits. */
export type Aspect = Exclude<Claim["aspect"], "size"> | "size" | "sizeInch" | "sizeMm";

export interface Difference {
  readonly aspect: Aspect;
  /** The part's value for reading; null when parts of its kind have none. */
  readonly part: string | null;
  readonly text: string;
  /** A part that does more than the text asks for differs too, but is often welcome. */
  readonly note: "higher" | "tighter" | null;
}

/** A comparison of a part with what a text claims, each list in the same order. */
export interface Findings {
  readonly same: readonly Aspect[];
  readonly differing: readonly Difference[];
  /** The part has it, the text says nothing about it. */
  readonly notInText: readonly Aspect[];
  /** The text says something, the part's data has nothing to hold against it. */
  readonly notInData: readonly Aspect[];
}

/** Claims of one aspect are alternatives: one of them has to fit. */
export function compareClaims(claims: readonly Claim[], product: Product): Findings {
  const verdicts = [
    ...amounts.map((aspect) => amountVerdict(aspect, ofAspect(claims, aspect), product)),
    toleranceVerdict(ofAspect(claims, "tolerance"), product),
    characteristicVerdict(ofAspect(claims, "characteristic"), product),
    ...sizeVerdicts(ofAspect(claims, "size"), product),
  ];
  const aspectsThat = (kind: Verdict["kind"]): readonly Aspect[] =>
    verdicts.filter((verdict) => verdict.kind === kind).map(({ aspect }) => aspect);
  return {
    same: aspectsThat("same"),
    differing: verdicts.filter((verdict) => verdict.kind === "differing"),
    notInText: aspectsThat("notInText"),
    notInData: aspectsThat("notInData"),
  };
}

type Verdict =
  | { readonly kind: "same" | "notInText" | "notInData" | "nowhere"; readonly aspect: Aspect }
  | (Difference & { readonly kind: "differing" });

type ClaimOf<A extends Claim["aspect"]> = Extract<Claim, { readonly aspect: A }>;

const ofAspect = <A extends Claim["aspect"]>(claims: readonly Claim[], aspect: A): readonly ClaimOf<A>[] =>
  claims.filter((claim): claim is ClaimOf<A> => claim.aspect === aspect);

/** The fields that hold an amount: any of them may be what the text means. */
const amountFields: Readonly<Record<Amount, readonly string[]>> = {
  capacitance: ["Capacitance"],
  inductance: ["Inductance"],
  voltage: ["RatedVoltage"],
  current: ["RatedCurrentItemp", "RatedCurrent", "RatedCurrentIsat"],
  resistance: ["RdcMax"],
};
const amounts: readonly Amount[] = ["capacitance", "inductance", "voltage", "current", "resistance"];
const units: Readonly<Record<Amount, Unit>> = {
  capacitance: "F",
  inductance: "H",
  voltage: "V",
  current: "A",
  resistance: "Ω",
};

function amountVerdict(aspect: Amount, claims: readonly ClaimOf<Amount>[], product: Product): Verdict {
  const values = amountFields[aspect]
    .map((name) => valueOf(product, name))
    .filter((value, at, all): value is number => typeof value === "number" && all.indexOf(value) === at);
  const foreign = aspect === (kindOf(product) === "capacitor" ? "inductance" : "capacitance");
  if (claims.length > 0 && foreign) return differing(aspect, null, claims);
  // Few capacitors have a rated current, and no BOM states it: that the text omits it says nothing.
  const expected = values.length > 0 && !(kindOf(product) === "capacitor" && aspect === "current");
  if (claims.length === 0) return { kind: expected ? "notInText" : "nowhere", aspect };
  if (values.length === 0) return { kind: "notInData", aspect };
  const voltageClass = aspect === "voltage" ? valueOf(product, "RatedVoltageClass") : null;
  const fits = claims.some(
    (claim) =>
      values.some((value) => isSame(value, claim.value)) &&
      (claim.voltageClass === null || voltageClass === null || claim.voltageClass === voltageClass),
  );
  if (fits) return { kind: "same", aspect };
  const part = values.map((value) => printQuantity(value, units[aspect])).join(" / ");
  const named = claims.some((claim) => claim.voltageClass !== null) && voltageClass !== null;
  const isHigher = values.every((value) => claims.every((claim) => value > claim.value && !isSame(value, claim.value)));
  const note = isHigher && (aspect === "voltage" || aspect === "current") ? "higher" : null;
  return differing(aspect, named ? `${part} ${String(voltageClass)}` : part, claims, note);
}

const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

function toleranceVerdict(claims: readonly ClaimOf<"tolerance">[], product: Product): Verdict {
  const aspect = "tolerance";
  const isInductor = kindOf(product) === "inductor";
  const written = valueOf(product, isInductor ? "InductanceTolerance" : "ToleranceCapacitance");
  const own = typeof written === "string" ? toleranceAt(written)?.tolerance : undefined;
  if (claims.length === 0) return { kind: own === undefined ? "nowhere" : "notInText", aspect };
  if (own === undefined) return { kind: "notInData", aspect };
  const nominal = valueOf(product, isInductor ? "Inductance" : "Capacitance");
  const orders = claims.map(({ tolerance }) =>
    compareTolerances(own, tolerance, typeof nominal === "number" ? nominal : null),
  );
  if (orders.includes("same")) return { kind: "same", aspect };
  return differing(aspect, String(written), claims, orders.every((order) => order === "tighter") ? "tighter" : null);
}

function characteristicVerdict(claims: readonly ClaimOf<"characteristic">[], product: Product): Verdict {
  const aspect = "characteristic";
  const own = valueOf(product, "TemperatureCharacteristics");
  if (typeof own !== "string") return { kind: claims.length === 0 ? "nowhere" : "notInData", aspect };
  if (claims.length === 0) return { kind: "notInText", aspect };
  if (claims.some(({ name }) => name === characteristicName(own))) return { kind: "same", aspect };
  return differing(aspect, own, claims);
}

function sizeVerdicts(claims: readonly ClaimOf<"size">[], product: Product): readonly Verdict[] {
  const inch = valueOf(product, "SizecodeInch");
  const mm = valueOf(product, "SizecodeMm");
  const own = [...(inch === null ? [] : [String(inch)]), ...(mm === null ? [] : [`${String(mm)} mm`])].join(" = ");
  if (claims.length === 0) return [{ kind: own === "" ? "nowhere" : "notInText", aspect: "size" }];
  const verdict = (aspect: Aspect, value: unknown, alternatives: readonly ClaimOf<"size">[]): Verdict[] => {
    if (alternatives.length === 0) return [];
    if (value === null) return [{ kind: "notInData", aspect }];
    if (alternatives.some(({ code }) => code === value)) return [{ kind: "same", aspect }];
    return [differing(aspect, own, alternatives)];
  };
  const open = claims.filter(({ system }) => system === null);
  return [
    ...verdict(
      "sizeInch",
      inch,
      claims.filter(({ system }) => system === "inch"),
    ),
    ...verdict(
      "sizeMm",
      mm,
      claims.filter(({ system }) => system === "mm"),
    ),
    ...openVerdict(open, own, inch, mm),
  ];
}

/** Sizes of which the text does not say the system fit by either code; the result says which. */
function openVerdict(open: readonly ClaimOf<"size">[], own: string, inch: unknown, mm: unknown): readonly Verdict[] {
  if (open.length === 0) return [];
  if (own === "") return [{ kind: "notInData", aspect: "size" }];
  if (open.some(({ code }) => code === inch)) return [{ kind: "same", aspect: "sizeInch" }];
  if (open.some(({ code }) => code === mm)) return [{ kind: "same", aspect: "sizeMm" }];
  return [differing("size", own, open)];
}

function differing(
  aspect: Aspect,
  part: string | null,
  claims: readonly Claim[],
  note: Difference["note"] = null,
): Verdict {
  const text = [...new Set(claims.map(({ written }) => written))].join(" / ");
  return { kind: "differing", aspect, part, text, note };
}

function valueOf(product: Product, name: string): ReturnType<typeof fieldValue> {
  const field = fieldByName(name);
  return field === undefined ? null : fieldValue(product, field);
}
