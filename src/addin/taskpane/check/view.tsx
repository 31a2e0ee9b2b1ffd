import { useEffect, useState } from "preact/hooks";
import { afterTask } from "../../../product-data/base/schedule";
import { excelRefusal } from "../../excel/excel-refusal";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { type ExcelRefusal, refusalText } from "../../../messages/excel-refusal";
import type { Language } from "../../../product-data/vocabulary/language";
import { type BomColumns, findColumns, headerRow } from "../../../bom/reading/column";
import { entriesOf, partnosOf } from "../../../bom/reading/entry";
import { type CheckProgress, checkParts } from "../../../bom/check/parts";
import { CheckPlace } from "./place";
import { CheckResult } from "./result";
import { type BomSheet, readColumn, readOpenSheet, readSelectedColumn, type CheckedBom } from "../../excel/bom-sheet";
import type { PaneContext } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import "./check.css";

interface Place {
  readonly sheet: BomSheet;
  readonly columns: BomColumns;
}

type Message =
  | { readonly kind: "sheetEmpty" | "noNumbers" }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal }
  | { readonly kind: "cancelled"; readonly unchecked: number };

/** Checks the part numbers of a column: which are active, which are being discontinued, which are mistyped. */
export function CheckView({ context }: { readonly context: PaneContext }) {
  const language = context.language();
  const catalogMs = context.shelf.inUse?.catalog.fetchedMs(language) ?? null;
  const text = checkBomTexts[language];
  const [place, setPlace] = useState<Place | null>(null);
  const [bom, setBom] = useState<CheckedBom | null>(null);
  const [progress, setProgress] = useState<CheckProgress>(nothing);
  const [run, setRun] = useState<AbortController | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  // Excel needs time for a long column; a second press would start a second check.
  const [reading, setReading] = useState(false);
  const busy = reading || run !== null;

  const failed = (error: unknown): void => setMessage({ kind: "refused", refusal: excelRefusal(error) });
  const find = async (): Promise<void> => {
    const sheet = await readOpenSheet();
    setMessage(sheet === null ? { kind: "sheetEmpty" } : null);
    setPlace(sheet && { sheet, columns: findColumns(sheet.texts, sheet.selected) });
  };
  const useSelection = async ({ sheet }: Place): Promise<void> => {
    const selected = await readSelectedColumn(sheet);
    if (selected === null) return find();
    setPlace({ sheet, columns: findColumns(sheet.texts, selected) });
  };
  const check = async ({ sheet, columns }: Place): Promise<void> => {
    setReading(true);
    const read = await readBom(sheet, columns).finally(() => setReading(false));
    const isEmpty = read === null || read.entries.length === 0;
    setMessage(isEmpty ? { kind: "noNumbers" } : null);
    if (isEmpty) return;
    const started = new AbortController();
    setProgress(nothing);
    setBom(read);
    setRun(started);
    const { loader } = context.runtime;
    const options = { loader, language, schedule: afterTask, tell: setProgress };
    const result = await checkParts(partnosOf(read.entries), started.signal, options);
    setRun(null);
    setProgress(result);
    if (!started.signal.aborted) return;
    const unchecked = read.entries.filter(({ partno }) => partno !== null && !result.results.has(partno)).length;
    setMessage({ kind: "cancelled", unchecked });
  };
  useEffect(() => void find().catch(failed), []);

  return (
    <>
      <Section title={text.place}>
        {place !== null && (
          <CheckPlace
            {...place}
            language={language}
            onChange={({ part, description }) => {
              const header = part === null ? null : headerRow(place.sheet.texts, part);
              setPlace({ ...place, columns: { part, description, header } });
            }}
          />
        )}
        <div class="check-choose">
          {place !== null && (
            <button class="link" disabled={busy} onClick={() => void useSelection(place).catch(failed)}>
              {text.useSelection}
            </button>
          )}
          <button class="link" disabled={busy} onClick={() => void find().catch(failed)}>
            {text.readAgain}
          </button>
        </div>
        <div class="buttons">
          <button
            class="primary"
            disabled={place === null || place.columns.part === null || busy}
            onClick={() => place !== null && void check(place).catch(failed)}
          >
            {text.check}
          </button>
        </div>
        {run !== null && (
          <Progress
            label={text.checking(progress.done, progress.total)}
            done={progress.done}
            total={progress.total}
            cancel={{ label: text.cancel, onClick: () => run.abort() }}
          />
        )}
        <Status>
          {message !== null && (
            <Notice kind={message.kind === "refused" ? "error" : "warning"}>{messageText(message, language)}</Notice>
          )}
        </Status>
      </Section>
      {bom !== null && (
        <CheckResult {...{ bom, progress, language, catalogMs }} runtime={context.runtime} onTrouble={failed} />
      )}
    </>
  );
}

const nothing: CheckProgress = { results: new Map(), done: 0, total: 0 };

/** The parts that are in the sheet now. */
async function readBom(sheet: BomSheet, { part, description, header }: BomColumns): Promise<CheckedBom | null> {
  if (part === null) return null;
  const [texts, descriptions] = [
    await readColumn(sheet, part),
    description === null ? [] : await readColumn(sheet, description),
  ];
  const firstRow = header === null ? 0 : header + 1;
  const cells = texts
    .map((text, index) => ({ row: sheet.row + index, text, description: descriptions[index] ?? "" }))
    .slice(firstRow);
  return {
    sheet,
    header,
    partColumn: sheet.column + part,
    descriptionColumn: description === null ? null : sheet.column + description,
    entries: entriesOf(cells),
    blankCells: cells.filter(({ text }) => text.trim() === "").length,
  };
}

function messageText(message: Message, language: Language): string {
  const text = checkBomTexts[language];
  if (message.kind === "refused") return refusalText(message.refusal, language);
  return message.kind === "cancelled" ? text.cancelled(message.unchecked) : text[message.kind];
}
