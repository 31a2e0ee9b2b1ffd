import { useMemo, useRef, useState } from "preact/hooks";
import type { Findings } from "../../bom/findings";
import { catalogTexts } from "../../messages/catalog-texts";
import type { Runtime } from "../../functions/runtime";
import { bomTexts } from "../../messages/bom-texts";
import { fieldByName } from "../../vocabulary/field";
import type { Language } from "../../vocabulary/language";
import { reportCells } from "../../bom/report";
import { linesOf } from "./line";
import type { RunProgress } from "./run";
import { CheckList } from "./list";
import type { LineReplacements } from "./replacement-run";
import { FindReplacements } from "./replacements";
import { useTake } from "./take";
import { addReportSheet } from "./report-sheet";
import { type CheckedBom, goToCell } from "./sheet";
import { dateText } from "../parts/date-text";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";

interface CheckResultProps {
  readonly bom: CheckedBom;
  readonly progress: RunProgress;
  readonly language: Language;
  /** When the catalog on this computer was fetched; null: there is none. */
  readonly catalogMs: number | null;
  readonly runtime: Pick<Runtime, "loader" | "search">;
  readonly onTrouble: (error: unknown) => void;
}

type Report =
  | { readonly kind: "none" }
  | { readonly kind: "writing"; readonly done: number; readonly total: number }
  | { readonly kind: "written"; readonly sheet: string };

/** The list of what was found, and the report of it as a sheet. */
export function CheckResult({ bom, progress, language, catalogMs, runtime, onTrouble }: CheckResultProps) {
  const text = bomTexts[language];
  const [report, setReport] = useState<Report>({ kind: "none" });
  const compared = useRef(new Map<string, Findings | null>());
  const [found, setFound] = useState<{ readonly bom: CheckedBom; readonly replacements: LineReplacements } | null>(
    null,
  );
  // Those of a check before this one say nothing about it.
  const replacements = found?.bom === bom ? found.replacements : undefined;
  const rows = useMemo(
    () => linesOf(bom.entries, progress.results, replacements, compared.current),
    [bom, progress, replacements],
  );
  const { take, panel } = useTake(bom, language, onTrouble);
  const { sheet, partColumn, descriptionColumn } = bom;
  const write = async (): Promise<void> => {
    const place = { sheet: sheet.name, partColumn, descriptionColumn };
    const labels = reportFields.map((name) => fieldByName(name)?.label[language] ?? name);
    const part = fieldByName("Partno")?.label[language] ?? "";
    const titles = { cell: text.reportCell, part, fields: labels, check: text.reportCheck };
    const cells = reportCells(bom.entries, place, titles);
    setReport({ kind: "writing", done: 0, total: cells.length });
    try {
      const name = await addReportSheet(text.reportSheet, cells, (done) =>
        setReport({ kind: "writing", done, total: cells.length }),
      );
      setReport({ kind: "written", sheet: name });
    } catch (error) {
      setReport({ kind: "none" });
      onTrouble(error);
    }
  };
  return (
    <Section title={text.results}>
      <p class="hint">{text.summary(bom.entries.length, bom.blankCells)}</p>
      {catalogMs !== null && <p class="hint">{catalogTexts[language].fromCatalog(dateText(catalogMs, language))}</p>}
      <div class="buttons">
        <button
          type="button"
          aria-describedby="check-report-hint"
          disabled={report.kind === "writing"}
          onClick={() => void write()}
        >
          {text.writeReport}
        </button>
      </div>
      <p id="check-report-hint" class="hint">
        {text.reportHint}
      </p>
      {report.kind === "writing" && (
        <Progress label={text.writing(report.done, report.total)} done={report.done} total={report.total} />
      )}
      <Status>{report.kind === "written" && <Notice kind="success">{text.reportWritten(report.sheet)}</Notice>}</Status>
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
        onTake={({ entry }, partno) => take({ entry, partno })}
        onGo={({ entry }) => void goToCell(sheet.id, entry.row, partColumn).catch(onTrouble)}
      />
    </Section>
  );
}

const reportFields = ["Status", "LastBuyDate", "AlternativePartno"];
