import type { ApiFailure } from "../../product-data/api/failure";
import { keptValuesTexts } from "../../messages/kept-values-texts";
import { useLanguage, usePane, useTexts } from "./pane-context";
import { Notice, Status } from "./parts/notice";
import { useChanges } from "./parts/use-changes";
import { asOfText } from "./values-date";

/**
 * Shows that formulas use values of the workbook, where they come from, and their date. Values of another service are
 * used only if the user wants that.
 */
export function KeptNotice() {
  const language = useLanguage();
  const { values, activity, settings, usage, view } = usePane();
  useChanges(activity);
  useChanges(usage);
  const kept = values.inUse?.values ?? null;
  const hasNoKey = settings.key === null && !settings.keyHeldByServer;
  const last = [...activity.events].reverse().find(({ kind }) => kind === "succeeded" || kind === "failed");
  const text = useTexts(keptValuesTexts);
  const said =
    kept === null || view.current === "activity"
      ? null
      : kept.pinned
        ? text.shownPinned(asOfText(kept, language))
        : hasNoKey || (last?.kind === "failed" && !refusals.has(last.failure.code))
          ? text.shownInstead(asOfText(kept, language))
          : values.inUse?.isShown === true
            ? text.shownMeanwhile(asOfText(kept, language))
            : null;
  const others = values.inUse?.unused.otherServices ?? [];
  return (
    <Status>
      {said !== null && kept !== null && (
        <Notice kind="info">
          {said} {text.fromService(kept.service)}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice kind="warning">
          {text.otherServices(others.map(shortened).join(", "))}{" "}
          <button class="link" onClick={() => void values.inUse?.acceptOthers()}>
            {text.useOthers}
          </button>
        </Notice>
      )}
    </Status>
  );
}

/** An address from a file may be very long. */
const shortened = (address: string): string => (address.length > 80 ? `${address.slice(0, 80)}…` : address);

/** The service responded, and rejected what one formula requests. */
const refusals: ReadonlySet<ApiFailure["code"]> = new Set<ApiFailure["code"]>(["badRequest", "tooLong", "notFound"]);
