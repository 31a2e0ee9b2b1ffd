import { typicalVoltages } from "../../../bom/check/voltage";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { dateText } from "../../../messages/date-text";
import { replacementTexts } from "../../../messages/replacement-texts";
import { tableTexts } from "../../../messages/table-texts";
import type { BomSession } from "../../upkeep/bom-session";
import { type BomCheck, needsAlternative } from "../../upkeep/bom/bom-check";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { LabelledSelect } from "../parts/select";
import { ChoiceOutcome } from "./choice-outcome";
import { ChoicesColumn } from "./choices-column";
import { CheckList } from "./list";

interface CheckResultProps {
  readonly session: BomSession;
  readonly result: BomCheck;
}

/** The result of one check: the list, and below it what the user can say about the whole BOM. */
export function CheckResult({ session, result }: CheckResultProps) {
  const { lazyKeeper } = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const columnsText = useTexts(bomColumnsTexts);
  const replacementText = useTexts(replacementTexts);
  const catalogMs = lazyKeeper.inUse?.catalog?.fetchedMs(language) ?? null;
  const { lines, items, counts } = result.lines;
  const withoutVoltage = result.bom.reading.lackingVoltage;
  const best = session.choices.best(items).length;
  if (lines.length === 0) return <></>;
  const summary = [
    text.summary(lines.length, items.length),
    ...(result.hasAlternatives
      ? [
          replacementText.foundFor(
            counts.get("replaceable") ?? 0,
            items.filter(({ line }) => needsAlternative(line)).length,
          ),
        ]
      : []),
    ...(catalogMs === null ? [] : [tableTexts[language].fromCatalog(dateText(catalogMs, language))]),
  ];
  return (
    <>
      <p class="hint">
        {summary.join(language === "en" ? " " : "")}{" "}
        {best > 0 && (
          <button class="link choose-all" onClick={() => void session.choices.chooseBest(items)}>
            {replacementText.chooseAll(best)}
          </button>
        )}
      </p>
      {withoutVoltage > 0 && (
        <LabelledSelect
          id={`volts-${session.sheet.id}`}
          label={columnsText.smallestVoltage(withoutVoltage)}
          value={session.volts}
          options={[
            [null, columnsText.noVoltage],
            ...typicalVoltages.map((each) => [each, columnsText.volts(each)] as const),
          ]}
          onChange={(volts) => session.setVolts(volts)}
        />
      )}
      <ChoiceOutcome choices={session.choices} />
      <CheckList {...{ session, result }} />
      {items.some(
        ({ line: { replacement, chosen } }) =>
          chosen !== null || (replacement !== null && replacement.kind !== "failed"),
      ) && <ChoicesColumn {...{ session, result }} />}
    </>
  );
}
