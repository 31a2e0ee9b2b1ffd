import { alternativesIn } from "../../product-data/filter/syntax";
import { type EnteredOperator, enteredNumber } from "../../product-data/filter/entered-condition";
import { type Field, isNumber } from "../../product-data/vocabulary/field";
import type { Language } from "../../product-data/vocabulary/language";
import { printQuantity } from "../../product-data/vocabulary/quantity";
import { resolveValue } from "../../product-data/vocabulary/resolve";
import { findTexts } from "./find-texts";
import { listText } from "../grammar/list-text";

interface EnteredCondition {
  readonly operator: EnteredOperator;
  /** The text as it was typed; for a list field, alternatives in any language. */
  readonly value: string;
  /** The other end of `between`. */
  readonly upTo: string;
}

/** A condition in a few words: `Rated voltage ≥ 25 V`. */
export const conditionText = (field: Field, condition: EnteredCondition, language: Language): string =>
  `${field.label[language]} ${valuesText(field, condition, language)}`;

/** The same without the field: `≥ 25 V`. */
export function valuesText(field: Field, { operator, value, upTo }: EnteredCondition, language: Language): string {
  const text = findTexts[language];
  const shown = (entered: string): string => {
    const number = isNumber(field) ? enteredNumber(entered, field) : null;
    return typeof number === "number" ? printQuantity(number, field.unit) : entered.trim();
  };
  if (field.listed) {
    const values = alternativesIn(value).map((each) => resolveValue(field.name, each, language) ?? each);
    return `= ${listText(values, language)}`;
  }
  if (field.type === "Boolean") return `= ${value === "true" ? text.yes : text.no}`;
  if (operator !== "between") return `${symbols[operator] ?? text.operators[operator]} ${shown(value)}`;
  const [least, most] = [shown(value), shown(upTo)];
  if (least !== "" && most !== "") return `= ${least} – ${most}`;
  return least === "" ? `≤ ${most}` : `≥ ${least}`;
}

const symbols: Readonly<Partial<Record<EnteredOperator, string>>> = {
  eq: "=",
  ge: "≥",
  le: "≤",
  gt: ">",
  lt: "<",
};
