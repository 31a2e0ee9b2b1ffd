import { activityTexts } from "../../messages/activity-texts";
import { diagnosticsText } from "./diagnostics-text";
import type { PaneContext } from "../pane-context";
import { CopyButton } from "../parts/copy-button";
import { Section } from "../parts/section";

/** A text for the report of a problem. */
export function ActivityDiagnostics({ context }: { readonly context: PaneContext }) {
  const text = activityTexts[context.language()];
  return (
    <Section title={text.diagnostics}>
      <p class="hint">{text.diagnosticsHint}</p>
      <CopyButton
        label={text.copyDiagnostics}
        copied={text.copied}
        notCopied={text.notCopied}
        text={() => diagnosticsText(context)}
      />
    </Section>
  );
}
