import type { BomItem } from "../../../bom/check/items";
import { type LineState, lineStateNames, lineStates } from "../../../bom/check/states";
import type { Replacement } from "../../../bom/matching/replacement";
import { relationText } from "../../../messages/alternative-texts";
import { candidateTexts } from "../../../messages/candidate-texts";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { comparisonTexts } from "../../../messages/comparison-texts";
import { failureText } from "../../../messages/failures/message";
import { colon } from "../../../messages/punctuation";
import { reportTexts } from "../../../messages/report-texts";
import { inSlices } from "../../../product-data/base/slices";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName, quotedSheet } from "../../excel/cell-name";
import { dateCell } from "../../excel/date-cell";
import { type CheckedBom, mainColumn } from "./checked-bom";
import { isAside, reportedPart } from "./reported-part";
import { alternateTexts, lineDifferences } from "./line-differences";
import { inTwoLines, listInTwoLines } from "./fitted-text";
import { lineRemarks } from "./line-remarks";

/** The content of the report's sheet, all of it values: a head, counts, and a table with a row for each part. */
export interface Report {
  readonly title: string;
  /** The name of a file for it, without an ending. */
  readonly fileName: string;
  /** The rows below the title. */
  readonly head: readonly string[];
  /** Label and number of parts: a row for each state that occurs. Without any, there is no chart, and no marks. */
  readonly counts: readonly (readonly [label: string, parts: number])[];
  /** The row where the counts start, zero-based. */
  readonly countsAt: number;
  /** The column of their labels and of the parts, zero-based; the numbers are next to it. */
  readonly countsColumn: number;
  /** The row of the table's titles, zero-based. */
  readonly tableAt: number;
  readonly columns: readonly ReportColumn[];
  /** Below the table; null: there is no earlier report. */
  readonly changes: ReportChanges | null;
  /** The words of the state column, with their colors. */
  readonly marks: readonly { readonly word: string; readonly look: "bad" | "doubtful" | "good" }[];
  /** The column of the states, zero-based. */
  readonly stateColumn: number;
}

/** `text` is kept unchanged; `number` and `day` are numbers or "". */
export interface ReportColumn {
  readonly title: string;
  readonly kind: "text" | "number" | "day" | "link";
  /** In characters. */
  readonly width: number;
  readonly cells: readonly ReportCell[];
}

export type ReportCell = string | number | ReportLink;

export interface ReportLink {
  readonly shown: string;
  /** A web page, or a place in the workbook. */
  readonly to: { readonly address: string } | { readonly documentReference: string };
}

/** What changed since an earlier report of the same BOM. */
export interface ReportChanges {
  /** Names the earlier report. */
  readonly title: string;
  readonly summary: string;
  /** A row for each change. */
  readonly rows: readonly ReportChange[];
}

export interface ReportChange {
  /** The line's cell in the BOM; "" if the line is gone. */
  readonly cell: string;
  readonly part: string;
  readonly text: string;
}

/** A row of the table: a part, or all parts about which nothing is said. */
type Row =
  | { readonly kind: "part"; readonly item: BomItem; readonly state: LineState; readonly parts: 1 }
  | { readonly kind: "aside"; readonly state: LineState; readonly parts: number };

interface ReportSource extends Pick<Report, "changes"> {
  readonly bom: CheckedBom;
  readonly workbook: string;
  readonly dayMs: number;
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
  const rows = rowsOf(items);
  const states = lineStateNames.filter((state) => rows.some((row) => row.state === state));
  const partsOf = (state: LineState): number =>
    rows.reduce((sum, row) => sum + (row.state === state ? row.parts : 0), 0);
  const columns = await columnsOf(rows, bom, language);
  const differing = items.filter(({ lines }) => lines.some(({ mismatches }) => mismatches.length > 0)).length;
  const atRisk = states.reduce((sum, state) => sum + (lineStates[state].risk ? partsOf(state) : 0), 0);
  const head = [
    reportText.source(savedName(workbook), bom.sheet.name, dayText(dayMs)),
    reportText.summary(atRisk, differing, items.length),
    ...(changes === null ? [] : [`${changes.title}${colon(language)}${changes.summary}`]),
    ...(bom.volts === null ? [] : [reportText.smallestVoltage(bomColumnsTexts[language].volts(bom.volts))]),
  ];
  const countsAt = head.length + 2;
  return {
    title: reportText.title,
    fileName: fileNameOf(workbook, bom.sheet.name, dayMs),
    head,
    counts: states.map((state) => [text.filters[state], partsOf(state)]),
    countsAt,
    countsColumn: columns.findIndex(({ title }) => title === reportText.part),
    tableAt: countsAt + Math.max(states.length, chartRows) + 1,
    columns,
    changes,
    marks: states.flatMap((state) => {
      const { look } = lineStates[state];
      return look === "neutral" ? [] : [{ word: text.filters[state], look }];
    }),
    stateColumn: columns.findIndex(({ title }) => title === reportText.state),
  };
}

/** Further rows have the address as a text, because each link is an operation of its own in Excel. */
export const mostLinked = 500;

/** The least number of rows for the chart next to the counts. */
const chartRows = 10;

/** Parts by risk, and then one row for each state about which nothing is said. */
function rowsOf(items: readonly BomItem[]): readonly Row[] {
  const parts = items.filter((item) => !isAside(item));
  const aside = lineStateNames.flatMap((state): readonly Row[] => {
    const own = items.filter((item) => isAside(item) && item.line.state === state);
    return own.length === 0 ? [] : [{ kind: "aside", state, parts: own.length }];
  });
  return [...parts.map((item): Row => ({ kind: "part", item, state: item.line.state, parts: 1 })), ...aside];
}

async function columnsOf(rows: readonly Row[], bom: CheckedBom, language: Language): Promise<readonly ReportColumn[]> {
  const text = checkBomTexts[language];
  const reportText = reportTexts[language];
  const main = mainColumn(bom);
  const cellsOf = (row: Row, index: number): Cells => {
    if (row.kind === "aside") return { part: reportText.partCount(row.parts), state: text.filters[row.state] };
    const { item } = row;
    const { name, state, lastBuy, chosen, alternative, difference } = reportedPart(item, language);
    const { entry } = item.line;
    const place = cellName(entry.row, main);
    const linked = (shown: string, to: ReportLink["to"], plain: string): ReportCell =>
      index < mostLinked ? { shown, to } : plain;
    return {
      cell: linked(place, { documentReference: `${quotedSheet(bom.sheet.name)}!${place}` }, place),
      part: name,
      state: text.filters[state],
      designators: listInTwoLines(item.designators, designatorsLetters),
      quantity: item.quantity ?? "",
      lastBuy: dayOf(lastBuy),
      remarks: inTwoLines(remarksOf(item, language), remarksLetters),
      chosen,
      alternative,
      difference: inTwoLines(difference, differenceLetters),
    };
  };
  const cells = await inSlices(rows, cellsOf);
  return layout.flatMap(([name, kind, width, isAlways]) => {
    const column = cells.map((each) => each[name] ?? "");
    if (!isAlways && column.every((cell) => cell === "")) return [];
    return [{ title: reportText[name], kind, width, cells: column }];
  });
}

type ColumnName = (typeof layout)[number][0];
type Cells = Readonly<Partial<Record<ColumnName, ReportCell>>>;

/** Where texts are cut at two lines; the pane has the whole ones. */
const [designatorsLetters, remarksLetters, differenceLetters] = [15, 32, 46];

/** Name, kind, width in letters, and whether the column is there even if it is blank: A4 in landscape at a readable size. */
const layout = [
  ["cell", "link", 9, true],
  ["designators", "text", designatorsLetters + 3, false],
  ["quantity", "number", 14, false],
  ["part", "text", 27, true],
  ["state", "text", 25, true],
  ["lastBuy", "day", 13, false],
  ["remarks", "text", remarksLetters + 6, false],
  ["chosen", "text", 27, false],
  ["alternative", "text", 27, false],
  ["difference", "text", differenceLetters + 9, false],
] as const satisfies readonly (readonly [string, ReportColumn["kind"], number, boolean])[];

/** "" for a workbook that was never saved, whose name has no ending. */
const savedName = (workbook: string): string => (/\.\w{2,5}$/.test(workbook) ? workbook : "");

/** `Board BOM report 2026-11-25`, of letters that every system accepts. */
export const fileNameOf = (workbook: string, sheet: string, dayMs: number): string =>
  [savedName(workbook).replace(/\.\w{2,5}$/, ""), sheet, "report", dayText(dayMs)]
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
    ...alternateTexts(line, language),
    ...(replacement?.kind === "candidates" ? candidatesOf(replacement.found.replacements, language) : []),
    ...(replacement?.kind === "failed" ? [failureText(replacement.failure, language)] : []),
  ];
  return [...new Set(remarks)].join(comparisonTexts[language].semicolon);
}

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
