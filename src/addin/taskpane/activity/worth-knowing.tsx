import { keptValuesTexts } from "../../../messages/kept-values-texts";
import type { PaneContext } from "../pane-context";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { ChangeTable } from "./change-table";
import { partLabels } from "./part-label";

/** Changes for the worse in parts of this workbook since their values were kept, until the user has seen them. */
export function ActivityWorthKnowing({ context }: { readonly context: PaneContext }) {
  const { values } = context;
  useChanges(values);
  const language = context.language();
  const text = keptValuesTexts[language];
  const news = values.inUse?.news.unseen ?? [];
  if (news.length === 0) return null;
  return (
    <Section title={text.worthKnowing}>
      <p class="hint">{text.worthKnowingHint}</p>
      <ChangeTable changes={news} labelOf={partLabels(news)} language={language} />
      <div class="buttons">
        <button onClick={() => void values.inUse?.news.setSeen()}>{text.markSeen}</button>
      </div>
    </Section>
  );
}
