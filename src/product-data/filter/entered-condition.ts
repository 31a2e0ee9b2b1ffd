import { type Field, isNumber, type Unit } from "../vocabulary/field";
import { normalizePartNumber } from "../vocabulary/part-number";
import { parseQuantity } from "../vocabulary/quantity";
import { alternativesIn, type Condition, conditionOn } from "./syntax";

/** How a condition compares: an operator of the filter language, or both ends of a range. */
export type EnteredOperator = Condition["operator"] | "between";

/** Why a condition can't be read. src/messages makes the text. */
export type EnteredFailure =
  | { readonly code: "betweenNeedsTwo"; readonly field: string }
  | { readonly code: "oneValueOnly"; readonly field: string }
  | { readonly code: "notAQuantity"; readonly field: string; readonly unit: Unit; readonly value: string }
  | {
      readonly code: "unitMisfit";
      readonly field: string;
      readonly unit: Unit;
      readonly value: string;
      readonly found: string;
    };

/**
 * A condition as a user enters it, in cells or in the pane, not checked yet: none without values, two for `between`.
 * @param values the values that aren't blank: numbers are in the base unit, texts may contain a unit, or alternatives
 * separated by `|`
 */
export function enteredConditions(
  field: Field,
  operator: EnteredOperator,
  values: readonly unknown[],
): readonly Condition[] | EnteredFailure {
  if (values.length === 0) return [];
  if (operator !== "between") {
    const value = readValue(field, values);
    return typeof value === "object" ? value : [conditionOn(field.name, operator, value)];
  }
  const [least, most, ...rest] = values;
  if (least === undefined || most === undefined || rest.length > 0)
    return { code: "betweenNeedsTwo", field: field.name };
  const from = enteredConditions(field, "ge", [least]);
  const to = enteredConditions(field, "le", [most]);
  if ("code" in from) return from;
  return "code" in to ? to : [...from, ...to];
}

/** A value that doesn't fit the field's type stays as it is, for the checker to report. */
function readValue(field: Field, values: readonly unknown[]): string | number | boolean | EnteredFailure {
  if (isNumber(field)) {
    const [value, ...others] = values;
    return others.length > 0 ? { code: "oneValueOnly", field: field.name } : numberOf(value, field);
  }
  if (field.type === "Boolean" && values.length === 1) {
    const word = String(values[0]).trim().toLowerCase();
    if (word === "true" || word === "false") return word === "true";
  }
  const texts = values.flatMap((value) => alternativesIn(String(value)));
  return texts.map((text) => (field.name === "Partno" ? normalizePartNumber(text) : text.trim())).join("|");
}

function numberOf(value: unknown, field: Field): string | number | boolean | EnteredFailure {
  if (typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value))) return value;
  return typeof value === "string" ? enteredNumber(value, field) : String(value);
}

/** The number that a text means for a field, in the base unit. A unit in the text must be the field's. */
export function enteredNumber(text: string, { name, unit }: Field): number | EnteredFailure {
  const quantity = parseQuantity(text, unit);
  if (quantity === undefined) return { code: "notAQuantity", field: name, unit, value: text };
  if (quantity.unit !== "" && quantity.unit !== unit)
    return { code: "unitMisfit", field: name, unit, value: text, found: quantity.unit };
  return quantity.value;
}
