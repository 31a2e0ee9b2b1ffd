import { checkBomTexts } from "../../../messages/check-bom-texts";
import { readBomSheet, readFirstRows, readSheetNames, type SheetName } from "../../excel/bom-sheet";
import { readArea } from "../../excel/sheet-area";
import type { CellInput } from "../../excel/write-values";
import { marksOf, type Report } from "./report";
import type { ReportSection } from "./report-notes";
import { type CheckColumn, columnTitle, comparisonNotes, lookOfTitle } from "./report-columns";
import { type ReportHead, reportHead } from "./report-head";

/** A report as its sheet shows it, which the user may have edited, sorted, and extended. */
export interface ShownReport {
  readonly head: ReportHead;
  /** The name of its sheet. */
  readonly sheet: string;
  /** The row of the table's titles, zero-based. */
  readonly tableAt: number;
  readonly titles: readonly string[];
  /** Of the table. */
  readonly rows: Rows;
  readonly above: Rows;
  readonly below: Rows;
}

type Rows = readonly (readonly CellInput[])[];

/** The reports among sheets, by the ID of their sheet. */
export async function readReportHeads(sheets: readonly SheetName[]): Promise<ReadonlyMap<string, ReportHead>> {
  const starts = await readFirstRows(
    sheets.map(({ id }) => id),
    2,
    1,
  );
  return new Map(
    starts.flatMap(({ id, texts }) => {
      const head = reportHead(texts);
      return head === null ? [] : [[id, head] as const];
    }),
  );
}

/** The other sheets of the workbook that aren't reports. */
export async function otherSheets(sheet: SheetName): Promise<readonly SheetName[]> {
  const others = (await readSheetNames()).filter(({ id }) => id !== sheet.id);
  const reports = await readReportHeads(others);
  return others.filter(({ id }) => !reports.has(id));
}

/** The report on a sheet; null: there is none, or the titles of its table are gone. */
export async function readShownReport(sheetId: string): Promise<ShownReport | null> {
  const sheet = await readBomSheet(sheetId);
  if (sheet === null) return null;
  const rows = await readArea({ ...sheet, sheetId }, "values");
  const head = reportHead(rows);
  if (head === null) return null;
  const [first, second] = (["cell", "part"] as const).map((column) => columnTitle(column, head.language));
  const tableAt = rows.findIndex((row) => row[0] === first && row.includes(second ?? ""));
  if (tableAt < 0) return null;
  const below = rows.slice(tableAt + 1);
  const end = below.findIndex(isBlank);
  return {
    ...{ head, sheet: sheet.name, tableAt, above: rows.slice(0, tableAt) },
    titles: (rows[tableAt] ?? []).map(String),
    rows: end < 0 ? below : below.slice(0, end),
    below: end < 0 ? [] : below.slice(end),
  };
}

/** The same in the form in which reports are written and saved. */
export function reportShown({ head, tableAt, titles, rows, above, below }: ShownReport): Report {
  const { language, kind } = head;
  const columnOf = (column: CheckColumn): number => titles.indexOf(columnTitle(column, language));
  const columns = titles.flatMap((title, at) =>
    title === ""
      ? []
      : [{ title, ...lookOfTitle(title, kind, language), cells: rows.map((row) => contentOf(row[at])) }],
  );
  const [title = "", ...lines] = above.map(([content = ""]) => String(content));
  const notes = kind === "check" ? { part: columnOf("part"), text: columnOf("state") } : comparisonNotes;
  const countsColumn = notes.part;
  const labels = new Set<string>(Object.values(checkBomTexts[language].filters));
  const counts = above.flatMap((row) => {
    const [label = "", parts] = row.slice(countsColumn);
    return typeof parts === "number" && labels.has(String(label)) ? [[String(label), parts] as const] : [];
  });
  const headLines = lines.slice(0, lines.indexOf("") < 0 ? undefined : lines.indexOf(""));
  return {
    ...{ title, head: headLines, counts, countsColumn, tableAt, columns },
    countsAt: headLines.length + 2,
    sections: sectionsIn(below, notes.part, notes.text),
    marks: marksOf(language),
    stateColumn: notes.text,
  };
}

/** Each after a blank row. */
function sectionsIn(below: Rows, partColumn: number, textColumn: number): readonly ReportSection[] {
  const from = below.findIndex((row) => !isBlank(row));
  if (from < 0) return [];
  const rest = below.slice(from);
  const end = rest.findIndex(isBlank);
  const [title, ...rows] = end < 0 ? rest : rest.slice(0, end);
  const section = {
    title: String(title?.[0] ?? ""),
    rows: rows.map((row) => ({
      cell: String(row[0] ?? ""),
      part: String(row[partColumn] ?? ""),
      text: String(row[textColumn] ?? ""),
    })),
  };
  return [section, ...(end < 0 ? [] : sectionsIn(rest.slice(end), partColumn, textColumn))];
}

const contentOf = (content: CellInput = ""): string | number =>
  typeof content === "number" ? content : String(content);
const isBlank = (row: readonly CellInput[]): boolean => row.every((cell) => cell === "");
