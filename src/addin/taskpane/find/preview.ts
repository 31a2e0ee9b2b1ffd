import QuickLRU from "quick-lru";
import { useEffect, useState } from "preact/hooks";
import { productsUrl } from "../../../product-data/api/request";
import { systemClock } from "../../../product-data/base/clock";
import type { Query } from "../../../product-data/filter/query";
import type { FirstPage } from "../../../product-data/lookup/search/cached-search";
import { failureIn, type Failure } from "../../../messages/failures/failure";
import { usePane } from "../pane-context";
import { useChanges } from "../parts/use-changes";

export type PreviewState =
  | { readonly kind: "none" }
  /** `before` is what was shown until now. */
  | { readonly kind: "loading"; readonly before: FirstPage | null }
  | { readonly kind: "loaded"; readonly page: FirstPage }
  | { readonly kind: "failed"; readonly failure: Failure };

/**
 * The preview of a search while the user edits it, and a function that retries a failed one. One request is sent when
 * nothing has changed for a while, and none for an invalid search or for a recent one. A request that is no longer
 * needed is aborted.
 * @param query null if there is nothing to search for
 */
export function usePreview(query: Query | null): readonly [PreviewState, () => void] {
  const { lazyKeeper, runtime, settings } = usePane();
  useChanges(lazyKeeper);
  const [state, setState] = useState<PreviewState>({ kind: "none" });
  const [tries, setTries] = useState(0);
  const [pages] = useState(() => new QuickLRU<string, FirstPage>({ maxSize: maxPages }));
  const catalogMs = lazyKeeper.inUse?.catalog?.state.fetchedMs ?? 0;
  // A search that failed without a key is repeated when there is another key or a catalog.
  const source = `${settings.settings.serviceUrl} ${settings.key === null ? "" : "key"} ${String(catalogMs)}`;
  const search = query === null ? "" : productsUrl(source, query);
  useEffect(() => {
    const known = pages.get(search);
    if (query === null) setState({ kind: "none" });
    else if (known !== undefined) setState({ kind: "loaded", page: known });
    else {
      setState((before) => ({ kind: "loading", before: shownPage(before) }));
      const controller = new AbortController();
      const { signal } = controller;
      const load = async (): Promise<void> => {
        try {
          const page = await runtime.search.firstPage(query, signal);
          pages.set(search, page);
          if (!signal.aborted) setState({ kind: "loaded", page });
        } catch (error) {
          if (signal.aborted) return;
          const failure = failureIn(error);
          if (failure === null) throw error;
          setState({ kind: "failed", failure });
        }
      };
      const cancel = systemClock.after(pauseMs, () => void load());
      return () => {
        cancel();
        controller.abort();
      };
    }
  }, [search, tries]);
  return [state, () => setTries(tries + 1)];
}

/** The page in view: while another one is loaded, the one before. */
export function shownPage(state: PreviewState): FirstPage | null {
  if (state.kind === "loaded") return state.page;
  return state.kind === "loading" ? state.before : null;
}

/** This is longer than the pause between two keystrokes, and shorter than a user wants to wait. */
const pauseMs = 500;
/** Rows of the preview. */
export const shownRows = 10;
/** A response contains up to 2,000 products. */
const maxPages = 20;
