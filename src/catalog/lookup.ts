import type { Client } from "../api/client";
import type { Clock } from "../api/clock";
import { ApiError } from "../api/failure";
import type { Product } from "../api/product";
import { productsUrl } from "../api/request";
import { quote } from "../filter/print";
import type { Language } from "../vocabulary/language";
import { CatalogError } from "./failure";
import { pack, productsPerCall } from "./pack";
import type { Known, PartCache } from "./part-cache";
import type { Schedule } from "./schedule";

export interface LookupOptions {
  readonly client: Client;
  readonly cache: PartCache;
  readonly clock: Clock;
  readonly schedule: Schedule;
  /** The service's address and the bytes one URL may have, read anew for every batch. */
  readonly limits: () => { readonly serviceUrl: string; readonly urlBytes: number };
}

/**
 * Finds products by part number. Parts asked for in one task go out together, when the task is over: distinct, packed to
 * the URL budget. While requests are in flight further parts collect, so that a recalculation which Excel delivers in
 * pieces costs at most one request more. A failed request fails its own parts only.
 */
export class Lookup {
  private readonly batches = new Map<Language, Map<string, Waiter>>();
  private readonly inFlight = new Map<string, Promise<Product>>();
  private requests = 0;
  private scheduled = false;

  constructor(private readonly options: LookupOptions) {}

  /**
   * The product with this number, which is normalised; at once when it is known.
   * @throws CatalogError `notAPartNumber` or `partUnknown`; the promise rejects with a CatalogError or an ApiError
   */
  find(partno: string, language: Language): Product | Promise<Product> {
    const known = this.options.cache.get(language, partno);
    if (known !== undefined) return productOf(known, partno);
    if (!couldBePartNumber.test(partno)) throw new CatalogError({ code: "notAPartNumber", text: partno });
    const key = `${language}|${partno}`;
    let found = this.inFlight.get(key);
    if (found === undefined) {
      found = this.wait(partno, language).finally(() => this.inFlight.delete(key));
      this.inFlight.set(key, found);
    }
    return found;
  }

  /** Whether `find` answers at once. */
  knows(partno: string, language: Language): boolean {
    return this.options.cache.get(language, partno) !== undefined;
  }

  private wait(partno: string, language: Language): Promise<Product> {
    return new Promise((resolve, reject) => {
      let batch = this.batches.get(language);
      if (batch === undefined) this.batches.set(language, (batch = new Map<string, Waiter>()));
      batch.set(partno, { resolve, reject });
      if (this.scheduled) return;
      this.scheduled = true;
      this.options.schedule(() => {
        this.scheduled = false;
        this.flush();
      });
    });
  }

  private flush(): void {
    const idle = this.requests === 0;
    for (const [language, batch] of this.batches) {
      const { serviceUrl, urlBytes } = this.options.limits();
      const empty = productsUrl(serviceUrl, { filter: eqFilter([]), orderby: null, language });
      const packs = pack(batch.keys(), { bytes: urlBytes - empty.length, parts: productsPerCall });
      for (const [index, partnos] of packs.entries()) {
        // The last pack is rarely full: it goes at once when nothing is under way, else it waits for company.
        if (index === packs.length - 1 && !idle) break;
        const waiters = partnos.map((partno) => [partno, take(batch, partno)] as const);
        void this.settle(waiters, language);
      }
    }
  }

  private async settle(waiters: readonly (readonly [string, Waiter])[], language: Language): Promise<void> {
    this.requests += 1;
    try {
      const partnos = waiters.map(([partno]) => partno);
      const found = await this.ask(partnos, language, eqFilter, ({ record }) => record.Partno);
      const rest = partnos.filter((partno) => !found.has(partno));
      const bases = await this.ask(rest.filter(isLongEnough), language, startswithFilter, ({ record }) =>
        String(record["PartnoWithoutPackageCode"]),
      );
      const fetchedMs = this.options.clock.now();
      for (const [partno, { resolve, reject }] of waiters) {
        const product = found.get(partno) ?? bases.get(partno) ?? null;
        const known: Known = { product, near: [], fetchedMs };
        this.options.cache.put(language, partno, known);
        if (product === null) reject(unknown(known, partno));
        else resolve(product);
      }
    } catch (error) {
      for (const [, { reject }] of waiters) reject(error as Error);
    }
    this.requests -= 1;
    this.flush();
  }

  /**
   * The products that answer these numbers, by the number `nameOf` reads from them. An answer that is cut off, or a URL
   * that is too long for the service, is asked again in halves.
   */
  private async ask(
    partnos: readonly string[],
    language: Language,
    filterOf: (partnos: readonly string[]) => string,
    nameOf: (product: Product) => string,
  ): Promise<ReadonlyMap<string, Product>> {
    if (partnos.length === 0) return new Map();
    const halves = async (): Promise<ReadonlyMap<string, Product>> => {
      const middle = Math.ceil(partnos.length / 2);
      const [left, right] = await Promise.all(
        [partnos.slice(0, middle), partnos.slice(middle)].map((half) => this.ask(half, language, filterOf, nameOf)),
      );
      return new Map([...(left ?? []), ...(right ?? [])]);
    };
    const query = { filter: filterOf(partnos), orderby: null, language };
    try {
      const { products, hasMoreHits } = await this.options.client.products(query, never);
      if (hasMoreHits && partnos.length > 1) return await halves();
      return firstByName(products, nameOf);
    } catch (error) {
      if (error instanceof ApiError && error.failure.code === "tooLong" && partnos.length > 1) return await halves();
      if (error instanceof ApiError && error.failure.code === "notFound") return new Map();
      throw error;
    }
  }
}

interface Waiter {
  readonly resolve: (product: Product) => void;
  readonly reject: (error: Error) => void;
}

const never = new AbortController().signal;

// What the maker's numbers are made of; anything else (a URL, a remark, two numbers) is known to be wrong.
const couldBePartNumber = /^[A-Z0-9][A-Z0-9.=/_+-]{2,39}$/;

/** Shorter beginnings are no whole number of any series, and would select thousands of products. */
const isLongEnough = (partno: string): boolean => partno.length >= 8;

const eqFilter = (partnos: readonly string[]): string => `Partno eq ${quote(partnos.join("|"))}`;
const startswithFilter = (partnos: readonly string[]): string => `startswith(Partno,${quote(partnos.join("|"))})`;

function take(batch: Map<string, Waiter>, partno: string): Waiter {
  const waiter = batch.get(partno);
  if (waiter === undefined) throw new Error("A part was packed that nobody waits for");
  batch.delete(partno);
  return waiter;
}

/** Several packages of one base number: the first in the order of part numbers, whatever order the service answers in. */
function firstByName(products: readonly Product[], nameOf: (product: Product) => string): ReadonlyMap<string, Product> {
  const byName = new Map<string, Product>();
  for (const product of products) {
    const name = nameOf(product);
    const other = byName.get(name);
    if (other === undefined || product.record.Partno < other.record.Partno) byName.set(name, product);
  }
  return byName;
}

const unknown = (known: Known, partno: string): CatalogError =>
  new CatalogError({ code: "partUnknown", partno, near: known.near });

function productOf(known: Known, partno: string): Product {
  if (known.product === null) throw unknown(known, partno);
  return known.product;
}
