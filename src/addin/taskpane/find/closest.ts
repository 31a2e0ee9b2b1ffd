import { findReplacements, replaceableLine } from "../../../bom/check/replacements";
import type { ClosestPart, RequirementFailure } from "../../../bom/matching/requirement-failure";
import { isFailure } from "../../../product-data/base/failed";
import { useLanguage, usePane } from "../pane-context";
import { useOfNone } from "./of-none";
import type { PreviewState } from "./preview";

/** The part that comes closest to values that no part meets, as ALTERNATIVES finds it; null: there is none. */
export function useClosest(text: string | null, preview: PreviewState): ClosestPart | null {
  const { runtime } = usePane();
  const language = useLanguage();
  return useOfNone(preview, async () => {
    if (text === null) return null;
    try {
      await findReplacements(replaceableLine("", [text]), language, runtime, { onLeave: () => undefined });
    } catch (error) {
      if (isFailure<RequirementFailure & { readonly code: "nothingFits" }>(error, "nothingFits"))
        return error.failure.closest;
      throw error;
    }
    return null;
  });
}
