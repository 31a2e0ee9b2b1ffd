import { alternativesIn } from "../../product-data/filter/syntax";
import { type EnteredOperator, readNumber } from "../../product-data/filter/entered-condition";
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
export function conditionText(field: Field, { operator, value, upTo }: EnteredCondition, language: Language): string {
  const text = findTexts[language];
  const label = field.label[language];
  const shown = (entered: string): string => {
    const number = isNumber(field) ? readNumber(entered, field) : null;
    return typeof number === "number" ? printQuantity(number, field.unit) : entered.trim();
  };
  if (field.listed) {
    const values = alternativesIn(value).map((each) => resolveValue(field.name, each, language) ?? each);
    return `${label} = ${listText(values, language)}`;
  }
  if (field.type === "Boolean") return `${label} = ${value === "true" ? text.yes : text.no}`;
  if (operator !== "between") return `${label} ${symbols[operator] ?? text.operators[operator]} ${shown(value)}`;
  return `${label} ${rangeText(shown(value), shown(upTo))}`;
}

/** The text of a range; "": neither end is given. */
export function rangeText(least: string, most: string): string {
  if (least !== "" && most !== "") return `= ${least} – ${most}`;
  return least === "" ? most && `≤ ${most}` : `≥ ${least}`;
}

const symbols: Readonly<Partial<Record<EnteredOperator, string>>> = {
  eq: "=",
  ge: "≥",
  le: "≤",
  gt: ">",
  lt: "<",
};
