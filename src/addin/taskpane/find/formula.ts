import { printFilter, printOrderby } from "../../../product-data/filter/print";
import type { Query } from "../../../product-data/filter/query";
import { textLiteral } from "../../excel/cell-name";
import type { Draft } from "./draft";

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
