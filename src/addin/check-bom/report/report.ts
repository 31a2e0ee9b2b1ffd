import type { BomItem } from "../../../bom/check/items";
import { countsOf, type LineFilter } from "../../../bom/check/counts";
import { lineStateNames, lineStates } from "../../../bom/check/states";
import type { Replacement } from "../../../bom/matching/replacement";
import { relationText } from "../../../messages/alternative-texts";
import { candidateTexts } from "../../../messages/candidate-texts";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { comparisonTexts } from "../../../messages/comparison-texts";
import { failureText } from "../../../messages/failures/message";
import { colon, sentenceSpace } from "../../../messages/punctuation";
import { reportTexts } from "../../../messages/report-texts";
import { inSlices } from "../../../product-data/base/slices";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName, quotedSheet } from "../../excel/cell-name";
import { dateCell } from "../../excel/date-cell";
import { type CheckedBom, mainColumn } from "../sheet/checked-bom";
import { isAside, reportedPart } from "./reported-part";
import { alternateTexts, lineDifferences } from "../sheet/line-differences";
import { codesOf } from "./cell-codes";
import { lineName, lineRemarks } from "../sheet/line-remarks";
import { type CheckColumn, checkColumns, type ColumnLook, columnTitle, fittedLetters } from "./report-columns";
import type { ReportHead } from "./report-head";
import type { markLooks } from "./report-look";
import {
  fittedTexts,
  notesOf,
  type NoteWidth,
  type ReportNote,
  type ReportSection,
  wholeTexts,
  widthOfNotes,
} from "./report-notes";

/** The content of the report's sheet, all of it values: a head, counts, and a table with a row for each part. */
export interface Report {
  readonly title: string;
  /** The rows below the title. */
  readonly head: readonly string[];
  /** A row for each state that occurs, in its color. Without any, there is no chart. */
  readonly counts: readonly (readonly [label: string, parts: number, look: keyof typeof markLooks])[];
  /** The row where the counts start, zero-based. */
  readonly countsAt: number;
  /** The column of their labels and of the parts, zero-based; the numbers are next to it. */
  readonly countsColumn: number;
  /** The row of the table's titles, zero-based. */
  readonly tableAt: number;
  readonly columns: readonly ReportColumn[];
  /** Below the table. */
  readonly sections: readonly ReportSection[];
  /** The column of the states, zero-based. */
  readonly stateColumn: number;
}

export interface ReportColumn extends ColumnLook {
  readonly title: string;
  readonly cells: readonly ReportCell[];
}

/** `place`: where a link in the workbook leads, such as `'BOM'!B2`. */
export type ReportCell = string | number | { readonly shown: string; readonly place: string };

/** What changed since an earlier report of the same BOM. */
export interface ReportChanges extends ReportSection {
  readonly summary: string;
}

interface ReportSource {
  readonly bom: CheckedBom;
  readonly workbook: string;
  readonly dayMs: number;
  /** null: there is no earlier report. */
  readonly changes: ReportChanges | null;
}

/**
 * What the check found, on its day. Other tasks run in between.
 * @param items those that need attention first
 */
export async function reportOf(
  items: readonly BomItem[],
  { bom, workbook, dayMs, changes }: ReportSource,
  language: Language,
): Promise<Report> {
  const text = checkBomTexts[language];
  const reportText = reportTexts[language];
  const counts = countsOf(items);
  const states = lineStateNames.filter((state) => counts.has(state));
  const countOf = (filter: LineFilter): number => counts.get(filter) ?? 0;
  const parts = items.filter((item) => !isAside(item));
  const written = await inSlices(parts, (item, index) => writtenRow(item, index, bom, language));
  // By the codes, a later report tells what was edited.
  const coded = written.map(({ cells }) => ({
    ...cells,
    codes: codesOf((column) => shownOf(cells[column] ?? ""), parts.length),
  }));
  const columns = columnsOf([...coded, ...asideRows(items, language)], language);
  const columnOf = (column: CheckColumn): number =>
    columns.findIndex(({ title }) => title === columnTitle(column, language));
  const stateColumn = columnOf("state");
  const width = { part: fittedLetters.part, text: widthOfNotes(columns, stateColumn) };
  const atRisk = states.reduce((sum, state) => sum + (lineStates[state].risk ? countOf(state) : 0), 0);
  const head = [
    reportText.source(savedName(workbook), bom.sheet.name, dayText(dayMs)),
    reportText.summary(atRisk, countOf("mismatch"), items.length),
    ...(changes === null ? [] : [`${changes.title}${colon(language)}${changes.summary}`]),
    ...(bom.volts === null ? [] : [reportText.smallestVoltage(bomColumnsTexts[language].volts(bom.volts))]),
  ];
  const countsAt = head.length + 2;
  return {
    title: reportText.title,
    head,
    counts: states.map((state) => [text.filters[state], countOf(state), lineStates[state].look]),
    countsAt,
    countsColumn: columnOf("part"),
    tableAt: countsAt + Math.max(states.length, chartRows) + 1,
    columns,
    sections: [
      ...(changes === null || changes.rows.length === 0 ? [] : [brokenSection(changes, width)]),
      ...wholeTexts(notesOfCut(written, width), language),
    ],
    stateColumn,
  };
}

/** Further rows have the address as a text, because each link is an operation of its own in Excel. */
export const mostLinked = 500;

/** The least number of rows for the chart next to the counts. */
const chartRows = 10;

/** A row for all parts of a state about which nothing is said. */
function asideRows(items: readonly BomItem[], language: Language): readonly Cells[] {
  const counts = countsOf(items.filter(isAside));
  return lineStateNames.flatMap((state): readonly Cells[] => {
    const parts = counts.get(state);
    if (parts === undefined) return [];
    return [{ part: reportTexts[language].partCount(parts), state: checkBomTexts[language].filters[state] }];
  });
}

function columnsOf(cells: readonly Cells[], language: Language): readonly ReportColumn[] {
  const whole = (name: CheckColumn): readonly ReportCell[] => cells.map((each) => each[name] ?? "");
  const names = checkColumnNames.filter((name) => always.has(name) || whole(name).some((cell) => cell !== ""));
  return names.map((name) => ({ title: columnTitle(name, language), ...checkColumns[name], cells: whole(name) }));
}

type Cells = Readonly<Partial<Record<CheckColumn, ReportCell>>>;

const checkColumnNames = Object.keys(checkColumns) as readonly CheckColumn[];
/** Even if they are blank. */
const always: ReadonlySet<CheckColumn> = new Set<CheckColumn>(["cell", "part", "state"]);

/** A row of the table, and its texts that are cut there. */
interface WrittenRow {
  readonly cells: Cells;
  readonly cut: readonly string[];
}

function writtenRow(item: BomItem, index: number, bom: CheckedBom, language: Language): WrittenRow {
  const { state, lastBuy, chosen, alternative, difference } = reportedPart(item, language);
  const shown = cellName(item.line.entry.row, mainColumn(bom));
  const texts = {
    part: lineName(item.line, language).replace(/\s+/g, " "),
    designators: item.designators,
    remarks: remarksOf(item, language),
    difference,
  };
  const fitted = fittedTexts(texts, fittedLetters, language);
  const cells = {
    ...fitted.shown,
    cell: index < mostLinked ? { shown, place: `${quotedSheet(bom.sheet.name)}!${shown}` } : shown,
    state: checkBomTexts[language].filters[state],
    quantity: item.quantity ?? "",
    lastBuy: dayOf(lastBuy),
    ...{ chosen, alternative },
  };
  return { cells, cut: fitted.cut };
}

export const shownOf = (cell: ReportCell): string | number => (typeof cell === "object" ? cell.shown : cell);

/** The texts that are cut in a table. */
export const notesOfCut = (
  rows: readonly Pick<WrittenRow, "cells" | "cut">[],
  width: NoteWidth,
): readonly ReportNote[] =>
  rows.flatMap(({ cells: { cell = "", part = "" }, cut }) =>
    notesOf({ cell: String(shownOf(cell)), part: String(shownOf(part)) }, cut, width),
  );

const brokenSection = ({ title, rows }: ReportSection, width: NoteWidth): ReportSection => ({
  title,
  rows: rows.flatMap(({ cell, part, text }) => notesOf({ cell, part }, [text], width)),
});

/** "" for a workbook that was never saved, whose name has no ending. */
const savedName = (workbook: string): string => (/\.\w{2,5}$/.test(workbook) ? workbook : "");

/** `Board BOM report 2026-11-25`, of letters that every system accepts. */
export const fileNameOf = (workbook: string, { kind, bom, day }: ReportHead): string =>
  [savedName(workbook).replace(/\.\w{2,5}$/, ""), bom, kind === "check" ? "report" : "comparison", day]
    .filter((part) => part !== "")
    .join(" ")
    .replace(/[\\/:*?"<>|]+/g, "-");

export const dayText = (dayMs: number): string => new Date(dayMs).toISOString().slice(0, 10);

/** What doesn't match comes first. */
function remarksOf({ line, lines }: BomItem, language: Language): string {
  const { replacement } = line;
  const remarks = [
    ...lines.flatMap((each) => lineDifferences(each, language).map(({ text }) => text)),
    ...lineRemarks(line, language),
    ...numbersMeant(line, language),
    ...lines.flatMap((each) => alternateTexts(each, language)),
    ...(replacement?.kind === "candidates" ? candidatesOf(replacement.found.replacements, language) : []),
    ...(replacement?.kind === "failed" ? [failureText(replacement.failure, language)] : []),
  ];
  const { semicolon } = comparisonTexts[language];
  const [first = "", ...others] = new Set(remarks);
  const joined = others.reduce(
    (all, each) => all + (/[.。]$/.test(all) ? sentenceSpace(language) : semicolon) + each,
    first,
  );
  // Cells may have several lines.
  return joined.replace(/\s+/g, " ");
}

/** In the pane, each is a button. */
const numbersMeant = ({ main }: BomItem["line"], language: Language): readonly string[] =>
  main === null || main.near.length === 0 ? [] : [checkBomTexts[language].didYouMean(main.near)];

/** What is left open, and the first parts to choose from with their currents. */
const candidatesOf = (candidates: readonly Replacement[], language: Language): readonly string[] => [
  candidateTexts[language].choose(candidates.length),
  ...candidates.slice(0, 3).map((each) => each.product.record.Partno + colon(language) + relationText(each, language)),
];

/** A date as Excel stores it, or the text itself. */
function dayOf(text: string): string | number {
  const day = dateCell(text);
  return typeof day === "string" ? day : day.serial;
}
