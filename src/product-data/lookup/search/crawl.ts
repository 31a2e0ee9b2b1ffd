import { Failed } from "../../base/failed";
import type { LookupFailure } from "../failure";
import { ApiError } from "../../api/failure";
import type { Product } from "../../api/product";
import { productsUrl } from "../../api/request";
import { type Filter, sortBy, alternativesIn, conditionOn } from "../../filter/syntax";
import type { Language } from "../../vocabulary/language";
import type { Page, Pages } from "./pages";
import type { UrlLimits } from "../part-request";
import { halve, type IncompleteResponse, bytesOf } from "./planner-split";

/**
 * The goal of a crawl: all matching products unless there are more than `atMost`, or the `first` ones by part number.
 */
export interface Goal {
  readonly first: number;
  readonly atMost: number;
}

/** These are enough to keep the pacer busy, and few enough to stop soon when there are more products than wanted. */
const questionsAtOnce = 4;

/**
 * The least bytes for alternatives in a URL, even if it gets too long: with fewer, a search would need too many
 * requests. If the service rejects the URL, the alternatives are halved.
 */
const leastRoom = 512;

/** The order that the planner can use: part numbers are never absent and never equal. */
const partnoOrder = [sortBy("Partno", "asc")];

/**
 * Fetches all products that match a filter, however many: each request with an incomplete response is replaced by
 * narrower ones. The planner decides what to request, and this class requests it.
 */
export class Crawl {
  private readonly seen = new Map<string, Product>();
  /** Texts that no requested prefix contains, but that may be part numbers. */
  private readonly passed = new Set<string>();
  private readonly prefixFilter: PrefixFilter;
  private readonly ended = new AbortController();
  /** false once a response shows that the service accepts the order but doesn't sort: then no response is trusted. */
  private sorts = true;
  /** Whether products were left out of further requests because a sorted response ended after them. */
  private skipped = false;
  /** The bytes that prefixes, joined by `|`, may have in one URL. */
  private room: number;

  constructor(
    private readonly pages: Pages,
    filter: Filter,
    private readonly language: Language,
    private readonly goal: Goal,
    { serviceUrl, urlBytes }: UrlLimits,
  ) {
    this.prefixFilter = splitPrefixes(filter);
    const empty = filterWithin(this.prefixFilter, "startswith", ["x"]);
    const url = productsUrl(serviceUrl, { filter: empty, orderby: partnoOrder, language });
    this.room = Math.max(leastRoom, urlBytes - url.length);
  }

  /**
   * The products, in no particular order; for `goal.first` there may be more.
   * @throws LookupFailure `tooManyProducts`, ApiError, or the signal's reason; no request is sent after that
   */
  async run(signal: AbortSignal): Promise<readonly Product[]> {
    const cancel = (): void => this.ended.abort(signal.reason);
    signal.addEventListener("abort", cancel);
    try {
      signal.throwIfAborted();
      await this.settle("startswith", [this.prefixFilter.prefixes]);
      await this.settle("eq", [[...this.passed].filter((text) => text !== "" && !this.seen.has(text))]);
      return [...this.seen.values()];
    } finally {
      signal.removeEventListener("abort", cancel);
      // The other concurrent requests are aborted when one fails.
      this.ended.abort();
    }
  }

  /** Sends requests until complete responses cover everything. Requests that are no longer needed are skipped. */
  private async settle(operator: "startswith" | "eq", questions: readonly (readonly string[])[]): Promise<void> {
    let open = questions;
    for (;;) {
      open = open.filter((texts) => texts.length > 0);
      const from = open[0]?.[0];
      if (from === undefined || (operator === "startswith" && this.hasEnoughBefore(from))) return;
      const requested = open.slice(0, questionsAtOnce);
      const answers = await Promise.all(requested.map((texts) => this.ask(operator, texts)));
      if (operator === "startswith" && this.sorts && answers.some(isUnsorted)) {
        this.sorts = false;
        if (this.skipped) {
          open = [this.prefixFilter.prefixes];
          continue;
        }
      }
      const narrower = requested.flatMap((texts, at) => this.narrower(operator, texts, answers[at] ?? "tooLong"));
      open = [...narrower, ...open.slice(requested.length)];
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
    const shown = { ...answer, isOrdered: answer.isOrdered && this.sorts };
    const halves = operator === "eq" ? null : halve(texts, shown, this.room);
    // A response that doesn't belong to the request would make the search loop forever.
    if (halves === null) throw new ApiError({ code: "unreadable", detail: "HasMoreHits" });
    this.skipped ||= shown.isOrdered;
    for (const text of halves.passed) this.passed.add(text);
    return [halves.lower, halves.upper];
  }

  /** Whether enough products before this number have been found. */
  private hasEnoughBefore(end: string): boolean {
    if (this.seen.size < this.goal.first) return false;
    let before = 0;
    for (const partno of this.seen.keys()) if (partno < end) before += 1;
    return before >= this.goal.first;
  }

  private async ask(operator: "startswith" | "eq", texts: readonly string[]): Promise<Answer | "tooLong"> {
    const { language, ended, goal } = this;
    if (texts.length > 1 && bytesOf(texts) > this.room) return "tooLong";
    try {
      const filter = filterWithin(this.prefixFilter, operator, texts);
      const page = await this.pages.ask({ filter, orderby: partnoOrder, language }, ended.signal);
      for (const product of page.products) this.seen.set(product.record.Partno, product);
      if (this.seen.size > goal.atMost)
        throw new Failed<LookupFailure>({ code: "tooManyProducts", allowed: goal.atMost });
      return answerIn(page);
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== "tooLong" || texts.length === 1) throw error;
      this.room = Math.max(1, Math.floor(Math.min(this.room, bytesOf(texts)) / 2));
      return "tooLong";
    }
  }
}

/** A response, as the planner needs it. */
interface Answer extends IncompleteResponse {
  readonly hasMoreHits: boolean;
}

const isUnsorted = (answer: Answer | "tooLong"): boolean =>
  answer !== "tooLong" && answer.isOrdered && !answer.cameSorted;

/** Categories are returned one after the other, so the order holds within each. */
function answerIn({ products, isOrdered, hasMoreHits }: Page): Answer {
  const cameSorted = products.every((product, index) => {
    const before = products[index - 1];
    if (before?.group.category !== product.group.category) return true;
    return before.record.Partno < product.record.Partno;
  });
  return { partnos: products.map(({ record }) => record.Partno).sort(), isOrdered, cameSorted, hasMoreHits };
}

/** A filter without its prefixes of part numbers, so that a plan can insert narrower ones. */
interface PrefixFilter {
  readonly conditions: Filter;
  /** Prefixes in order, which don't overlap; one empty text stands for all part numbers. */
  readonly prefixes: readonly string[];
}

/** Takes out the first `startswith(Partno, ...)`. Prefixes that another one contains are dropped. */
function splitPrefixes(filter: Filter): PrefixFilter {
  const own = filter.find(
    ({ operator, field, literal }) => operator === "startswith" && field.text === "Partno" && literal.value !== "",
  );
  if (own === undefined) return { conditions: filter, prefixes: [""] };
  const texts = [...new Set(alternativesIn(String(own.literal.value)))].sort();
  return {
    conditions: filter.filter((condition) => condition !== own),
    prefixes: texts.filter((text) => !texts.some((other) => other !== text && text.startsWith(other))),
  };
}

/** The filter for the numbers that equal or start with one of the texts. */
function filterWithin({ conditions }: PrefixFilter, operator: "startswith" | "eq", texts: readonly string[]): Filter {
  if (operator === "startswith" && texts.includes("")) return conditions;
  return [...conditions, conditionOn("Partno", operator, texts.join("|"))];
}
