import type { BomComparison, PlacedLine } from "../../../bom/compare/change";
import type { BomLine } from "../../../bom/check/lines";
import { changeText, compareTexts } from "../../../messages/compare-texts";
import { descriptionText } from "../../../messages/description-text";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName, quotedSheet } from "../../excel/cell-name";
import { type CheckedBom, mainColumn } from "./checked-bom";
import { dayText, mostLinked, type Report, type ReportCell, type ReportColumn } from "./report";
import {
  columnTitle,
  type ComparisonColumn,
  comparisonColumns,
  comparisonNotes,
  fittedInComparison,
} from "./report-columns";
import { inTwoLines, listInTwoLines } from "./fitted-text";
import { cutTexts, notesOf, wholeTexts, widthOfNotes } from "./report-notes";

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
  const written = differences.map((difference) => fitted(difference, language));
  const columns = [
    column("cell", placeOf),
    column("designators", (_, index) => written[index]?.shown.designators ?? ""),
    column("change", ({ kind }) => kind),
    column("changes", (_, index) => written[index]?.shown.changes ?? ""),
    column("quantity", ({ designators, line }) =>
      designators.length > 0 ? designators.length : (line.entry.quantity ?? ""),
    ),
    column("part", partOf),
    column("line", (_, index) => written[index]?.shown.line ?? ""),
  ];
  const width = { part: fittedInComparison.designators, text: widthOfNotes(columns, comparisonNotes.text) };
  const notes = differences.flatMap((difference, at) =>
    notesOf({ cell: cellOf(difference), part: partOf(difference) }, written[at]?.cut ?? [], width),
  );
  return {
    title: text.sheetName,
    head,
    // The summary has them.
    counts: [],
    countsAt: head.length + 2,
    countsColumn: comparisonNotes.part,
    tableAt: head.length + 2,
    columns,
    sections: wholeTexts(notes, language),
    marks: [],
    stateColumn: comparisonNotes.text,
  };
}

/** The texts of a row, at most two lines each, and those that are cut there. */
function fitted({ designators, changes, line }: Difference, language: Language) {
  const description = descriptionText(line.entry, language);
  const whole = { designators: designators.join(", "), changes, line: description };
  const shown = {
    designators: listInTwoLines(designators, fittedInComparison.designators),
    changes: inTwoLines(changes, fittedInComparison.changes),
    line: inTwoLines(description, fittedInComparison.line),
  };
  return { shown, cut: cutTexts(whole, shown, language) };
}

const partOf = ({ line: { numbers } }: Difference): string => numbers[0]?.number.partno ?? "";

interface Difference {
  readonly bom: CheckedBom;
  readonly line: BomLine;
  readonly designators: readonly string[];
  readonly kind: string;
  readonly changes: string;
}

const cellOf = ({ bom, line }: Difference): string => `${bom.sheet.name}!${cellName(line.entry.row, mainColumn(bom))}`;

function placeOf(difference: Difference, index: number): ReportCell {
  const { bom, line } = difference;
  const place = `${quotedSheet(bom.sheet.name)}!${cellName(line.entry.row, mainColumn(bom))}`;
  const shown = cellOf(difference);
  return index < mostLinked ? { shown, place } : shown;
}
