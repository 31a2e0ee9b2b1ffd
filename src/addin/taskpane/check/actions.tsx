import { needsReplacement } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import { reportTexts } from "../../../messages/report-texts";
import type { BomSession } from "../../check-bom/bom-session";
import { useTexts } from "../pane-context";
import { Action } from "../parts/action";
import { Icon } from "../parts/icon";

/** What can be done with the sheet, in one row. What it does in detail is said on demand. */
export function CheckActions({ session }: { readonly session: BomSession }) {
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(replacementTexts);
  const reportText = useTexts(reportTexts);
  const { head, result, run, isBusy, choices, report } = session;
  const items = result?.verdicts.items ?? [];
  const isChecked = items.length > 0 && !isBusy;
  const canFind = isChecked && items.some(({ verdict }) => needsReplacement(verdict.state));
  const check = (): void => {
    session.showAll();
    void session.check();
  };
  return (
    <div class="check-actions">
      <Action label={text.check} class="primary" busy={isBusy} disabled={head === null} onPress={check} />
      {canFind && (
        <Action label={replacementText.find} busy={run !== null} onPress={() => void session.findAlternatives()} />
      )}
      {isChecked && <Action label={reportText.write} busy={report.isBusy} onPress={() => void session.writeReport()} />}
      {isChecked && (
        <details class="check-help">
          <summary aria-label={text.explain} title={text.explain}>
            <Icon name="info" />
          </summary>
          {canFind && <p class="hint">{replacementText.hint}</p>}
          {choices.best(items).length > 0 && <p class="hint">{replacementText.chooseAllHint}</p>}
          <p class="hint">{reportText.hint}</p>
        </details>
      )}
    </div>
  );
}
