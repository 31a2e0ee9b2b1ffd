import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { itemsOf } from "../../../bom/check/items";
import { findLineReplacements, type ReplacementProgress } from "../../../bom/check/line-replacements";
import { type Comparisons, linesOf } from "../../../bom/check/lines";
import type { CheckProgress } from "../../../bom/check/parts";
import { needsReplacement } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { dateText } from "../../../messages/date-text";
import { replacementTexts } from "../../../messages/replacement-texts";
import { tableTexts } from "../../../messages/table-texts";
import { cellName } from "../../excel/cell-name";
import { goToCell } from "../../excel/go-to-cell";
import type { PaneContext } from "../pane-context";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import { type CheckedBom, mainColumn } from "./checked-bom";
import { CheckList } from "./list";
import type { SheetsInView } from "./sheets-in-view";
import { useTake } from "./take";
import { WriteReport } from "./write-report";

interface CheckResultProps {
  readonly bom: CheckedBom;
  readonly progress: CheckProgress;
  /** Whether all parts have a result, or the check was canceled. */
  readonly isComplete: boolean;
  /** The question for the smallest voltage, if lines lack one. */
  readonly voltage: ComponentChildren;
  readonly context: PaneContext;
  readonly sheets: SheetsInView;
  readonly onTrouble: (error: unknown) => void;
}

/** The result of one check: its alternatives, its report, and the list. */
export function CheckResult({ bom, progress, isComplete, voltage, context, sheets, onTrouble }: CheckResultProps) {
  const language = context.language();
  const text = checkBomTexts[language];
  const replacementText = replacementTexts[language];
  const catalogMs = context.shelf.inUse?.catalog.fetchedMs(language) ?? null;
  const comparisons = useRef<Comparisons>(new Map());
  const [found, setFound] = useState<ReplacementProgress | null>(null);
  const [run, setRun] = useState<AbortController | null>(null);
  const lines = useMemo(
    () => linesOf(bom.entries, progress.results, found?.replacements, comparisons.current),
    [bom, progress, found],
  );
  const items = useMemo(() => itemsOf(lines), [lines]);
  const wanting = lines.filter(({ state }) => needsReplacement(state));
  const { panel, ...taking } = useTake(bom, items, language, onTrouble);
  const column = mainColumn(bom);
  const find = async (): Promise<void> => {
    const started = new AbortController();
    setRun(started);
    const entries = wanting.map(({ entry }) => entry);
    await findLineReplacements(entries, context.runtime, language, started.signal, setFound).finally(() =>
      setRun(null),
    );
  };
  return (
    <Section title={text.results}>
      <p class="hint">{text.summary(lines.length, items.length)}</p>
      {catalogMs !== null && <p class="hint">{tableTexts[language].fromCatalog(dateText(catalogMs, language))}</p>}
      {voltage}
      {isComplete && wanting.length > 0 && (
        <>
          <div class="buttons">
            <button
              aria-describedby={`check-replace-${bom.sheet.id}`}
              disabled={run !== null}
              onClick={() => void find().catch(onTrouble)}
            >
              {replacementText.find}
            </button>
            {run !== null && <button onClick={() => run.abort()}>{text.cancel}</button>}
          </div>
          <p id={`check-replace-${bom.sheet.id}`} class="hint">
            {replacementText.hint}
          </p>
        </>
      )}
      {run !== null && found !== null && (
        <Progress label={replacementText.finding(found.done, found.total)} done={found.done} total={found.total} />
      )}
      {items.some(({ line }) => line.replacement?.kind === "found") && panel}
      <WriteReport {...{ bom, items, language, onTrouble }} onWritten={(id) => sheets.addReport(id, bom.sheet)} />
      <CheckList
        {...{ items, column, language, taking }}
        onGo={(row) => void goToCell(bom.sheet.id, cellName(row, column)).catch(onTrouble)}
      />
    </Section>
  );
}
