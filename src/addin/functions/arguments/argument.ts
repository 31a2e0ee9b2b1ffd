import { Failed } from "../../../product-data/base/failed";
import { memoize } from "../../../product-data/base/memoize";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import { type Column, resolveColumn } from "../../../product-data/vocabulary/column";
import { type Field, fields, answerFields } from "../../../product-data/vocabulary/field";
import {
  categories,
  type Category,
  categoryById,
  defaultColumnsOf,
  type SearchContext,
} from "../../../product-data/vocabulary/category";
import { nearest, resolveCategory, resolveField } from "../../../product-data/vocabulary/resolve";
import { type Language, languageOf } from "../../../product-data/vocabulary/language";
import type { Call } from "../answer";

/** An argument of one cell, a row, a column, or a block, as Excel passes it. */
export type Matrix = readonly (readonly unknown[])[];

/** The arguments of functions as Excel passes them: omitted ones are null; blank cells are null, "", or 0. */
export interface Arguments {
  readonly partno: Matrix | null;
  readonly field: Matrix | null;
  readonly fields: Matrix | null;
  readonly description: Matrix | null;
  readonly filter: string | null;
  readonly orderby: string | null;
  readonly category: string | null;
  readonly limit: number | null;
  readonly lang: string | null;
}

/** Stands for an omitted range. */
export const blank: Matrix = [[""]];

/** The text of an argument's cell. Blank cells are null, "", or 0, depending on the host. @throws as `plainCell` */
export function cellText(cell: unknown): string {
  const plain = plainCell(cell);
  if (typeof plain === "string") return plain === "0" ? "" : plain.trim();
  return (typeof plain === "number" && plain !== 0) || typeof plain === "boolean" ? String(plain) : "";
}

/**
 * The plain value of an argument's cell. Parameters of type any receive data types and errors as objects: an entity
 * counts as its text, any other data type as its basic value.
 * @throws ArgumentFailure `errorInCell`
 */
export function plainCell(cell: unknown): unknown {
  if (typeof cell !== "object" || cell === null) return cell;
  const { text, basicType, basicValue } = cell as { readonly [name: string]: unknown };
  if (typeof text === "string") return text;
  if (basicType === "Error") throw new Failed<ArgumentFailure>({ code: "errorInCell", error: String(basicValue) });
  return basicValue;
}

/** The arguments of a repeating parameter. null, alone or within, stands for none. */
export function givenMatrices(matrices: readonly (Matrix | null)[] | null): readonly Matrix[] {
  return (matrices ?? []).filter((matrix) => matrix !== null);
}

/** The language of a `lang` argument; if blank, the setting in the pane. */
export function requestedLanguage(lang: unknown, { runtime }: Call): Language {
  const text = cellText(lang);
  return text === "" ? runtime.language : languageOf(text);
}

/**
 * The field that a user names.
 * @throws ArgumentFailure `fieldUnknown`, `fieldMissing`
 */
export function requireField(name: string): Field {
  if (name === "") throw new Failed<ArgumentFailure>({ code: "fieldMissing" });
  const field = resolveField(name);
  if (field === undefined) throw unknownField(name);
  return field;
}

const unknownField = (name: string): Failed<ArgumentFailure> =>
  new Failed<ArgumentFailure>({ code: "fieldUnknown", name, near: nearest(name, names) ?? null });

/**
 * The column that a user names: a field, with or without a unit.
 * @throws ArgumentFailure `fieldUnknown`, `fieldMissing`, `unitUnusable`
 */
export function requireColumn(name: string): Column {
  if (name === "") throw new Failed<ArgumentFailure>({ code: "fieldMissing" });
  const column = columnOf(name);
  if (!("code" in column)) return column;
  throw column.code === "unitUnusable" ? new Failed<ArgumentFailure>(column) : unknownField(column.name);
}

/**
 * The category that a user names by its id or its label.
 * @throws ArgumentFailure `categoryUnknown`
 */
export function requireCategory(name: unknown): Category {
  const text = cellText(name);
  const category = resolveCategory(text);
  if (category !== undefined) return category;
  const ids = categories.map(({ id }) => id);
  throw new Failed<ArgumentFailure>({ code: "categoryUnknown", name: text, near: nearest(text, ids) ?? null });
}

// A workbook uses the same few fields in thousands of cells, always in the same spelling.
const columnOf = memoize(resolveColumn);
const names = fields.map((field) => field.name);

/** The limit of an argument; null if it is omitted. A blank cell is 0. @throws ArgumentFailure `limitUnusable` */
export function limitOf(limit: number | null): number | null {
  if (limit === null || limit === 0) return null;
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new Failed<ArgumentFailure>({ code: "limitUnusable", limit: String(limit) });
}

/**
 * The columns that a user names; `*` for all columns of a search of this kind.
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

/** Takes the column's other field if no product has its first one. */
function inContext(column: Column, context: SearchContext): Column {
  const { field, unit, ofOthers } = column;
  const members = categoryById(context)?.members ?? field.categories;
  return ofOthers === undefined || field.categories.some((id) => members.includes(id))
    ? column
    : { field: ofOthers, unit };
}
