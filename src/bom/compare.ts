import type { FieldValue, Product } from "../api/product";
import { printQuantity } from "../vocabulary/quantity";
import { characteristicName } from "./characteristic";
import { compareCharacteristics } from "./characteristic-order";
import { type AmountClaim, amountUnits, type Claim, type Flag, type Words } from "./claim";
import { kindOf } from "./part-kind";
import { type Aspect, bestOf, isFitting, type Point, point, type Relation } from "./point";
import {
  type AmountRule,
  amountRules,
  characteristicRule,
  flagRules,
  type Rule,
  toleranceRule,
  wordsRules,
} from "./rules";
import type { SizeClaim } from "./size";
import { compareTolerances, toleranceAt } from "./tolerance";
import { valueOf, wordsOf } from "./value";

/** Compares a part with requirements, in a fixed order of aspects. Claims of one aspect are alternatives. */
export function compareClaims(claims: readonly Claim[], product: Product): readonly Point[] {
  return [...pointsOf(claims, product)];
}

/** Compares as `compareClaims`; null for a part that doesn't meet the requirements. */
export function compareIfFitting(claims: readonly Claim[], product: Product): readonly Point[] | null {
  // Nine of ten parts with the right value, voltage, and size that don't fit fail in one of these.
  for (const compare of [characteristicPoint, tolerancePoint]) {
    const compared = compare(claims, product);
    if (compared !== null && !isFitting(compared)) return null;
  }
  const points: Point[] = [];
  for (const point of pointsOf(claims, product)) {
    if (!isFitting(point)) return null;
    points.push(point);
  }
  return points;
}

function* pointsOf(claims: readonly Claim[], product: Product): Generator<Point> {
  for (const compare of comparisons) {
    const compared = compare(claims, product);
    if (compared === null) continue;
    if ("relation" in compared) yield compared;
    else yield* compared;
  }
}

type Comparison = (claims: readonly Claim[], product: Product) => Point | readonly Point[] | null;

const untilTolerance = amountRules.findIndex(({ aspect }) => aspect === "resonance");
const amountComparisons = amountRules.map(
  (rule): Comparison =>
    (claims, product) =>
      amountPoint(rule, claims, product),
);
const comparisons: readonly Comparison[] = [
  ...amountComparisons.slice(0, untilTolerance),
  tolerancePoint,
  characteristicPoint,
  (claims, product) => sizePoints(ofAspect(claims, "size"), product),
  ...amountComparisons.slice(untilTolerance),
  ...wordsRules.map(
    (rule): Comparison =>
      (claims, product) =>
        wordsPoint(rule, claims, product),
  ),
  ...flagRules.map(
    (rule): Comparison =>
      (claims, product) =>
        flagPoint(rule, claims, product),
  ),
];

type ClaimOf<A extends Claim["aspect"]> = Extract<Claim, { readonly aspect: A }>;

const ofAspect = <A extends Claim["aspect"]>(claims: readonly Claim[], aspect: A): readonly ClaimOf<A>[] =>
  claims.filter((claim): claim is ClaimOf<A> => claim.aspect === aspect);

function amountPoint(rule: AmountRule, claims: readonly Claim[], product: Product): Point | null {
  const asked = claims.filter((claim): claim is AmountClaim => claim.aspect === rule.aspect);
  if (asked.length === 0 && !rule.usual) return null;
  const values = amountsOf(rule, product);
  const kind = kindOf(product);
  if (asked.length === 0) {
    // Few capacitors have a rated current, and BOMs don't contain it, so its absence from the text has no meaning.
    const isExpected = !(rule.aspect === "current" && (kind === "capacitor" || saysWhichCurrent(claims)));
    return values.length > 0 && isExpected ? point(rule, "notAsked", asked, null) : null;
  }
  if (rule.aspect === (kind === "capacitor" ? "inductance" : "capacitance")) return point(rule, "worse", asked, null);
  if (values.length === 0) return point(rule, "notStated", asked, null);
  const voltageClass = rule.aspect === "voltage" ? valueOf(product, "RatedVoltageClass") : null;
  const relations = asked.map((claim): Relation => {
    if (claim.voltageClass !== null && voltageClass !== null && claim.voltageClass !== voltageClass) return "worse";
    return amountRelation(values, claim.value, rule.better);
  });
  const part = values.map((value) => printQuantity(value, amountUnits[rule.aspect])).join(" / ");
  const namesClass = asked.some((claim) => claim.voltageClass !== null) && voltageClass !== null;
  const note = rule.better === "none" ? null : rule.better;
  return point(rule, bestOf(relations), asked, namesClass ? `${part} ${String(voltageClass)}` : part, note);
}

const saysWhichCurrent = (claims: readonly Claim[]): boolean =>
  claims.some(({ aspect }) => aspect === "currentItemp" || aspect === "currentIsat");

/** For a claim with named fields, the first field with a value; for a text, all fields. */
function amountsOf({ aspect, fields }: AmountRule, product: Product): readonly number[] {
  const values = fields.map((name) => valueOf(product, name)).filter((value) => typeof value === "number");
  return aspect === "currentItemp" ? values.slice(0, 1) : [...new Set(values)];
}

function amountRelation(values: readonly number[], asked: number, better: AmountRule["better"]): Relation {
  const signs = values.map((value) => {
    if (isSame(value, asked)) return 0;
    return better !== "none" && value > asked === (better === "higher") ? 1 : -1;
  });
  const hasEqual = signs.includes(0);
  if (signs.includes(-1)) return hasEqual ? "partly" : "worse";
  return hasEqual ? "equal" : "better";
}

const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

function tolerancePoint(claims: readonly Claim[], product: Product): Point | null {
  const asked = ofAspect(claims, "tolerance");
  const isInductor = kindOf(product) === "inductor";
  const written = valueOf(product, isInductor ? "InductanceTolerance" : "ToleranceCapacitance");
  const own = typeof written === "string" ? toleranceAt(written)?.tolerance : undefined;
  if (asked.length === 0) return own === undefined ? null : point(toleranceRule, "notAsked", asked, null);
  if (own === undefined) return point(toleranceRule, "notStated", asked, null);
  const nominal = valueOf(product, isInductor ? "Inductance" : "Capacitance");
  const relations = asked.map(({ tolerance }): Relation => {
    const order = compareTolerances(own, tolerance, typeof nominal === "number" ? nominal : null);
    return order === "same" ? "equal" : order === "tighter" ? "better" : "worse";
  });
  return point(toleranceRule, bestOf(relations), asked, String(written), "tighter");
}

function characteristicPoint(claims: readonly Claim[], product: Product): Point | null {
  const asked = ofAspect(claims, "characteristic");
  const own = valueOf(product, "TemperatureCharacteristics");
  const standard = valueOf(product, "TemperatureCharacteristicsCompliedStandard");
  if (typeof own !== "string") return asked.length === 0 ? null : point(characteristicRule, "notStated", asked, null);
  if (asked.length === 0) return point(characteristicRule, "notAsked", asked, null);
  const relations = asked.map(({ name }): Relation => {
    if (name === characteristicName(own)) return "equal";
    const order = compareCharacteristics({ name: own, standard: typeof standard === "string" ? standard : null }, name);
    return order === "same" ? "equal" : (order ?? "worse");
  });
  return point(characteristicRule, bestOf(relations), asked, own, "wider");
}

const sizeRule = { aspect: "size", mustState: true } as const;

function sizePoints(claims: readonly SizeClaim[], product: Product): readonly Point[] {
  const inch = valueOf(product, "SizecodeInch");
  const mm = valueOf(product, "SizecodeMm");
  const own = [...(inch === null ? [] : [String(inch)]), ...(mm === null ? [] : [`${String(mm)} mm`])].join(" = ");
  if (claims.length === 0) return own === "" ? [] : [point(sizeRule, "notAsked", claims, null)];
  const points = (aspect: Aspect, value: FieldValue, alternatives: readonly SizeClaim[]): readonly Point[] => {
    if (alternatives.length === 0) return [];
    const rule = { ...sizeRule, aspect };
    if (value === null) return [point(rule, "notStated", alternatives, null)];
    const isSize = alternatives.some(({ code }) => code === value);
    return [point(rule, isSize ? "equal" : "worse", alternatives, own)];
  };
  const open = claims.filter(({ system }) => system === null);
  return [
    ...points(
      "sizeInch",
      inch,
      claims.filter(({ system }) => system === "inch"),
    ),
    ...points(
      "sizeMm",
      mm,
      claims.filter(({ system }) => system === "mm"),
    ),
    ...openPoints(open, own, inch, mm),
  ];
}

/** If the text doesn't say whether a size is in inches or metric, it fits by either code; the result names the code. */
function openPoints(open: readonly SizeClaim[], own: string, inch: FieldValue, mm: FieldValue): readonly Point[] {
  if (open.length === 0) return [];
  if (own === "") return [point(sizeRule, "notStated", open, null)];
  if (open.some(({ code }) => code === inch)) return [point({ ...sizeRule, aspect: "sizeInch" }, "equal", open, own)];
  if (open.some(({ code }) => code === mm)) return [point({ ...sizeRule, aspect: "sizeMm" }, "equal", open, own)];
  return [point(sizeRule, "worse", open, own)];
}

function wordsPoint(rule: Rule<Words>, claims: readonly Claim[], product: Product): Point | null {
  const asked = ofAspect(claims, rule.aspect);
  if (asked.length === 0) return null;
  const own = wordsOf(product, rule.fields[0] ?? "");
  // Parts without benefits or a standard are listed with none.
  const isSilent = own.length === 0 && rule.aspect !== "benefits" && rule.aspect !== "standard";
  if (isSilent) return point(rule, "notStated", asked, null);
  const hasAll = asked.some(({ words }) => words.every((word) => own.includes(word)));
  return point(rule, hasAll ? "equal" : "worse", asked, own.join(", "));
}

function flagPoint(rule: Rule<Flag>, claims: readonly Claim[], product: Product): Point | null {
  const asked = ofAspect(claims, rule.aspect);
  if (asked.length === 0) return null;
  const own = valueOf(product, rule.fields[0] ?? "");
  if (own === null) return point(rule, "notStated", asked, null);
  return point(rule, own === true ? "equal" : "worse", asked, null);
}
