import { checkBomTexts } from "../../../messages/check-bom-texts";
import { refusalText } from "../../../messages/excel-refusal";
import type { Language } from "../../../product-data/vocabulary/language";
import type { BomSession, SessionMessage } from "../../check-bom/bom-session";
import { useLanguage, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { CheckActions } from "./actions";
import { AddColumns } from "./add-columns";
import { CheckColumns } from "./columns";
import { CheckResult } from "./result";
import { CompareSheets } from "./compare-sheets";
import { OtherSheets } from "./other-sheets";
import { RunProgress } from "./run-progress";
import { CheckSummary } from "./summary";
import { ReportOutcome } from "./report-outcome";
import { TroubleNotice } from "./trouble-notice";

/** The check of one sheet: its columns, the check, and the result. */
export function SheetView({ session }: { readonly session: BomSession }) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  useChanges(session);
  const { sheet, head, result, message, run, isBusy } = session;
  return (
    <>
      <Section title={text.place(sheet.name)}>
        {head !== null && <CheckColumns {...head} session={session} />}
        <CheckActions session={session} />
        {run !== null && <RunProgress run={run} />}
        <ReportOutcome session={session} />
        <Status>
          {message !== null && (
            <Notice kind={message.kind === "refused" ? "error" : "warning"}>{messageText(message, language)}</Notice>
          )}
          {session.isEdited && !isBusy && <Notice kind="warning">{text.editedSince}</Notice>}
          {result?.bom.reading.isBom === false && !isBusy && <Notice kind="warning">{text.noBom}</Notice>}
          {session.isEarlierResult && <Notice kind="info">{text.earlierResult}</Notice>}
          <TroubleNotice session={session} />
        </Status>
        <Status isBusy={run !== null}>
          {result !== null && result.verdicts.all.length > 0 && <CheckSummary {...{ session, result }} />}
        </Status>
        {result !== null && <CheckResult {...{ session, result }} />}
        <OtherSheets session={session} />
      </Section>
      {head !== null && <AddColumns columns={session.columns} isUpdate={head.sheet.own.length > 0} />}
      {head !== null && <CompareSheets comparison={session.comparison} />}
    </>
  );
}

function messageText(message: SessionMessage, language: Language): string {
  const text = checkBomTexts[language];
  if (message.kind === "refused") return refusalText(message.refusal, language);
  return message.kind === "canceled" ? text.canceled(message.unchecked) : text[message.kind];
}
