import { useEffect, useState } from "preact/hooks";
import { systemClock } from "../../../product-data/base/clock";
import type { FirstPage } from "../../../product-data/lookup/search/cached-search";
import type { PreviewState } from "./preview";

/**
 * What is found out about a preview without parts; null: it has parts, or it isn't known. The catalog on this computer
 * tells at once. Requests are sent only when nothing has changed for a while, and none for a recent preview.
 */
export function useOfNone<T>(preview: PreviewState, find: (signal: AbortSignal) => Promise<T>): T | null {
  const [known, setKnown] = useState<{ readonly page: FirstPage; readonly found: T } | null>(null);
  const page = preview.kind === "loaded" && preview.page.total === 0 ? preview.page : null;
  useEffect(() => {
    if (page === null || page === known?.page) return;
    const controller = new AbortController();
    // The preview stays as it is if the service doesn't respond.
    const start = (): void =>
      void find(controller.signal).then(
        (found) => setKnown({ page, found }),
        () => undefined,
      );
    const cancel = systemClock.after(page.catalogMs === null ? pauseMs : 0, start);
    return () => {
      cancel();
      controller.abort();
    };
  }, [page]);
  return page !== null && page === known?.page ? known.found : null;
}

/** This is longer than the preview's own pause: the user may still be changing the conditions. */
const pauseMs = 1000;
