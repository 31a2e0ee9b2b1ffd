import { type SearchContext, defaultColumnsOf } from "../../../product-data/vocabulary/category";
import { type Column, resolveColumns } from "../../../product-data/vocabulary/column";
import {
  answerFields,
  conditionFields,
  type Field,
  fieldByName,
  isNumber,
} from "../../../product-data/vocabulary/field";
import type { Language } from "../../../product-data/vocabulary/language";
import { operatorsOf, contextOf } from "../../../product-data/filter/check";
import { type EnteredOperator, enteredConditions } from "../../../product-data/filter/entered-condition";
import type { Query } from "../../../product-data/filter/query";
import { alternativesIn, type Condition, conditionOn, type Filter, sortBy } from "../../../product-data/filter/syntax";
import { printQuantity } from "../../../product-data/vocabulary/quantity";
import { resolveValue } from "../../../product-data/vocabulary/resolve";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";

/** The state of the search builder: what the user selected and typed, complete or not. */
export interface Draft {
  readonly category: SearchContext;
  readonly conditions: readonly DraftCondition[];
  /** The sort keys, most significant first. */
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
   * The text as typed; for a boolean "true" or "false", and for a list field the selected values, in English in every
   * language of the pane, as alternatives. If empty, the condition is left out.
   */
  readonly value: string;
  /** The other end of `between`. */
  readonly upTo: string;
}

export interface DraftSort {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

/**
 * `default`: the default columns of the category. Otherwise these are API names, with a unit after them if one was
 * selected.
 */
export type DraftColumns = "default" | "all" | readonly string[];

export const emptyDraft: Draft = {
  category: "none",
  conditions: [],
  sort: [],
  columns: "default",
  limit: null,
  language: null,
};

/** Whether nothing is entered in a condition. */
export const isUnused = ({ value, upTo }: DraftCondition): boolean => isBlank(value + upTo);

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

/** The columns that a search shows. */
export function shownColumns(columns: DraftColumns, category: SearchContext): readonly Column[] {
  if (columns === "all") return answerFields(category).map((field) => ({ field, unit: null }));
  return resolveColumns(columns === "default" ? defaultColumnsOf(category) : columns);
}

interface DraftQuery {
  readonly query: Query;
  /** The values that can't be read, by the number of their condition. These conditions aren't in the query. */
  readonly failures: ReadonlyMap<number, ArgumentFailure>;
}

/** The draft as a query with list values in `language`. Conditions without a value are left out. */
export function writeDraft({ category, conditions, sort }: Draft, language: Language): DraftQuery {
  const failures = new Map<number, ArgumentFailure>();
  const written = conditions.flatMap((condition, index) => {
    const result = writeCondition(condition, language);
    if (!("code" in result)) return result;
    failures.set(index, result);
    return [];
  });
  const first = category === "none" ? [] : [conditionOn("Category", "eq", category)];
  const orderby = sort.map(({ field, direction }) => sortBy(field, direction));
  return { query: { filter: [...first, ...written], orderby, language }, failures };
}

function writeCondition(condition: DraftCondition, language: Language): readonly Condition[] | ArgumentFailure {
  const field = fieldOf(condition);
  const { operator, value, upTo } = condition;
  if (operator === "between") {
    // A range with one end is a condition with that end.
    const open = isBlank(value) ? "le" : isBlank(upTo) ? "ge" : "between";
    return enteredConditions(field, open, withoutBlanks([value, upTo]));
  }
  if (field.listed) {
    const texts = withoutBlanks(alternativesIn(value)).map((each) => resolveValue(field.name, each, language) ?? each);
    return enteredConditions(field, operator, texts);
  }
  return enteredConditions(field, operator, withoutBlanks(isNumber(field) ? [value] : alternativesIn(value)));
}

const isBlank = (entered: string): boolean => entered.trim() === "";
const withoutBlanks = (entered: readonly string[]): readonly string[] =>
  entered.map((each) => each.trim()).filter((each) => each !== "");

/** The draft for this query; everything else is taken from `draft`. */
export function readDraft(query: Query, draft: Draft): Draft {
  const sort = query.orderby.map(({ field, direction }) => ({ field: field.text, direction }));
  return { ...readFilter(query.filter, draft), sort };
}

/** The draft for this filter; its sorting and columns are those of `draft`. */
export function readFilter(filter: Filter, draft: Draft): Draft {
  const conditions = filter.filter((condition) => !isCategory(condition)).map(readCondition);
  return { ...draft, category: contextOf(filter), conditions: joinRanges(conditions) };
}

const isCategory = ({ field }: Condition): boolean => field.text === "Category";

function readCondition({ field: { text: name }, operator, literal: { value } }: Condition): DraftCondition {
  const field = fieldOf({ field: name });
  const condition = { ...newCondition(field), operator };
  if (typeof value === "number") return { ...condition, value: printQuantity(value, field.unit) };
  if (!field.listed) return { ...condition, value: String(value) };
  const english = alternativesIn(String(value)).map((each) => resolveValue(name, each, "en") ?? each);
  return { ...condition, value: english.join("|") };
}

/** `ge` and `le` of one field, one after the other, are a range. */
function joinRanges(conditions: readonly DraftCondition[]): readonly DraftCondition[] {
  const joined: DraftCondition[] = [];
  for (const condition of conditions) {
    const before = joined.at(-1);
    if (before?.field === condition.field && before.operator === "ge" && condition.operator === "le")
      joined[joined.length - 1] = { ...before, operator: "between", upTo: condition.value };
    else joined.push(condition);
  }
  return joined;
}
