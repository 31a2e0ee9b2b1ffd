import { Failed } from "../base/failed";
import type { LookupFailure } from "./failure";
import { ApiError } from "../api/failure";
import type { Product } from "../api/product";
import type { Language } from "../vocabulary/language";
import { absentMs, type Known } from "./known";
import { PartQueue, type PartQueueOptions, unknownPart } from "./part-queue";
import { isDue, type PartSources } from "./sources";
import type { Waiter } from "../base/single-flight";

interface PartLoaderOptions extends PartQueueOptions {
  readonly sources: PartSources;
  /** A product older than this is still returned, and revalidated in the background. */
  readonly freshMs: () => number;
}

/**
 * Finds products by part number: without a request if a source has them, otherwise from the service. Every promise
 * settles.
 */
export class PartLoader {
  private readonly queue: PartQueue;
  readonly sources: PartSources;

  constructor(readonly options: PartLoaderOptions) {
    this.sources = options.sources;
    this.queue = new PartQueue(options);
  }

  /**
   * The product with this number, which is normalized; synchronous if it is known.
   * @param waiter used if the product isn't known; a request is aborted when its last waiter leaves
   * @throws LookupFailure `notAPartNumber` or `partUnknown`; the promise rejects with these, with an ApiError, or with
   * the reason of the last waiter that left
   */
  load(partno: string, language: Language, waiter: Waiter): Product | Promise<Product> {
    const choice = this.sources.choose(language, partno);
    const value = choice?.value;
    // The old value of a part that exists is returned while a new one is requested.
    const isOld = choice !== undefined && isDue(choice, this.options.clock.now(), this.freshMs(value));
    if (value?.kind === "product" && isOld) this.queue.request(partno, language).hold();
    if (value !== undefined && (value.kind === "product" || !isOld)) return productOrThrow(value, partno);
    if (!couldBePartNumber.test(partno)) throw new Failed<LookupFailure>({ code: "notAPartNumber", text: partno });
    const requested = this.queue.request(partno, language).subscribe(waiter);
    if (value === undefined) return requested;
    // A number stays unknown until the service returns a product for it.
    return requested.catch((error: unknown) => {
      throw error instanceof ApiError ? unknownPart(value, partno) : error;
    });
  }

  /**
   * The product with this number, if it is known; undefined: only the service has it. @throws LookupFailure
   * `partUnknown`
   */
  known(partno: string, language: Language): Product | undefined {
    const value = this.sources.choose(language, partno)?.value;
    return value && productOrThrow(value, partno);
  }

  private freshMs(value: Known | undefined): number {
    return value?.kind === "absent" ? absentMs(value.misses) : this.options.freshMs();
  }
}

/** @throws LookupFailure `partUnknown` */
function productOrThrow(known: Known, partno: string): Product {
  if (known.kind === "absent") throw unknownPart(known, partno);
  return known.product;
}

// The characters of the manufacturer's numbers. Any other text (a URL, a remark, two numbers) can't be a number.
export const couldBePartNumber = /^#?[A-Z0-9][A-Z0-9.=/_+-]{2,39}$/;
