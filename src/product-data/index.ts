import { isFailure } from "./base/failed";
import type { LookupFailure } from "./lookup/failure";
import { type Clock, systemClock } from "./base/clock";
import type { Product } from "./api/product";
import type { Extent } from "./lookup/search/search";
import type { Waiter } from "./base/single-flight";
import type { Query } from "./filter/query";
import type { Language } from "./vocabulary/language";
import { normalizePartNumber } from "./vocabulary/part-number";
import { signalWaiter } from "./base/signal-waiter";
import type { CatalogBytes } from "./catalog/read-catalog";
import { OpenCatalog } from "./catalog/open-catalog";
import { catalogLookup } from "./lookup/catalog-lookup";
import type { Lookup } from "./lookup/lookup";
import { searchQuestion } from "./lookup/search/search-sources";
import { createSession, sessionTransport } from "./session";

export { ApiError, type ApiFailure } from "./api/failure";
export type { DownloadFailure, KeeperFailure } from "./catalog/download-failure";
export { type MirrorIndex, mirrorFormat, mirrorIndexIn } from "./catalog/mirror-index";
export { mirrorParent } from "./catalog/tables/marks";
export { type CatalogBytes, readCatalog } from "./catalog/read-catalog";
export { downloadCatalog } from "./download-catalog";
export { signalWaiter } from "./base/signal-waiter";
export type { Waiter } from "./base/single-flight";
export { fieldValue, type FieldValue, type Product } from "./api/product";
export { type AspectChange, changesSince } from "./base/changes-since";
export { Failed, isFailure } from "./base/failed";
export { printable, unprintable } from "./base/printable";
export type { LookupFailure } from "./lookup/failure";
export type { Lookup } from "./lookup/lookup";
export type { Extent } from "./lookup/search/search";
export type { FilterIssue } from "./filter/issue";
export type { Parsed } from "./filter/parse";
export { type Query, readQuery } from "./filter/query";
export { type Field, fieldByName } from "./vocabulary/field";
export { type Language, languages } from "./vocabulary/language";

export interface ClientOptions {
  /** The service's address, without a path: `https://api.example.com`. */
  readonly url: string;
  readonly key: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
}

/** The result for one part number. */
export interface PartResult {
  /** The number that the caller wrote. */
  readonly partno: string;
  /** null: no part has the number. */
  readonly product: Product | null;
  /** Similar numbers that exist, if no part has the number. */
  readonly near: readonly string[];
}

/** Parts and searches of a service or of a catalog. Every promise settles; it rejects with the signal's reason. */
export interface ProductData {
  /** The parts with these numbers, in the same order. Case doesn't matter, and a package code may be left out. */
  parts(partnos: readonly string[], language: Language, signal?: AbortSignal): Promise<readonly PartResult[]>;
  /**
   * The first or all products that match, in the query's order, or by part number if it has none.
   * @throws LookupFailure `tooManyProducts` if more than `extent.allUpTo` match
   */
  search(query: Query, extent: Extent, signal?: AbortSignal): Promise<readonly Product[]>;
  /** Single parts and searches, for code that waits for thousands of them, such as `checkBom`. */
  readonly lookup: Lookup;
}

/** A whole catalog in memory. It needs no key, and no request is sent. */
export interface Catalog extends ProductData {
  /** The time at which its products were fetched from the service, in milliseconds since 1970. */
  readonly fetchedMs: number;
  /** The number of products. */
  readonly products: number;
}

/**
 * The data of one service. Calls in one task share requests, and results are kept in memory for a day. Requests are
 * paced: the service's rate limit is respected, and passing failures are retried. A promise rejects with an ApiError if a
 * request fails.
 */
export function createClient({ url, key, fetch = globalThis.fetch, clock = systemClock }: ClientOptions): ProductData {
  const { loader, cachedSearch } = createSession({
    access: () => ({ serviceUrl: url, key }),
    transport: sessionTransport(fetch),
    clock,
    freshMs: () => dayMs,
    catalog: () => null,
  });
  return productData({ loader, search: cachedSearch });
}

/** Opens a catalog that was read, in any thread. */
export function catalogOf(bytes: CatalogBytes): Catalog {
  const catalog = new OpenCatalog(bytes);
  const { fetchedMs, products } = catalog.state;
  return { ...productData(catalogLookup(catalog)), fetchedMs, products };
}

function productData(lookup: Lookup): ProductData {
  const { loader, search } = lookup;
  const part = async (partno: string, language: Language, waiter: Waiter): Promise<PartResult> => {
    try {
      const product = await loader.load(normalizePartNumber(partno), language, waiter);
      return { partno, product, near: [] };
    } catch (error) {
      if (!isFailure<LookupFailure>(error, "partUnknown", "notAPartNumber")) throw error;
      return { partno, product: null, near: error.failure.code === "partUnknown" ? error.failure.near : [] };
    }
  };
  return {
    parts: (partnos, language, signal) =>
      waitFor(signal, (waiter) => Promise.all(partnos.map((partno) => part(partno, language, waiter)))),
    search: (query, extent, signal) => waitFor(signal, (waiter) => search.find(searchQuestion(query, extent), waiter)),
    lookup,
  };
}

/** Settles as `ask` does, or with the signal's reason as soon as it aborts, even if other callers still wait. */
async function waitFor<T>(signal: AbortSignal | undefined, ask: (waiter: Waiter) => T | Promise<T>): Promise<T> {
  const waiter = signalWaiter(signal ?? new AbortController().signal);
  try {
    signal?.throwIfAborted();
    return await waiter.wait(ask(waiter));
  } finally {
    waiter.close();
  }
}

const dayMs = 86_400_000;
