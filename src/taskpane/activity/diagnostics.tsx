import { activityTexts } from "../../messages/activity-texts";
import { diagnosticsText } from "./diagnostics-text";
import type { PaneContext } from "../pane-context";
import { CopyButton } from "../parts/copy-button";
import { CollapsedSection } from "../parts/section";
import { ActivityTotals } from "./totals";

/** Totals, and a text for a problem report. */
export function ActivityDiagnostics({ context }: { readonly context: PaneContext }) {
  const text = activityTexts[context.language()];
  return (
    <CollapsedSection title={text.diagnostics}>
      <ActivityTotals context={context} />
      <p class="hint">{text.diagnosticsHint}</p>
      <CopyButton
        label={text.copyDiagnostics}
        copied={text.copied}
        notCopied={text.notCopied}
        text={() => diagnosticsText(context)}
      />
    </CollapsedSection>
  );
}
