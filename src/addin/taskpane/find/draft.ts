import { type SearchContext, defaultColumnsOf } from "../../../product-data/vocabulary/category";
import { type Column, resolveColumns } from "../../../product-data/vocabulary/column";
import { answerFields, conditionFields, type Field, fieldByName } from "../../../product-data/vocabulary/field";
import type { Language } from "../../../product-data/vocabulary/language";
import { operatorsOf } from "../../../product-data/filter/check";
import type { EnteredOperator } from "../../../product-data/filter/entered-condition";

/** The state of the search builder: what the user selected and typed, complete or not. */
export interface Draft {
  readonly category: SearchContext;
  readonly conditions: readonly DraftCondition[];
  /** Most significant first. */
  readonly sort: readonly DraftSort[];
  readonly columns: DraftColumns;
  /** Maximum number of rows; null: all. */
  readonly limit: number | null;
  /** The language that a formula sets for its data; null: the language of the person who opens the workbook. */
  readonly language: Language | null;
}

export interface DraftCondition {
  /** The field's API name. */
  readonly field: string;
  readonly operator: EnteredOperator;
  /**
   * As typed; for a boolean "true" or "false", and for a list field the selected values, in English in every language of
   * the pane, as alternatives. If empty, the condition is left out.
   */
  readonly value: string;
  /** The other end of `between`. */
  readonly upTo: string;
}

export interface DraftSort {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

/** `default`: the default columns of the category. Otherwise API names, with a unit after them if one was selected. */
export type DraftColumns = "default" | "all" | readonly string[];

export const emptyDraft: Draft = {
  category: "none",
  conditions: [],
  sort: [],
  columns: "default",
  limit: null,
  language: null,
};

/** A condition on this field, with nothing entered yet. */
export function newCondition(field: Field): DraftCondition {
  return { field: field.name, operator: draftOperators(field)[0], value: "", upTo: "" };
}

/** The fields that a search of this kind can have conditions on. The category has a control of its own. */
export function usableFields(category: SearchContext): readonly Field[] {
  return conditionFields(category).filter(({ name }) => name !== "Category");
}

/**
 * The draft in another category, and the names of the fields whose conditions or sorting that category doesn't support.
 */
export function changeCategory(draft: Draft, category: SearchContext): { draft: Draft; dropped: readonly string[] } {
  const usable = new Set(conditionFields(category).map(({ name }) => name));
  const isUsable = ({ field }: { readonly field: string }): boolean => usable.has(field);
  const dropped = [...draft.conditions, ...draft.sort].filter((each) => !isUsable(each)).map(({ field }) => field);
  return {
    draft: {
      ...draft,
      category,
      conditions: draft.conditions.filter(isUsable),
      sort: draft.sort.filter(isUsable),
      columns: columnsIn(draft.columns, category),
    },
    dropped: [...new Set(dropped)],
  };
}

function columnsIn(columns: DraftColumns, category: SearchContext): DraftColumns {
  if (typeof columns === "string") return columns;
  const present = new Set(answerFields(category).map(({ name }) => name));
  const usable = columns.filter((name) => resolveColumns([name]).some(({ field }) => present.has(field.name)));
  return usable.length === 0 ? "default" : usable;
}

/** The field of a condition, which is always in the vocabulary. */
export function fieldOf({ field: name }: { readonly field: string }): Field {
  const field = fieldByName(name);
  if (field === undefined) throw new Error(`The builder holds an unknown field: ${name}`);
  return field;
}

/** The operators that the builder offers for a field, the default first. */
export function draftOperators(field: Field): readonly [EnteredOperator, ...EnteredOperator[]] {
  const [first = "eq", ...others] = operatorsOf(field);
  return isNumber(field) ? [first, ...others, "between"] : [first, ...others];
}

export function isNumber({ type }: Field): boolean {
  return type === "Double" || type === "Integer";
}

/** The columns that a search shows. */
export function shownColumns(columns: DraftColumns, category: SearchContext): readonly Column[] {
  if (columns === "all") return answerFields(category).map((field) => ({ field, unit: null }));
  return resolveColumns(columns === "default" ? defaultColumnsOf(category) : columns);
}
