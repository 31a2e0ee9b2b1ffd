import { type Clock, systemClock } from "../api/clock";
import type { Product } from "../api/product";
import { CatalogError } from "../catalog/failure";
import type { Extent } from "../catalog/search";
import type { Waiter } from "../catalog/single-flight";
import type { Query } from "../filter/query";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";
import { normalizePartNumber } from "../vocabulary/part-number";
import { abortable } from "./abortable";
import { createSession, sessionTransport } from "./session";

export { ApiError, type ApiFailure } from "../api/failure";
export { fieldValue, type FieldValue, type Product } from "../api/product";
export { CatalogError, type CatalogFailure } from "../catalog/failure";
export type { Extent } from "../catalog/search";
export type { FilterIssue } from "../filter/issue";
export type { Parsed } from "../filter/parse";
export { type Query, readQuery } from "../filter/query";
export { categories, type Category, type ProductCategory } from "../vocabulary/category";
export { enumeratedValues } from "../vocabulary/enumerated-values";
export { type Field, fieldByName, fields } from "../vocabulary/field";
export { type Language, languages } from "../vocabulary/language";

export interface ClientOptions {
  /** Address of the service, without a path: `https://api.example.com`. */
  readonly url: string;
  readonly key: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
}

/** What is known of one part number. */
export interface PartResult {
  /** As it was asked for. */
  readonly partno: string;
  /** null: no part has the number. */
  readonly product: Product | null;
  /** Numbers that exist and look like it, when no part has it. */
  readonly near: readonly string[];
}

/**
 * Parts, searches and download links of one service. Calls of one task share requests; what was answered is kept in memory
 * for a day. Requests are paced: the service's rate limit is waited for, and what fails for a passing reason is sent again.
 * Every promise settles; it rejects with an ApiError when the service gave no answer, or with the signal's reason.
 */
export interface VendorClient {
  /** The parts with these numbers, in their order. Upper and lower case are the same; a package code may be left out. */
  parts(partnos: readonly string[], language: Language, signal?: AbortSignal): Promise<readonly PartResult[]>;
  /**
   * The products that match, in the query's order, or by part number when it has none: the first so many, or all.
   * @throws CatalogError `tooManyProducts` when more match than `extent.allUpTo`
   */
  search(query: Query, extent: Extent, signal?: AbortSignal): Promise<readonly Product[]>;
  /** Where all products of a category can be downloaded without a key, for a day or more. */
  downloadUrl(category: ProductCategory, language: Language): Promise<string>;
}

export function createClient({ url, key, fetch = globalThis.fetch, clock = systemClock }: ClientOptions): VendorClient {
  const { loader, cachedSearch, links } = createSession({
    access: () => ({ serviceUrl: url, key }),
    transport: sessionTransport(fetch),
    clock,
    urlBytes: () => 2048,
    freshMs: () => dayMs,
    source: () => null,
  });
  const part = async (partno: string, language: Language, waiter: Waiter): Promise<PartResult> => {
    try {
      const product = await loader.load(normalizePartNumber(partno), language, waiter);
      return { partno, product, near: [] };
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      return { partno, product: null, near: error.failure.code === "partUnknown" ? error.failure.near : [] };
    }
  };
  return {
    parts: (partnos, language, signal) =>
      abortable(signal, (waiter) => Promise.all(partnos.map((partno) => part(partno, language, waiter)))),
    search: (query, extent, signal) => abortable(signal, (waiter) => cachedSearch.find(query, extent, waiter)),
    downloadUrl: async (category, language) => links.find(category, language),
  };
}

const dayMs = 86_400_000;
