import {
  alternativesIn,
  type Comparison,
  type Condition,
  conditionOn,
  type TextMatch,
} from "../../../product-data/filter/syntax";
import type { Field } from "../../../product-data/vocabulary/field";
import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import { cellText, requireField } from "./argument";
import { readNumber } from "./entered-number";
import { ArgumentError } from "../../../messages/failures/argument-failure";

/** A condition as it is written in cells. */
export interface ConditionRow {
  readonly field: unknown;
  readonly operator: unknown;
  readonly values: readonly unknown[];
}

/**
 * The conditions of a row, not checked yet: none if its values are blank, two for `between`.
 * @throws ArgumentError
 */
export function conditionsOf(row: ConditionRow): readonly Condition[] {
  const values = row.values.filter((value) => !isBlank(value));
  if (values.length === 0) return [];
  const name = cellText(row.field);
  const word = cellText(row.operator);
  if (name === "" || word === "") throw new ArgumentError({ code: "conditionIncomplete", field: name });
  const field = requireField(name);
  const operator = operators.get(word.normalize("NFKC").toLowerCase().replace(/\s+/g, ""));
  if (operator === undefined)
    throw new ArgumentError({ code: "operatorUnknown", operator: word, operators: shownOperators });
  if (operator !== "between") return [conditionOn(field.name, operator, valueIn(field, values))];
  const [least, most, ...rest] = values;
  if (least === undefined || most === undefined || rest.length > 0)
    throw new ArgumentError({ code: "betweenNeedsTwo", field: field.name });
  return [
    conditionOn(field.name, "ge", valueIn(field, [least])),
    conditionOn(field.name, "le", valueIn(field, [most])),
  ];
}

const shownOperators = ["=", ">=", "<=", ">", "<", "starts with", "contains", "between"];

const operators: ReadonlyMap<string, Comparison | TextMatch | "between"> = new Map([
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

/** A value that doesn't fit the field's type stays as it is, for the checker to report. */
function valueIn(field: Field, values: readonly unknown[]): string | number | boolean {
  if (field.type === "Double" || field.type === "Integer") return numberOf(field, values);
  if (field.type === "Boolean" && values.length === 1) {
    const word = String(values[0]).trim().toLowerCase();
    if (word === "true" || word === "false") return word === "true";
  }
  const texts = values.flatMap((value) => alternativesIn(String(value)));
  return texts.map((text) => (field.name === "Partno" ? normalizePartNumber(text) : text.trim())).join("|");
}

/** A number is in the base unit; a text may contain a unit. */
function numberOf(field: Field, values: readonly unknown[]): string | number | boolean {
  const [value, ...others] = values;
  if (others.length > 0) throw new ArgumentError({ code: "oneValueOnly", field: field.name });
  if (typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value))) return value;
  if (typeof value !== "string") return String(value);
  const number = readNumber(value, field);
  if (typeof number === "object") throw new ArgumentError(number);
  return number;
}
