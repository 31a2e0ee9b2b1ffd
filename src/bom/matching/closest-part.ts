import type { Product } from "../../product-data/api/product";
import { isFitting, type Point } from "../aspects/point";
import { wordsRules } from "../aspects/rules";
import { compareClaims } from "./compare";
import { stateOfProduct } from "./part-state";
import { purposeRank } from "./purpose";
import { byRank } from "./rank";
import { statesByRank } from "./replacement";
import type { Requirement } from "./requirement";
import type { ClosestPart, Shortfall } from "./requirement-failure";

/**
 * Of parts that don't meet the requirement, the one that falls short in the fewest aspects, and then by the least; null:
 * there are none.
 */
export function closestAmong(products: readonly Product[], { claims }: Requirement): ClosestPart | null {
  const ranked = products.map((product) => {
    const short = compareClaims(claims, product).filter((point) => !isFitting(point));
    const distance = short.reduce((sum, point) => sum + point.distance, 0);
    return {
      partno: product.record.Partno,
      short,
      rank: [short.length, distance, rankOfState(product), purposeRank(product, claims, null)],
    };
  });
  const [first] = ranked.sort(byRank);
  return first === undefined ? null : { partno: first.partno, shortfalls: first.short.map(shortfallOf) };
}

const rankOfState = (product: Product): number => statesByRank.indexOf(stateOfProduct(product));

/** Words are in the language of the data, so the aspect is named without them. */
const shortfallOf = ({ aspect, asked, part }: Point): Shortfall =>
  wordsRules.some((rule) => rule.aspect === aspect) ? { aspect, asked: null, part: null } : { aspect, asked, part };
