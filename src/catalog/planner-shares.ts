import { byText, children, encodedBytes, rangeOf } from "./planner-prefix";

/**
 * How large the parts of a search are, told by samples. A part is expected to hold that share of the search which the last
 * sample shows of it; how much the search holds is guessed until an answer without more hits tells it. Pure.
 */
export interface Part {
  readonly prefix: string;
  /** The numbers that the last sample shows of it, sorted. */
  readonly shown: readonly string[];
  /** The share of the search that each of them stands for; null: nobody knows what the part holds. */
  readonly share: number | null;
}

export interface Estimate {
  /** What settled questions held, and the share they were expected to hold. */
  readonly products: number;
  readonly shares: number;
  /** Products of the search; what `products` tells as soon as they tell anything. */
  readonly total: number;
  readonly isGuess: boolean;
}

export const noEstimate: Estimate = { products: 0, shares: 0, total: 0, isGuess: true };

// Chosen on seeded catalogues. The first guess of what a search holds, in answers:
const firstGuess = 2;
// by how much a guess grows when a question holds more than it should;
const growth = 2;
// how many answers a question holds that has more than one;
const overfull = 1.25;
// how many standard deviations of what a group is expected to hold are kept free in it.
const deviations = 1.2;

/** What is known after a question to these parts that was answered completely. */
export function settled(estimate: Estimate, mine: readonly Part[], count: number): Estimate {
  const products = estimate.products + count;
  const shares = estimate.shares + shareOf(mine);
  return shares === 0 ? estimate : { products, shares, total: products / shares, isGuess: false };
}

/** The parts of a question whose answer had more hits, and what is known after it. */
export function sampled(
  estimate: Estimate,
  mine: readonly Part[],
  partnos: readonly string[],
): { readonly parts: readonly Part[]; readonly estimate: Estimate } {
  const least = partnos.length * overfull;
  const known = mine.every(({ share }) => share !== null) && estimate.total > 0;
  const share = known ? shareOf(mine) : 1;
  const next = afterOverflow(estimate, known ? share : null, least, partnos.length);
  const ofWhole = Math.max(share, least / next.total);
  const parts = mine.map(({ prefix }) => {
    const [from, to] = rangeOf(partnos, prefix);
    return { prefix, shown: partnos.slice(from, to), share: ofWhole / partnos.length };
  });
  return { parts, estimate: next };
}

function afterOverflow(estimate: Estimate, share: number | null, least: number, cap: number): Estimate {
  if (estimate.total === 0) return { ...estimate, total: cap * firstGuess };
  if (share === null || share === 0) return estimate;
  if (estimate.isGuess) return { ...estimate, total: Math.max(estimate.total * growth, least / share) };
  const products = estimate.products + Math.max(share * estimate.total, least);
  const shares = estimate.shares + share;
  return { products, shares, total: products / shares, isGuess: false };
}

/** Takes parts apart that hold too much for one answer, as far as their samples tell where. */
export function narrowed(
  parts: readonly Part[],
  cap: number,
  { total }: Estimate,
): { readonly parts: readonly Part[]; readonly passed: readonly string[] } {
  const made: Part[] = [];
  const passed: string[] = [];
  const open = [...parts];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part.shown.length < 2 || loadOf(part, total).products <= cap) made.push(part);
    else {
      passed.push(part.prefix);
      open.push(...takenApart(part));
    }
  }
  return { parts: made, passed };
}

/** A part by its next letters. */
export function takenApart({ prefix, shown, share }: Part): readonly Part[] {
  return children(prefix).map((child) => {
    const [from, to] = rangeOf(shown, child);
    return { prefix: child, shown: shown.slice(from, to), share };
  });
}

export interface Group {
  readonly prefixes: readonly string[];
  /** Whether it is worth a call while more parts will come. */
  readonly full: boolean;
}

interface Bounds {
  readonly urlBytes: number;
  readonly cap: number;
  readonly estimate: Estimate;
}

/** How far a group is filled, in products or in bytes, to be full. */
const fullEnough = 0.75;

/**
 * Parts of known size in few groups that fit into one answer each: the largest first, each into the first group with room.
 * Where sizes are estimates, the same number of groups is filled evenly, so that few of them hold more than expected.
 */
export function grouped(parts: readonly Part[], { urlBytes, cap, estimate }: Bounds): readonly Group[] {
  const loads = parts
    .filter(({ share }) => share !== null)
    .map((part) => ({ prefix: part.prefix, bytes: encodedBytes(part.prefix), ...loadOf(part, estimate.total) }))
    .sort((a, b) => b.products - a.products);
  const { isGuess, total, shares } = estimate;
  // The total is an estimate too: it comes from how many products of settled parts the first sample showed.
  const ofTotal = isGuess || total <= cap ? 0 : (1 - cap / total) / (shares * cap);
  const fits = (group: Filled, load: Load): boolean => {
    const products = group.products + load.products;
    const variance = group.variance + load.variance + products ** 2 * ofTotal;
    return group.bytes + load.bytes <= urlBytes && products + deviations * Math.sqrt(variance) <= cap;
  };
  let groups: Filled[] = [];
  for (const load of loads) {
    let group = groups.find((each) => fits(each, load));
    if (group === undefined) groups.push((group = empty()));
    add(group, load);
  }
  if (total > 0) groups = evenly(loads, groups.length, fits) ?? groups;
  return groups.map(({ prefixes, products, bytes }) => ({
    prefixes: prefixes.sort(byText),
    full: products >= cap * fullEnough || bytes >= urlBytes * fullEnough,
  }));
}

/** undefined when they do not fit. */
function evenly(
  loads: readonly Load[],
  count: number,
  fits: (group: Filled, load: Load) => boolean,
): Filled[] | undefined {
  const groups = Array.from({ length: count }, empty);
  for (const load of loads) {
    let least: Filled | undefined;
    for (const group of groups) {
      if (least !== undefined && group.products >= least.products) continue;
      if (group.prefixes.length === 0 || fits(group, load)) least = group;
    }
    if (least === undefined) return undefined;
    add(least, load);
  }
  return groups;
}

interface Load {
  readonly prefix: string;
  readonly bytes: number;
  readonly products: number;
  readonly variance: number;
}

interface Filled {
  readonly prefixes: string[];
  bytes: number;
  products: number;
  variance: number;
}

const empty = (): Filled => ({ prefixes: [], bytes: 0, products: 0, variance: 0 });

function add(group: Filled, { prefix, bytes, products, variance }: Load): void {
  group.prefixes.push(prefix);
  group.bytes += bytes;
  group.products += products;
  group.variance += variance;
}

/** What a part is expected to hold, and how uncertain that is: drawing each product with the same chance. */
function loadOf({ shown, share }: Part, total: number): { readonly products: number; readonly variance: number } {
  const each = Math.max(1, (share ?? 0) * total);
  return { products: shown.length * each, variance: shown.length * each * (each - 1) };
}

function shareOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { shown, share }) => sum + shown.length * (share ?? 0), 0);
}
