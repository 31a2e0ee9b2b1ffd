import { Failed } from "../../../product-data/base/failed";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import { categoryById, defaultColumnsOf, type SearchContext } from "../../../product-data/vocabulary/category";
import type { Column } from "../../../product-data/vocabulary/column";
import { answerFields } from "../../../product-data/vocabulary/field";
import { cellText, type Matrix, requireColumn } from "./argument";

/**
 * null if omitted; a blank cell is 0.
 * @throws ArgumentFailure `limitUnusable`
 */
export function limitOf(limit: number | null): number | null {
  if (limit === null || limit === 0) return null;
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new Failed<ArgumentFailure>({ code: "limitUnusable", limit: String(limit) });
}

/**
 * The columns that a user names; `*` for all columns of a response of this kind.
 * @throws ArgumentFailure `fieldUnknown`, `unitUnusable`
 */
export function columnsNamed(matrix: Matrix, context: SearchContext): readonly Column[] {
  const names = matrix
    .flat()
    .map(cellText)
    .filter((name) => name !== "");
  const [only, ...others] = names;
  if (only === undefined) return defaultColumnsOf(context).map(requireColumn);
  if (only === "*" && others.length === 0) return answerFields(context).map((field) => ({ field, unit: null }));
  const list = others.length === 0 ? only.split(/[,，、]/).map((name) => name.trim()) : names;
  return list.filter((name) => name !== "").map((name) => inContext(requireColumn(name), context));
}

/** If no product has the column's first field, the column is that of its other field. */
function inContext(column: Column, context: SearchContext): Column {
  const { field, unit, ofOthers } = column;
  const members = categoryById(context)?.members ?? field.categories;
  return ofOthers === undefined || field.categories.some((id) => members.includes(id))
    ? column
    : { field: ofOthers, unit };
}
