import { alternatives, type Condition, type Filter, type Orderby, type Literal } from "../../filter/syntax";
import { categoryById } from "../../vocabulary/category";
import { printQuantity, parseQuantity } from "../../vocabulary/quantity";
import { resolveValue } from "../../vocabulary/resolve";
import { type Draft, type DraftCondition, fieldOf, newCondition, isNumber } from "./draft";
import type { ArgumentFailure } from "../../messages/argument-failure";
import type { Field } from "../../vocabulary/field";
import type { Language } from "../../vocabulary/language";
import { normalizePartNumber } from "../../vocabulary/part-number";

export interface DraftFilter {
  readonly filter: Filter;
  /** What cannot be read, by the number of its condition; these are not in the filter. */
  readonly failures: ReadonlyMap<number, ArgumentFailure>;
}

/** The draft's conditions as a filter with list values in `language`. Conditions without a value do not count yet. */
export function writeFilter({ category, conditions }: Draft, language: Language): DraftFilter {
  const failures = new Map<number, ArgumentFailure>();
  const written = conditions.flatMap((condition, index) => {
    const result = writeCondition(condition, language);
    if (!("code" in result)) return result;
    failures.set(index, result);
    return [];
  });
  const first = category === "none" ? [] : [conditionOf("Category", "eq", text(category))];
  return { filter: [...first, ...written], failures };
}

export function writeOrderby({ sort }: Draft): Orderby {
  return sort.map(({ field, direction }) => ({ field: { text: field, span: nowhere }, direction, span: nowhere }));
}

/** The number a text stands for, in the field's unit; null when nothing was entered. */
export function readNumber(entered: string, { name, unit }: Field): number | ArgumentFailure | null {
  const value = entered.trim();
  if (value === "") return null;
  const quantity = parseQuantity(value, unit);
  if (quantity === undefined) return { code: "notAQuantity", field: name, unit, value };
  if (quantity.unit !== "" && quantity.unit !== unit)
    return { code: "unitMisfit", field: name, unit, value, found: quantity.unit };
  return quantity.value;
}

function writeCondition(condition: DraftCondition, language: Language): readonly Condition[] | ArgumentFailure {
  const field = fieldOf(condition);
  if (isNumber(field)) return writeNumber(condition, field);
  const { name, type, listed } = field;
  const value = condition.value.trim();
  if (type === "Boolean")
    return value === "" ? [] : [conditionOf(name, "eq", { type: "boolean", boolean: value === "true", span: nowhere })];
  const values = listed
    ? condition.chosen.map((chosen) => resolveValue(name, chosen, language) ?? chosen)
    : value
        .split("|")
        .map((each) => (name === "Partno" ? normalizePartNumber(each) : each.trim()))
        .filter((each) => each !== "");
  const operator = condition.operator === "between" ? "eq" : condition.operator;
  return values.length === 0 ? [] : [conditionOf(name, operator, text(values.join("|")))];
}

/** A range with one end only is a condition with that end. */
function writeNumber(condition: DraftCondition, field: Field): readonly Condition[] | ArgumentFailure {
  const { operator } = condition;
  const ends: readonly (readonly [Condition["operator"], string])[] =
    operator === "between"
      ? [
          ["ge", condition.value],
          ["le", condition.upTo],
        ]
      : [[operator, condition.value]];
  const written: Condition[] = [];
  for (const [comparison, entered] of ends) {
    const number = readNumber(entered, field);
    if (typeof number === "object" && number !== null) return number;
    if (number !== null) written.push(conditionOf(field.name, comparison, { type: "number", number, span: nowhere }));
  }
  return written;
}

const conditionOf = (field: string, operator: Condition["operator"], literal: Literal): Condition => ({
  operator,
  field: { text: field, span: nowhere },
  literal,
  span: nowhere,
});

const text = (value: string): Literal => ({ type: "text", text: value, span: nowhere });

// It was not read from a text.
const nowhere = { start: 0, end: 0 };

/** The draft that writes this filter and order, which are checked; everything else is taken from `draft`. */
export function readDraft(filter: Filter, orderby: Orderby, draft: Draft): Draft {
  return {
    ...readFilter(filter, draft),
    sort: orderby.map(({ field, direction }) => ({ field: field.text, direction })),
  };
}

/** The same for a filter alone. */
export function readFilter(filter: Filter, draft: Draft): Draft {
  const category = filter.find(isCategory)?.literal;
  const id = category?.type === "text" ? categoryById(category.text)?.id : undefined;
  const conditions = filter.filter((condition) => !isCategory(condition)).map(readCondition);
  return { ...draft, category: id ?? "none", conditions: joinedRanges(conditions) };
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
      const values = alternatives(literal.text);
      return field.listed
        ? { ...condition, chosen: values.map((value) => resolveValue(name, value, "en") ?? value) }
        : { ...condition, value: values.join("|") };
    }
  }
}

/** `ge` and `le` of one field, one after the other, are a range. */
function joinedRanges(conditions: readonly DraftCondition[]): readonly DraftCondition[] {
  const joined: DraftCondition[] = [];
  for (const condition of conditions) {
    const before = joined.at(-1);
    if (before?.field === condition.field && before.operator === "ge" && condition.operator === "le")
      joined[joined.length - 1] = { ...before, operator: "between", upTo: condition.value };
    else joined.push(condition);
  }
  return joined;
}
