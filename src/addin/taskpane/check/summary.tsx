import { needsReplacement } from "../../../bom/check/states";
import { dateText } from "../../../messages/date-text";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { sentenceSpace } from "../../../messages/punctuation";
import { replacementTexts } from "../../../messages/replacement-texts";
import { tableTexts } from "../../../messages/table-texts";
import type { CheckResultProps } from "./result-props";
import { useLanguage, usePane, useTexts } from "../pane-context";

/** How much was checked and found, and the button that uses what was found. */
export function CheckSummary({ session, result }: CheckResultProps) {
  const { lazyKeeper } = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(replacementTexts);
  const catalogMs = lazyKeeper.inUse?.catalog?.fetchedMs(language) ?? null;
  const { all: verdicts, items, counts } = result.verdicts;
  const best = session.choices.best(items).length;
  const hidden = verdicts.filter(({ line }) => result.bom.hidden.has(line.row)).length;
  const summary = [
    text.summary(verdicts.length, items.length),
    ...(hidden === 0 ? [] : [text.hiddenLines(hidden)]),
    ...(result.hasAlternatives
      ? [
          replacementText.foundFor(
            counts.get("replaceable") ?? 0,
            items.filter(({ verdict }) => needsReplacement(verdict.state)).length,
          ),
        ]
      : []),
    ...(catalogMs === null ? [] : [tableTexts[language].fromCatalog(dateText(catalogMs, language))]),
  ];
  return (
    <p class="hint">
      {summary.join(sentenceSpace(language))}{" "}
      {best > 0 && (
        <button class="link choose-all" onClick={() => void session.choices.chooseBest(items)}>
          {replacementText.chooseAll(best)}
        </button>
      )}
    </p>
  );
}
