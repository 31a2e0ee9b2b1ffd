import type { BomItem } from "../../../bom/check/items";
import { type LineState, lineStateNames, lineStates } from "../../../bom/check/states";
import { valueOf } from "../../../bom/aspects/value";
import { makersAlternativeText, relationText } from "../../../messages/alternative-texts";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { descriptionText } from "../../../messages/description-text";
import { failureText } from "../../../messages/failures/message";
import { reportTexts } from "../../../messages/report-texts";
import { inPieces } from "../../../product-data/base/pieces";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName, columnLetters, quotedSheet } from "../../excel/cell-name";
import { cellLink, webLink } from "../../excel/link-formula";
import { textLiteral } from "../../excel/text-literal";
import { dateCell } from "../../functions/cells/date-cell";
import { absoluteCell, type CheckedBom, descriptionArgument, mainColumn } from "./checked-bom";
import { alternateTexts, lineDifferences } from "./line-differences";
import { lineRemarks } from "./line-remarks";

/** The content of the report's sheet: a head, a table with a row for each part, and the counts below it. */
export interface Report {
  readonly title: string;
  /** The rows between the title and the table. */
  readonly head: readonly ({ readonly text: string } | { readonly formula: string })[];
  /** The row of the table's titles, zero-based. It and the rows above stay in view. */
  readonly tableAt: number;
  readonly columns: readonly ReportColumn[];
  /** Label and formula: a row for each state that occurs. */
  readonly counts: readonly (readonly [label: string, formula: string])[];
  /** The row where the counts start, zero-based. */
  readonly countsAt: number;
  /** The words of the state column, with their colors. */
  readonly marks: readonly { readonly word: string; readonly look: "bad" | "doubtful" | "good" }[];
  /** The column of the states, zero-based. */
  readonly stateColumn: number;
}

/** `text` is kept unchanged, `number` and `day` are numbers or "". `formula` is calculated; a `sentence` takes lines. */
export interface ReportColumn {
  readonly title: string;
  readonly kind: "text" | "number" | "day" | "formula" | "sentence";
  /** In letters. */
  readonly width: number;
  readonly cells: readonly (string | number)[];
}

/** A row of the table: a part, or all parts about which nothing is said. */
type Row =
  | { readonly kind: "part"; readonly item: BomItem; readonly state: LineState; readonly parts: 1 }
  | { readonly kind: "aside"; readonly state: LineState; readonly parts: number };

/**
 * States, dates, and alternatives are those of the check, whose date is in the head. There are formulas for values that
 * may change, the current status and the comparison with the description, and only for parts of our own. Other tasks
 * run in between.
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
  const tableAt = bom.volts === null ? 4 : 5;
  const columns = await columnsOf(rows, bom, tableAt, language);
  const columnNamed = (title: string): string => {
    const letters = columnLetters(columns.findIndex((column) => column.title === title));
    return `$${letters}$${String(tableAt + 2)}:$${letters}$${String(tableAt + 1 + rows.length)}`;
  };
  const [stateCells, partCells] = [columnNamed(reportText.state), columnNamed(reportText.parts)];
  const countOf = (state: LineState): string => `SUMIF(${stateCells},${textLiteral(text.filters[state])},${partCells})`;
  const sumOf = (wanted: readonly LineState[]): string => (wanted.length === 0 ? "0" : wanted.map(countOf).join("+"));
  const differing = items.filter(({ lines }) => lines.some(({ mismatches }) => mismatches.length > 0)).length;
  const atRisk = sumOf(states.filter((state) => lineStates[state].risk));
  const summary = ` · ${reportText.differing(differing)} · ${reportText.total(items.length)}`;
  const head: Report["head"] = [
    { text: reportText.source(workbook, bom.sheet.name, new Date(dayMs).toISOString().slice(0, 10)) },
    { formula: `=${textLiteral(reportText.atRisk)}&${atRisk}&${textLiteral(summary)}` },
    ...(bom.volts === null ? [] : [{ text: reportText.smallestVoltage(bomColumnsTexts[language].volts(bom.volts)) }]),
  ];
  return {
    title: reportText.title,
    head,
    tableAt,
    columns,
    counts: states.map((state) => [text.filters[state], `=${countOf(state)}`]),
    countsAt: tableAt + rows.length + 2,
    marks: states.flatMap((state) => {
      const { look } = lineStates[state];
      return look === "neutral" ? [] : [{ word: text.filters[state], look }];
    }),
    stateColumn: columns.findIndex(({ title }) => title === reportText.state),
  };
}

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

async function columnsOf(
  rows: readonly Row[],
  bom: CheckedBom,
  tableAt: number,
  language: Language,
): Promise<readonly ReportColumn[]> {
  const text = checkBomTexts[language];
  const reportText = reportTexts[language];
  const source = quotedSheet(bom.sheet.name);
  const main = mainColumn(bom);
  // Absolute, because sorting moves the formula: Excel then changes relative references to other sheets.
  const described = ({ line }: BomItem): string =>
    descriptionArgument(line.entry, bom, (row, at) => `${source}!${absoluteCell(row, at)}`);
  const cellsOf = (row: Row, index: number): Cells => {
    if (row.kind === "aside")
      return { part: reportText.partCount(row.parts), state: text.filters[row.state], parts: row.parts };
    const { item } = row;
    const { entry, state, main: number } = item.line;
    const result = number?.result;
    const lastBuyDate = number?.lastBuyDate ?? null;
    const own = `$B${String(tableAt + 2 + index)}`;
    const isFound = result?.kind === "found";
    const description = isFound ? described(item) : "";
    const url = isFound ? valueOf(result.product, "ProductDetailUrl") : null;
    return {
      cell: cellLink(bom.sheet.name, cellName(entry.row, main)),
      part: number?.number.partno ?? entry.distributorNumber?.text ?? entry.cell,
      state: text.filters[state],
      manufacturer: entry.manufacturer,
      description: descriptionText(entry, language),
      designators: designatorsText(item.designators),
      quantity: item.quantity ?? "",
      parts: 1,
      lastBuy: lastBuyDate === null ? "" : dayOf(lastBuyDate),
      alternatives: alternativesText(item, language),
      remarks: remarksOf(item, language),
      now: isFound ? `=VENDOR.SPEC(${own},"Status")` : "",
      check: description === "" ? "" : `=VENDOR.CHECK(${own},${description})`,
      page: typeof url === "string" ? webLink(url, reportText.open) : "",
    };
  };
  const cells = await inPieces(rows, cellsOf);
  return layout.flatMap(([name, kind, width, isAlways]) => {
    const column = cells.map((each) => each[name] ?? "");
    if (!isAlways && column.every((cell) => cell === "")) return [];
    return [{ title: reportText[name], kind, width, cells: column }];
  });
}

type ColumnName = (typeof layout)[number][0];
type Cells = Readonly<Partial<Record<ColumnName, string | number>>>;

/** Name, kind, width in letters, and whether the column is there even if it is blank. */
const layout = [
  ["cell", "formula", 10, true],
  ["part", "text", 27, true],
  ["state", "text", 20, true],
  ["manufacturer", "text", 20, false],
  ["description", "text", 25, true],
  ["designators", "text", 18, false],
  ["quantity", "number", 13, false],
  ["parts", "number", 12, true],
  ["lastBuy", "day", 15, false],
  ["alternatives", "text", 34, false],
  ["remarks", "text", 30, false],
  ["now", "formula", 21, true],
  ["check", "sentence", 44, false],
  ["page", "formula", 14, true],
] as const satisfies readonly (readonly [string, ReportColumn["kind"], number, boolean])[];

/** The alternatives found with what differs, or the manufacturer's own. */
function alternativesText({ line: { replacement, main } }: BomItem, language: Language): string {
  const text = checkBomTexts[language];
  if (replacement?.kind === "found")
    return replacement.found.replacements
      .slice(0, mostAlternatives)
      .map((each) => `${each.product.record.Partno}: ${relationText(each, language)}`)
      .join("\n");
  return (main?.alternatives ?? [])
    .map((each) => makersAlternativeText(each, text.filters[each.state], language))
    .join("\n");
}

const mostAlternatives = 3;

/** With their number, if they aren't all named. */
function designatorsText(designators: readonly string[]): string {
  const named = designators.slice(0, mostDesignators).join(", ");
  return designators.length > mostDesignators ? `${named} … (${String(designators.length)})` : named;
}

const mostDesignators = 24;

function remarksOf({ line, lines }: BomItem, language: Language): string {
  const { replacement } = line;
  const remarks = [
    ...lineRemarks(line, language),
    ...lines.flatMap((each) => lineDifferences(each, language).map(({ text }) => text)),
    ...alternateTexts(line, language),
    ...(replacement?.kind === "failed" ? [failureText(replacement.failure, language)] : []),
  ];
  return [...new Set(remarks)].join("\n");
}

/** A date as Excel stores it, or the text itself. */
function dayOf(text: string): string | number {
  const day = dateCell(text);
  return typeof day === "string" ? day : day.serial;
}
