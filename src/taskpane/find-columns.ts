import { categoryById, columnsOf, productCategories, type SearchContext } from "../vocabulary/category";
import { type Field, fieldByName, fields } from "../vocabulary/field";
import type { DraftColumns } from "./find-draft";

/** Every field that stands in an answer of this kind of search. */
export function answerFields(category: SearchContext): readonly Field[] {
  const members = categoryById(category)?.members ?? productCategories;
  return fields.filter((field) => field.place !== null && field.categories.some((id) => members.includes(id)));
}

/** The columns a search shows. */
export function shownColumns(columns: DraftColumns, category: SearchContext): readonly Field[] {
  if (columns === "all") return answerFields(category);
  const names = columns === "default" ? columnsOf(category) : columns;
  return names.flatMap((name) => fieldByName(name) ?? []);
}
