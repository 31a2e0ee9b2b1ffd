import { typicalVoltages } from "../../../bom/check/voltage";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { dateText } from "../../../messages/date-text";
import { replacementTexts } from "../../../messages/replacement-texts";
import { tableTexts } from "../../../messages/table-texts";
import type { BomSession } from "../../upkeep/bom-session";
import { type BomCheck, needsAlternative } from "../../upkeep/bom/bom-check";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Action } from "../parts/action";
import { Notice } from "../parts/notice";
import { Section } from "../parts/section";
import { LabelledSelect } from "../parts/select";
import { ChoiceOutcome } from "./choice-outcome";
import { ChoicesPanel } from "./choices-panel";
import { CheckList } from "./list";
import { RunProgress } from "./run-progress";
import { WriteReport } from "./write-report";

interface CheckResultProps {
  readonly session: BomSession;
  readonly result: BomCheck;
}

/** The result of one check: its alternatives, its report, and the list. */
export function CheckResult({ session, result }: CheckResultProps) {
  const { lazyKeeper } = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const columnsText = useTexts(bomColumnsTexts);
  const replacementText = useTexts(replacementTexts);
  const catalogMs = lazyKeeper.inUse?.catalog?.fetchedMs(language) ?? null;
  const { lines, items } = result.lines;
  const { run } = session;
  const lacking = result.bom.reading.lackingVoltage;
  if (lines.length === 0) return <></>;
  return (
    <Section title={text.results}>
      {session.isEarlierResult && <Notice kind="info">{text.earlierResult}</Notice>}
      <p class="hint">{text.summary(lines.length, items.length)}</p>
      {catalogMs !== null && <p class="hint">{tableTexts[language].fromCatalog(dateText(catalogMs, language))}</p>}
      {lacking > 0 && (
        <LabelledSelect
          id={`volts-${session.sheet.id}`}
          label={columnsText.smallestVoltage(lacking)}
          value={session.volts}
          options={[
            [null, columnsText.noVoltage],
            ...typicalVoltages.map((each) => [each, columnsText.volts(each)] as const),
          ]}
          onChange={(volts) => session.setVolts(volts)}
        />
      )}
      {!session.isBusy && lines.some(needsAlternative) && (
        <Action
          label={replacementText.find}
          hint={replacementText.hint}
          busy={run !== null}
          onPress={() => void session.findAlternatives()}
        />
      )}
      {run?.kind === "alternatives" && <RunProgress run={run} />}
      {items.some(({ line: { replacement } }) => replacement !== null && replacement.kind !== "failed") && (
        <ChoicesPanel {...{ session, result }} />
      )}
      <WriteReport {...{ session }} />
      <ChoiceOutcome choices={session.choices} />
      <CheckList {...{ session, result }} />
    </Section>
  );
}
