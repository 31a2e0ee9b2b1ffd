import type { Aspect, Point } from "../../../bom/claims/point";
import { objectionsTo } from "../../../bom/check/gate";
import { betterIn } from "../../../bom/matching/replacement";
import { aspectTexts } from "../../../messages/line/aspect-texts";
import { failureText } from "../../../messages/failures/message";
import { gateTexts } from "../../../messages/check-bom/gate-texts";
import { listText } from "../../../messages/grammar/list-text";
import { objectionText } from "../../../messages/check-bom/objection-text";
import { pointTexts } from "../../../messages/line/point-text";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import { alternativeTo, differencesIn, nameOf, openTexts, lineRemarks } from "../../../messages/line/verdict-texts";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { cellsText } from "./cells-text";
import { Act } from "./item-details";
import { Sign } from "./replacement-list";
import type { ItemProps } from "./shown-list";

/** One line: why a look is needed first, or how the best alternative compares, and that part; or else what to do. */
export function Offer({ item, session, onReview }: ItemProps & { readonly onReview: () => void }) {
  const language = useLanguage();
  const text = useTexts(alternativeTexts);
  const gateText = useTexts(gateTexts);
  const { verdict, verdicts } = item;
  const { alternative: partno, comparison } = alternativeTo(item, language);
  const [near] = verdict.main?.near ?? [];
  // Further reasons are in the opened row.
  const [reason] = [
    ...differencesIn(verdicts, language).flatMap(({ isAlarm, brief }) => (isAlarm ? [brief] : [])),
    ...(partno === "" ? [] : objectionsTo(verdicts, partno)).map((each) => objectionText(each, language, true)),
  ];
  if (near !== undefined)
    return <Act label={text.correct(near)} onPress={() => session.choices.correct({ item, partno: near })} />;
  if (reason !== undefined)
    return (
      <div class="check-offer">
        <p class="check-look">{reason}</p>
        <LinkButton
          label={gateText.review}
          aria-label={`${gateText.review} ${partno || nameOf(verdict, language)}`}
          onClick={onReview}
        />
      </div>
    );
  if (partno === "") {
    const { closest, replacement } = verdict;
    const [open = lineRemarks(verdict, language)[0] ?? ""] = openTexts(verdict, language, failureText);
    const named = (aspects: readonly Aspect[]): string =>
      listText(
        aspects.map((aspect) => aspectTexts[language][aspect]),
        language,
      );
    const said =
      closest !== null
        ? text.notMet(named(closest.shortfalls.map(({ aspect }) => aspect)))
        : replacement?.kind === "failed" && replacement.failure.code === "requirementIncomplete"
          ? text.missing(named(replacement.failure.missing))
          : open;
    return said === "" ? null : <p class="check-offer hint">{said}</p>;
  }
  const [best] = verdict.offered;
  return (
    <div class="check-offer">
      <p>
        {best === undefined ? comparison : <Better points={betterIn(best)} />}{" "}
        <span class="check-part">→ {partno}</span>
      </p>
      <button
        aria-label={text.choosePart(partno, cellsText(item, session.choices.column, language))}
        aria-keyshortcuts="Control+Enter"
        onClick={() => void session.choices.choose({ item, partno })}
      >
        {text.choose}
      </button>
    </div>
  );
}

/** In what a part is better, as values: `▲ 25 V`. */
function Better({ points }: { readonly points: readonly Point[] }) {
  const language = useLanguage();
  const { relations } = useTexts(alternativeTexts);
  if (points.length === 0) return <>{relations.equal}</>;
  // DC is usual, so it isn't written.
  const values = points.map((point) => pointTexts(point, language).part.replace(/ DC$/, ""));
  return (
    <span class="check-better">
      <Sign /> {listText(values, language)}
    </span>
  );
}
