import type { Product } from "../../product-data/api/product";
import type { Query } from "../../product-data/filter/query";
import type { Language } from "../../product-data/vocabulary/language";
import { amountIn } from "../claims/claim";
import { type Aspect, isFitting, type Point } from "../claims/point";
import { flagRules } from "../claims/rules";
import { acceptedComparisonWith } from "./compare";
import { stateOfProduct } from "./part-state";
import { purposeRank } from "./purpose";
import { byRank, ratedCurrentsOf, statesByRank } from "./rank";
import { statedConditions, isOfOtherBody, queryFor } from "./replacement";
import type { Requirement } from "./requirement";
import type { ClosestPart, Shortfall } from "./requirement-failure";

/**
 * Of parts that don't meet the requirement, the one whose shortfalls weigh least. null: there are none, or no inductor is
 * close.
 */
export function closestAmong(products: readonly Product[], { claims, category }: Requirement): ClosestPart | null {
  const compare = acceptedComparisonWith(claims);
  let lightest = Infinity;
  const ranked = products.flatMap((product) => {
    let [soFar, count] = [0, 0];
    const mayBeClosest = (point: Point): boolean => {
      if (!isShortfall(point)) return true;
      soFar += weightOf(point);
      if (category === "inductors" && !isFitting(point) && (++count > mostShortfalls || !isTolerable(point)))
        return false;
      return soFar <= lightest;
    };
    const short = compare(product, mayBeClosest)?.filter(isShortfall);
    if (short === undefined) return [];
    lightest = soFar;
    const { rated, saturation } = ratedCurrentsOf(product);
    const state = statesByRank.indexOf(stateOfProduct(product));
    const rank = [soFar, state, purposeRank(product, claims, null), -(rated ?? 0), -(saturation ?? 0)];
    return { partno: product.record.Partno, short, rank };
  });
  const [first] = ranked.sort(byRank);
  return first === undefined ? null : { partno: first.partno, shortfalls: first.short.map(shortfallOf) };
}

/** A body can fit on the same pads and still be larger or smaller. */
const isShortfall = (point: Point): boolean => !isFitting(point) || isOfOtherBody(point);

/** The name of a feature says it all. */
export const shortfallOf = ({ aspect, required, part }: Point): Shortfall =>
  flagRules.some((rule) => rule.aspect === aspect)
    ? { aspect, required: null, part: null }
    : { aspect, required, part };

/**
 * Finds parts of about the value in any size, because few sizes are made of each value, and capacitors of lower voltages,
 * too.
 */
export function queryForClosest(requirement: Requirement, language: Language): Query {
  const capacitance = amountIn(requirement.claims, "capacitance")?.value;
  const inductance = amountIn(requirement.claims, "inductance")?.value;
  const voltage = amountIn(requirement.claims, "voltage");
  const near = statedConditions([
    ["Capacitance", "ge", capacitance && capacitance / nextValue],
    ["Capacitance", "le", capacitance && capacitance * nextValue],
    ["Inductance", "ge", inductance && inductance / nextValue],
    ["Inductance", "le", inductance && inductance * nextValue],
    ["RatedVoltage", "ge", voltage && voltage.value / mostTimesLower],
    ["RatedVoltageClass", "eq", voltage?.voltageClass],
  ]);
  const { filter, ...query } = queryFor({ ...requirement, claims: [] }, language);
  return { ...query, filter: [...filter, ...near] };
}

/** The ratio of two values that are next to each other in series E24. */
const nextValue = 1.1;
/** From 50 V to 16 V, with what rounding takes. */
const mostTimesLower = 3.2;
/** Of an inductor. */
const mostShortfalls = 3;

/** How far an inductor may fall short in an aspect (1: twice or half), and how much that weighs in any part. */
const tolerable: Readonly<Partial<Record<Aspect, { readonly most: number; readonly weight: number }>>> = {
  capacitance: { most: 0.15, weight: 4 },
  inductance: { most: 0.15, weight: 4 },
  voltage: { most: 1, weight: 1.5 },
  current: { most: 1, weight: 1.5 },
  currentItemp: { most: 1, weight: 1.5 },
  currentIsat: { most: 1, weight: 1.5 },
  resistance: { most: 1, weight: 0.7 },
  resonance: { most: 1, weight: 0.5 },
  quality: { most: 1, weight: 0.5 },
  // ±20 % for ±5 %
  tolerance: { most: 2.01, weight: 0.3 },
  thickness: { most: 0.8, weight: 1 },
  body: { most: 1, weight: 1 },
  aecQ200: { most: 1, weight: 2 },
  // Other pads.
  type: { most: 1, weight: 4 },
  // 0201 and 0402
  size: { most: 1.5, weight: 1 },
  sizeInch: { most: 1.5, weight: 1 },
  sizeMm: { most: 1.5, weight: 1 },
};

const isTolerable = ({ aspect, relation, distance }: Point): boolean =>
  (relation !== "notStated" || aspect === "aecQ200") && distance <= (tolerable[aspect]?.most ?? -1);

const weightOf = ({ aspect, relation, distance }: Point): number =>
  ofEach + (tolerable[aspect]?.weight ?? 0.5) * (relation === "notStated" ? 1 : distance);

/** However small it is. */
const ofEach = 0.1;
