import { keptValuesTexts } from "../../../messages/kept-values-texts";
import { usePane, useTexts } from "../pane-context";
import { Section } from "../parts/section";
import { ChangeTable } from "./change-table";
import { partLabels } from "./part-label";

/** Changes for the worse in parts of this workbook since their values were kept, until the user has seen them. */
export function ActivityWorthKnowing() {
  const { values } = usePane();
  const text = useTexts(keptValuesTexts);
  const news = values.inUse?.news.unseen.current ?? [];
  if (news.length === 0) return null;
  return (
    <Section title={text.worthKnowing}>
      <p class="hint">{text.worthKnowingHint}</p>
      <ChangeTable changes={news} labelOf={partLabels(news)} />
      <div class="buttons">
        <button onClick={() => void values.inUse?.news.setSeen()}>{text.markSeen}</button>
      </div>
    </Section>
  );
}
