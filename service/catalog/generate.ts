import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import { disc } from "./disc";
import { documentValues } from "./documents";
import { exampleNumbers } from "./example-numbers";
import type { Candidate, Depth, Family } from "./family";
import { inductor } from "./inductor";
import { lead } from "./lead";
import { isLiving, lifeCycleOf, lifeCycleValues } from "./life-cycle";
import { polymer } from "./polymer";
import type { Product } from "./product";
import { hash, randomOf } from "./random";
import { realNumbers } from "./real-numbers";
import { smd } from "./smd";
import { threeTerminal } from "./three-terminal";

export interface CatalogSpec {
  readonly seed: number;
  /** The number of products. There are fewer if the naming rules don't allow more (about 250,000). */
  readonly count: number;
}

/**
 * Generates a catalog. Part numbers decode to their specifications by the manufacturer's tables; known numbers and
 * their neighbors come first. The same seed gives the same catalog. A smaller catalog is part of a larger one with the
 * same seed, except for the alternatives, which are parts of the same catalog.
 */
export function* generateCatalog(
  { seed, count }: CatalogSpec,
  seen: readonly string[] = realNumbers,
): Generator<Product> {
  const chosen = chooseAll(seed, count, [...exampleNumbers, ...seen]);
  const living = livingByFunction(seed, chosen);
  for (const { family, candidate } of chosen) yield productOf(seed, family, candidate, living);
}

interface Choice {
  readonly family: Family;
  readonly candidate: Candidate;
}

const families: readonly Family[] = [smd, threeTerminal, polymer, lead, disc, inductor];

/** Shares of the default mix: 39,500, 1,500, and 9,000 of 50,000. */
const shares: readonly (readonly [ProductCategory, number])[] = [
  ["ceramicCapacitorsLead", 0.03],
  ["inductors", 0.18],
  ["ceramicCapacitorsSMD", 0.79],
];

/** If one category has too few products, the next has more. */
function chooseAll(seed: number, count: number, seen: readonly string[]): readonly Choice[] {
  const chosen: Choice[] = [];
  let share = 0;
  for (const [category, part] of shares) {
    share += part;
    for (const choice of choose(seed, category, Math.round(count * share) - chosen.length, seen)) chosen.push(choice);
  }
  return chosen;
}

/** The numbers of the examples, two parts of every series, then deeper and deeper; by hash within each. */
function choose(seed: number, category: ProductCategory, count: number, seen: readonly string[]): readonly Choice[] {
  if (count <= 0) return [];
  const own = families.filter((family) => family.category === category);
  let chosen = nearest(ranked(seed, own, 2, seen), count);
  if (chosen.length < count) chosen = nearest(ranked(seed, own, 3, seen), count);
  if (chosen.length < count) chosen = nearest(ranked(seed, own, 4, seen), count);
  return chosen;
}

/**
 * The first `count` numbers of an order, each once: a number can be among the known ones with and without its package
 * code, among the neighbors, and in its series.
 */
function nearest(choices: readonly Ranked[], count: number): readonly Choice[] {
  // Sorting numbers and cutting is ten times faster than sorting a quarter of a million objects.
  const last = Float64Array.from(choices, (choice) => choice.order).sort()[5 * count] ?? Infinity;
  const first = choices.filter((choice) => choice.order <= last).sort((a, b) => a.order - b.order);
  const chosen = new Map<string, Choice>();
  for (const choice of first) {
    if (chosen.size === count) break;
    if (!chosen.has(choice.candidate.partno)) chosen.set(choice.candidate.partno, choice);
  }
  return [...chosen.values()];
}

function ranked(seed: number, own: readonly Family[], depth: Depth, seen: readonly string[]): readonly Ranked[] {
  const choices: Ranked[] = [];
  const series = new Map<string, { first: Ranked; second: Ranked }>();
  for (const family of own)
    for (const candidate of family.candidates(depth, seen)) {
      const order = hash(seed, candidate.partno) + (2 + candidate.depth) * rank;
      const choice = { family, candidate, order: exampleNumbers.has(candidate.partno) ? order % rank : order };
      choices.push(choice);
      const best = series.get(candidate.series);
      if (best === undefined) series.set(candidate.series, { first: choice, second: choice });
      else if (choice.order < best.first.order) [best.first, best.second] = [choice, best.first];
      else if (candidate.partno === best.first.candidate.partno) continue;
      else if (choice.order < best.second.order || best.second === best.first) best.second = choice;
    }
  for (const { first, second } of series.values())
    for (const choice of [first, second]) if (choice.order >= rank) choice.order = (choice.order % rank) + rank;
  return choices;
}

type Ranked = Choice & { order: number };

/** Greater than every hash. */
const rank = 2 ** 32;

type Living = ReadonlyMap<string, readonly Candidate[]>;

/** Active parts by function, and by category for parts that no other part can replace exactly. */
function livingByFunction(seed: number, chosen: readonly Choice[]): Living {
  const living = new Map<string, Candidate[]>();
  const put = (key: string, candidate: Candidate): void => {
    const list = living.get(key);
    if (list === undefined) living.set(key, [candidate]);
    else if (list.length < 8) list.push(candidate);
  };
  for (const { family, candidate } of chosen) {
    if (!isLiving(seed, candidate.base)) continue;
    put(candidate.function, candidate);
    put(purposeKey(family, candidate), candidate);
    put(family.category, candidate);
  }
  return living;
}

function purposeKey(family: Family, candidate: Candidate): string {
  return `${family.category} ${candidate.purpose}`;
}

function productOf(seed: number, family: Family, candidate: Candidate, living: Living): Product {
  const random = randomOf(seed, candidate.partno);
  const { values, automotive } = family.describe(candidate, random);
  const life = lifeCycleOf(seed, candidate.base);
  const old = life.status === "Discontinued";
  return {
    category: family.category,
    partno: candidate.partno,
    values: {
      PartnoWithoutPackageCode: candidate.base,
      ...lifeCycleValues(life, alternativesOf(family, candidate, life.status, living)),
      ...values,
      AecQ200Support: automotive,
      Rohs: !old || random.chance(0.7),
      Reach: random.chance(0.03) ? null : !old || random.chance(0.8),
      LeadFree: random.chance(0.02) ? null : !old || random.chance(0.7),
      ...documentValues(values["Standard"] != null, random),
    },
  };
}

/**
 * Parts at the end of their life have one to three active alternatives, if possible with the same function. Parts that
 * aren't recommended often have one.
 */
function alternativesOf(family: Family, candidate: Candidate, status: string, living: Living): readonly string[] {
  const most = status === "NRND" ? 1 : status === "Discontinued" || status === "To be discontinued" ? 3 : 0;
  const same = living.get(candidate.function) ?? [];
  if (same.length > 0 || status === "NRND") return same.slice(0, most).map(({ partno }) => partno);
  const near = living.get(purposeKey(family, candidate)) ?? living.get(family.category) ?? [];
  return near.slice(0, Math.min(most, 1)).map(({ partno }) => partno);
}
