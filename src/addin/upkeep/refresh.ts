import type { Clock } from "../../product-data/base/clock";
import type { DataChange } from "../../product-data/lookup/part-change";
import { refetch } from "../../product-data/lookup/refetch";
import type { Session } from "../../product-data/session";
import { failureIn, type Failure } from "../../messages/failures/failure";
import type { Usage } from "./usage";
import { cellsIn, type Scope } from "../excel/formula-cells";
import { callCells, failedCells, formulaCellsInUse } from "./recalculate";
import { enterAgain, readFunctionsWhenOpened, stuckCells } from "./enter-again";
import { type OnProgress, Work } from "./work";

/** The cells to refresh; `failures`: the cells of the workbook that show an error or failed. */
export type RefreshScope = Scope | "failures";

type RefreshState =
  | { readonly kind: "canceled" }
  | { readonly kind: "done"; readonly result: RefreshResult }
  /** Nothing was changed. */
  | { readonly kind: "failed"; readonly failure: Failure };

interface RefreshResult {
  readonly atMs: number;
  /** Cells in the scope that have a formula of this add-in. */
  readonly cells: number;
  readonly changes: readonly DataChange[];
  /** Cells that Excel should have called but skipped. */
  readonly notCalled: number;
}

interface RefreshOptions extends Pick<Session, "cache" | "loader" | "pacer"> {
  readonly search: Session["cachedSearch"];
  readonly usage: Usage;
  readonly clock: Clock;
}

/**
 * Fetches the parts and searches that cells use. New values are used and shown only when all data has arrived; a
 * failure changes nothing. Then only cells that use changed values, or that failed before, are recalculated. Notifies of
 * changes.
 */
export class Refresh extends Work<RefreshState> {
  constructor(private readonly options: RefreshOptions) {
    super();
  }

  /**
   * Settles when the refresh is done, failed, or canceled. Only one refresh runs at a time: a second start does
   * nothing.
   */
  async start(scope: RefreshScope): Promise<void> {
    if (this.run !== null) return;
    this.options.pacer.probe();
    await this.follow(this.running("cells", (signal, onProgress) => this.tryRefresh(scope, signal, onProgress)));
  }

  private async tryRefresh(scope: RefreshScope, signal: AbortSignal, onProgress: OnProgress): Promise<RefreshState> {
    try {
      return { kind: "done", result: await this.refreshCells(scope, signal, onProgress) };
    } catch (error) {
      if (signal.aborted) return { kind: "canceled" };
      // Requests of a failed refresh that are still in progress are useless.
      this.run?.cancel();
      const failure = failureIn(error);
      if (failure === null) throw error;
      return { kind: "failed", failure };
    }
  }

  private async refreshCells(scope: RefreshScope, signal: AbortSignal, onProgress: OnProgress): Promise<RefreshResult> {
    const { loader, search, cache, usage, clock } = this.options;
    const startedMs = clock.now();
    const everywhere = await formulaCellsInUse(usage);
    const cells = await (scope === "failures" ? failedCells(everywhere, usage) : cellsIn(scope, everywhere));
    await enterAgain(await stuckCells(cells, usage));
    // Excel calls no functions when a file is opened. The data that such cells use is known only after they are called.
    await callCells(usage.uncalled(cells), usage, clock);
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
    const lookup = { loader, search, cache };
    const { changes, swap, concerns } = await refetch(lookup, { parts, searches }, signal, (done, total) =>
      onProgress({ done, total }),
    );
    signal.throwIfAborted();
    swap();
    const inScope = new Set(cells);
    const affected = everywhere.filter((cell) => {
      const use = usage.get(cell.address);
      return use !== undefined && ((inScope.has(cell) && use.failures.length > 0) || concerns(use));
    });
    const notCalled = await callCells(affected, usage, clock);
    readFunctionsWhenOpened((await stuckCells(everywhere, usage)).length > 0);
    return {
      atMs: clock.now(),
      cells: cells.length,
      changes,
      notCalled: notCalled + usage.uncalled(cells.filter((cell) => cell.mustCall)).length,
    };
  }
}
