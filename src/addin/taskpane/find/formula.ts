import { printFilter, printOrderby } from "../../../product-data/filter/print";
import type { Query } from "../../../product-data/filter/query";
import { textLiteral } from "../../excel/cell-name";
import { type Draft, shownColumns } from "./draft";
import { columnName } from "../../../product-data/vocabulary/column";
import type { Language } from "../../../product-data/vocabulary/language";
import { inReadableUnit, columnTitle } from "../../check-bom/sheet/column-title";
import type { PreviewState } from "./preview";
import type { FindSearch } from "./search";

/** The longest formula that Excel accepts. */
export const longestFormula = 8192;

/**
 * The formula of a search, in the form of Excel's `formulas`, which doesn't depend on the user's separators. Default
 * arguments are left out.
 */
export function searchFormula({ filter, orderby }: Query, { columns, limit, language }: Draft): string {
  const given = [
    textLiteral(printFilter(filter)),
    orderby.length === 0 ? "" : textLiteral(printOrderby(orderby)),
    language === null ? "" : textLiteral(language),
    columns === "default" ? "" : textLiteral(columns === "all" ? "*" : columns.join(",")),
    limit === null ? "" : String(limit),
  ];
  return `=VENDOR.SEARCH(${given.join(",").replace(/,+$/, "")})`;
}

/** A formula as Excel shows it. */
export const localFormula = (formula: string, separator: string): string =>
  formula.replace(/("(?:[^"]|"")*")|,/g, (_, text?: string) => text ?? separator);

/** What is inserted into a sheet. */
export interface InsertedTable {
  /** null: there is nothing to insert yet. */
  readonly formula: string | null;
  /** The widths of its columns, in letters. */
  readonly widths: readonly number[];
}

/** The formula of a search. Default columns have the units in which its products read best, or typical ones. */
export function insertedTable(
  { query }: FindSearch,
  draft: Draft,
  preview: PreviewState,
  language: Language,
): InsertedTable {
  const products = preview.kind === "loaded" ? preview.page.products : [];
  const columns = shownColumns(draft.columns, draft.category);
  const widths = columns.map((column) => columnTitle(column, products, draft.language ?? language).letters);
  if (query === null) return { formula: null, widths };
  const inUnits = columns.map((column) => inReadableUnit(column, products));
  const needsUnits = draft.columns === "default" && inUnits.some(({ unit }) => unit !== null);
  const names = inUnits.map((column) => columnName(column.field.name, column));
  return { formula: searchFormula(query, needsUnits ? { ...draft, columns: names } : draft), widths };
}
