import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { CheckedLines } from "../../../bom/check/checked-lines";
import { findLineReplacements, type ReplacementProgress } from "../../../bom/check/line-replacements";
import type { BomLine } from "../../../bom/check/lines";
import { needsReplacement } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { dateText } from "../../../messages/date-text";
import { replacementTexts } from "../../../messages/replacement-texts";
import { tableTexts } from "../../../messages/table-texts";
import type { SheetRow } from "../../excel/active-cell";
import type { BomSheet } from "../../excel/bom-sheet";
import { cellName } from "../../excel/cell-name";
import { goToCell } from "../../excel/go-to-cell";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Action } from "../parts/action";
import { Notice } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";
import { type CheckedBom, mainColumn } from "./checked-bom";
import { CheckList } from "./list";
import type { SheetsInView } from "./sheets-in-view";
import { useChosenAlternatives } from "./chosen-alternatives";
import { WriteReport } from "./write-report";

interface CheckResultProps {
  readonly bom: CheckedBom;
  /** With what was added since the check. */
  readonly sheetNow: BomSheet;
  readonly checked: CheckedLines;
  /** Whether all parts have a result, or the check was canceled. */
  readonly isComplete: boolean;
  /** Whether it is the result of the last check, while another one runs. */
  readonly isEarlier: boolean;
  /** The question for the smallest voltage, if lines lack one. */
  readonly voltage: ComponentChildren;
  /** The line whose alternatives the user wants to see; null: none. */
  readonly line: SheetRow | null;
  readonly sheets: SheetsInView;
  readonly onTrouble: (error: unknown) => void;
}

/** A search for alternatives. */
interface Run extends Omit<ReplacementProgress, "replacements"> {
  readonly abort: () => void;
}

/** The result of one check: its alternatives, its report, and the list. */
export function CheckResult({
  bom,
  sheetNow,
  checked,
  isComplete,
  isEarlier,
  voltage,
  line,
  sheets,
  onTrouble,
}: CheckResultProps) {
  const context = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(replacementTexts);
  const catalogMs = context.lazyKeeper.inUse?.catalog?.fetchedMs(language) ?? null;
  const [run, setRun] = useState<Run | null>(null);
  useChanges(checked);
  const { lines, items, counts } = checked;
  const { panel, ...choices } = useChosenAlternatives(bom, sheetNow, items, onTrouble);
  const column = mainColumn(bom);
  const find = async (isMeant: (line: BomLine) => boolean): Promise<void> => {
    const started = new AbortController();
    setRun({ done: 0, total: 0, abort: () => started.abort() });
    const onProgress = (progress: ReplacementProgress): void => {
      setRun({ ...progress, abort: () => started.abort() });
      void checked.add({ replacements: new Map([...checked.replacements, ...progress.replacements]) });
    };
    try {
      await checked.settled();
      const entries = checked.lines.filter(isMeant).map(({ entry }) => entry);
      await findLineReplacements(entries, context.runtime, language, started.signal, onProgress);
      await checked.settled();
    } finally {
      setRun(null);
    }
  };
  useEffect(() => {
    if (line !== null) void find(({ entry }) => entry.row === line.row).catch(onTrouble);
  }, [line]);
  if (lines.length === 0) return <></>;
  return (
    <Section title={text.results}>
      {isEarlier && <Notice kind="info">{text.earlierResult}</Notice>}
      <p class="hint">{text.summary(lines.length, items.length)}</p>
      {catalogMs !== null && <p class="hint">{tableTexts[language].fromCatalog(dateText(catalogMs, language))}</p>}
      {voltage}
      {isComplete && lines.some(needsAlternative) && (
        <Action
          label={replacementText.find}
          hint={replacementText.hint}
          busy={run !== null}
          onPress={() => void find(needsAlternative).catch(onTrouble)}
        />
      )}
      {run !== null && (
        <Progress
          label={replacementText.finding(run.done, run.total)}
          done={run.done}
          total={run.total}
          cancel={{ label: text.cancel, onClick: run.abort }}
        />
      )}
      {items.some(({ line }) => line.replacement?.kind === "found") && panel}
      <WriteReport {...{ bom, checked, onTrouble }} onWritten={(id) => sheets.addReport(id, bom.sheet)} />
      <CheckList
        {...{ items, counts, column, choices, line }}
        firstColumn={bom.sheet.column}
        onGo={(row) => void goToCell(bom.sheet.id, cellName(row, column)).catch(onTrouble)}
      />
    </Section>
  );
}

const needsAlternative = ({ state }: BomLine): boolean => needsReplacement(state);
