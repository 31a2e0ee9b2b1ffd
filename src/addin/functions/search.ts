import { Failed } from "../../product-data/base/failed";
import type { ArgumentFailure } from "../../messages/failures/argument-failure";
import type { Extent } from "../../product-data/lookup/search/search";
import { searchQuestion } from "../../product-data/lookup/search/search-sources";
import { contextOf } from "../../product-data/filter/check";
import { parsedOrThrow } from "../../product-data/filter/parse";
import { readQuery } from "../../product-data/filter/query";
import { columnName } from "../../product-data/vocabulary/column";
import { andThen } from "../../product-data/base/value-or-promise";
import type { Call } from "./answer";
import { type Arguments, cellText, requestedLanguage, columnsNamed, limitOf } from "./arguments/argument";
import type { Block } from "./cells/cell";
import { productCell } from "./cells/product-cell";

type SearchArguments = Pick<Arguments, "filter" | "orderby" | "lang" | "fields" | "limit">;

/**
 * The products that match, as a table with a header row; synchronous if the result is known.
 * @throws FilterIssue or ArgumentFailure before any request is sent; LookupFailure, ApiError
 */
export function searchTable(args: SearchArguments, call: Call): Block | Promise<Block> {
  const language = requestedLanguage(args.lang, call);
  const query = parsedOrThrow(readQuery(cellText(args.filter), cellText(args.orderby), language));
  const columns = columnsNamed(args.fields ?? [], contextOf(query.filter));
  const limit = limitOf(args.limit);
  if (call.isPreview) throw new Failed<ArgumentFailure>({ code: "previewOnly" });
  const extent: Extent = limit === null ? { allUpTo: call.runtime.maximumParts } : { first: limit };
  const question = searchQuestion(query, extent);
  call.use.searches.push(question);
  return andThen(call.runtime.search.find(question, call), (products) => [
    columns.map((column) => columnName(column.field.label[language], column)),
    ...products.map((product) => columns.map((column) => productCell(product, column))),
  ]);
}
