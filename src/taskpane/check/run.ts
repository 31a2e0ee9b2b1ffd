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
    await Promise.all(partnos.map((partno) => this.ask(partno, true)));
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

  private async ask(partno: string, withAlternatives: boolean): Promise<void> {
    if (this.asked.has(partno) || this.controller.signal.aborted) return;
    this.asked.add(partno);
    try {
      // Known parts take a turn too, so that all parts of the BOM are asked for as such before any alternative.
      const product = await Promise.race([this.loader.load(partno, this.language, this.waiter), this.cancelled]);
      this.keep(partno, { kind: "found", product });
      if (!withAlternatives) return;
      const alternatives = alternativesOf(product).map(normalizePartNumber);
      await Promise.all(alternatives.map((alternative) => this.ask(alternative, false)));
    } catch (error) {
      this.failed(partno, error);
    }
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
