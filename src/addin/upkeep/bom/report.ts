import type { BomItem } from "../../../bom/check/items";
import { type LineState, lineStateNames, lineStates } from "../../../bom/check/states";
import type { Replacement } from "../../../bom/matching/replacement";
import { valueOf } from "../../../bom/aspects/value";
import { makersAlternativeText, relationText } from "../../../messages/alternative-texts";
import { candidateTexts } from "../../../messages/candidate-texts";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { descriptionText } from "../../../messages/description-text";
import { failureText } from "../../../messages/failures/message";
import { reportTexts } from "../../../messages/report-texts";
import { inSlices } from "../../../product-data/base/slices";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName, quotedSheet } from "../../excel/cell-name";
import { dateCell } from "../../excel/date-cell";
import { isWebAddress } from "../../excel/web-address";
import { type CheckedBom, mainColumn } from "./checked-bom";
import { alternateTexts, lineDifferences } from "./line-differences";
import { lineRemarks } from "./line-remarks";

/** The content of the report's sheet, all of it values: a head, counts, and a table with a row for each part. */
export interface Report {
  readonly title: string;
  /** The rows below the title. */
  readonly head: readonly string[];
  /** Label and number of parts: a row for each state that occurs. */
  readonly counts: readonly (readonly [label: string, parts: number])[];
  /** The row where the counts start, zero-based. */
  readonly countsAt: number;
  /** The row of the table's titles, zero-based. */
  readonly tableAt: number;
  readonly columns: readonly ReportColumn[];
  /** The words of the state column, with their colors. */
  readonly marks: readonly { readonly word: string; readonly look: "bad" | "doubtful" | "good" }[];
  /** The column of the states, zero-based. */
  readonly stateColumn: number;
}

/** `text` is kept unchanged; `number` and `day` are numbers or "". */
export interface ReportColumn {
  readonly title: string;
  readonly kind: "text" | "number" | "day" | "link";
  /** In letters. */
  readonly width: number;
  readonly cells: readonly ReportCell[];
}

export type ReportCell = string | number | ReportLink;

export interface ReportLink {
  readonly shown: string;
  /** A web page, or a place in the workbook. */
  readonly to: { readonly address: string } | { readonly documentReference: string };
}

/** A row of the table: a part, or all parts about which nothing is said. */
type Row =
  | { readonly kind: "part"; readonly item: BomItem; readonly state: LineState; readonly parts: 1 }
  | { readonly kind: "aside"; readonly state: LineState; readonly parts: number };

/**
 * What the check found, on its day. Other tasks run in between.
 * @param items those that need attention first
 */
export async function reportOf(
  items: readonly BomItem[],
  bom: CheckedBom,
  workbook: string,
  dayMs: number,
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
    reportText.source(workbook, bom.sheet.name, new Date(dayMs).toISOString().slice(0, 10)),
    reportText.summary(atRisk, differing, items.length),
    ...(bom.volts === null ? [] : [reportText.smallestVoltage(bomColumnsTexts[language].volts(bom.volts))]),
  ];
  const countsAt = head.length + 2;
  return {
    title: reportText.title,
    head,
    counts: states.map((state) => [text.filters[state], partsOf(state)]),
    countsAt,
    tableAt: countsAt + Math.max(states.length, chartRows) + 1,
    columns,
    marks: states.flatMap((state) => {
      const { look } = lineStates[state];
      return look === "neutral" ? [] : [{ word: text.filters[state], look }];
    }),
    stateColumn: columns.findIndex(({ title }) => title === reportText.state),
  };
}

/** Further rows have the address as a text, because each link is an operation of its own in Excel. */
const mostLinked = 500;

/** The least number of rows for the chart next to the counts. */
const chartRows = 10;

/** Parts by risk, and then one row for each state about which nothing is said. */
function rowsOf(items: readonly BomItem[]): readonly Row[] {
  const isAside = ({ line, lines }: BomItem): boolean =>
    lineStates[line.state].group === "aside" && lines.every(({ mismatches }) => mismatches.length === 0);
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
    const { entry, state, main: number } = item.line;
    const result = number?.result;
    const lastBuyDate = number?.lastBuyDate ?? null;
    const url = result?.kind === "found" ? valueOf(result.product, "ProductDetailUrl") : null;
    const place = cellName(entry.row, main);
    const linked = (shown: string, to: ReportLink["to"], plain: string): ReportCell =>
      index < mostLinked ? { shown, to } : plain;
    return {
      cell: linked(place, { documentReference: `${quotedSheet(bom.sheet.name)}!${place}` }, place),
      part: number?.number.partno ?? entry.distributorNumber?.text ?? entry.cell,
      state: text.filters[state],
      manufacturer: entry.manufacturer,
      description: descriptionText(entry, language),
      designators: designatorsText(item.designators),
      quantity: item.quantity ?? "",
      lastBuy: lastBuyDate === null ? "" : dayOf(lastBuyDate),
      remarks: remarksOf(item, language),
      ...alternativeOf(item, language),
      page: typeof url === "string" && isWebAddress(url) ? linked(reportText.open, { address: url }, url) : "",
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

/** Name, kind, width in letters, and whether the column is there even if it is blank. */
const layout = [
  ["cell", "link", 9, true],
  ["part", "text", 28, true],
  ["state", "text", 22, true],
  ["remarks", "text", 48, false],
  ["alternative", "text", 28, false],
  ["difference", "text", 60, false],
  ["lastBuy", "day", 13, false],
  ["description", "text", 34, true],
  ["manufacturer", "text", 18, false],
  ["designators", "text", 20, false],
  ["quantity", "number", 10, false],
  ["page", "link", 12, false],
] as const satisfies readonly (readonly [string, ReportColumn["kind"], number, boolean])[];

/** The best alternative found, or the manufacturer's own, and how it differs. */
function alternativeOf({ line: { replacement, main } }: BomItem, language: Language): Cells {
  const [best] = replacement?.kind === "found" ? replacement.found.replacements : [];
  if (best !== undefined) return { alternative: best.product.record.Partno, difference: relationText(best, language) };
  const [own] = main?.alternatives ?? [];
  if (own === undefined) return {};
  const state = checkBomTexts[language].filters[own.state];
  return { alternative: own.partno, difference: makersAlternativeText(own, state, language) };
}

/** With their number, if they aren't all named. */
function designatorsText(designators: readonly string[]): string {
  const named = designators.slice(0, mostDesignators).join(", ");
  return designators.length > mostDesignators ? `${named} … (${String(designators.length)})` : named;
}

const mostDesignators = 8;

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
  return [...new Set(remarks)].join("; ");
}

/** What is left open, and the first parts to choose from with their currents. */
const candidatesOf = (candidates: readonly Replacement[], language: Language): readonly string[] => [
  candidateTexts[language].choose(candidates.length),
  ...candidates.slice(0, 3).map((each) => `${each.product.record.Partno}: ${relationText(each, language)}`),
];

/** A date as Excel stores it, or the text itself. */
function dayOf(text: string): string | number {
  const day = dateCell(text);
  return typeof day === "string" ? day : day.serial;
}
