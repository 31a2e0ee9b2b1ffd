import type { Product } from "../../product-data/api/product";
import { characteristicName } from "../aspects/characteristic";
import { compareCharacteristics } from "../aspects/characteristic-order";
import type { BodyClaim, Claim } from "../aspects/claim";
import { kindOf } from "../aspects/part-kind";
import { type Aspect, bestOf, isFitting, type Point, point, type Relation } from "../aspects/point";
import {
  type AmountRule,
  amountRules,
  amountText,
  type FieldRule,
  type Flag,
  flagRules,
  type Words,
  wordsRules,
} from "../aspects/rules";
import { isInchCode, metricOf, type SizeClaim } from "../aspects/size";
import { compareTolerances, spreadOf, toleranceAt } from "../aspects/tolerance";
import { numberOf, textOf, valueOf, wordsOf } from "../aspects/value";

/** Compares a part with requirements, in a fixed order of aspects. Claims of one aspect are alternatives. */
export function compareClaims(claims: readonly Claim[], product: Product): readonly Point[] {
  return comparisons.flatMap((compare) => compare(claims, product));
}

/** Compares as `compareClaims`; null for a part that doesn't meet the requirements. */
export function compareIfFitting(claims: readonly Claim[], product: Product): readonly Point[] | null {
  // Nine of ten parts with the right value, voltage, and size that don't fit fail in one of these.
  for (const compare of [compareCharacteristic, compareTolerance])
    if (!compare(claims, product).every(isFitting)) return null;
  const points: Point[] = [];
  for (const compare of comparisons) {
    const compared = compare(claims, product);
    if (!compared.every(isFitting)) return null;
    points.push(...compared);
  }
  return points;
}

/** Returns no point for an aspect that isn't required, unless that should be reported. */
type Comparison = (claims: readonly Claim[], product: Product) => readonly Point[];

const untilTolerance = amountRules.findIndex(({ aspect }) => aspect === "resonance");
const comparisons: readonly Comparison[] = [
  ...amountRules.slice(0, untilTolerance).map(comparisonOfAmount),
  compareTolerance,
  compareCharacteristic,
  compareSize,
  ...amountRules.slice(untilTolerance).map(comparisonOfAmount),
  compareBody,
  compareShielded,
  compareQuality,
  ...wordsRules.map(comparisonOfWords),
  ...flagRules.map(comparisonOfFlag),
  compareDemand,
];

type ClaimOf<A extends Claim["aspect"]> = Extract<Claim, { readonly aspect: A }>;

const ofAspect = <A extends Claim["aspect"]>(claims: readonly Claim[], aspect: A): readonly ClaimOf<A>[] =>
  claims.filter((claim): claim is ClaimOf<A> => claim.aspect === aspect);

function comparisonOfAmount(rule: AmountRule): Comparison {
  return (claims, product) => {
    const asked = ofAspect(claims, rule.aspect);
    if (asked.length === 0 && !rule.typical) return [];
    const values = amountsOf(rule, product);
    const kind = kindOf(product);
    if (asked.length === 0) {
      // Few capacitors have a rated current, and BOMs don't contain it, so its absence from the text has no meaning.
      const isExpected = !(rule.aspect === "current" && (kind === "capacitor" || saysWhichCurrent(claims)));
      return values.length > 0 && isExpected ? [point(rule, "notAsked", asked, null)] : [];
    }
    if (rule.aspect === (kind === "capacitor" ? "inductance" : "capacitance"))
      return [point(rule, "worse", asked, null)];
    if (values.length === 0) return [point(rule, "notStated", asked, null)];
    const voltageClass = rule.aspect === "voltage" ? valueOf(product, "RatedVoltageClass") : null;
    const relations = asked.map((claim): Relation => {
      if (claim.voltageClass !== null && voltageClass !== null && claim.voltageClass !== voltageClass) return "worse";
      return bestOf([claim.value, ...(claim.others ?? [])].map((value) => amountRelation(values, value, rule.better)));
    });
    const part = values.map((value) => amountText(rule.aspect, value)).join(" / ");
    const namesClass = asked.some((claim) => claim.voltageClass !== null) && voltageClass !== null;
    const note = rule.better === "none" ? null : rule.better;
    const distance = Math.min(
      ...asked.flatMap((claim) => values.map((value) => Math.abs(Math.log2(value / claim.value)))),
    );
    return [
      point(rule, bestOf(relations), asked, namesClass ? `${part} ${String(voltageClass)}` : part, note, distance),
    ];
  };
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

/** A tighter tolerance is within a looser one, at the nominal value. */
function compareTolerance(claims: readonly Claim[], product: Product): readonly Point[] {
  const asked = ofAspect(claims, "tolerance");
  const isInductor = kindOf(product) === "inductor";
  const written = textOf(product, isInductor ? "InductanceTolerance" : "ToleranceCapacitance");
  const own = toleranceAt(written ?? "")?.tolerance;
  const rule = { aspect: "tolerance", mustState: true } as const;
  if (own === undefined) return asked.length === 0 ? [] : [point(rule, "notStated", asked, null)];
  if (asked.length === 0) return [point(rule, "notAsked", asked, null)];
  const nominal = numberOf(product, isInductor ? "Inductance" : "Capacitance");
  const relation = bestOf(asked.map(({ tolerance }) => compareTolerances(own, tolerance, nominal) ?? "worse"));
  const looser = asked.map(({ tolerance }) => spreadOf(own, nominal ?? 0) / spreadOf(tolerance, nominal ?? 0));
  const distance = relation === "worse" ? Math.log2(Math.max(...looser)) : 0.5;
  return [point(rule, relation, asked, written, "tighter", distance)];
}

function compareCharacteristic(claims: readonly Claim[], product: Product): readonly Point[] {
  const asked = ofAspect(claims, "characteristic");
  const own = textOf(product, "TemperatureCharacteristics");
  const rule = { aspect: "characteristic", mustState: true } as const;
  if (own === null) return asked.length === 0 ? [] : [point(rule, "notStated", asked, null)];
  if (asked.length === 0) return [point(rule, "notAsked", asked, null)];
  const promised = { name: own, standard: textOf(product, "TemperatureCharacteristicsCompliedStandard") };
  const relations = asked.map(({ name }) =>
    name === characteristicName(own) ? "equal" : (compareCharacteristics(promised, name) ?? "worse"),
  );
  return [point(rule, bestOf(relations), asked, own, "wider")];
}

/** Whether two bodies can use the same pads. */
export const isSameBody = (one: Sides, other: Sides): boolean => {
  const isNear = (side: number, wanted: number): boolean => Math.abs(side - wanted) <= sideTolerance(wanted);
  return (
    (isNear(one.length, other.length) && isNear(one.width, other.width)) ||
    (isNear(one.width, other.length) && isNear(one.length, other.width))
  );
};

type Sides = Pick<BodyClaim, "length" | "width">;

/**
 * Two bodies that can use the same pads: each side differs by at most 0.3 mm, the typical tolerance of power inductors, or
 * 7 %.
 */
const sideTolerance = (side: number): number => Math.max(0.301e-3, 0.07 * side);

function compareBody(claims: readonly Claim[], product: Product): readonly Point[] {
  const asked = ofAspect(claims, "body");
  if (asked.length === 0) return [];
  const rule = { aspect: "body", mustState: true } as const;
  const [length, width] = [numberOf(product, "Length"), numberOf(product, "Width")];
  if (length === null || width === null) return [point(rule, "notStated", asked, null)];
  const fitting = asked.filter((body) => isSameBody({ length, width }, body));
  const part = `${amountText("length", length)} × ${amountText("width", width)}`;
  const isLarger = fitting.every((body) => needsMoreSpace({ length, width }, body));
  const note = fitting.length > 0 && isLarger ? "larger" : null;
  const distance = Math.min(...asked.map((body) => distanceInArea({ length, width }, body)));
  return [point(rule, fitting.length > 0 ? "equal" : "worse", asked, part, note, distance)];
}

/** The longer and the shorter sides by themselves: 1 for twice or half the area. */
function distanceInArea(one: Sides, other: Sides): number {
  const [[ownLong, ownShort], [long, short]] = [sidesByLength(one), sidesByLength(other)];
  return Math.abs(Math.log2(ownLong / long)) + Math.abs(Math.log2(ownShort / short));
}

const sidesByLength = ({ length, width }: Sides): readonly [number, number] => [
  Math.max(length, width),
  Math.min(length, width),
];

/** Whether the body is larger, however little: on the same pads, it may still touch its neighbor. */
function needsMoreSpace(one: Sides, other: Sides): boolean {
  const [[ownLong, ownShort], [long, short]] = [sidesByLength(one), sidesByLength(other)];
  return ownLong > long + roundingError || ownShort > short + roundingError;
}

const roundingError = 1e-5;

/** The length of a part whose body fits; also a condition of the search. */
export const bodyLengths = ({ length, width }: BodyClaim): readonly [least: number, most: number] => [
  Math.min(length, width) - sideTolerance(Math.min(length, width)),
  Math.max(length, width) + sideTolerance(Math.max(length, width)),
];

function compareShielded(claims: readonly Claim[], product: Product): readonly Point[] {
  const asked = ofAspect(claims, "shielded");
  const [first] = asked;
  if (first === undefined) return [];
  const rule = { aspect: "shielded", mustState: false } as const;
  const own = textOf(product, "MagneticShieldClass");
  if (own === null) return [point(rule, "notStated", asked, null)];
  return [point(rule, isUnshielded.test(own) === first.shielded ? "worse" : "equal", asked, own)];
}

const isUnshielded = /^(?:non|un|no )|非|無|无/i;

function compareQuality(claims: readonly Claim[], product: Product): readonly Point[] {
  const asked = ofAspect(claims, "quality");
  const [first] = asked;
  if (first === undefined) return [];
  const rule = { aspect: "quality", mustState: false } as const;
  const own = Number.parseFloat(String(valueOf(product, "QMin") ?? ""));
  const frequency = valueOf(product, "QTestFrequency");
  if (Number.isNaN(own) || (first.frequency !== null && first.frequency !== frequency))
    return [point(rule, "notStated", asked, null)];
  const relation = own < first.least ? "worse" : own > first.least ? "better" : "equal";
  return [point(rule, relation, asked, String(own), "higher", Math.log2(own / first.least))];
}

function compareDemand(claims: readonly Claim[]): readonly Point[] {
  return ofAspect(claims, "demand").map((claim) =>
    point({ aspect: "demand", mustState: false }, "notStated", [claim], null),
  );
}

/**
 * If the text doesn't say whether a size is in inches or metric, it fits by either code. One that fits by neither is
 * compared with the code that it usually is.
 */
function compareSize(claims: readonly Claim[], product: Product): readonly Point[] {
  const codes = { inch: textOf(product, "SizecodeInch"), mm: textOf(product, "SizecodeMm") };
  const known = systems.filter((system) => codes[system] !== null);
  const sizes = ofAspect(claims, "size");
  const pointOf = (
    aspect: Aspect,
    relation: Point["relation"],
    asked: readonly SizeClaim[],
    part: string | null = null,
  ): Point => point({ aspect, mustState: true }, relation, asked, part, null, distanceInSize(asked, product));
  if (sizes.length === 0 && claims.some(({ aspect }) => aspect === "body")) return [];
  if (sizes.length === 0) return known.length === 0 ? [] : [pointOf("size", "notAsked", sizes)];
  return ([...systems, null] as const).flatMap((system) => {
    const asked = sizes.filter((claim) => claim.system === system);
    if (asked.length === 0) return [];
    const possible = known.filter((each) => each === (system ?? each));
    const fitting = possible.find((each) => asked.some(({ code }) => code === codes[each]));
    const isOpen = fitting === "mm" && system === null && asked.every(({ code }) => isInchCode(code));
    if (fitting !== undefined)
      return point(
        { aspect: sizeAspects[fitting], mustState: true },
        "equal",
        asked,
        isOpen && codes.inch !== null ? codes.inch : codes[fitting],
        isOpen ? "inMillimeters" : null,
      );
    const typical = asked.every(({ code }) => isInchCode(code)) ? "inch" : "mm";
    const against = possible.find((each) => each === typical) ?? possible[0];
    if (against !== undefined) return pointOf(sizeAspects[against], "worse", asked, codes[against]);
    return pointOf(system === null ? "size" : sizeAspects[system], "notStated", asked);
  });
}

function distanceInSize(asked: readonly SizeClaim[], product: Product): number {
  const [length, width] = [numberOf(product, "Length"), numberOf(product, "Width")];
  if (length === null || width === null) return Infinity;
  const sides = asked.flatMap(({ code, system }) => sidesOfMetric((system === "mm" ? code : metricOf(code)) ?? ""));
  return Math.min(...sides.map((each) => distanceInArea({ length, width }, each)));
}

const sidesOfMetric = (code: string): readonly Sides[] =>
  code.length === 4 ? [{ length: Number(`${code.slice(0, 2)}e-4`), width: Number(`${code.slice(2)}e-4`) }] : [];

const systems = ["inch", "mm"] as const;
const sizeAspects = { inch: "sizeInch", mm: "sizeMm" } as const;

/** Parts without these are listed with none. */
const mayBeNone: ReadonlySet<Words> = new Set<Words>(["benefits", "standard"]);

function comparisonOfWords(rule: FieldRule<Words>): Comparison {
  return (claims, product) => {
    const asked = ofAspect(claims, rule.aspect);
    if (asked.length === 0) return [];
    const own = wordsOf(product, rule.field);
    if (own.length === 0 && !mayBeNone.has(rule.aspect)) return [point(rule, "notStated", asked, null)];
    const hasAll = asked.some(({ words }) => words.every((word) => own.includes(word)));
    return [point(rule, hasAll ? "equal" : "worse", asked, own.join(", "))];
  };
}

function comparisonOfFlag(rule: FieldRule<Flag>): Comparison {
  return (claims, product) => {
    const asked = ofAspect(claims, rule.aspect);
    if (asked.length === 0) return [];
    const own = valueOf(product, rule.field);
    return [point(rule, own === null ? "notStated" : own === true ? "equal" : "worse", asked, null)];
  };
}
