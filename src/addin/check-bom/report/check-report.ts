import { type BomItem, countsOf, type LineFilter, notesOf } from "../../../bom/check/items";
import { lineStateNames, lineStates } from "../../../bom/check/states";
import { bomColumnsTexts } from "../../../messages/check-bom/bom-columns-texts";
import { colon } from "../../../messages/grammar/punctuation";
import { shorten } from "../../../messages/grammar/shorten";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import { failureText } from "../../../messages/failures/message";
import { joined } from "../../../messages/line/joined";
import { decidedFor, furtherAlternatives, remarksOf, saysOf, stateText } from "../../../messages/line/verdict-texts";
import { dayText } from "../../../messages/grammar/date-text";
import { inSlices } from "../../../product-data/base/slices";
import type { Language } from "../../../product-data/vocabulary/language";
import { dateCell } from "../../excel/date-cell";
import type { CheckedBom } from "../sheet/checked-bom";
import {
  linkTo,
  listed,
  maxLetters,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportSection,
} from "./report";
import { type CheckColumn, checkColumns, reportColumnTitle } from "./report-columns";
import { boardName, savedName } from "./report-head";
import { isOnlyCounted, type ReportedPart, reportedPart, keptTextOf } from "./reported-part";

/** What changed since an earlier report of the same BOM. */
export interface ReportChanges extends ReportSection {
  readonly summary: string;
}

interface ReportSource {
  readonly bom: CheckedBom;
  /** The `volts` of BomCheck. */
  readonly volts: number | null;
  readonly workbook: string;
  readonly dayMs: number;
  /** Whether alternatives were looked for. */
  readonly hasAlternatives: boolean;
  /** Whether the report has the second and the third alternatives, too. */
  readonly hasFurther?: boolean;
  /** null: there is no earlier report. */
  readonly changes: ReportChanges | null;
}

/**
 * The report of what the check found, on its day. Other tasks can run while it is made.
 * @param items those that need attention first
 */
export async function checkReport(
  items: readonly BomItem[],
  { bom, volts, workbook, dayMs, hasAlternatives, hasFurther = false, changes }: ReportSource,
  language: Language,
): Promise<Report> {
  const reportText = reportTexts[language];
  const counts = countsOf(items);
  const states = lineStateNames.filter((state) => counts.has(state));
  const countOf = (filter: LineFilter): number => counts.get(filter) ?? 0;
  const parts = items.filter((item) => !isOnlyCounted(item));
  const written = await inSlices(parts, (item, index) => {
    const part = reportedPart(item, language);
    const cell = linkTo(bom, item.verdict.line.row, index);
    const further = hasFurther ? furtherAlternatives(item.verdict, language).join(", ") : "";
    const record = keptTextOf(part, parts.length, hasAlternatives);
    return { ...writtenRow(item, part, language), cell, further, record };
  });
  const columns = columnsOf([...written, ...asideRows(items, language)], language);
  const atRisk = states.reduce((sum, state) => sum + (lineStates[state].risk ? countOf(state) : 0), 0);
  const head = [
    reportText.source(savedName(workbook), bom.sheet.name, dayText(dayMs)),
    reportText.summary(atRisk, countOf("mismatch"), items.length),
    ...(changes === null ? [] : [`${changes.title}${colon(language)}${changes.summary}`]),
    ...(volts === null ? [] : [reportText.smallestVoltage(bomColumnsTexts[language].volts(volts))]),
  ];
  return {
    title: reportText.title(boardName(workbook) || bom.sheet.name),
    head,
    counts: states.map((state) => [stateText({ state }, language), countOf(state), lineStates[state].look]),
    columns,
    section: changes?.rows.length === 0 ? null : changes,
  };
}

/** A row for each state whose parts the report only counts. */
function asideRows(items: readonly BomItem[], language: Language): readonly Cells[] {
  const counts = countsOf(items.filter(isOnlyCounted));
  return lineStateNames.flatMap((state): readonly Cells[] => {
    const parts = counts.get(state);
    if (parts === undefined) return [];
    return [{ part: reportTexts[language].partCount(parts), state: stateText({ state }, language) }];
  });
}

function columnsOf(cells: readonly Cells[], language: Language): readonly ReportColumn[] {
  const whole = (name: CheckColumn): readonly ReportCell[] => cells.map((each) => each[name] ?? "");
  const names = checkColumnNames.filter((name) => always.has(name) || whole(name).some((cell) => cell !== ""));
  return names.map((name) => ({
    name,
    title: reportColumnTitle(name, language),
    ...checkColumns[name],
    cells: whole(name),
  }));
}

type Cells = Readonly<Partial<Record<CheckColumn, ReportCell>>>;

const checkColumnNames = Object.keys(checkColumns) as readonly CheckColumn[];
/** Columns that the report has even if they are blank. */
const always: ReadonlySet<CheckColumn> = new Set<CheckColumn>(["cell", "part", "state"]);

/** The part of a row that doesn't depend on other rows. */
function writtenRow(item: BomItem, part: ReportedPart, language: Language): Cells {
  const { name, state, lastBuy } = part;
  const says = saysOf(item, language);
  // Without an alternative, its column has the part that comes closest.
  const failureIn: typeof failureText = (failure, ...others) =>
    part.alternative === "" && failure.code === "nothingFits" && failure.closest !== null
      ? ""
      : failureText(failure, ...others);
  // Cells may have several lines.
  const remarks = joined(remarksOf(item, language, failureIn), language).replace(/\s+/g, " ");
  const { comparison: difference, ...decided } = decidedFor(item, language);
  const day = dateCell(lastBuy);
  return {
    ...decided,
    part: shorten(name, maxLetters),
    says: shorten(says, maxLetters),
    designators: listed(item.designators),
    remarks: shorten(remarks, maxLetters),
    difference: shorten(difference, maxLetters),
    note: shorten(notesOf(item), maxLetters),
    state: stateText({ state }, language),
    quantity: item.quantity ?? "",
    lastBuy: typeof day === "string" ? day : day.serial,
  };
}
