import { bothEnds, bytesOf, byText, cheapestCut, children, countOf, encodedBytes } from "./planner-prefix";

/**
 * Plan of a search where the service does not order. An answer with more hits settles nothing; it is a sample that tells
 * how to ask for parts that fit into one answer. Only answers without more hits settle, so that the result is complete
 * whatever the samples are. Pure: no requests here.
 *
 * A service that answers the first products by part number, as this one does without promising it, is noticed by its
 * samples: they tell exactly how much lies before their last product, and nothing about what lies after.
 */
export interface SplitPlan {
  readonly parts: readonly Part[];
  /** Numbers whose longer ones are asked for by parts, so that they themselves are still to be asked for. */
  readonly whole: readonly string[];
  /** Bytes the alternatives of one question may take. */
  readonly urlBytes: number;
  /** Most products of an answer; null until an answer had more hits. */
  readonly cap: number | null;
  /** Whether samples have been the first products by part number so far. */
  readonly samplesAreFirst: boolean;
}

interface Part {
  readonly prefix: string;
  /** How many products it is likely to hold; null: nobody knows. */
  readonly expected: number | null;
}

export interface SplitQuestion {
  /** Numbers that begin with one of these, or that are one of these. */
  readonly operator: "startswith" | "eq";
  readonly texts: readonly string[];
}

export interface SplitAnswer {
  /** Sorted. */
  readonly partnos: readonly string[];
  /** Whether the service answered them in this order. */
  readonly cameSorted: boolean;
  readonly hasMoreHits: boolean;
}

export function startSplit(prefixes: readonly string[], urlBytes: number): SplitPlan {
  const parts = prefixes.map((prefix) => ({ prefix, expected: null }));
  return { parts, whole: [], urlBytes, cap: null, samplesAreFirst: true };
}

/** The next questions, which do not depend on each other; none: every product was seen. */
export function nextOfSplit({ parts, whole, urlBytes, cap }: SplitPlan): readonly SplitQuestion[] {
  const unknown = parts.filter(({ expected }) => expected === null).map(({ prefix }) => prefix);
  const groups = grouped(parts, urlBytes, cap ?? Infinity);
  // While more parts will come, a group waits until it is worth a call.
  const ready = unknown.length === 0 ? groups : groups.filter(({ full }) => full);
  const starts = [
    ...ready.map(({ prefixes }) => prefixes),
    ...(unknown.length === 0 ? [] : [bothEnds(unknown, urlBytes)]),
  ];
  if (starts.length > 0) return starts.map((texts) => ({ operator: "startswith", texts }));
  return chunks(whole, urlBytes, cap ?? Infinity).map((texts) => ({ operator: "eq", texts }));
}

/** The first number about which something may be missing; undefined: nothing is. Numbers in `whole` do not count. */
export function unsettledFrom(plan: SplitPlan): string | undefined {
  return plan.parts.reduce<string | undefined>(
    (first, { prefix }) => (first === undefined || prefix < first ? prefix : first),
    undefined,
  );
}

/** What is left after an answer; null when the answer cannot be the one to this question. */
export function split(plan: SplitPlan, question: SplitQuestion, answer: SplitAnswer): SplitPlan | null {
  const { partnos, hasMoreHits } = answer;
  const asked = new Set(question.texts);
  if (question.operator === "eq") {
    // Numbers are distinct, so what was asked in one question fits into the answers that taught the cap.
    return hasMoreHits ? null : { ...plan, whole: plan.whole.filter((text) => !asked.has(text)) };
  }
  const others = plan.parts.filter(({ prefix }) => !asked.has(prefix));
  if (!hasMoreHits) return { ...plan, parts: others };
  const mine = plan.parts.filter(({ prefix }) => asked.has(prefix));
  const last = partnos.at(-1);
  if (last === undefined || !mine.some(({ prefix }) => last.startsWith(prefix))) return null;
  const wasUnknown = mine.some(({ expected }) => expected === null);
  const samplesAreFirst = plan.samplesAreFirst && answer.cameSorted && wasUnknown;
  const next = { ...plan, cap: partnos.length, samplesAreFirst };
  const made = samplesAreFirst ? cutBehind(next, mine, others, partnos, last) : byShares(mine, partnos);
  const seen = new Set(partnos);
  return {
    ...next,
    parts: [...others, ...made.parts].sort((a, b) => byText(a.prefix, b.prefix)),
    whole: [...plan.whole, ...made.passed.filter((text) => text !== "" && !seen.has(text))],
  };
}

interface Made {
  readonly parts: readonly Part[];
  readonly passed: readonly string[];
}

/** The sample is the first products of its parts: what lies before the last one is known, what lies after is not. */
function cutBehind(
  { urlBytes }: SplitPlan,
  mine: readonly Part[],
  others: readonly Part[],
  partnos: readonly string[],
  last: string,
): Made {
  const known = (prefix: string): Part => ({ prefix, expected: countOf(partnos, prefix) });
  const unknown = (prefix: string): Part => ({ prefix, expected: null });
  const at = mine.find(({ prefix }) => last.startsWith(prefix))?.prefix ?? "";
  const later = mine.filter(({ prefix }) => prefix > at);
  const usedBytes = bytesOf(
    [...later, ...others.filter(({ expected }) => expected === null)].map((part) => part.prefix),
  );
  const cut = cheapestCut(at, partnos, {
    ...{ urlBytes, usedBytes, fit: "weighed" },
    asked: ({ before, middle, after }) => [...before, ...middle, ...after],
  });
  return {
    parts: [
      ...mine.filter(({ prefix }) => prefix < at).map(({ prefix }) => known(prefix)),
      ...cut.before.map(known),
      ...cut.middle.map(unknown),
      ...cut.after.map(unknown),
      ...later.map(({ prefix }) => unknown(prefix)),
    ],
    passed: cut.passed,
  };
}

/**
 * The sample may be any of the products: parts are expected to hold twice what it shows, and those that hold too much of
 * it are taken apart.
 */
function byShares(mine: readonly Part[], partnos: readonly string[]): Made {
  const parts: Part[] = [];
  const passed: string[] = [];
  const open = mine.map(({ prefix }) => prefix);
  let alone = mine.length === 1;
  for (let prefix = open.pop(); prefix !== undefined; prefix = open.pop()) {
    const count = countOf(partnos, prefix);
    if (!alone && (count * 2 <= partnos.length || count <= 1)) {
      parts.push({ prefix, expected: count * 2 });
      continue;
    }
    alone = false;
    passed.push(prefix);
    open.push(...children(prefix));
  }
  return { parts, passed };
}

interface Group {
  readonly prefixes: string[];
  room: number;
  bytes: number;
  full: boolean;
}

/** How far a group is filled, in products or in bytes, to be worth a call while more parts will come. */
const fullEnough = 0.75;

/** Parts of known size in few groups that fit into one answer each: the largest first, each into the first group with room. */
function grouped(parts: readonly Part[], urlBytes: number, cap: number): readonly Group[] {
  const groups: Group[] = [];
  const known = parts.flatMap(({ prefix, expected }) => (expected === null ? [] : [{ prefix, expected }]));
  for (const { prefix, expected } of [...known].sort((a, b) => b.expected - a.expected)) {
    const bytes = encodedBytes(prefix);
    let group = groups.find((each) => each.room >= expected && each.bytes >= bytes);
    if (group === undefined) groups.push((group = { prefixes: [], room: cap, bytes: urlBytes, full: false }));
    group.prefixes.push(prefix);
    group.room -= expected;
    group.bytes -= bytes;
  }
  for (const group of groups)
    group.full = group.room <= cap * (1 - fullEnough) || group.bytes <= urlBytes * (1 - fullEnough);
  return groups.map((group) => ({ ...group, prefixes: group.prefixes.sort(byText) }));
}

function chunks(texts: readonly string[], urlBytes: number, count: number): readonly (readonly string[])[] {
  const made: string[][] = [];
  let bytes = Infinity;
  for (const text of texts) {
    const last = made.at(-1);
    if (last !== undefined && last.length < count && bytes + encodedBytes(text) <= urlBytes) last.push(text);
    else {
      made.push([text]);
      bytes = 0;
    }
    bytes += encodedBytes(text);
  }
  return made;
}
