import { cellName, columnLetters, quotedSheet } from "../../excel/cell-name";
import { cellLink, webLink } from "../../excel/link-formula";
import { partStates } from "../../../bom/matching/part-state";
import { valueOf } from "../../../bom/aspects/value";
import { dateCell } from "../../functions/cells/date-cell";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { reportTexts } from "../../../messages/report-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { countsOf } from "../../../bom/check/counts";
import { type BomLine, notRecommended } from "../../../bom/check/lines";
import { lineRemarks, mismatchText } from "./line-remarks";
import { looks } from "./look";

/** The position of the parts. */
export interface BomPlace {
  readonly workbook: string;
  readonly sheet: string;
  /** In the sheet, zero-based. */
  readonly partColumn: number;
  readonly descriptionColumn: number | null;
}

/** The content of the report's sheet: a head, the states with their counts, and a table with a row for each line. */
export interface Report {
  /** Label and content. The first row is the title. */
  readonly head: readonly (readonly [label: string, content: string | number])[];
  /** The row of `head` whose content is a date, zero-based. */
  readonly dayRow: number;
  /** Label and formula: one row for each state that occurs, and one for the lines at risk. */
  readonly counts: readonly (readonly [label: string, formula: string])[];
  /** The row where the counts start, zero-based. */
  readonly countsAt: number;
  /** The rows of `counts` for the chart, zero-based. */
  readonly chartRows: number;
  readonly chartTitle: string;
  readonly columns: readonly ReportColumn[];
  /** The row of the table's titles, zero-based. */
  readonly tableAt: number;
  /** The words of the state column, with their colors. */
  readonly marks: readonly { readonly word: string; readonly look: "bad" | "doubtful" | "good" }[];
}

/** `text` is kept unchanged, `day` is a serial number or "", `formula` is calculated. */
export interface ReportColumn {
  readonly title: string;
  readonly kind: "text" | "day" | "formula";
  /** In letters. */
  readonly width: number;
  readonly cells: readonly (string | number)[];
}

/**
 * States, dates, and alternatives are those of the check, whose date is in the head. There are formulas for values that
 * may change, the current status and the comparison with the description, and only for parts of our own.
 */
export function reportOf(lines: readonly BomLine[], place: BomPlace, dayMs: number, language: Language): Report {
  const text = checkBomTexts[language];
  const reportText = reportTexts[language];
  const counted = countsOf(lines);
  const states = partStates.filter((state) => counted.has(state));
  const head: Report["head"] = [
    [reportText.title, ""],
    [reportText.workbook, place.workbook],
    [reportText.sheet, place.sheet],
    [reportText.day, dayOf(new Date(dayMs).toISOString().slice(0, 10))],
    [reportText.lines, lines.length],
  ];
  const countsAt = head.length + 1;
  const tableAt = Math.max(countsAt + states.length + 2, leastTableRow);
  const stateCells = `$${stateLetters}$${String(tableAt + 2)}:$${stateLetters}$${String(tableAt + 1 + lines.length)}`;
  const counts = states.map((state, index): readonly [string, string] => [
    text.filters[state],
    `=COUNTIF(${stateCells},$A$${String(countsAt + index + 1)})`,
  ]);
  const atRisk = states.filter((state) => state === "unknown" || notRecommended.has(state)).length;
  const risk = atRisk === 0 ? "=0" : `=SUM($B$${String(countsAt + 1)}:$B$${String(countsAt + atRisk)})`;
  return {
    head,
    dayRow: 3,
    chartTitle: reportText.state,
    counts: [...counts, [reportText.atRisk, risk]],
    countsAt,
    chartRows: counts.length,
    columns: columnsOf(lines, place, tableAt, language),
    tableAt,
    marks: states.flatMap((state) => {
      const look = looks[state];
      return look === "neutral" ? [] : [{ word: text.filters[state], look }];
    }),
  };
}

function columnsOf(
  lines: readonly BomLine[],
  { sheet, partColumn, descriptionColumn }: BomPlace,
  tableAt: number,
  language: Language,
): readonly ReportColumn[] {
  const text = checkBomTexts[language];
  const reportText = reportTexts[language];
  const source = quotedSheet(sheet);
  const own = (index: number): string => `$B${String(tableAt + 2 + index)}`;
  const column = (
    title: string,
    kind: ReportColumn["kind"],
    width: number,
    cellOf: (line: BomLine, index: number) => string | number,
  ): ReportColumn => ({ title, kind, width, cells: lines.map(cellOf) });
  const check = column(reportText.check, "formula", 30, ({ result, entry }, index) => {
    if (result?.kind !== "found" || descriptionColumn === null) return "";
    // Absolute, because sorting moves the formula: Excel then changes relative references to other sheets.
    const described = `${source}!$${columnLetters(descriptionColumn)}$${String(entry.row + 1)}`;
    return `=VENDOR.CHECK(${own(index)},${described})`;
  });
  return [
    column(reportText.cell, "formula", labelLetters, ({ entry }) => {
      const cell = cellName(entry.row, partColumn);
      return cellLink(sheet, cell);
    }),
    column(reportText.part, "text", 24, ({ entry }) => entry.partno ?? entry.cell),
    column(reportText.state, "text", 18, ({ state }) => text.filters[state]),
    column(reportText.lastBuy, "day", 16, ({ lastBuyDate }) => (lastBuyDate === null ? "" : dayOf(lastBuyDate))),
    column(reportText.alternatives, "text", 33, ({ alternatives }) =>
      reportText.partList(alternatives.map((each) => text.alternative(each.partno, text.filters[each.state]))),
    ),
    column(reportText.remarks, "text", 40, (line) => remarksOf(line, language)),
    column(reportText.now, "formula", 16, ({ result }, index) =>
      result?.kind === "found" ? `=VENDOR.SPEC(${own(index)},"Status")` : "",
    ),
    ...(descriptionColumn === null ? [] : [check]),
    column(reportText.page, "formula", 12, ({ result }) => {
      const url = result?.kind === "found" ? valueOf(result.product, "ProductDetailUrl") : null;
      return typeof url === "string" ? webLink(url, reportText.open) : "";
    }),
  ];
}

function remarksOf(line: BomLine, language: Language): string {
  const mismatch = line.mismatch === null ? [] : [mismatchText(line.mismatch, language)];
  return [...lineRemarks(line, language), ...mismatch].join("\n");
}

/** A date as Excel stores it, or the text itself. */
function dayOf(text: string): string | number {
  const day = dateCell(text);
  return typeof day === "string" ? day : day.serial;
}

/** The head's labels are in the first column too. */
const labelLetters = 20;
const stateLetters = columnLetters(2);

/** Below a chart of the states. */
const leastTableRow = 18;
