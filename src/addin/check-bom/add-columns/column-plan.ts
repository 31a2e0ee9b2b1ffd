import type { Verdict } from "../../../bom/check/verdict";
import { productOf } from "../../../bom/check/parts";
import { type LineState, needsReplacement, notRecommended, stateOfPart } from "../../../bom/check/states";
import { addColumnsTexts } from "../../../messages/add-columns-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { Product } from "../../../product-data/api/product";
import type { Language } from "../../../product-data/vocabulary/language";
import { inSlices } from "../../../product-data/base/slices";
import type { TableOnSheet } from "../../excel/table-on-sheet";
import { resolveColumns } from "../../../product-data/vocabulary/column";
import { alternativesColumn } from "../sheet/alternatives-column";
import { type CheckedBom, shownIn, titleRowOf } from "../sheet/checked-bom";
import { type ColumnOrder, columnsIn } from "./column-sets";
import { readableColumn, titled, widthOf } from "../sheet/column-title";
import { type ColumnPlan, isSpec, type WantedColumns } from "./planned-columns";
import { planRange } from "./range-plan";
import { planTable } from "./table-plan";

interface PlanOptions {
  readonly order: ColumnOrder;
  readonly verdicts: readonly Verdict[];
  readonly table: TableOnSheet | null;
  readonly language: Language;
}

/**
 * Plans the columns of an order. Columns of an earlier order are updated, and what the user changed in them is kept: a
 * title, such as another unit, or an alternative.
 */
export async function planColumns(
  bom: CheckedBom,
  { order, verdicts, table, language }: PlanOptions,
): Promise<ColumnPlan> {
  const ofLines = verdicts.flatMap((verdict) => productOfLine(verdict) ?? []);
  const there = fieldsThere(bom);
  const withAlternative = verdicts.filter((verdict) => {
    const product = productOfLine(verdict);
    return product === null
      ? verdict.replacement?.kind === "found" && needsReplacement(stateOf(verdict))
      : notRecommended.has(stateOfPart("", { kind: "found", product }));
  });
  const text = addColumnsTexts[language];
  const { title } = replacementTexts[language];
  const added = ofLines.length === 0 ? [] : columnsIn(order, ofLines).filter(({ field }) => !there.has(field.name));
  const wanted: WantedColumns = {
    columns: await inSlices(added, (column) => titled(readableColumn(column, ofLines), ofLines, language)),
    check: order.sets.has("check") ? { title: text.checkTitle, letters: widthOf(text.checkTitle, [30]) } : null,
    alternative:
      order.sets.has("lifeCycle") && withAlternative.length > 0
        ? {
            titles: [
              { title: alternativesColumn(bom) === null ? title : text.bestTitle, letters: widthOf("", [23]) },
              { title: text.comparisonTitle, letters: widthOf(text.comparisonTitle, [30]) },
            ],
            lines: withAlternative.map(({ line }) => line),
          }
        : null,
  };
  return table === null ? planRange(bom, wanted) : planTable(bom, wanted, table);
}

/** The part of the catalog that a line names; null: none. */
export const productOfLine = ({ numbers: [main] }: Verdict): Product | null => productOf(main?.result);

/** Of the number that the columns are about; of a line without any, its own. */
export const stateOf = ({ numbers: [main], state }: Verdict): LineState => main?.state ?? state;

/** The fields that formulas of the add-in already show, by the titles of their columns or their arguments. */
function fieldsThere(bom: CheckedBom): ReadonlySet<string> {
  const titleRow = titleRowOf(bom);
  const names = bom.sheet.own
    .filter(({ formula }) => isSpec(formula))
    .flatMap(({ formula, area }) => {
      const [, literals] = /\{([^}]*)\}\s*\)/.exec(formula) ?? [];
      if (literals !== undefined) {
        const written = [...literals.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name);
        return formula.startsWith("=INDEX(") ? written.slice(0, 1) : written;
      }
      return titleRow === null
        ? []
        : Array.from({ length: area.columnCount }, (_, at) => shownIn(bom, titleRow, area.column + at));
    });
  return new Set(resolveColumns(names).map(({ field }) => field.textOf ?? field.name));
}
