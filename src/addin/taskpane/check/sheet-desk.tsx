import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ChosenRoles } from "../../../bom/check/read-sheet";
import { CheckedLines } from "../../../bom/check/checked-lines";
import { type CheckProgress, checkParts } from "../../../bom/check/parts";
import { typicalVoltages, withSmallestVoltage } from "../../../bom/check/voltage";
import { partnosOf } from "../../../bom/reading/entry";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { type ExcelRefusal, refusalText } from "../../../messages/excel-refusal";
import { afterTask } from "../../../product-data/base/schedule";
import type { Language } from "../../../product-data/vocabulary/language";
import { readBomSheet, type SheetName } from "../../excel/bom-sheet";
import type { SheetRow } from "../../excel/active-cell";
import { excelRefusal } from "../../excel/excel-refusal";
import { touchesColumns } from "../../excel/sheet-events";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Action } from "../parts/action";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { LabelledSelect } from "../parts/select";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { AddColumns } from "./add-columns/add-columns";
import { type CheckedBom, usedColumns } from "./checked-bom";
import { CheckColumns } from "./columns";
import { CheckResult } from "./result";
import type { SheetsInView } from "./sheets-in-view";
import { readHead, readHeadInPieces, readWholeBom, type SheetHead } from "./whole-bom";

interface SheetDeskProps {
  readonly sheets: SheetsInView;
  readonly sheet: SheetName;
  /** Whether the sheet is in view. */
  readonly shown: boolean;
}

type Message =
  | { readonly kind: "sheetEmpty" | "nothingFound" }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal }
  | { readonly kind: "cancelled"; readonly unchecked: number };

interface Checked extends CheckedBom {
  /** The edits of the sheet before the check. */
  readonly edits: number;
  readonly lines: CheckedLines;
}

/** A check that isn't complete. */
interface Run {
  readonly lines: CheckedLines;
  readonly progress: Omit<CheckProgress, "results">;
  readonly abort: () => void;
}

/** The check of one sheet: its columns, the check, and the result. */
export function SheetDesk({ sheets, sheet, shown }: SheetDeskProps) {
  const { runtime, wantedLine } = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const columnsText = useTexts(bomColumnsTexts);
  const [head, setHead] = useState<SheetHead | null>(null);
  const [chosen, setChosen] = useState<ChosenRoles>(new Map());
  const [checked, setChecked] = useState<Checked | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  // Excel needs time for a long sheet; a second press would start a second check.
  const [reading, setReading] = useState(false);
  const [volts, setVolts] = useState<number | null>(null);
  const [line, setLine] = useState<SheetRow | null>(null);
  const looked = useRef(-1);
  const busy = reading || run !== null;
  const edits = sheets.editsOf(sheet.id).length;

  const failed = (error: unknown): void => setMessage({ kind: "refused", refusal: excelRefusal(error) });
  const look = async (roles: ChosenRoles): Promise<void> => {
    const found = await readHeadInPieces(sheet.id, roles);
    setHead(found);
    setMessage(found === null ? { kind: "sheetEmpty" } : null);
  };
  /** After the check, its columns stay as they are, but others may be added. */
  const lookAgain = async ({ reading }: Checked): Promise<void> => {
    const found = await readBomSheet(sheet.id);
    if (found !== null) setHead({ sheet: found, reading });
  };
  useEffect(() => {
    if (!shown || busy || looked.current === edits) return;
    looked.current = edits;
    // If Excel refuses because a cell is being edited, the edit is followed by another look.
    void (checked === null ? look(chosen).catch(failed) : lookAgain(checked).catch(() => undefined));
  }, [shown, busy, checked, edits]);

  const check = async (): Promise<void> => {
    setReading(true);
    const before = sheets.editsOf(sheet.id).length;
    const read = await readWholeBom(sheet.id, chosen).finally(() => setReading(false));
    setMessage(null);
    setHead(read);
    if (read === null || read.entries.length === 0) {
      setChecked(null);
      setMessage({ kind: read === null ? "sheetEmpty" : "nothingFound" });
      return;
    }
    const started = new AbortController();
    const lines = new CheckedLines(withSmallestVoltage(read.entries, volts));
    const next = { ...read, lines, edits: before };
    // An earlier result stays in view until this one is complete.
    if (checked === null) setChecked(next);
    setRun({ lines, progress: { done: 0, total: 0 }, abort: () => started.abort() });
    const { loader } = runtime;
    const onProgress = (told: CheckProgress): void => {
      // The last report may come after the check.
      setRun((current) => current && { ...current, progress: told });
      void lines.add({ results: told.results });
    };
    const options = { loader, language, schedule: afterTask, onProgress };
    try {
      const { results } = await checkParts(partnosOf(read.entries), started.signal, options);
      await lines.add({ results });
      setChecked(next);
      if (!started.signal.aborted) return;
      const unchecked = read.entries.filter(({ numbers }) => numbers.some(({ partno }) => !results.has(partno))).length;
      setMessage({ kind: "cancelled", unchecked });
    } finally {
      setRun(null);
    }
  };
  const choose = (roles: ChosenRoles): void => {
    setChosen(roles);
    if (head !== null) setHead(readHead(head.sheet, roles));
  };
  const lacking = checked?.reading.lackingVoltage ?? 0;
  const bom = useMemo(
    () => checked && { ...checked, volts, entries: withSmallestVoltage(checked.entries, volts) },
    [checked, volts],
  );
  useEffect(() => void bom?.lines.add({ entries: bom.entries }), [bom]);
  const isEdited =
    checked !== null &&
    sheets
      .editsOf(sheet.id)
      .slice(checked.edits)
      .some((address) => touchesColumns(address, usedColumns(checked)));
  const showAlternatives = async (of: SheetRow): Promise<void> => {
    if (checked === null || isEdited) await check();
    setLine(of);
  };
  useChanges(wantedLine);
  const wanted = wantedLine.current?.sheetId === sheet.id ? wantedLine.current : null;
  useEffect(() => {
    if (!shown || busy || wanted === null) return;
    if (wantedLine.current === wanted) wantedLine.set(null);
    void showAlternatives(wanted).catch(failed);
  }, [shown, busy, wanted]);

  return (
    <>
      <Section title={text.place(sheet.name)}>
        {head !== null && <CheckColumns {...head} {...{ chosen, busy }} onChange={choose} />}
        <Action
          label={text.check}
          class="primary"
          busy={busy}
          disabled={head === null}
          onPress={() => {
            setLine(null);
            void check().catch(failed);
          }}
        />
        {run !== null && (
          <Progress
            label={text.checking(run.progress.done, run.progress.total)}
            done={run.progress.done}
            total={run.progress.total}
            cancel={{ label: text.cancel, onClick: run.abort }}
          />
        )}
        <Status>
          {message !== null && (
            <Notice kind={message.kind === "refused" ? "error" : "warning"}>{messageText(message, language)}</Notice>
          )}
          {isEdited && !busy && <Notice kind="warning">{text.editedSince}</Notice>}
          {checked?.reading.isBom === false && !busy && <Notice kind="warning">{text.noBom}</Notice>}
        </Status>
      </Section>
      {head !== null && (
        <AddColumns sheet={sheet} isUpdate={head.sheet.own.length > 0} read={() => readWholeBom(sheet.id, chosen)} />
      )}
      {bom !== null && (
        <CheckResult
          key={checked?.edits}
          {...{ bom, sheets, line }}
          sheetNow={head?.sheet ?? bom.sheet}
          checked={bom.lines}
          isComplete={run === null}
          isEarlier={run !== null && run.lines !== bom.lines}
          onTrouble={failed}
          voltage={
            lacking > 0 && (
              <LabelledSelect
                id={`volts-${sheet.id}`}
                label={columnsText.smallestVoltage(lacking)}
                value={volts}
                options={[
                  [null, columnsText.noVoltage],
                  ...typicalVoltages.map((each) => [each, columnsText.volts(each)] as const),
                ]}
                onChange={setVolts}
              />
            )
          }
        />
      )}
    </>
  );
}

function messageText(message: Message, language: Language): string {
  const text = checkBomTexts[language];
  if (message.kind === "refused") return refusalText(message.refusal, language);
  return message.kind === "cancelled" ? text.cancelled(message.unchecked) : text[message.kind];
}
