import { alternativesIn, type Condition } from "../../src/product-data/filter/syntax";
import type { Language } from "../../src/product-data/vocabulary/language";
import type { LocalValue, Product } from "../catalog/product";
import { comparedValue } from "./compared-value";

/** Whether a product satisfies a condition, whose texts are in this language. */
export function testOf({ field, operator, literal }: Condition, language: Language): (product: Product) => boolean {
  const valueOf = comparedValue(field.text, language);
  const holds =
    typeof literal.value === "string" ? textTest(operator, literal.value) : comparison(operator, literal.value);
  return (product) => {
    const value = valueOf(product);
    return value !== null && holds(value);
  };
}

type Operator = Condition["operator"];
type Test = (value: NonNullable<LocalValue>) => boolean;

function comparison(operator: Operator, wanted: number | boolean): Test {
  switch (operator) {
    case "ge":
      return (value) => value >= wanted;
    case "le":
      return (value) => value <= wanted;
    case "gt":
      return (value) => value > wanted;
    case "lt":
      return (value) => value < wanted;
    default:
      return (value) => value === wanted;
  }
}

/** A list satisfies the condition if one of its values is, starts with, or contains one of the alternatives. */
function textTest(operator: Operator, literal: string): Test {
  const alternatives = alternativesIn(literal);
  const whole = new Set(alternatives);
  const holds = (text: string): boolean => {
    if (operator === "eq") return whole.has(text);
    return alternatives.some((wanted) => (operator === "startswith" ? text.startsWith(wanted) : text.includes(wanted)));
  };
  return (value) => (typeof value === "object" ? value.some(holds) : holds(String(value)));
}
