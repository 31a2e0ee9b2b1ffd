import type { Product } from "../../product-data/api/product";
import { characteristicName } from "../aspects/characteristic";
import { compareCharacteristics } from "../aspects/characteristic-order";
import { type AmountClaim, type Claim, ofAspect } from "../aspects/claim";
import { kindOf } from "../aspects/part-kind";
import { bestOf, isFitting, type Point, point, type Relation } from "../aspects/point";
import { type FieldRule, type Flag, flagRules, type Words, wordsRules } from "../aspects/feature-rules";
import { type AmountRule, amountRules, amountText } from "../aspects/rules";
import { compareTolerances, spreadOf, toleranceAt } from "../aspects/tolerance";
import { numberOf, textOf, valueOf, wordsOf } from "../aspects/value";
import { compareBody, compareSize } from "./compare-size";

/** Compares a part in one or more aspects, in a fixed order. */
type Comparison = (product: Product) => readonly Point[];

/** Compares parts with requirements. Claims of one aspect are alternatives. */
export function comparisonWith(claims: readonly Claim[]): Comparison {
  const parts = required(comparisons, claims);
  return (product) => parts.flatMap((compare) => compare(product));
}

/** Compares as `comparisonWith`; null for a part that doesn't meet the requirements. */
export function fittingComparisonWith(claims: readonly Claim[]): (product: Product) => readonly Point[] | null {
  // Nine of ten parts with the right value, voltage, and size that don't fit fail in one of these.
  const first = required([compareCharacteristic, compareTolerance], claims);
  const all = required(comparisons, claims);
  return (product) => {
    if (!first.every((compare) => compare(product).every(isFitting))) return null;
    const points: Point[] = [];
    for (const compare of all) {
      const compared = compare(product);
      if (!compared.every(isFitting)) return null;
      points.push(...compared);
    }
    return points;
  };
}

/** null for an aspect that isn't required, unless that should be reported. */
type ComparisonOf = (claims: readonly Claim[]) => Comparison | null;

const required = (some: readonly ComparisonOf[], claims: readonly Claim[]): readonly Comparison[] =>
  some.flatMap((compare) => compare(claims) ?? []);

const untilTolerance = amountRules.findIndex(({ aspect }) => aspect === "resonance");
const comparisons: readonly ComparisonOf[] = [
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

function comparisonOfAmount(rule: AmountRule): ComparisonOf {
  return (claims) => {
    const required = ofAspect(claims, rule.aspect);
    if (required.length > 0) return (product) => compareAmount(rule, required, product);
    if (!rule.typical) return null;
    // Few capacitors have a rated current, and BOMs don't contain it, so its absence from the text has no meaning.
    const isExpected = (product: Product): boolean =>
      !(rule.aspect === "current" && (kindOf(product) === "capacitor" || saysWhichCurrent(claims)));
    return (product) =>
      amountsOf(rule, product).length > 0 && isExpected(product) ? [point(rule, "notRequired", required, null)] : [];
  };
}

function compareAmount(rule: AmountRule, required: readonly AmountClaim[], product: Product): readonly Point[] {
  if (rule.aspect === (kindOf(product) === "capacitor" ? "inductance" : "capacitance"))
    return [point(rule, "worse", required, null)];
  const values = amountsOf(rule, product);
  if (values.length === 0) return [point(rule, "notStated", required, null)];
  const voltageClass = rule.aspect === "voltage" ? valueOf(product, "RatedVoltageClass") : null;
  const relations = required.map((claim): Relation => {
    if (claim.voltageClass !== null && voltageClass !== null && claim.voltageClass !== voltageClass) return "worse";
    return bestOf([claim.value, ...(claim.others ?? [])].map((value) => amountRelation(values, value, rule.better)));
  });
  const part = values.map((value) => amountText(rule.aspect, value)).join(" / ");
  const namesClass = required.some((claim) => claim.voltageClass !== null) && voltageClass !== null;
  const note = rule.better === "none" ? null : rule.better;
  const distance = Math.min(
    ...required.flatMap((claim) => values.map((value) => Math.abs(Math.log2(value / claim.value)))),
  );
  return [
    point(rule, bestOf(relations), required, namesClass ? `${part} ${String(voltageClass)}` : part, note, distance),
  ];
}

const saysWhichCurrent = (claims: readonly Claim[]): boolean =>
  claims.some(({ aspect }) => aspect === "currentItemp" || aspect === "currentIsat");

/** For a claim with named fields, the first field with a value; for a text, all fields. */
function amountsOf({ aspect, fields }: AmountRule, product: Product): readonly number[] {
  const values = fields.map((name) => valueOf(product, name)).filter((value) => typeof value === "number");
  return aspect === "currentItemp" ? values.slice(0, 1) : [...new Set(values)];
}

function amountRelation(values: readonly number[], required: number, better: AmountRule["better"]): Relation {
  const signs = values.map((value) => {
    if (isSame(value, required)) return 0;
    return better !== "none" && value > required === (better === "higher") ? 1 : -1;
  });
  const hasEqual = signs.includes(0);
  if (signs.includes(-1)) return hasEqual ? "partly" : "worse";
  return hasEqual ? "equal" : "better";
}

const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

/** A tighter tolerance is within a looser one, at the nominal value. */
function compareTolerance(claims: readonly Claim[]): Comparison {
  const required = ofAspect(claims, "tolerance");
  const rule = { aspect: "tolerance", mustState: true } as const;
  return (product) => {
    const isInductor = kindOf(product) === "inductor";
    const written = textOf(product, isInductor ? "InductanceTolerance" : "ToleranceCapacitance");
    const own = toleranceAt(written ?? "")?.tolerance;
    if (own === undefined) return required.length === 0 ? [] : [point(rule, "notStated", required, null)];
    if (required.length === 0) return [point(rule, "notRequired", required, null)];
    const nominal = numberOf(product, isInductor ? "Inductance" : "Capacitance");
    const relation = bestOf(required.map(({ tolerance }) => compareTolerances(own, tolerance, nominal) ?? "worse"));
    const timesLooser = ({ tolerance }: (typeof required)[number]): number =>
      spreadOf(own, nominal ?? 0) / spreadOf(tolerance, nominal ?? 0);
    const distance = relation === "worse" ? Math.log2(Math.max(...required.map(timesLooser))) : 0.5;
    return [point(rule, relation, required, written, "tighter", distance)];
  };
}

function compareCharacteristic(claims: readonly Claim[]): Comparison {
  const required = ofAspect(claims, "characteristic");
  const rule = { aspect: "characteristic", mustState: true } as const;
  return (product) => {
    const own = textOf(product, "TemperatureCharacteristics");
    if (own === null) return required.length === 0 ? [] : [point(rule, "notStated", required, null)];
    if (required.length === 0) return [point(rule, "notRequired", required, null)];
    const promised = { name: own, standard: textOf(product, "TemperatureCharacteristicsCompliedStandard") };
    const relations = required.map(({ name }) =>
      name === characteristicName(own) ? "equal" : (compareCharacteristics(promised, name) ?? "worse"),
    );
    return [point(rule, bestOf(relations), required, own, "wider")];
  };
}

function compareShielded(claims: readonly Claim[]): Comparison | null {
  const required = ofAspect(claims, "shielded");
  const [first] = required;
  if (first === undefined) return null;
  const rule = { aspect: "shielded", mustState: false } as const;
  return (product) => {
    const own = textOf(product, "MagneticShieldClass");
    if (own === null) return [point(rule, "notStated", required, null)];
    if (isUnshielded.test(own) !== first.shielded) return [point(rule, "equal", required, own)];
    // A shield may be added, but not left out.
    return [point(rule, first.shielded ? "worse" : "better", required, own)];
  };
}

const isUnshielded = /^(?:non|un|no )|非|無|无/i;

function compareQuality(claims: readonly Claim[]): Comparison | null {
  const required = ofAspect(claims, "quality");
  const [first] = required;
  if (first === undefined) return null;
  const rule = { aspect: "quality", mustState: false } as const;
  return (product) => {
    const own = Number.parseFloat(String(valueOf(product, "QMin") ?? ""));
    const frequency = valueOf(product, "QTestFrequency");
    if (Number.isNaN(own) || (first.frequency !== null && first.frequency !== frequency))
      return [point(rule, "notStated", required, null)];
    const relation = own < first.least ? "worse" : own > first.least ? "better" : "equal";
    return [point(rule, relation, required, String(own), "higher", Math.log2(own / first.least))];
  };
}

function compareDemand(claims: readonly Claim[]): Comparison | null {
  const required = ofAspect(claims, "demand");
  const points = required.map((claim) => point({ aspect: "demand", mustState: false }, "notStated", [claim], null));
  return points.length === 0 ? null : () => points;
}

/** Parts without these are listed with none. */
const mayBeNone: ReadonlySet<Words> = new Set<Words>(["benefits", "standard"]);

function comparisonOfWords(rule: FieldRule<Words>): ComparisonOf {
  return (claims) => {
    const required = ofAspect(claims, rule.aspect);
    if (required.length === 0) return null;
    return (product) => {
      const own = wordsOf(product, rule.field);
      if (own.length === 0 && !mayBeNone.has(rule.aspect)) return [point(rule, "notStated", required, null)];
      const hasAll = required.some(({ words }) => words.every((word) => own.includes(word)));
      return [point(rule, hasAll ? "equal" : "worse", required, own.join(", "))];
    };
  };
}

function comparisonOfFlag(rule: FieldRule<Flag>): ComparisonOf {
  return (claims) => {
    const required = ofAspect(claims, rule.aspect);
    if (required.length === 0) return null;
    return (product) => {
      const own = valueOf(product, rule.field);
      return [point(rule, own === null ? "notStated" : own === true ? "equal" : "worse", required, null)];
    };
  };
}
