import type { BomComparison, PlacedLine } from "../../../bom/compare/change";
import type { BomLine } from "../../../bom/check/lines";
import { changeText, compareTexts } from "../../../messages/compare-texts";
import { descriptionText } from "../../../messages/description-text";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName, quotedSheet } from "../../excel/cell-name";
import { type CheckedBom, mainColumn } from "./checked-bom";
import { dayText, mostLinked, type Report, type ReportCell, type ReportColumn } from "./report";
import { columnTitle, type ComparisonColumn, comparisonColumns } from "./report-columns";

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
  const text = compareTexts[language];
  const placed = (bom: CheckedBom, kind: string) => {
    return ({ line, designators }: PlacedLine): Difference => ({ bom, line, designators, kind, changes: "" });
  };
  const differences: readonly Difference[] = [
    ...changed.map((each) => ({
      ...{ bom: now, line: each.new, designators: each.designators, kind: text.changed },
      changes: each.changes.map((change) => changeText(change, language)).join(text.comma),
    })),
    ...added.map(placed(now, text.added)),
    ...removed.map(placed(old, text.removed)),
  ];
  const column = (
    name: ComparisonColumn,
    cell: (difference: Difference, index: number) => ReportCell,
  ): ReportColumn => ({
    title: columnTitle(name, language),
    ...comparisonColumns[name],
    cells: differences.map(cell),
  });
  const head = [
    text.source(old.sheet.name, now.sheet.name, dayText(dayMs)),
    text.summary(added.length, removed.length, changed.length, same),
    ...(unchecked === 0 ? [] : [text.withoutData(unchecked)]),
  ];
  return {
    title: text.sheetName,
    head,
    // The summary has them.
    counts: [],
    countsAt: head.length + 2,
    countsColumn: 0,
    tableAt: head.length + 2,
    columns: [
      column("cell", placeOf),
      column("designators", ({ designators }) => designators.join(", ")),
      column("change", ({ kind }) => kind),
      column("changes", ({ changes }) => changes),
      column("quantity", ({ designators, line }) =>
        designators.length > 0 ? designators.length : (line.entry.quantity ?? ""),
      ),
      column("part", ({ line: { numbers } }) => numbers[0]?.number.partno ?? ""),
      column("line", ({ line }) => descriptionText(line.entry, language)),
    ],
    sections: [],
    marks: [],
    stateColumn: 2,
  };
}

interface Difference {
  readonly bom: CheckedBom;
  readonly line: BomLine;
  readonly designators: readonly string[];
  readonly kind: string;
  readonly changes: string;
}

function placeOf({ bom, line }: Difference, index: number): ReportCell {
  const place = `${quotedSheet(bom.sheet.name)}!${cellName(line.entry.row, mainColumn(bom))}`;
  const shown = `${bom.sheet.name}!${cellName(line.entry.row, mainColumn(bom))}`;
  return index < mostLinked ? { shown, to: { documentReference: place } } : shown;
}
