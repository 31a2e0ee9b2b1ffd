import type { Client } from "../api/client";
import type { Clock } from "../api/clock";
import { ApiError } from "../api/failure";
import type { Product } from "../api/product";
import { productsUrl } from "../api/request";
import { partnoQuery } from "../filter/query";
import type { Language } from "../vocabulary/language";
import { CatalogError } from "./failure";
import { entryKey } from "./entry-key";
import { type Known, type KnownAbsent, knownProduct } from "./known";
import { nearMisses, sharedPrefix } from "./near";
import { pack, productsPerCall, type UrlLimits } from "./pack";
import type { PartCache } from "./part-cache";
import { type Alike, partnosByPrefix, requestAlike, requestExact } from "./part-request";
import type { PartSource } from "./part-source";
import type { Schedule } from "./schedule";
import { SingleFlight, type Waiter } from "./single-flight";

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
 * Finds products by part number. Numbers requested in one task are sent together at its end: distinct, and packed to
 * the URL budget. While requests are in progress more numbers collect, so a recalculation that Excel delivers in pieces
 * costs at most one more request. Numbers that weren't found are requested once more by prefix, all of a list together.
 * A failed request fails only its own parts. Every promise settles.
 */
export class PartLoader {
  private readonly pending = new Map<string, Pending>();
  private readonly waiting: Readonly<Record<Question, Map<Language, Map<string, Pending>>>> = {
    exact: new Map(),
    alike: new Map(),
  };
  private requests = 0;
  private nowMs: number | null = null;
  private scheduled = false;

  constructor(private readonly options: PartLoaderOptions) {}

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
    const asked = this.pendingOf(partno, language).flight.subscribe(waiter);
    if (known === undefined) return asked;
    // A number stays unknown until the service returns a product for it.
    return asked.catch((error: unknown) => {
      throw error instanceof ApiError ? unknownPart(known, partno) : error;
    });
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

  /** Whether `find` returns synchronously. */
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
    const { client, clock } = this.options;
    const possible = partnos.filter((partno) => couldBePartNumber.test(partno));
    const known = new Map<string, Known>();
    const askExact = async (some: readonly string[]): Promise<void> => {
      const products = await requestExact(client, some, language, signal);
      for (const product of products) known.set(product.record.Partno, knownProduct(product, clock.now()));
      onAnswer(products.length);
    };
    const askAlike = async (some: readonly string[]): Promise<void> => {
      const answer = await this.requestAlike(some, language, signal);
      for (const [partno, entry] of answer.known) known.set(partno, entry);
      onAnswer(some.length);
    };
    await Promise.all(this.packs("exact", possible, language).map(askExact));
    const missing = possible.filter((partno) => !known.has(partno));
    await Promise.all(this.packs("alike", missing, language).map(askAlike));
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
    this.pendingOf(partno, language)
      .flight.hold()
      .catch(() => undefined);
  }

  private pendingOf(partno: string, language: Language): Pending {
    const key = entryKey(language, partno);
    const known = this.pending.get(key);
    if (known !== undefined) return known;
    const pending = new Pending(() => this.pending.delete(key));
    this.pending.set(key, pending);
    this.enqueue("exact", partno, language, pending);
    if (!this.scheduled) {
      this.scheduled = true;
      this.options.schedule(() => {
        this.scheduled = false;
        this.flush();
      });
    }
    return pending;
  }

  private enqueue(question: Question, partno: string, language: Language, pending: Pending): void {
    const byLanguage = this.waiting[question];
    let waiting = byLanguage.get(language);
    if (waiting === undefined) byLanguage.set(language, (waiting = new Map<string, Pending>()));
    waiting.set(partno, pending);
  }

  private flush(): void {
    for (const question of questions) {
      const idle = this.requests === 0;
      for (const [language, waiting] of this.waiting[question]) {
        for (const [partno, { flight }] of waiting) if (!flight.isWanted) waiting.delete(partno);
        const packs = this.packs(question, [...waiting.keys()], language);
        for (const [index, partnos] of packs.entries()) {
          // The last pack is rarely full. It is sent at once if no request is in progress; otherwise it waits for more
          // numbers.
          if (index === packs.length - 1 && !idle) break;
          const parts = partnos.flatMap((partno) => {
            const pending = waiting.get(partno);
            waiting.delete(partno);
            return pending === undefined ? [] : [[partno, pending] as const];
          });
          void this.request(question, parts, language);
        }
      }
    }
  }

  /** Numbers grouped by request. */
  private packs(question: Question, partnos: readonly string[], language: Language): readonly (readonly string[])[] {
    if (question === "exact") return this.fitting(question, partnos, language);
    const byPrefix = partnosByPrefix(partnos);
    const packs = this.fitting(question, byPrefix.keys(), language);
    return packs.map((prefixes) => prefixes.flatMap((prefix) => byPrefix.get(prefix) ?? []));
  }

  private fitting(question: Question, texts: Iterable<string>, language: Language): readonly (readonly string[])[] {
    const { serviceUrl, urlBytes } = this.options.limits();
    const empty = productsUrl(serviceUrl, partnoQuery(question === "exact" ? "eq" : "startswith", [], language));
    return pack(texts, { bytes: urlBytes - empty.length, parts: productsPerCall });
  }

  private requestAlike(partnos: readonly string[], language: Language, signal: AbortSignal): Promise<Alike> {
    const { client, clock } = this.options;
    const fitting = (texts: readonly string[]) => this.fitting("alike", texts, language);
    return requestAlike({ client, fitting, fetchedMs: clock.now }, partnos, language, signal);
  }

  private async request(
    question: Question,
    parts: readonly (readonly [string, Pending])[],
    language: Language,
  ): Promise<void> {
    const batch: Batch = { parts: parts.map(([, pending]) => pending), controller: new AbortController() };
    for (const pending of batch.parts) pending.batch = batch;
    this.requests += 1;
    try {
      const { signal } = batch.controller;
      await (question === "exact"
        ? this.askExact(new Map(parts), language, signal)
        : this.askAlike(new Map(parts), language, signal));
    } catch (error) {
      for (const pending of batch.parts) pending.reject(error as Error);
    }
    this.requests -= 1;
    this.flush();
  }

  private async askExact(parts: ReadonlyMap<string, Pending>, language: Language, signal: AbortSignal): Promise<void> {
    const { client, cache, clock } = this.options;
    const products = await requestExact(client, [...parts.keys()], language, signal);
    const found = new Map(products.map((product) => [product.record.Partno, product]));
    for (const [partno, pending] of parts) {
      const product = found.get(partno);
      const absent = product === undefined ? this.absentBySource(partno, language) : null;
      if (absent !== null) {
        cache.parts.put(language, partno, absent);
        pending.reject(unknownPart(absent, partno));
      } else if (product === undefined) {
        pending.batch = null;
        this.enqueue("alike", partno, language, pending);
      } else {
        cache.parts.put(language, partno, knownProduct(product, clock.now()));
        pending.resolve(product);
      }
    }
  }

  /** For a number that neither the source nor the service has. null: a request by prefix is needed. */
  private absentBySource(partno: string, language: Language): KnownAbsent | null {
    const { source, clock } = this.options;
    const prefix = sharedPrefix(partno);
    if ((source()?.fetchedMs(language) ?? null) === null) return null;
    const candidates = prefix === null ? [] : (source()?.startingWith(prefix, language) ?? []);
    return { kind: "absent", near: nearMisses(partno, candidates), fetchedMs: clock.now() };
  }

  private async askAlike(parts: ReadonlyMap<string, Pending>, language: Language, signal: AbortSignal): Promise<void> {
    const { cache, clock } = this.options;
    const { known, besides } = await this.requestAlike([...parts.keys()], language, signal);
    const fetchedMs = clock.now();
    for (const product of besides) cache.parts.put(language, product.record.Partno, knownProduct(product, fetchedMs));
    for (const [partno, entry] of known) {
      cache.parts.put(language, partno, entry);
      const pending = parts.get(partno);
      if (entry.kind === "absent") pending?.reject(unknownPart(entry, partno));
      else pending?.resolve(entry.product);
    }
  }
}

/** The stage of a part's request: by its number, and if no product has it, by prefix. */
const questions = ["exact", "alike"] as const;
type Question = (typeof questions)[number];

/** A requested part that hasn't arrived yet. */
class Pending {
  readonly flight: SingleFlight<Product>;
  /** null until it is sent. */
  batch: Batch | null = null;
  private settle: { readonly resolve: (product: Product) => void; readonly reject: (error: Error) => void } | null =
    null;

  constructor(private readonly onSettled: () => void) {
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

  /** Parts without waiters aren't requested. A request is aborted when none of its parts has waiters. */
  private abandon(reason: Error): void {
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

/** A number that wasn't found is requested again after this time. */
const absentMs = 3_600_000;

// The characters of the manufacturer's numbers. Any other text (a URL, a remark, two numbers) can't be a number.
const couldBePartNumber = /^#?[A-Z0-9][A-Z0-9.=/_+-]{2,39}$/;

const unknownPart = ({ near }: KnownAbsent, partno: string): CatalogError =>
  new CatalogError({ code: "partUnknown", partno, near });
