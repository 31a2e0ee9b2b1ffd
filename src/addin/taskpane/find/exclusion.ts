import { useEffect, useState } from "preact/hooks";
import { systemClock } from "../../../product-data/base/clock";
import type { FirstPage } from "../../../product-data/lookup/search/cached-search";
import { type Draft, type DraftCondition, writeDraft } from "./draft";
import type { PreviewState } from "./preview";
import { useLanguage, usePane } from "../pane-context";

/** Why nothing matches: conditions whose removal is enough to find parts, or else those that exclude everything together. */
export interface Exclusion {
  readonly without: readonly { readonly condition: DraftCondition; readonly page: FirstPage }[];
  readonly together: readonly DraftCondition[];
}

/** The fewest conditions that exclude everything: without any one of them, something matches. `matches` is called at most once for each condition. */
async function excludingConditions<C>(
  conditions: readonly C[],
  matches: (some: readonly C[]) => Promise<boolean>,
): Promise<readonly C[]> {
  let left = conditions;
  for (const condition of conditions) {
    if (left.length === 1) break;
    const others = left.filter((each) => each !== condition);
    if (!(await matches(others))) left = others;
  }
  return left;
}

/**
 * Why the preview has no parts; null: it has some, or it isn't known. The catalog on this computer tells at once.
 * Requests are sent only when nothing has changed for a while, two for each condition at most, and none for a recent
 * preview.
 */
export function useExclusion(draft: Draft, preview: PreviewState): Exclusion | null {
  const { search } = usePane().runtime;
  const language = useLanguage();
  const [known, setKnown] = useState<{ readonly page: FirstPage; readonly exclusion: Exclusion } | null>(null);
  const page = preview.kind === "loaded" && preview.page.total === 0 ? preview.page : null;
  useEffect(() => {
    if (page === null || page === known?.page) return;
    const controller = new AbortController();
    const pageOf = (conditions: readonly DraftCondition[]): Promise<FirstPage> => {
      const { query } = writeDraft({ ...draft, conditions, sort: [] }, draft.language ?? language);
      return search.firstPage(query, controller.signal);
    };
    const used = draft.conditions.filter(
      (each) => writeDraft({ ...draft, category: "none", conditions: [each] }, language).query.filter.length > 0,
    );
    const find = async (): Promise<void> => {
      const without = [];
      for (const condition of used) {
        const page = await pageOf(used.filter((each) => each !== condition));
        if (page.total > 0) without.push({ condition, page });
      }
      const together =
        without.length > 0 ? [] : await excludingConditions(used, async (some) => (await pageOf(some)).total > 0);
      setKnown({ page, exclusion: { without, together } });
    };
    // The preview stays as it is if the service doesn't respond.
    const start = (): void => void find().catch(() => undefined);
    const cancel = systemClock.after(page.catalogMs === null ? pauseMs : 0, start);
    return () => {
      cancel();
      controller.abort();
    };
  }, [page]);
  return page !== null && page === known?.page ? known.exclusion : null;
}

/** This is longer than the preview's own pause: the user may still be changing the conditions. */
const pauseMs = 1000;
