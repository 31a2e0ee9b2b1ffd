import type { Condition, Filter, Literal, Orderby } from "../filter/syntax";
import type { ArgumentFailure } from "../functions/failure";
import type { Field } from "../vocabulary/field";
import type { Language } from "../vocabulary/language";
import { normalizePartNumber } from "../vocabulary/part-number";
import { parseQuantity } from "../vocabulary/quantity";
import { resolveValue } from "../vocabulary/resolve";
import { type Draft, type DraftCondition, fieldOf } from "./find-draft";
import { isNumber } from "./find-operators";

export interface Written {
  readonly filter: Filter;
  /** What cannot be read, by the number of its condition; these are not in the filter. */
  readonly failures: ReadonlyMap<number, ArgumentFailure>;
}

/** The draft's conditions as a filter with list values in `language`. Conditions without a value do not count yet. */
export function writeFilter({ category, conditions }: Draft, language: Language): Written {
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
