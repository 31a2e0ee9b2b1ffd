import { Failed } from "../../../product-data/base/failed";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import { type EnteredOperator, enteredConditions } from "../../../product-data/filter/entered-condition";
import type { Condition } from "../../../product-data/filter/syntax";
import { cellText, requireField } from "./argument";

/** A condition as it is written in cells. */
export interface ConditionRow {
  readonly field: unknown;
  readonly operator: unknown;
  readonly values: readonly unknown[];
}

/**
 * The conditions of a row, not checked yet: none if its values are blank, two for `between`.
 * @throws ArgumentFailure
 */
export function conditionsOf(row: ConditionRow): readonly Condition[] {
  const values = row.values.filter((value) => !isBlank(value));
  if (values.length === 0) return [];
  const name = cellText(row.field);
  const word = cellText(row.operator);
  if (name === "" || word === "") throw new Failed<ArgumentFailure>({ code: "conditionIncomplete", field: name });
  const field = requireField(name);
  const operator = operators.get(word.normalize("NFKC").toLowerCase().replace(/\s+/g, ""));
  if (operator === undefined)
    throw new Failed<ArgumentFailure>({ code: "operatorUnknown", operator: word, operators: shownOperators });
  const conditions = enteredConditions(field, operator, values);
  if ("code" in conditions) throw new Failed<ArgumentFailure>(conditions);
  return conditions;
}

const shownOperators = ["=", ">=", "<=", ">", "<", "starts with", "contains", "between"];

const operators: ReadonlyMap<string, EnteredOperator> = new Map([
  ["=", "eq"],
  [">=", "ge"],
  ["<=", "le"],
  [">", "gt"],
  ["<", "lt"],
  ["eq", "eq"],
  ["ge", "ge"],
  ["le", "le"],
  ["gt", "gt"],
  ["lt", "lt"],
  ["≥", "ge"],
  ["≤", "le"],
  ["startswith", "startswith"],
  ["contains", "contains"],
  ["between", "between"],
]);

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === 0 || (typeof value === "string" && value.trim() === "");
