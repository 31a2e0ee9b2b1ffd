import type { Product } from "../../api/product";
import { CatalogError } from "../../catalog/failure";
import type { PartLoader } from "../../catalog/part-loader";
import type { Schedule } from "../../catalog/schedule";
import { waiterOf } from "../../catalog/single-flight";
import { failureIn } from "../../messages/failures/failure";
import type { Language } from "../../vocabulary/language";
import { normalizePartNumber } from "../../vocabulary/part-number";
import { alternativesOf } from "../../bom/part-state";
import type { PartResult, PartResults } from "./line";

export interface RunProgress {
  readonly results: PartResults;
  readonly done: number;
  /** Grows while alternatives are found. */
  readonly total: number;
}

/**
 * Requests the parts of a BOM, all at once so that the loader packs them, and then their alternatives. Reports progress
 * at most once per task, however many parts a response contains.
 */
export class BomRun {
  private readonly results = new Map<string, PartResult>();
  private readonly asked = new Set<string>();
  private readonly controller = new AbortController();
  private readonly waiter = waiterOf(this.controller.signal);
  /** Cells may wait for the same parts, so a request continues when the run is canceled. */
  private readonly cancelled = new Promise<never>((_, reject) => this.waiter.onLeave(reject));
  private waiting: Promise<void>[] = [];
  private tellsSoon = false;

  constructor(
    private readonly loader: Pick<PartLoader, "load">,
    private readonly language: Language,
    private readonly schedule: Schedule,
    private readonly tell: (progress: RunProgress) => void,
  ) {
    this.cancelled.catch(() => undefined);
  }

  /** Resolves when every part has a result, or when the run is canceled. */
  async check(partnos: readonly string[]): Promise<RunProgress> {
    for (const partno of partnos) this.ask(partno, true);
    while (this.waiting.length > 0) {
      const { waiting } = this;
      this.waiting = [];
      await Promise.all(waiting);
    }
    return this.progress;
  }

  /** Parts without a result stay without one; requests that only this run waits for are aborted. */
  cancel(): void {
    this.controller.abort(new DOMException("The check was cancelled", "AbortError"));
  }

  get isCancelled(): boolean {
    return this.controller.signal.aborted;
  }

  get progress(): RunProgress {
    return { results: new Map(this.results), done: this.results.size, total: this.asked.size };
  }

  private ask(partno: string, withAlternatives: boolean): void {
    if (this.asked.has(partno) || this.controller.signal.aborted) return;
    this.asked.add(partno);
    try {
      const found = this.loader.load(partno, this.language, this.waiter);
      if (found instanceof Promise) this.waiting.push(this.settle(partno, found, withAlternatives));
      else this.found(partno, found, withAlternatives);
    } catch (error) {
      this.failed(partno, error);
    }
  }

  private async settle(partno: string, promise: Promise<Product>, withAlternatives: boolean): Promise<void> {
    try {
      this.found(partno, await Promise.race([promise, this.cancelled]), withAlternatives);
    } catch (error) {
      this.failed(partno, error);
    }
  }

  private found(partno: string, product: Product, withAlternatives: boolean): void {
    this.keep(partno, { kind: "found", product });
    if (!withAlternatives) return;
    for (const alternative of alternativesOf(product)) this.ask(normalizePartNumber(alternative), false);
  }

  private failed(partno: string, error: unknown): void {
    if (this.controller.signal.aborted) return;
    if (error instanceof CatalogError && error.failure.code === "partUnknown")
      return this.keep(partno, { kind: "unknown", near: error.failure.near });
    if (error instanceof CatalogError && error.failure.code === "notAPartNumber")
      return this.keep(partno, { kind: "unknown", near: [] });
    const failure = failureIn(error);
    if (failure === null) throw error;
    this.keep(partno, { kind: "failed", failure });
  }

  private keep(partno: string, result: PartResult): void {
    this.results.set(partno, result);
    if (this.tellsSoon) return;
    this.tellsSoon = true;
    this.schedule(() => {
      this.tellsSoon = false;
      this.tell(this.progress);
    });
  }
}
