import QuickLRU from "quick-lru";
import type { Clock } from "../../../product-data/base/clock";
import { productsUrl } from "../../../product-data/api/request";
import type { Query } from "../../../product-data/filter/query";
import type { FirstPage } from "../../../product-data/lookup/search/cached-search";
import { failureIn, type Failure } from "../../../messages/failures/failure";

export type PreviewState =
  | { readonly kind: "none" }
  /** `before` is what was shown until now. */
  | { readonly kind: "loading"; readonly before: FirstPage | null }
  | { readonly kind: "loaded"; readonly page: FirstPage }
  | { readonly kind: "failed"; readonly failure: Failure };

/**
 * The preview of a search while the user edits it. One request is sent when nothing has changed for a while, and none
 * for an invalid search or for a recent one. A request that is no longer needed is aborted.
 */
export class Preview {
  private current: PreviewState = { kind: "none" };
  private key = "";
  private controller = new AbortController();
  private stopWaiting: () => void = () => undefined;
  private readonly pages = new QuickLRU<string, FirstPage>({ maxSize: keptPages });

  constructor(
    private readonly ask: (query: Query, signal: AbortSignal) => Promise<FirstPage>,
    private readonly clock: Pick<Clock, "after">,
    private readonly changed: (state: PreviewState) => void,
  ) {}

  get state(): PreviewState {
    return this.current;
  }

  /**
   * @param query null if there is nothing to search for
   * @param source the source of the results; another source has other results
   */
  show(query: Query | null, source: string): void {
    const key = query === null ? "" : productsUrl(source, query);
    if (key === this.key) return;
    this.key = key;
    this.stop();
    const known = this.pages.get(key);
    if (query === null) this.become({ kind: "none" });
    else if (known !== undefined) this.become({ kind: "loaded", page: known });
    else {
      this.become({ kind: "loading", before: this.lastPage });
      this.stopWaiting = this.clock.after(pauseMs, () => void this.load(key, query));
    }
  }

  /** Retries a failed search. */
  retry(query: Query, source: string): void {
    this.key = "";
    this.show(query, source);
  }

  /** Aborts the request in progress. */
  stop(): void {
    this.stopWaiting();
    this.controller.abort();
    this.controller = new AbortController();
  }

  private async load(key: string, query: Query): Promise<void> {
    const { signal } = this.controller;
    try {
      const page = await this.ask(query, signal);
      this.pages.set(key, page);
      if (!signal.aborted) this.become({ kind: "loaded", page });
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureIn(error);
      if (failure === null) throw error;
      this.become({ kind: "failed", failure });
    }
  }

  private get lastPage(): FirstPage | null {
    if (this.current.kind === "loaded") return this.current.page;
    return this.current.kind === "loading" ? this.current.before : null;
  }

  private become(state: PreviewState): void {
    this.current = state;
    this.changed(state);
  }
}

/** Longer than the pause between two keystrokes, and shorter than a user wants to wait. */
const pauseMs = 500;
/** Rows of the preview. */
export const shownRows = 10;
/** A response contains up to 2,000 products. */
const keptPages = 20;
