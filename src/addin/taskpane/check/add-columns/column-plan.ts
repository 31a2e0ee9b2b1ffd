import { stateOfPart, notRecommended } from "../../../../bom/check/states";
import type { BomEntry } from "../../../../bom/reading/entry";
import { addColumnsTexts } from "../../../../messages/add-columns-texts";
import { replacementTexts } from "../../../../messages/replacement-texts";
import type { Product } from "../../../../product-data/api/product";
import type { Language } from "../../../../product-data/vocabulary/language";
import { resolveColumn } from "../../../../product-data/vocabulary/column";
import type { Area } from "../../../excel/area";
import type { ColumnCell } from "../../../excel/bom-column";
import { cellName } from "../../../excel/cell-name";
import type { OwnFormula } from "../../../excel/own-formulas";
import type { TableOnSheet } from "../../../excel/table-on-sheet";
import { type CheckedBom, mainColumn, shownIn } from "../checked-bom";
import { type ColumnOrder, columnsIn } from "./column-sets";
import { type TitledColumn, titled, widthOf } from "./column-title";
import { planRange } from "./range-plan";
import { planTable } from "./table-plan";

/** What is written into a sheet. Rows and columns are the sheet's, zero-based. */
export interface ColumnPlan {
  /** Of an Excel table: columns that are added to it, with the formulas of all its rows, or with one for all. */
  readonly tableColumns: readonly TableColumn[];
  /** The table; null: a range. */
  readonly table: TableOnSheet | null;
  readonly titles: readonly (ColumnCell & { readonly column: number })[];
  readonly blocks: readonly PlannedBlock[];
  /** Formulas in cells of their own. */
  readonly cells: readonly (ColumnCell & { readonly column: number })[];
  /** In letters. */
  readonly widths: readonly { readonly column: number; readonly letters: number }[];
}

export interface TableColumn {
  readonly title: string;
  readonly letters: number;
  readonly formulas: string | readonly string[];
}

/** A formula that fills an area. */
export interface PlannedBlock {
  readonly formula: string;
  readonly area: Area;
  /** What it fills now; null: it is new. */
  readonly before: Area | null;
}

/** What has to be added, whatever the form of the BOM is. */
export interface WantedColumns {
  /** Without those that are there already. */
  readonly columns: readonly TitledColumn[];
  /** The add-in's formulas in the sheet. */
  readonly own: readonly OwnFormula[];
  /** The title of CHECK's column; null: it isn't wanted. */
  readonly check: { readonly title: string; readonly letters: number } | null;
  /** The column of alternatives with the lines that need one; null: it isn't wanted, or no line does. */
  readonly alternative: {
    readonly title: string;
    readonly letters: number;
    readonly entries: readonly BomEntry[];
  } | null;
  /** The column of the part numbers, and the rows of the lines. */
  readonly numbers: number;
  readonly first: number;
  readonly last: number;
  /** The row of the titles; null: there are none. */
  readonly titleRow: number | null;
}

interface PlanOptions {
  readonly order: ColumnOrder;
  /** By number, as it is requested. */
  readonly products: ReadonlyMap<string, Product>;
  readonly table: TableOnSheet | null;
  readonly language: Language;
}

/**
 * Plans the columns of an order. Columns of an earlier order are updated, and what the user changed in them is kept: a
 * title, such as another unit, or an alternative.
 */
export function planColumns(bom: CheckedBom, { order, products, table, language }: PlanOptions): ColumnPlan {
  const { sheet, reading, entries } = bom;
  const titleRow = reading.header === null ? null : reading.header + sheet.row;
  const ofLines = entries.flatMap(({ partno }) => products.get(partno ?? "") ?? []);
  const there = fieldsThere(bom, titleRow);
  const rows = entries.map(({ row }) => row);
  const flagged = entries.filter((entry) => {
    const product = products.get(entry.partno ?? "");
    return product !== undefined && notRecommended.has(stateOfPart("", { kind: "found", product }));
  });
  const checkTitle = addColumnsTexts[language].checkTitle;
  const wanted: WantedColumns = {
    columns: columnsIn(order, ofLines)
      .filter(({ field }) => !there.has(field.name))
      .map((column) => titled(column, ofLines, language)),
    own: sheet.own,
    check: order.sets.has("check") ? { title: checkTitle, letters: widthOf(checkTitle, [30]) } : null,
    alternative:
      order.sets.has("lifeCycle") && flagged.length > 0
        ? { title: replacementTexts[language].title, letters: widthOf("", [20]), entries: flagged }
        : null,
    numbers: mainColumn(bom),
    // A second row of titles reads as a line without a number.
    first: (entries.find(({ partno }) => partno !== null) ?? entries[0])?.row ?? 0,
    last: rows.reduce((most, row) => Math.max(most, row), 0),
    titleRow,
  };
  return table === null ? planRange(bom, wanted) : planTable(bom, wanted, table);
}

/** The fields that formulas of the add-in show already, by their titles or their arguments. */
function fieldsThere(bom: CheckedBom, titleRow: number | null): ReadonlySet<string> {
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
  return new Set(
    names.flatMap((name) => {
      const column = resolveColumn(name);
      return "code" in column ? [] : [column.field.name];
    }),
  );
}

export const isSpec = (formula: string): boolean => /\bVENDOR\.SPEC\(/i.test(formula);
export const isCheck = (formula: string): boolean => /\bVENDOR\.CHECK\(/i.test(formula);
export const isAlternative = (formula: string): boolean => /\bVENDOR\.ALTERNATIVES\(/i.test(formula);

/** `B2:B50` */
export const rangeName = (first: number, last: number, column: number): string =>
  `${cellName(first, column)}:${cellName(last, column)}`;
