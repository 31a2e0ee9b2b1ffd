import { Failed } from "../../product-data/base/failed";
import type { ArgumentFailure } from "../../messages/failures/argument-failure";
import { parsedOrThrow } from "../../product-data/filter/parse";
import { printFilter } from "../../product-data/filter/print";
import { resolveQuery } from "../../product-data/filter/query";
import type { Call } from "./answer";
import { blank, cellText, plainCell, type Matrix, requireField } from "./arguments/argument";
import { type EnteredOperator, enteredConditions } from "../../product-data/filter/entered-condition";
import type { Condition } from "../../product-data/filter/syntax";

/**
 * The filter text for SEARCH: conditions of a field, an operator, and a value, joined by `and` in the given order (the
 * service accepts any order, also for Category). Each of the three is a cell. The value may be a range, whose filled
 * cells are alternatives. Three columns of equal height are a filter form, with one condition per row. A condition with
 * a blank value is left out, so that an empty field of a form has no effect; without conditions the result is "".
 *
 * On some hosts, blank cells are passed as 0, so 0 counts as blank. To compare with zero, enter it as text: "0".
 * @throws ArgumentFailure, FilterIssue without a span; `readQuery` accepts the result
 */
export function whereText(conditions: readonly (Matrix | null)[], { runtime: { language } }: Call): string {
  const plain = conditions.map((matrix) => (matrix ?? blank).map((row) => row.map(plainCell)));
  const filter = rowsOf(plain).flatMap(conditionsOf);
  return printFilter(parsedOrThrow(resolveQuery({ filter, orderby: [], language })).filter);
}

function rowsOf([field, operator, value, ...more]: readonly Matrix[]): readonly ConditionRow[] {
  if (field === undefined) return [];
  if (operator === undefined || value === undefined)
    throw new Failed<ArgumentFailure>({ code: "conditionIncomplete", field: cellText(field[0]?.[0]) });
  return [...rowsOfThree(field, operator, value), ...rowsOf(more)];
}

function rowsOfThree(field: Matrix, operator: Matrix, value: Matrix): readonly ConditionRow[] {
  if (field.length === 1 && operator.length === 1)
    return [{ field: field[0]?.[0], operator: operator[0]?.[0], values: value.flat() }];
  if (field.length !== operator.length || field.length !== value.length)
    throw new Failed<ArgumentFailure>({ code: "conditionsMisplaced" });
  return field.map((row, y) => ({ field: row[0], operator: operator[y]?.[0], values: value[y] ?? [] }));
}

/** A condition as it is written in cells. */
interface ConditionRow {
  readonly field: unknown;
  readonly operator: unknown;
  readonly values: readonly unknown[];
}

/**
 * The conditions of a row, not checked yet: none if its values are blank, two for `between`.
 * @throws ArgumentFailure
 */
function conditionsOf(row: ConditionRow): readonly Condition[] {
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

const names: readonly EnteredOperator[] = ["eq", "ge", "le", "gt", "lt", "startswith", "contains", "between"];
const signs = { "=": "eq", ">=": "ge", "≥": "ge", "<=": "le", "≤": "le", ">": "gt", "<": "lt" } as const;
const operators: ReadonlyMap<string, EnteredOperator> = new Map([
  ...names.map((name) => [name, name] as const),
  ...Object.entries(signs),
]);

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === 0 || (typeof value === "string" && value.trim() === "");
