import type { Clock } from "../../product-data/base/clock";
import type { Pacer } from "../../product-data/api/pacer";
import type { PartLoader } from "../../product-data/lookup/part-loader";
import type { PartCache } from "../../product-data/lookup/part-cache";
import type { PartChange } from "../../product-data/lookup/part-change";
import { refetch } from "../../product-data/lookup/refetch";
import type { CachedSearch } from "../../product-data/lookup/search/cached-search";
import { failureIn, type Failure } from "../../messages/failures/failure";
import type { Usage } from "./usage";
import { type Refused, refused } from "../excel/excel-refusal";
import { cellsIn, type FormulaCell, type Scope } from "../excel/formula-cells";
import { formulaCellsInUse } from "./cells-in-use";
import { callCells, failedCells } from "./recalculate";
import { Observed } from "../observed";

/** The cells to refresh; `failures`: the cells of the workbook that show an error or failed. */
export type RefreshScope = Scope | "failures";

export type RefreshState =
  | { readonly kind: "idle" | "canceled" }
  /** `total` is 0 while the cells are being looked up. */
  | { readonly kind: "running"; readonly done: number; readonly total: number }
  | { readonly kind: "done"; readonly result: RefreshResult }
  /** Nothing was changed. */
  | { readonly kind: "failed"; readonly failure: Failure }
  | Refused;

interface RefreshResult {
  readonly atMs: number;
  /** Cells in the scope that have a formula of this add-in. */
  readonly cells: number;
  readonly changes: readonly PartChange[];
  readonly recalculated: number;
  /** Cells that Excel should have called but skipped. */
  readonly notCalled: number;
}

interface RefreshOptions {
  readonly loader: PartLoader;
  readonly search: CachedSearch;
  readonly cache: PartCache;
  readonly usage: Usage;
  readonly clock: Clock;
  readonly pacer: Pick<Pacer, "probe">;
}

/**
 * Fetches the parts and searches that cells use. New values are used and shown only when all data has arrived; a
 * failure changes nothing. Then only cells that use changed values, or that failed before, are recalculated.
 */
export class Refresh {
  readonly state = new Observed<RefreshState>({ kind: "idle" });
  private controller: AbortController | null = null;

  constructor(private readonly options: RefreshOptions) {}

  /** Settles when the refresh is done, failed, or canceled. One at a time: a second start does nothing. */
  async start(scope: RefreshScope): Promise<void> {
    if (this.controller !== null) return;
    const controller = (this.controller = new AbortController());
    this.state.set({ kind: "running", done: 0, total: 0 });
    this.options.pacer.probe();
    try {
      const result = await this.run(scope, controller.signal);
      this.state.set({ kind: "done", result });
    } catch (error) {
      // Requests of a failed refresh that are still in progress are useless.
      const canceled = controller.signal.aborted;
      controller.abort();
      const failure = failureIn(error);
      if (canceled) this.state.set({ kind: "canceled" });
      else if (failure !== null) this.state.set({ kind: "failed", failure });
      else this.state.set(refused(error));
    }
    this.controller = null;
  }

  cancel(): void {
    this.controller?.abort();
  }

  private async run(scope: RefreshScope, signal: AbortSignal): Promise<RefreshResult> {
    const { loader, search, cache, usage, clock } = this.options;
    const startedMs = clock.now();
    const everywhere = await formulaCellsInUse(usage);
    const cells = await (scope === "failures" ? failedCells(everywhere, usage) : cellsIn(scope, everywhere));
    const unknown = cells.filter((cell) => usage.get(cell.address) === undefined);
    // Excel calls no functions when a file is opened. The data that such cells use is known only after they are called.
    await callCells(unknown, usage, clock);
    signal.throwIfAborted();
    const uses = cells.flatMap((cell) => usage.get(cell.address) ?? []);
    // Data that was just fetched for a called cell is already new.
    const isOld = (shown: { readonly fetchedMs: number } | undefined): boolean =>
      shown === undefined || shown.fetchedMs < startedMs;
    const parts = uses
      .flatMap((use) => use.parts)
      .filter(({ partno, language }) => isOld(loader.sources.shown(language, partno)));
    const searches = uses
      .flatMap((use) => use.searches)
      .filter((question) => isOld(search.sources.shown(question.query.language, question)));
    const onProgress = (done: number, total: number): void => this.state.set({ kind: "running", done, total });
    const lookup = { loader, search, cache };
    const { changes, swap, concerns } = await refetch(lookup, { parts, searches }, signal, onProgress);
    signal.throwIfAborted();
    swap();
    const inScope = new Set(cells);
    const affected: FormulaCell[] = [];
    for (const cell of everywhere) {
      const use = usage.get(cell.address);
      if (use === undefined) continue;
      if ((inScope.has(cell) && use.failures.length > 0) || (await concerns(use))) affected.push(cell);
    }
    const notCalled = await callCells(affected, usage, clock);
    return {
      atMs: clock.now(),
      cells: cells.length,
      changes,
      recalculated: affected.length,
      notCalled: notCalled + cells.filter((cell) => cell.mustCall && usage.get(cell.address) === undefined).length,
    };
  }
}
