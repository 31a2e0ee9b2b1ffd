import { quote } from "../filter/print";
import type { Comparison, TextMatch } from "../filter/syntax";
import type { Field } from "../vocabulary/field";
import { normalizePartNumber } from "../vocabulary/part-number";
import { parseQuantity } from "../vocabulary/quantity";
import { cellText, requireField } from "./argument";
import { ArgumentError } from "../messages/argument-failure";

/** A condition as it stands in cells. */
export interface ConditionRow {
  readonly field: unknown;
  readonly operator: unknown;
  readonly values: readonly unknown[];
}

/**
 * The conditions of a row in the filter language: none when its values are blank, two for `between`.
 * @throws ArgumentError
 */
export function conditionText(row: ConditionRow): readonly string[] {
  const values = row.values.filter((value) => !isBlank(value));
  if (values.length === 0) return [];
  const name = cellText(row.field);
  const word = cellText(row.operator);
  if (name === "" || word === "") throw new ArgumentError({ code: "conditionIncomplete", field: name });
  const field = requireField(name);
  const operator = operators.get(word.normalize("NFKC").toLowerCase().replace(/\s+/g, ""));
  if (operator === undefined)
    throw new ArgumentError({ code: "operatorUnknown", operator: word, operators: shownOperators });
  if (operator !== "between") return [printed(field, operator, literalOf(field, values))];
  const [least, most, ...rest] = values;
  if (least === undefined || most === undefined || rest.length > 0)
    throw new ArgumentError({ code: "betweenNeedsTwo", field: field.name });
  return [printed(field, "ge", literalOf(field, [least])), printed(field, "le", literalOf(field, [most]))];
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

function printed({ name }: Field, operator: Comparison | TextMatch, literal: string): string {
  return operator === "startswith" || operator === "contains"
    ? `${operator}(${name},${literal})`
    : `${name} ${operator} ${literal}`;
}

/** What does not fit the field's type is printed as it is, for the checker to name the mistake. */
function literalOf(field: Field, values: readonly unknown[]): string {
  if (field.type === "Double" || field.type === "Integer") return numberLiteral(field, values);
  if (field.type === "Boolean" && values.length === 1) {
    const word = String(values[0]).trim().toLowerCase();
    if (word === "true" || word === "false") return word;
  }
  const texts = values.map((value) => String(value).trim());
  if (field.name !== "Partno") return quote(texts.join("|"));
  return quote(texts.map((text) => text.split("|").map(normalizePartNumber).join("|")).join("|"));
}

/** A number is in the base unit; a text may name a unit, which has to be the field's. */
function numberLiteral(field: Field, values: readonly unknown[]): string {
  const [value, ...others] = values;
  if (others.length > 0) throw new ArgumentError({ code: "oneValueOnly", field: field.name });
  if (typeof value !== "string") return String(value);
  const quantity = parseQuantity(value, field.unit);
  if (quantity === undefined)
    throw new ArgumentError({ code: "notAQuantity", field: field.name, unit: field.unit, value });
  if (quantity.unit !== "" && quantity.unit !== field.unit)
    throw new ArgumentError({ code: "unitMisfit", field: field.name, unit: field.unit, value, found: quantity.unit });
  return String(quantity.value);
}
