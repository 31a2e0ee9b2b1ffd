import { contextOf } from "../../../product-data/filter/check";
import type { Query } from "../../../product-data/filter/query";
import { alternativesIn, type Condition, conditionOn, type Filter, sortBy } from "../../../product-data/filter/syntax";
import { enteredConditions } from "../../../product-data/filter/entered-condition";
import { printQuantity } from "../../../product-data/vocabulary/quantity";
import { resolveValue } from "../../../product-data/vocabulary/resolve";
import { type Draft, type DraftCondition, fieldOf, newCondition, isNumber } from "./draft";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import type { Language } from "../../../product-data/vocabulary/language";

export interface DraftQuery {
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

function readCondition({ field: { text: name }, operator, literal }: Condition): DraftCondition {
  const field = fieldOf({ field: name });
  const condition: DraftCondition = { ...newCondition(field), operator };
  switch (literal.type) {
    case "number":
      return { ...condition, value: printQuantity(literal.number, field.unit) };
    case "boolean":
      return { ...condition, value: String(literal.boolean) };
    case "text": {
      const values = alternativesIn(literal.text);
      const english = field.listed ? values.map((value) => resolveValue(name, value, "en") ?? value) : values;
      return { ...condition, value: english.join("|") };
    }
  }
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
