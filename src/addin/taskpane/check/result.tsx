import { useMemo, useRef, useState } from "preact/hooks";
import { systemClock } from "../../../product-data/base/clock";
import type { Findings } from "../../../bom/matching/findings";
import { tableTexts } from "../../../messages/table-texts";
import type { Runtime } from "../../functions/runtime";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { reportTexts } from "../../../messages/report-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { linesOf } from "../../../bom/check/lines";
import type { CheckProgress } from "../../../bom/check/parts";
import { CheckList } from "./list";
import type { LineReplacements } from "../../../bom/check/line-replacements";
import { FindReplacements } from "./replacements";
import { useTake } from "./take";
import { reportOf } from "./report";
import { addReportSheet, workbookName } from "./report-sheet";
import type { CheckedBom } from "../../excel/bom-sheet";
import { cellName } from "../../excel/cell-name";
import { goToCell } from "../../excel/go-to-cell";
import { dateText } from "../../../messages/date-text";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";

interface CheckResultProps {
  readonly bom: CheckedBom;
  readonly progress: CheckProgress;
  readonly language: Language;
  /** When the catalog on this computer was fetched; null: there is none. */
  readonly catalogMs: number | null;
  readonly runtime: Pick<Runtime, "loader" | "search">;
  readonly onTrouble: (error: unknown) => void;
}

type ReportState =
  | { readonly kind: "none" | "cancelled" }
  | { readonly kind: "writing"; readonly done: number }
  | { readonly kind: "written"; readonly sheet: string };

/** The list of results, and their report as a sheet. */
export function CheckResult({ bom, progress, language, catalogMs, runtime, onTrouble }: CheckResultProps) {
  const text = checkBomTexts[language];
  const reportText = reportTexts[language];
  const [report, setReport] = useState<ReportState>({ kind: "none" });
  const compared = useRef(new Map<string, Findings | null>());
  const [found, setFound] = useState<{ readonly bom: CheckedBom; readonly replacements: LineReplacements } | null>(
    null,
  );
  // The results of a previous check don't apply.
  const replacements = found?.bom === bom ? found.replacements : undefined;
  const rows = useMemo(
    () => linesOf(bom.entries, progress.results, replacements, compared.current),
    [bom, progress, replacements],
  );
  const { panel, ...taking } = useTake(bom, language, onTrouble);
  const { sheet, partColumn, descriptionColumn } = bom;
  const calledOff = useRef(new AbortController());
  const write = async (): Promise<void> => {
    calledOff.current = new AbortController();
    setReport({ kind: "writing", done: 0 });
    try {
      const workbook = await workbookName();
      const place = { workbook, sheet: sheet.name, partColumn, descriptionColumn };
      const name = await addReportSheet(
        reportText.sheetName,
        reportOf(rows, place, systemClock.now(), language),
        calledOff.current.signal,
        (done) => setReport({ kind: "writing", done }),
      );
      setReport(name === null ? { kind: "cancelled" } : { kind: "written", sheet: name });
    } catch (error) {
      setReport({ kind: "none" });
      onTrouble(error);
    }
  };
  return (
    <Section title={text.results}>
      <p class="hint">{text.summary(bom.entries.length, bom.blankCells)}</p>
      {catalogMs !== null && <p class="hint">{tableTexts[language].fromCatalog(dateText(catalogMs, language))}</p>}
      <div class="buttons">
        <button aria-describedby="check-report-hint" disabled={report.kind === "writing"} onClick={() => void write()}>
          {reportText.write}
        </button>
      </div>
      <p id="check-report-hint" class="hint">
        {reportText.hint}
      </p>
      {report.kind === "writing" && (
        <Progress
          label={reportText.writing(report.done, rows.length)}
          done={report.done}
          total={rows.length}
          cancel={{ label: text.cancel, onClick: () => calledOff.current.abort() }}
        />
      )}
      <Status>
        {report.kind === "written" && <Notice kind="success">{reportText.written(report.sheet)}</Notice>}
        {report.kind === "cancelled" && <Notice kind="warning">{reportText.cancelled}</Notice>}
      </Status>
      <FindReplacements
        {...{ runtime, language, onTrouble }}
        lines={rows}
        onProgress={(now) => setFound({ bom, replacements: now.replacements })}
      />
      {rows.some(({ replacement }) => replacement?.kind === "found") && panel}
      <CheckList
        rows={rows}
        column={partColumn}
        language={language}
        taking={taking}
        onGo={({ entry }) => void goToCell(sheet.id, cellName(entry.row, partColumn)).catch(onTrouble)}
      />
    </Section>
  );
}
