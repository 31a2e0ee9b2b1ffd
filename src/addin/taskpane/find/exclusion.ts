import { type Draft, type DraftCondition, writeDraft } from "./draft";
import { useOfNone } from "./of-none";
import type { PreviewState } from "./preview";
import { useLanguage, usePane } from "../pane-context";

/**
 * The fewest conditions of a preview without parts that exclude everything: without any one of them, something matches.
 * This takes at most one request for each condition.
 */
export function useExclusion(draft: Draft, preview: PreviewState): readonly DraftCondition[] | null {
  const { search } = usePane().runtime;
  const language = useLanguage();
  return useOfNone(preview, async (signal) => {
    let conditions = draft.conditions.filter(
      (each) => writeDraft({ ...draft, category: "none", conditions: [each] }, language).query.filter.length > 0,
    );
    for (const condition of conditions) {
      const others = conditions.filter((each) => each !== condition);
      if (others.length === 0) break;
      const { query } = writeDraft({ ...draft, conditions: others, sort: [] }, draft.language ?? language);
      if ((await search.firstPage(query, signal)).total === 0) conditions = others;
    }
    return conditions;
  });
}
