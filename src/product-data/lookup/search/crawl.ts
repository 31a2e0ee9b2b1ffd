import { ApiError } from "../../api/failure";
import type { Product } from "../../api/product";
import { type Filter, sortBy } from "../../filter/syntax";
import type { Language } from "../../vocabulary/language";
import { LookupError } from "../failure";
import type { Page, Pages } from "./pages";
import type { UrlLimits } from "../pack";
import { bytesOf, byText } from "./planner-prefix";
import { halve } from "./planner-split";
import { advanceWalk, nextTexts, seenUpTo, startWalk, type WalkPlan } from "./planner-walk";
import { filterWithin, type PrefixFilter, roomWithin, splitPrefixes } from "./prefix-filter";

/**
 * The goal of a crawl: all matching products unless there are more than `atMost`, or the `first` ones by part number.
 */
export interface Goal {
  readonly first: number;
  readonly atMost: number;
}

/** Enough to keep the pacer busy, and few enough to stop soon when there are more products than wanted. */
const questionsAtOnce = 4;

/** The order that a walk can use: part numbers are never absent and never equal. */
const walkOrder = [sortBy("Partno", "asc")];

/**
 * Fetches all products that match a filter, however many: by a walk if the service sorts by part number, otherwise by
 * halving. The planners decide what to request, and this class requests it.
 */
export class Crawl {
  private readonly seen = new Map<string, Product>();
  /** Numbers that have to be requested on their own. */
  private readonly passed: string[] = [];
  private readonly prefixFilter: PrefixFilter;
  private readonly ended = new AbortController();
  /** Bytes of alternatives that fit into one URL. */
  private room: number;

  constructor(
    private readonly pages: Pages,
    filter: Filter,
    private readonly language: Language,
    private readonly goal: Goal,
    { serviceUrl, urlBytes }: UrlLimits,
  ) {
    this.prefixFilter = splitPrefixes(filter);
    this.room = roomWithin(this.prefixFilter, urlBytes, serviceUrl, walkOrder, language);
  }

  /**
   * The products, in no particular order; for `goal.first` there may be more.
   * @throws LookupError `tooManyProducts`, ApiError, or the signal's reason; no request is sent after that
   */
  async run(signal: AbortSignal): Promise<readonly Product[]> {
    const cancel = (): void => this.ended.abort(signal.reason);
    signal.addEventListener("abort", cancel);
    try {
      signal.throwIfAborted();
      await this.walk();
      return [...this.seen.values()];
    } finally {
      signal.removeEventListener("abort", cancel);
      // When one of several concurrent requests fails, the others are aborted.
      this.ended.abort();
    }
  }

  private async walk(): Promise<void> {
    const { prefixes } = this.prefixFilter;
    let planWithin = (room: number): WalkPlan => startWalk(prefixes, room);
    for (let first = true; ;) {
      const plan = planWithin(this.room);
      const upTo = seenUpTo(plan);
      if (upTo === null || this.has((partno) => partno <= upTo)) return;
      const texts = nextTexts(plan);
      const answer = await this.ask("startswith", texts, true);
      if (answer === "tooLong") continue;
      if (!answer.cameSorted || !answer.isOrdered) {
        if (!first) return this.split([prefixes]);
        const others = prefixes.filter((each) => !texts.includes(each));
        return this.split([...this.narrower("startswith", texts, answer), others]);
      }
      first = false;
      planWithin = (urlBytes) =>
        readable(advanceWalk({ ...plan, urlBytes }, texts, answer.partnos, answer.hasMoreHits));
    }
  }

  private async split(prefixes: readonly (readonly string[])[]): Promise<void> {
    await this.settle("startswith", prefixes);
    await this.settle("eq", [this.passed]);
  }

  /** Sends requests until complete responses cover everything. Requests that are no longer needed are skipped. */
  private async settle(operator: "startswith" | "eq", questions: readonly (readonly string[])[]): Promise<void> {
    let open = questions;
    for (;;) {
      open = open.filter((texts) => texts.length > 0);
      const from = open[0]?.[0];
      if (from === undefined || (operator === "startswith" && this.has((partno) => partno < from))) return;
      const asked = open.slice(0, questionsAtOnce);
      const answers = await Promise.all(asked.map((texts) => this.ask(operator, texts, false)));
      const narrower = asked.flatMap((texts, at) => this.narrower(operator, texts, answers[at] ?? "tooLong"));
      open = [...narrower, ...open.slice(asked.length)];
    }
  }

  /** The requests that replace this one; none if its response is complete. */
  private narrower(
    operator: "startswith" | "eq",
    texts: readonly string[],
    answer: Answer | "tooLong",
  ): readonly (readonly string[])[] {
    if (answer !== "tooLong" && !answer.hasMoreHits) return [];
    if (answer === "tooLong" || (operator === "eq" && texts.length > 1)) {
      const middle = Math.ceil(texts.length / 2);
      return [texts.slice(0, middle), texts.slice(middle)];
    }
    const { lower, upper, passed } = readable(
      operator === "eq" ? null : halve(texts, answer.partnos, answer.cameSorted, this.room),
    );
    this.passed.push(...passed);
    return [lower, upper];
  }

  /** Whether enough products have been found. */
  private has(isSettled: (partno: string) => boolean): boolean {
    if (this.seen.size < this.goal.first) return false;
    let settled = 0;
    for (const partno of this.seen.keys()) if (isSettled(partno)) settled += 1;
    return settled >= this.goal.first;
  }

  private async ask(
    operator: "startswith" | "eq",
    texts: readonly string[],
    inOrder: boolean,
  ): Promise<Answer | "tooLong"> {
    const { language, ended, goal } = this;
    if (texts.length > 1 && bytesOf(texts) > this.room) return "tooLong";
    try {
      const filter = filterWithin(this.prefixFilter, operator, texts);
      const orderby = inOrder ? walkOrder : [];
      const page = await this.pages.ask({ filter, orderby, language }, ended.signal);
      for (const product of page.products) this.seen.set(product.record.Partno, product);
      if (this.seen.size > goal.atMost) throw new LookupError({ code: "tooManyProducts", allowed: goal.atMost });
      return answerIn(page);
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== "tooLong" || texts.length === 1) throw error;
      this.room = Math.floor(Math.min(this.room, bytesOf(texts)) / 2);
      return "tooLong";
    }
  }
}

/** A response, as a planner needs it. */
interface Answer {
  /** Sorted. */
  readonly partnos: readonly string[];
  /** Whether an order was requested and the service accepted it. */
  readonly isOrdered: boolean;
  /** Whether the numbers are in ascending order. */
  readonly cameSorted: boolean;
  readonly hasMoreHits: boolean;
}

/** A response that doesn't belong to the request would make the search loop forever. */
function readable<T>(plan: T | null): T {
  if (plan === null) throw new ApiError({ code: "unreadable", detail: "HasMoreHits" });
  return plan;
}

/** Categories are returned one after the other, so the order holds within each. */
function answerIn({ products, isOrdered, hasMoreHits }: Page): Answer {
  const cameSorted = products.every((product, index) => {
    const before = products[index - 1];
    if (before?.group.category !== product.group.category) return true;
    return before.record.Partno < product.record.Partno;
  });
  return { partnos: products.map(({ record }) => record.Partno).sort(byText), isOrdered, cameSorted, hasMoreHits };
}
