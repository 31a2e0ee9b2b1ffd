import { ApiError } from "../api/failure";
import type { Product } from "../api/product";
import type { Filter } from "../filter/syntax";
import type { Language } from "../vocabulary/language";
import { CatalogError } from "./failure";
import type { Page, Pages } from "./pages";
import { bytesOf, byText } from "./planner-prefix";
import {
  nextSplitQuestions,
  advanceSplit,
  type SplitAnswer,
  type SplitPlan,
  type SplitQuestion,
  startSplit,
  unsettledFrom,
} from "./planner-split";
import { nextWalkQuestion, seenUpTo, startWalk, advanceWalk, type WalkPlan } from "./planner-walk";
import { filterWithin, roomWithin, type PrefixFilter, splitPrefixes, type SearchLimits } from "./prefix-filter";

/** What a crawl is to bring: all that match unless they are more than so many, or the first by part number. */
export interface Goal {
  readonly first: number;
  readonly atMost: number;
}

/** Enough to keep the pacer busy, few enough to stop soon when more turns up than is wanted. */
const questionsAtOnce = 4;

/** The orders that every search can be walked in: part numbers are never absent and never equal. */
const walkOrders = { asc: "Partno asc", desc: "Partno desc" };

/**
 * Fetches all products that match a filter, however many, by a plan for services that order by part number and by another
 * for those that do not. The plans decide what to ask, this asks it.
 */
export class Crawl {
  private readonly seen = new Map<string, Product>();
  private readonly prefixFilter: PrefixFilter;
  private readonly ended = new AbortController();
  /** Bytes of alternatives that a URL holds which the service takes for sure. */
  private readonly sureRoom: number;
  /** Bytes of alternatives that are asked for at once. */
  private room: number;

  constructor(
    private readonly pages: Pages,
    filter: Filter,
    private readonly language: Language,
    private readonly goal: Goal,
    { serviceUrl, urlBytes, longUrlBytes }: SearchLimits,
  ) {
    this.prefixFilter = splitPrefixes(filter);
    const roomOf = (bytes: number): number =>
      roomWithin(this.prefixFilter, bytes, serviceUrl, walkOrders.desc, language);
    this.sureRoom = roomOf(urlBytes);
    this.room = pages.takesLongUrls ? roomOf(Math.max(urlBytes, longUrlBytes)) : this.sureRoom;
  }

  /**
   * The products, in no particular order; of `goal.first` possibly more than these.
   * @throws CatalogError `tooManyProducts`, ApiError, the signal's reason; nothing is sent after that
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
      // Of questions asked at the same time the first that fails ends the others.
      this.ended.abort();
    }
  }

  private async walk(): Promise<void> {
    const wanted = this.goal.first === Infinity ? "all" : "first";
    let planWithin = (room: number): WalkPlan => startWalk(this.prefixFilter.prefixes, room, wanted);
    for (let first = true; ;) {
      const plan = planWithin(this.room);
      const upTo = seenUpTo(plan);
      const question = nextWalkQuestion(plan);
      if (upTo === null || question === null || this.has((partno) => partno <= upTo)) return;
      const { texts, direction } = question;
      const page = await this.ask("startswith", texts, walkOrders[direction]);
      if (page === "tooLong") continue;
      const answer = answerIn(page, direction);
      if (!page.isOrdered || !answer.cameSorted) {
        const start = startSplit(this.prefixFilter.prefixes, this.room);
        return this.split(first ? after(start, { operator: "startswith", texts }, answer) : start);
      }
      first = false;
      planWithin = (urlBytes) =>
        readable(advanceWalk({ ...plan, urlBytes }, question, answer.partnos, answer.hasMoreHits));
    }
  }

  private async split(start: SplitPlan): Promise<void> {
    let plan = start;
    for (;;) {
      const from = unsettledFrom(plan);
      if (from !== undefined && this.has((partno) => partno < from)) plan = { ...plan, parts: [] };
      const questions = nextSplitQuestions(plan).slice(0, questionsAtOnce);
      if (questions.length === 0) return;
      const pages = await Promise.all(questions.map(({ operator, texts }) => this.ask(operator, texts, null)));
      for (const [index, question] of questions.entries()) {
        const page = pages[index];
        if (page === undefined || page === "tooLong") plan = { ...plan, urlBytes: this.room };
        else plan = after(plan, question, answerIn(page, "asc"));
      }
    }
  }

  /** Whether as many as are wanted are among those seen. */
  private has(isSettled: (partno: string) => boolean): boolean {
    if (this.seen.size < this.goal.first) return false;
    let settled = 0;
    for (const partno of this.seen.keys()) if (isSettled(partno)) settled += 1;
    return settled >= this.goal.first;
  }

  private async ask(
    operator: "startswith" | "eq",
    texts: readonly string[],
    orderby: string | null,
  ): Promise<Page | "tooLong"> {
    const { room, sureRoom } = this;
    const isLong = bytesOf(texts) > sureRoom;
    try {
      const filter = filterWithin(this.prefixFilter, operator, texts);
      const page = await this.pages.ask({ filter, orderby, language: this.language }, this.ended.signal, isLong);
      for (const product of page.products) this.seen.set(product.record.Partno, product);
      if (this.seen.size > this.goal.atMost)
        throw new CatalogError({ code: "tooManyProducts", allowed: this.goal.atMost });
      return page;
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== "tooLong" || texts.length === 1) throw error;
      this.room = Math.min(this.room, isLong ? sureRoom : Math.floor(Math.min(room, sureRoom) / 2));
      return "tooLong";
    }
  }
}

function after(plan: SplitPlan, question: SplitQuestion, answer: SplitAnswer): SplitPlan {
  return readable(advanceSplit(plan, question, answer));
}

/** An answer that belongs to another question would send a plan in circles. */
function readable<T>(plan: T | null): T {
  if (plan === null) throw new ApiError({ code: "unreadable", detail: "HasMoreHits" });
  return plan;
}

/** Categories are answered one after the other, so the order shows within each. */
function answerIn({ products, hasMoreHits }: Page, direction: "asc" | "desc"): SplitAnswer {
  const cameSorted = products.every((product, index) => {
    const before = products[index - 1];
    if (before?.group.category !== product.group.category) return true;
    return before.record.Partno < product.record.Partno === (direction === "asc");
  });
  return { partnos: products.map(({ record }) => record.Partno).sort(byText), cameSorted, hasMoreHits };
}
