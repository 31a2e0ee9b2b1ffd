import type { Product } from "../../product-data/api/product";
import type { Query } from "../../product-data/filter/query";
import { conditionOn } from "../../product-data/filter/syntax";
import type { Language } from "../../product-data/vocabulary/language";
import { type AmountClaim, type Claim, ofAspect } from "../aspects/claim";
import { type Aspect, isFitting, type Point } from "../aspects/point";
import { wordsRules } from "../aspects/rules";
import { comparisonWith } from "./compare";
import { stateOfProduct } from "./part-state";
import { purposeRank } from "./purpose";
import { byRank } from "./rank";
import { ratedCurrentsOf, statesByRank } from "./replacement";
import type { Requirement } from "./requirement";
import type { ClosestPart, Shortfall } from "./requirement-failure";

/**
 * Of parts that don't meet the requirement, the one that falls short in the fewest aspects, and then by the least; of
 * inductors, the one whose shortfalls weigh least. null: there are none, or none is close.
 */
export function closestAmong(products: readonly Product[], requirement: Requirement): ClosestPart | null {
  const { claims, category } = requirement;
  const compare = comparisonWith(claims);
  const ranked = products.flatMap((product) => {
    const points = compare(product);
    const short = points.filter((point) => !isFitting(point));
    const general = [rankOfState(product), purposeRank(product, claims, null)];
    if (category !== "inductors") {
      const distance = short.reduce((sum, point) => sum + point.distance, 0);
      return { partno: product.record.Partno, short, rank: [short.length, distance, ...general] };
    }
    // A body can fit on the same pads and still be larger.
    const named = points.filter((point) => !isFitting(point) || point.note === "larger");
    if (short.length > mostShortfalls || !short.every((point) => isTolerable(point, claims))) return [];
    const weight = named.reduce((sum, point) => sum + weightOf(point), 0);
    const { rated, saturation } = ratedCurrentsOf(product);
    const rank = [weight, ...general, -(rated ?? 0), -(saturation ?? 0)];
    return { partno: product.record.Partno, short: named, rank };
  });
  const [first] = ranked.sort(byRank);
  return first === undefined ? null : { partno: first.partno, shortfalls: first.short.map(shortfallOf) };
}

const rankOfState = (product: Product): number => statesByRank.indexOf(stateOfProduct(product));

/** Words are in the language of the data, so the aspect is named without them. */
const shortfallOf = ({ aspect, asked, part }: Point): Shortfall =>
  wordsRules.some((rule) => rule.aspect === aspect) ? { aspect, asked: null, part: null } : { aspect, asked, part };

/**
 * Finds inductors of about the value, in any size, because few sizes are made of each value; null: the parts that were
 * compared are all.
 */
export function queryForClosest({ category, claims }: Requirement, language: Language): Query | null {
  const value = claims.find((claim): claim is AmountClaim => claim.aspect === "inductance")?.value;
  if (category !== "inductors" || value === undefined) return null;
  const filter = [
    conditionOn("Category", "eq", category),
    conditionOn("Inductance", "ge", value / nextValue),
    conditionOn("Inductance", "le", value * nextValue),
  ];
  return { filter, orderby: [], language };
}

/** The ratio of two values that are next to each other in series E24. */
const nextValue = 1.1;
const mostShortfalls = 3;

/** How far an inductor may fall short in an aspect (1: twice or half), and how much that weighs. */
const tolerable: Readonly<Partial<Record<Aspect, { readonly most: number; readonly weight: number }>>> = {
  inductance: { most: 0.15, weight: 4 },
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
  // 0201 and 0402
  size: { most: 1.5, weight: 1 },
  sizeInch: { most: 1.5, weight: 1 },
  sizeMm: { most: 1.5, weight: 1 },
};

function isTolerable({ aspect, relation, distance }: Point, claims: readonly Claim[]): boolean {
  if (relation === "notStated") return false;
  // A shield may be added, but not left out.
  if (aspect === "shielded") return ofAspect(claims, "shielded").every(({ shielded }) => !shielded);
  return distance <= (tolerable[aspect]?.most ?? -1);
}

const weightOf = ({ aspect, distance }: Point): number => ofEach + (tolerable[aspect]?.weight ?? 0.5) * distance;

/** However small it is. */
const ofEach = 0.1;
