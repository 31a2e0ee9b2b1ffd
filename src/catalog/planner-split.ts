import { pack } from "./pack";
import { bothEnds, bytesOf, byText, cheapestCut, rangeOf } from "./planner-prefix";
import {
  type Estimate,
  grouped,
  narrowed,
  noEstimate,
  type Part,
  sampled,
  settled,
  takenApart,
} from "./planner-shares";

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
  /** What samples that are not tell about the size of parts. */
  readonly estimate: Estimate;
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
  const parts = prefixes.map((prefix) => ({ prefix, shown: [], share: null }));
  return { parts, whole: [], urlBytes, cap: null, samplesAreFirst: true, estimate: noEstimate };
}

/** The next questions, which do not depend on each other; none: every product was seen. */
export function nextSplitQuestions({ parts, whole, urlBytes, cap, estimate }: SplitPlan): readonly SplitQuestion[] {
  const unknown = parts.filter(({ share }) => share === null).map(({ prefix }) => prefix);
  const groups = grouped(parts, { urlBytes, cap: cap ?? Infinity, estimate });
  // While more parts will come, a group waits until it is worth a call; while sizes are guessed, one answer teaches them.
  const ready =
    unknown.length > 0
      ? groups.filter(({ full }) => full)
      : estimate.total > 0 && estimate.isGuess
        ? groups.slice(0, 1)
        : groups;
  const starts = [
    ...ready.map(({ prefixes }) => prefixes),
    ...(unknown.length === 0 ? [] : [bothEnds(unknown, urlBytes)]),
  ];
  if (starts.length > 0) return starts.map((texts) => ({ operator: "startswith", texts }));
  return pack(whole, { bytes: urlBytes, parts: cap ?? Infinity }).map((texts) => ({ operator: "eq", texts }));
}

/** The first number about which something may be missing; undefined: nothing is. Numbers in `whole` do not count. */
export function unsettledFrom(plan: SplitPlan): string | undefined {
  return plan.parts.reduce<string | undefined>(
    (first, { prefix }) => (first === undefined || prefix < first ? prefix : first),
    undefined,
  );
}

/** What is left after an answer; null when the answer cannot be the one to this question. */
export function advanceSplit(plan: SplitPlan, question: SplitQuestion, answer: SplitAnswer): SplitPlan | null {
  const { partnos, hasMoreHits } = answer;
  const asked = new Set(question.texts);
  if (question.operator === "eq") {
    // Numbers are distinct, so what was asked in one question fits into the answers that taught the cap.
    return hasMoreHits ? null : { ...plan, whole: plan.whole.filter((text) => !asked.has(text)) };
  }
  // An answer to another question may have taken the asked parts apart in the meantime.
  const lengths = [...new Set(question.texts.map(({ length }) => length))];
  const wasAsked = (text: string): boolean => lengths.some((length) => asked.has(text.slice(0, length)));
  const others = plan.parts.filter(({ prefix }) => !wasAsked(prefix));
  const mine = plan.parts.filter(({ prefix }) => wasAsked(prefix));
  if (!hasMoreHits) {
    const whole = plan.whole.filter((text) => !wasAsked(text));
    return withParts({ ...plan, whole, estimate: settled(plan.estimate, mine, partnos.length) }, others);
  }
  const last = partnos.at(-1);
  if (last === undefined || !mine.some(({ prefix }) => last.startsWith(prefix))) return null;
  const wasUnknown = mine.some(({ share }) => share === null);
  const samplesAreFirst = plan.samplesAreFirst && answer.cameSorted && wasUnknown;
  const next = { ...plan, cap: partnos.length, samplesAreFirst };
  const seen = new Set(partnos);
  const passedBy = (passed: readonly string[]): readonly string[] => [
    ...plan.whole,
    ...passed.filter((text) => text !== "" && !seen.has(text)),
  ];
  if (samplesAreFirst) {
    const { parts, passed } = cutBehind(next, mine, others, partnos, last);
    return { ...next, parts: [...others, ...parts].sort(byPrefix), whole: passedBy(passed) };
  }
  const { parts, estimate } = sampled(plan.estimate, mine, partnos);
  // What does not fit alone is taken apart whatever is expected of it.
  const [only, ...more] = parts;
  if (only === undefined || more.length > 0) return withParts({ ...next, estimate }, [...others, ...parts]);
  return withParts({ ...next, estimate, whole: passedBy([only.prefix]) }, [...others, ...takenApart(only)]);
}

function withParts(plan: SplitPlan, parts: readonly Part[]): SplitPlan {
  if (plan.samplesAreFirst || plan.cap === null) return { ...plan, parts };
  const made = narrowed(parts, plan.cap, plan.estimate);
  return {
    ...plan,
    parts: [...made.parts].sort(byPrefix),
    whole: [...plan.whole, ...made.passed.filter((text) => text !== "")],
  };
}

const byPrefix = (a: Part, b: Part): number => byText(a.prefix, b.prefix);

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
  const known = (prefix: string): Part => {
    const [from, to] = rangeOf(partnos, prefix);
    return { prefix, shown: partnos.slice(from, to), share: 0 };
  };
  const unknown = (prefix: string): Part => ({ prefix, shown: [], share: null });
  const at = mine.find(({ prefix }) => last.startsWith(prefix))?.prefix ?? "";
  const later = mine.filter(({ prefix }) => prefix > at);
  const room =
    urlBytes - bytesOf([...later, ...others.filter(({ share }) => share === null)].map((part) => part.prefix));
  const cut = cheapestCut(at, partnos, {
    ...{ urlBytes, fit: "weighed" },
    // What is known and what is not are asked for apart.
    overBytes: ({ before, middle, after }) =>
      Math.max(0, bytesOf(before) - urlBytes) + Math.max(0, bytesOf([...middle, ...after]) - room),
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
