import { useEffect, useRef, useState } from "preact/hooks";
import { systemClock } from "../../../product-data/base/clock";
import type { Query } from "../../../product-data/filter/query";
import type { FirstPage } from "../../../product-data/lookup/search/cached-search";
import type { Draft, DraftCondition } from "./draft";
import { writeDraft } from "./draft-filter";
import type { PreviewState } from "./preview";
import { useLanguage, usePane } from "../pane-context";

/**
 * The conditions that exclude everything together, as few as possible: without any one of them, something matches.
 * @param conditions nothing matches all of them
 * @param matches whether something matches these; called at most once for each condition
 */
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
 * The conditions because of which the preview has no parts; empty: it has some, or it isn't known. The catalog on this
 * computer tells at once. Requests are sent only when nothing has changed for a while, one for each condition at most,
 * and none for a recent preview.
 */
export function useExclusion(draft: Draft, preview: PreviewState): readonly DraftCondition[] {
  const { search } = usePane().runtime;
  const language = useLanguage();
  const known = useRef(new WeakMap<FirstPage, readonly DraftCondition[]>());
  const [, redraw] = useState(0);
  const page = preview.kind === "loaded" && preview.page.total === 0 ? preview.page : null;
  useEffect(() => {
    if (page === null || known.current.has(page)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const queryOf = (conditions: readonly DraftCondition[]): Query =>
      writeDraft({ ...draft, conditions, sort: [] }, draft.language ?? language).query;
    const used = draft.conditions.filter(
      (each) => writeDraft({ ...draft, category: "none", conditions: [each] }, language).query.filter.length > 0,
    );
    const find = async (): Promise<void> => {
      const found = await excludingConditions(
        used,
        async (some) => (await search.firstPage(queryOf(some), signal)).total > 0,
      );
      known.current.set(page, found);
      redraw((count) => count + 1);
    };
    // Without a response, the preview says what it did before.
    const start = (): void => void find().catch(() => undefined);
    const callOff = systemClock.after(page.catalogMs === null ? pauseMs : 0, start);
    return () => {
      callOff();
      controller.abort();
    };
  }, [page]);
  return (page && known.current.get(page)) ?? [];
}

/** Longer than the preview's own pause: the user may still be changing the conditions. */
const pauseMs = 1000;
