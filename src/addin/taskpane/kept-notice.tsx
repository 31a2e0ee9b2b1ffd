import type { ApiFailure } from "../../product-data/api/failure";
import { keptValuesTexts } from "../../messages/kept-values-texts";
import type { PaneContext } from "./pane-context";
import { Notice, Status } from "./parts/notice";
import { useChanges } from "./parts/use-changes";
import { asOfText } from "./values-date";

/** Shows that formulas use values of the workbook, and their date, if they are pinned or the service can't be used. */
export function KeptNotice({ context }: { readonly context: PaneContext }) {
  const { values, activity, settings, view } = context;
  useChanges(values);
  useChanges(activity);
  const kept = values.inUse?.values ?? null;
  const hasNoKey = settings.key === null && !settings.keyHeldByServer;
  const last = [...activity.events].reverse().find(({ kind }) => kind === "succeeded" || kind === "failed");
  const language = context.language();
  const text = keptValuesTexts[language];
  const said =
    kept === null || view.current === "activity"
      ? null
      : kept.pinned
        ? text.shownPinned(asOfText(kept, language))
        : hasNoKey || (last?.kind === "failed" && !refusals.has(last.failure.code))
          ? text.shownInstead(asOfText(kept, language))
          : null;
  return <Status>{said !== null && <Notice kind="info">{said}</Notice>}</Status>;
}

/** The service responded, and rejected what one formula requests. */
const refusals: ReadonlySet<ApiFailure["code"]> = new Set<ApiFailure["code"]>(["badRequest", "tooLong", "notFound"]);
