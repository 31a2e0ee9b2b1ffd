import { useEffect, useState } from "preact/hooks";
import { findReplacements, replaceableLine } from "../../../bom/check/replacements";
import type { ClosestPart, RequirementFailure } from "../../../bom/matching/requirement-failure";
import { isFailure } from "../../../product-data/base/failed";
import type { FirstPage } from "../../../product-data/lookup/search/cached-search";
import { useLanguage, usePane } from "../pane-context";
import type { PreviewState } from "./preview";

/** The part that comes closest to values that no part meets, as ALTERNATIVES finds it; null: there is none. */
export function useClosest(text: string | null, preview: PreviewState): ClosestPart | null {
  const { runtime } = usePane();
  const language = useLanguage();
  const [known, setKnown] = useState<{ readonly page: FirstPage; readonly closest: ClosestPart | null } | null>(null);
  const page = preview.kind === "loaded" && preview.page.total === 0 ? preview.page : null;
  useEffect(() => {
    if (page === null || text === null) return;
    const find = async (): Promise<void> => {
      await findReplacements(replaceableLine("", [text]), language, runtime, { onLeave: () => undefined });
    };
    // The list stays as it is if the service doesn't respond.
    void find().catch((error: unknown) => {
      if (isFailure<RequirementFailure & { readonly code: "nothingFits" }>(error, "nothingFits"))
        setKnown({ page, closest: error.failure.closest });
    });
  }, [page]);
  return page !== null && page === known?.page ? known.closest : null;
}
