import type { BomComparison, PlacedLine } from "../../../bom/compare/change";
import { changeText, changeTexts } from "../../../messages/check-bom/change-texts";
import { dayText } from "../../../messages/grammar/date-text";
import { descriptionText } from "../../../messages/line/description-text";
import { shorten } from "../../../messages/grammar/shorten";
import type { Language } from "../../../product-data/vocabulary/language";
import type { CheckedBom } from "../sheet/checked-bom";
import { linkTo, listed, maxLetters, type Report, type ReportCell } from "./report";
import { reportColumnTitle, type ComparisonColumn, comparisonColumns } from "./report-columns";

interface ComparedSheets {
  readonly old: CheckedBom;
  readonly now: CheckedBom;
  /** Lines whose parts got no response. */
  readonly unchecked: number;
  readonly dayMs: number;
}

/** What changed, as a report: changed lines in the order of the new BOM, then those that only one of the BOMs has. */
export function comparisonReport(
  { added, removed, changed, same }: BomComparison,
  { old, now, unchecked, dayMs }: ComparedSheets,
  language: Language,
): Report {
  const text = changeTexts[language];
  const differences: readonly Difference[] = [
    ...changed.map((each) => ({
      bom: now,
      verdict: each.new,
      designators: each.designators,
      kind: text.changed,
      changes: each.changes.map((change) => changeText(change, language)).join(text.comma),
    })),
    ...added.map((each) => ({ ...each, bom: now, kind: text.added, changes: "" })),
    ...removed.map((each) => ({ ...each, bom: old, kind: text.removed, changes: "" })),
  ];
  const rows = differences.map((difference, index) => rowOf(difference, index, language));
  const head = [
    text.source(old.sheet.name, now.sheet.name, dayText(dayMs)),
    text.summary(added.length, removed.length, changed.length, same),
    ...(unchecked === 0 ? [] : [text.withoutData(unchecked)]),
  ];
  const names = Object.keys(comparisonColumns) as readonly ComparisonColumn[];
  const columns = names.map((name) => ({
    ...comparisonColumns[name],
    name,
    title: reportColumnTitle(name, language),
    cells: rows.map((row) => row[name]),
  }));
  return {
    title: text.sheetName,
    head,
    // Counts are in the summary line.
    counts: [],
    columns,
    section: null,
  };
}

interface Difference extends PlacedLine {
  readonly bom: CheckedBom;
  readonly kind: string;
  readonly changes: string;
}

const rowOf = (
  { bom, verdict, designators, kind, changes }: Difference,
  index: number,
  language: Language,
): Readonly<Record<ComparisonColumn, ReportCell>> => ({
  designators: listed(designators),
  changes: shorten(changes, maxLetters),
  line: shorten(descriptionText(verdict.line, language), maxLetters),
  cell: linkTo(bom, verdict.line.row, index, (cell) => `${bom.sheet.name}!${cell}`),
  change: kind,
  quantity: designators.length > 0 ? designators.length : (verdict.line.quantity ?? ""),
  part: verdict.numbers[0]?.number.partno ?? "",
});
