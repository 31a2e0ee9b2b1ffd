import { useEffect, useState } from "preact/hooks";
import { systemClock } from "../../../product-data/base/clock";
import type { FirstPage } from "../../../product-data/lookup/search/cached-search";
import { type Draft, type DraftCondition, writeDraft } from "./draft";
import type { PreviewState } from "./preview";
import { useLanguage, usePane } from "../pane-context";

/**
 * The fewest conditions of a preview without parts that exclude everything: without any one of them, something matches.
 * null: it has parts, or they aren't known. The catalog on this computer tells at once. Requests are sent only when
 * nothing has changed for a while, one for each condition at most, and none for a recent preview.
 */
export function useExclusion(draft: Draft, preview: PreviewState): readonly DraftCondition[] | null {
  const { search } = usePane().runtime;
  const language = useLanguage();
  const [known, setKnown] = useState<{
    readonly page: FirstPage;
    readonly conditions: readonly DraftCondition[];
  } | null>(null);
  const page = preview.kind === "loaded" && preview.page.total === 0 ? preview.page : null;
  useEffect(() => {
    if (page === null || page === known?.page) return;
    const controller = new AbortController();
    const find = async (): Promise<void> => {
      let conditions = draft.conditions.filter(
        (each) => writeDraft({ ...draft, category: "none", conditions: [each] }, language).query.filter.length > 0,
      );
      for (const condition of conditions) {
        const others = conditions.filter((each) => each !== condition);
        if (others.length === 0) break;
        const { query } = writeDraft({ ...draft, conditions: others, sort: [] }, draft.language ?? language);
        if ((await search.firstPage(query, controller.signal)).total === 0) conditions = others;
      }
      setKnown({ page, conditions });
    };
    // The preview stays as it is if the service doesn't respond.
    const start = (): void => void find().catch(() => undefined);
    const cancel = systemClock.after(page.catalogMs === null ? pauseMs : 0, start);
    return () => {
      cancel();
      controller.abort();
    };
  }, [page]);
  return page !== null && page === known?.page ? known.conditions : null;
}

/** This is longer than the preview's own pause: the user may still be changing the conditions. */
const pauseMs = 1000;
