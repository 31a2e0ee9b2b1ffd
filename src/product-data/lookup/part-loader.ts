import type { Client } from "../api/client";
import type { Clock } from "../base/clock";
import { ApiError } from "../api/failure";
import type { Product } from "../api/product";
import type { Language } from "../vocabulary/language";
import { CatalogError } from "./failure";
import { type Known, type KnownAbsent, knownProduct } from "./known";
import { nearMisses, sharedPrefix } from "./near";
import type { UrlLimits } from "./pack";
import type { PartCache } from "./part-cache";
import { PartQueue, unknownPart } from "./part-queue";
import { packsOf, requestAlike, requestExact } from "./part-request";
import type { PartSource } from "./part-source";
import type { Schedule } from "../base/schedule";
import type { Waiter } from "../base/single-flight";

export interface PartLoaderOptions {
  readonly client: Client;
  readonly cache: PartCache;
  readonly clock: Clock;
  readonly schedule: Schedule;
  /** Read for every batch. */
  readonly limits: () => UrlLimits;
  /** A source without requests; null: none. */
  readonly source: () => PartSource | null;
  /** A product older than this is still returned, and revalidated in the background. */
  readonly freshMs: () => number;
}

/**
 * Finds products by part number: from the cache, the source without requests, or the service, whichever has the newest
 * value. Every promise settles.
 */
export class PartLoader {
  private readonly queue: PartQueue;
  private nowMs: number | null = null;

  constructor(private readonly options: PartLoaderOptions) {
    this.queue = new PartQueue({
      ...options,
      absentBySource: (partno, language) => this.absentBySource(partno, language),
    });
  }

  /**
   * The product with this number, which is normalized; synchronous if it is known.
   * @param waiter used if the product isn't known; a request is aborted when its last waiter leaves
   * @throws CatalogError `notAPartNumber` or `partUnknown`; the promise rejects with these, with an ApiError, or with
   * the reason of the last waiter that left
   */
  load(partno: string, language: Language, waiter: Waiter): Product | Promise<Product> {
    const known = this.options.cache.parts.get(language, partno);
    const isPinned = this.options.cache.parts.pinned(language, partno) !== undefined;
    const atHand = isPinned ? undefined : this.atHand(partno, language, known);
    if (atHand !== undefined) return atHand;
    if (known?.kind === "product") {
      if (!isPinned && !this.isFresh(known)) this.revalidate(partno, language);
      return known.product;
    }
    if (known !== undefined && (isPinned || this.isFresh(known))) throw unknownPart(known, partno);
    if (!couldBePartNumber.test(partno)) throw new CatalogError({ code: "notAPartNumber", text: partno });
    const asked = this.queue.request(partno, language).subscribe(waiter);
    return known === undefined ? asked : this.whenKnown(asked, known, partno);
  }

  /** The result of `load` without a request; undefined: none. */
  known(partno: string, language: Language): Known | Promise<Known> | undefined {
    const known = this.options.cache.parts.get(language, partno);
    if (this.options.cache.parts.pinned(language, partno) !== undefined) return known;
    const product = this.atHand(partno, language, known);
    if (product === undefined || (known?.kind === "product" && product === known.product)) return known;
    const fetchedMs = this.options.source()?.fetchedMs(language) ?? 0;
    return product instanceof Promise
      ? product.then((settled) => knownProduct(settled, fetchedMs))
      : knownProduct(product, fetchedMs);
  }

  /** Whether `load` returns synchronously. */
  knows(partno: string, language: Language): boolean {
    if (this.options.source()?.has(partno, language) === true) return true;
    const known = this.options.cache.parts.get(language, partno);
    return known !== undefined && (known.kind === "product" || this.isFresh(known));
  }

  /**
   * Requests parts again, even if they are known. The cache isn't changed.
   * @param onAnswer called after each request with the number of parts in its response
   * @throws ApiError when one request fails, so that a refresh is complete or doesn't happen
   */
  async refetch(
    partnos: readonly string[],
    language: Language,
    signal: AbortSignal,
    onAnswer: (parts: number) => void = () => undefined,
  ): Promise<ReadonlyMap<string, Known>> {
    const { client, clock, limits } = this.options;
    const possible = partnos.filter((partno) => couldBePartNumber.test(partno));
    const known = new Map<string, Known>();
    const askExact = async (some: readonly string[]): Promise<void> => {
      const products = await requestExact(client, some, language, signal);
      for (const product of products) known.set(product.record.Partno, knownProduct(product, clock.now()));
      onAnswer(products.length);
    };
    const askAlike = async (some: readonly string[]): Promise<void> => {
      const answer = await requestAlike({ client, clock, limits: limits() }, some, language, signal);
      for (const [partno, entry] of answer.known) known.set(partno, entry);
      onAnswer(some.length);
    };
    await Promise.all(packsOf("exact", possible, language, limits()).map(askExact));
    const missing = possible.filter((partno) => !known.has(partno));
    await Promise.all(packsOf("alike", missing, language, limits()).map(askAlike));
    return known;
  }

  /** The newer of the source's value and the service's. A source is updated as a whole, not part by part. */
  private atHand(partno: string, language: Language, known: Known | undefined): Product | Promise<Product> | undefined {
    const source = this.options.source();
    const product = source?.product(partno, language);
    if (known?.kind !== "product" || product === undefined) return product;
    return known.fetchedMs > (source?.fetchedMs(language) ?? 0) ? known.product : product;
  }

  /** When the source fetched its data of this part; null if the service's data is used, or if there is none. */
  sourceMs(partno: string, language: Language): number | null {
    const source = this.options.source();
    const known = this.options.cache.parts.get(language, partno);
    const fetchedMs = source?.has(partno, language) === true ? source.fetchedMs(language) : null;
    return known?.kind === "product" && known.fetchedMs > (fetchedMs ?? 0) ? null : fetchedMs;
  }

  /** A number stays unknown until the service returns a product for it. */
  private async whenKnown(asked: Promise<Product>, known: KnownAbsent, partno: string): Promise<Product> {
    try {
      return await asked;
    } catch (error) {
      throw error instanceof ApiError ? unknownPart(known, partno) : error;
    }
  }

  private isFresh({ kind, fetchedMs }: Known): boolean {
    return this.taskMs() - fetchedMs < (kind === "absent" ? absentMs : this.options.freshMs());
  }

  /** One time for a whole task, because a recalculation requests thousands of parts. */
  private taskMs(): number {
    if (this.nowMs === null) {
      this.nowMs = this.options.clock.now();
      this.options.schedule(() => (this.nowMs = null));
    }
    return this.nowMs;
  }

  private revalidate(partno: string, language: Language): void {
    // The old value is kept: a failed revalidation changes nothing and is logged.
    this.queue
      .request(partno, language)
      .hold()
      .catch(() => undefined);
  }

  /** For a number that neither the source nor the service has. null: a request by prefix is needed. */
  private absentBySource(partno: string, language: Language): KnownAbsent | null {
    const { source, clock } = this.options;
    const prefix = sharedPrefix(partno);
    if ((source()?.fetchedMs(language) ?? null) === null) return null;
    const candidates = prefix === null ? [] : (source()?.startingWith(prefix, language) ?? []);
    return { kind: "absent", near: nearMisses(partno, candidates), fetchedMs: clock.now() };
  }
}

/** A number that wasn't found is requested again after this time. */
const absentMs = 3_600_000;

// The characters of the manufacturer's numbers. Any other text (a URL, a remark, two numbers) can't be a number.
const couldBePartNumber = /^#?[A-Z0-9][A-Z0-9.=/_+-]{2,39}$/;
