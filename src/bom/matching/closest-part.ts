import type { Product } from "../../product-data/api/product";
import type { Query } from "../../product-data/filter/query";
import { conditionFields } from "../../product-data/vocabulary/field";
import type { Language } from "../../product-data/vocabulary/language";
import { amountIn, nominalIn } from "../claims/claim";
import { isFitting, isOfOtherBody, type Point } from "../claims/point";
import { flagRules } from "../claims/rules";
import { acceptedComparisonWith, comparisonWith } from "./compare";
import { claimsOfPart } from "./part-claims";
import { stateOfProduct } from "./part-state";
import { isForPurpose, purposeRank } from "./purpose";
import { byRank, ratedCurrentsOf, stateRanks } from "./rank";
import { statedConditions, queryFor } from "./replacement";
import type { Requirement } from "./requirement";
import type { ClosestPart, Shortfall } from "./requirement-failure";

/**
 * The one of the parts that don't meet the requirement whose shortfalls weigh least. null: there are none, or no
 * inductor is close.
 */
export function closestAmong(products: readonly Product[], { claims, category }: Requirement): ClosestPart | null {
  const compare = acceptedComparisonWith(claims);
  let lightest = Infinity;
  const ranked = products.flatMap((product) => {
    let [soFar, count] = [0, 0];
    const mayBeClosest = (point: Point): boolean => {
      if (!isShortfall(point)) return true;
      soFar += weightOf(point);
      if (category === "inductors" && !isFitting(point) && (++count > maxShortfalls || !isTolerable(point)))
        return false;
      return soFar <= lightest;
    };
    const short = compare(product, mayBeClosest)?.filter(isShortfall);
    if (short === undefined) return [];
    lightest = soFar;
    const { rated, saturation } = ratedCurrentsOf(product);
    const state = stateRanks[stateOfProduct(product)] ?? Infinity;
    const rank = [soFar, state, purposeRank(product, claims, null), -(rated ?? 0), -(saturation ?? 0)];
    return { partno: product.record.Partno, short, rank };
  });
  const [first] = ranked.sort(byRank);
  return first === undefined ? null : { partno: first.partno, shortfalls: first.short.map(shortfallOf) };
}

/** Whether a point is a shortfall: a body can fit on the same pads and still be larger or smaller. */
const isShortfall = (point: Point): boolean => !isFitting(point) || isOfOtherBody(point);

/** What a part, such as the manufacturer's own alternative, is worse in than another, or has no value for. */
export function shortfallsOf(part: Product, other: Product): readonly Shortfall[] {
  const claims = claimsOfPart(other);
  const short = comparisonWith(claims)(part).flatMap((point) => (isFitting(point) ? [] : shortfallOf(point)));
  return isForPurpose(part, claims)
    ? short
    : [...short, { aspect: "application", relation: "worse", required: null, part: null }];
}

/** A shortfall; without values for features, whose names say it all, and for applications, which are long lists. */
const shortfallOf = ({ aspect, relation, required, part }: Point): Shortfall =>
  aspect === "application" || flagRules.some((rule) => rule.aspect === aspect)
    ? { aspect, relation, required: null, part: null }
    : { aspect, relation, required, part };

/**
 * Finds parts of about the value in any size, because each value is made in few sizes, and capacitors of lower
 * voltages, too.
 */
export function queryForClosest(requirement: Requirement, language: Language): Query {
  const nominal = nominalIn(requirement.claims);
  const field = requirement.category === "inductors" ? "Inductance" : "Capacitance";
  const voltage = amountIn(requirement.claims, "voltage");
  const near = statedConditions([
    [field, "ge", nominal && nominal / nextValue],
    [field, "le", nominal && nominal * nextValue],
    ["RatedVoltage", "ge", voltage && voltage.value / mostTimesLower],
    ["RatedVoltageClass", "eq", voltage?.voltageClass],
  ]);
  const { filter, ...query } = queryFor({ ...requirement, claims: [] }, language);
  const searched = new Set(conditionFields(requirement.category).map(({ name }) => name));
  return { ...query, filter: [...filter, ...near.filter(({ field }) => searched.has(field.text))] };
}

/** The ratio of two values that are next to each other in series E24. */
const nextValue = 1.1;
/** The most times that a rated voltage may be lower: 16 V for 50 V is 3.125 times. */
const mostTimesLower = 3.2;
/** The most aspects that an inductor may fall short in. */
const maxShortfalls = 3;

/**
 * How far an inductor may fall short in an aspect (1: twice or half), and the weight of its shortfalls, also in
 * capacitors.
 */
const tolerable: ReadonlyMap<string, { readonly most: number; readonly weight: number }> = new Map(
  (
    [
      ["capacitance inductance", 0.15, 4],
      ["voltage current currentItemp currentIsat", 1, 1.5],
      ["resistance", 1, 0.7],
      ["resonance quality", 1, 0.5],
      // A tolerance of ±20 % may stand for ±5 %.
      ["tolerance", 2.01, 0.3],
      ["thickness", 0.8, 1],
      ["body", 1, 1],
      ["aecQ200", 1, 2],
      // A smaller part without the safety class is dangerous; a larger one with it only needs space.
      ["standard", 1, 10],
      // Parts of another type have other pads.
      ["type", 1, 4],
      ["construction", 1, 2],
      // A 0402 may stand for a 0201, and the reverse.
      ["size sizeInch sizeMm", 1.5, 1],
    ] as const
  ).flatMap(([aspects, most, weight]) => aspects.split(" ").map((aspect) => [aspect, { most, weight }] as const)),
);

const isTolerable = ({ aspect, relation, distance }: Point): boolean =>
  (relation !== "notStated" || aspect === "aecQ200") && distance <= (tolerable.get(aspect)?.most ?? -1);

const weightOf = ({ aspect, relation, distance }: Point): number =>
  ofEach + (tolerable.get(aspect)?.weight ?? 0.5) * (relation === "notStated" ? 1 : distance);

/** The weight of each shortfall, however small it is. */
const ofEach = 0.1;
