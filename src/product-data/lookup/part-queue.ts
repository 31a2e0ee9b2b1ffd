import { Failed } from "../base/failed";
import type { LookupFailure } from "./failure";
import type { Client } from "../api/client";
import type { Clock } from "../base/clock";
import type { Product } from "../api/product";
import { groupBy } from "../vocabulary/group-by";
import type { Language } from "../vocabulary/language";
import { type Known, type KnownAbsent, knownProduct, entryKey } from "./known";
import { nearMissesIn } from "./near";
import type { PartCache } from "./part-cache";
import type { PartCatalog } from "./part-catalog";
import { packsOf, type PartOperator, requestAlike, requestProducts, type UrlLimits } from "./part-request";
import { afterTask, afterWaiting, once } from "../base/slices";
import { SingleFlight } from "../base/single-flight";

export interface PartQueueOptions {
  readonly client: Client;
  readonly cache: PartCache;
  readonly clock: Clock;
  /** The limits, which are read for every batch. */
  readonly limits: () => UrlLimits;
  /** The catalog on this computer; null: there is none. */
  readonly catalog: () => PartCatalog | null;
}

/**
 * Requests parts from the service, and puts them into the cache. Numbers requested in one task are sent together at its
 * end: distinct, and packed to the URL budget. While requests are in progress more numbers collect, so a recalculation
 * that Excel delivers in pieces costs at most one more request. Numbers that weren't found are requested once more by
 * prefix, also together. A failed request fails only its own parts. Every promise settles.
 */
export class PartQueue {
  private readonly pending = new Map<string, Pending>();
  private readonly waiting: Pending[] = [];
  private requests = 0;
  /** Sends the requests when all calls of the task are made, also those that had to wait. */
  private readonly flushSoon = once(
    (flush) => afterTask(() => afterWaiting(flush)),
    () => this.flush(),
  );

  constructor(private readonly options: PartQueueOptions) {}

  /**
   * The request for a part, which all its callers share. It rejects with LookupFailure `partUnknown`, an ApiError, or
   * the reason of the last waiter that left.
   */
  request(partno: string, language: Language): SingleFlight<Product> {
    const key = entryKey(language, partno);
    const known = this.pending.get(key);
    if (known !== undefined) return known.flight;
    const pending: Pending = new Pending(partno, language, () => {
      // A request that was aborted ends when its part may already be requested again.
      if (this.pending.get(key) === pending) this.pending.delete(key);
    });
    this.pending.set(key, pending);
    this.waiting.push(pending);
    this.flushSoon();
    return pending.flight;
  }

  private flush(): void {
    const waiting = this.waiting.splice(0).filter((pending) => pending.isWanted());
    for (const operator of operators) {
      const idle = this.requests === 0;
      const own = waiting.filter((pending) => pending.operator === operator);
      for (const some of groupBy(own, ({ language }) => language).values()) {
        const [{ language }] = some;
        const parts = new Map(some.map((pending) => [pending.partno, pending]));
        const packs = packsOf(operator, [...parts.keys()], language, this.options.limits());
        for (const [index, partnos] of packs.entries()) {
          const pack = partnos.flatMap((partno) => parts.get(partno) ?? []);
          // The last pack is rarely full. It is sent at once if no request is in progress; otherwise it waits for more
          // numbers.
          if (index === packs.length - 1 && !idle) this.waiting.push(...pack);
          else void this.send(operator, pack, language);
        }
      }
    }
  }

  private async send(operator: PartOperator, parts: readonly Pending[], language: Language): Promise<void> {
    const batch: Batch = { parts, controller: new AbortController() };
    for (const pending of parts) pending.batch = batch;
    this.requests += 1;
    try {
      const { signal } = batch.controller;
      await (operator === "eq" ? this.askExact(parts, language, signal) : this.askAlike(parts, language, signal));
    } catch (error) {
      for (const pending of parts) pending.reject(error as Error);
    }
    this.requests -= 1;
    this.flush();
  }

  private async askExact(parts: readonly Pending[], language: Language, signal: AbortSignal): Promise<void> {
    const products = await requestProducts(this.options.client, parts.map(numberOf), "eq", language, signal);
    const found = new Map(products.map((product) => [product.record.Partno, product]));
    for (const pending of parts) {
      const { partno } = pending;
      const product = found.get(partno);
      const known = product === undefined ? this.absentByCatalog(partno, language) : knownProduct(product);
      if (known !== null) this.settle(pending, known);
      else {
        [pending.batch, pending.operator] = [null, "startswith"];
        this.waiting.push(pending);
      }
    }
  }

  private settle(pending: Pending | undefined, known: Known): void {
    if (pending === undefined) return;
    const { partno, language } = pending;
    this.options.cache.parts.put(language, partno, known);
    if (known.kind === "absent") pending.reject(unknownPart(known, partno));
    else pending.resolve(known.product);
  }

  /** The entry of a number that neither the catalog nor the service has; null: a request by prefix is needed. */
  private absentByCatalog(partno: string, language: Language): KnownAbsent | null {
    const catalog = this.options.catalog();
    if (catalog === null || catalog.fetchedMs(language) === null) return null;
    const near = nearMissesIn(catalog, partno, language);
    return { kind: "absent", near, fetchedMs: this.options.clock.now(), misses: this.misses(partno, language) + 1 };
  }

  private misses(partno: string, language: Language): number {
    const known = this.options.cache.parts.get(language, partno);
    return known?.kind === "absent" ? known.misses : 0;
  }

  private async askAlike(parts: readonly Pending[], language: Language, signal: AbortSignal): Promise<void> {
    const { client, cache, clock, limits } = this.options;
    const partnos = parts.map(numberOf);
    // A cache on the way may have a faulty response, and is avoided once.
    const isAnew = partnos.some((partno) => this.misses(partno, language) === 1);
    const request = { client, clock, limits: limits(), isAnew };
    const { known, besides } = await requestAlike(request, partnos, language, signal);
    for (const product of besides) cache.parts.put(language, product.record.Partno, knownProduct(product));
    for (const [at, [partno, found]] of known.entries()) {
      const isAbsent = found.kind === "absent";
      this.settle(parts[at], isAbsent ? { ...found, misses: this.misses(partno, language) + 1 } : found);
    }
  }
}

const numberOf = ({ partno }: Pending): string => partno;

const operators: readonly PartOperator[] = ["eq", "startswith"];

/** A requested part that hasn't arrived yet. */
class Pending {
  readonly flight: SingleFlight<Product>;
  /** How it is requested, now or next. */
  operator: PartOperator = "eq";
  /** null until it is sent. */
  batch: Batch | null = null;
  private left: Error | null = null;
  private settle: { readonly resolve: (product: Product) => void; readonly reject: (error: Error) => void } | null =
    null;

  constructor(
    readonly partno: string,
    readonly language: Language,
    private readonly onSettled: () => void,
  ) {
    const product = new Promise<Product>((resolve, reject) => (this.settle = { resolve, reject }));
    this.flight = new SingleFlight(product, (reason) => this.abandon(reason));
  }

  resolve(product: Product): void {
    this.onSettled();
    this.settle?.resolve(product);
  }

  reject(error: Error): void {
    this.onSettled();
    this.settle?.reject(error);
  }

  /**
   * Whether the part has waiters. If its last waiter left while other parts of its request had waiters, it ends here.
   */
  isWanted(): boolean {
    if (!this.flight.isWanted && this.left !== null) this.reject(this.left);
    return this.flight.isWanted;
  }

  /** Parts without waiters aren't requested. A request is aborted when none of its parts has waiters. */
  private abandon(reason: Error): void {
    this.left = reason;
    if (this.batch === null) this.reject(reason);
    else if (this.batch.parts.every(({ flight }) => !flight.isWanted)) {
      for (const part of this.batch.parts) part.reject(reason);
      this.batch.controller.abort(reason);
    }
  }
}

interface Batch {
  readonly parts: readonly Pending[];
  readonly controller: AbortController;
}

export const unknownPart = ({ near, misses }: KnownAbsent, partno: string): Failed<LookupFailure> =>
  new Failed<LookupFailure>({ code: "partUnknown", partno, near, misses });
