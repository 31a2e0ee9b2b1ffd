import fc from "fast-check";
import { fieldValue, type Product } from "../../../src/product-data/api/product";
import { operatorsOf } from "../../../src/product-data/filter/check";
import { quote } from "../../../src/product-data/filter/print";
import { categories, type SearchContext } from "../../../src/product-data/vocabulary/category";
import { valuesOf } from "../../../src/product-data/vocabulary/enumerated-values";
import { conditionFields, type Field, fieldByName } from "../../../src/product-data/vocabulary/field";
import type { Language } from "../../../src/product-data/vocabulary/language";

export interface RandomQuery {
  /** Empty: a search without conditions. */
  readonly filter: string;
  readonly orderby: string;
}

const contexts: readonly SearchContext[] = ["none", ...categories.map(({ id }) => id)];

/**
 * Filters and orders that the service accepts, for every condition field and operator, with values that products have.
 */
export function randomQueries(products: readonly Product[], language: Language): fc.Arbitrary<RandomQuery> {
  return fc.oneof(...contexts.map((context) => queriesIn(context, products, language)));
}

function queriesIn(
  context: SearchContext,
  products: readonly Product[],
  language: Language,
): fc.Arbitrary<RandomQuery> {
  const fields = conditionFields(context);
  const members = context === "none" ? null : categories.find(({ id }) => id === context)?.members;
  const own = products.filter(({ group }) => members?.includes(group.category) !== false);
  const conditions = fields.filter(({ name }) => name !== "Category").map((field) => conditionOn(field, own, language));
  const key = fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom("asc", "desc"))
    .map(([{ name }, direction]) => `${name} ${direction}`);
  return fc.record({
    filter: fc.array(fc.oneof(...conditions), { maxLength: 4 }).map((some) => {
      const category = context === "none" ? [] : [`Category eq '${context}'`];
      return [...category, ...some].join(" and ");
    }),
    orderby: fc.array(key, { maxLength: 3 }).map((keys) => keys.join(",")),
  });
}

function conditionOn(field: Field, products: readonly Product[], language: Language): fc.Arbitrary<string> {
  const operators = operatorsOf(field);
  const { name, type } = field;
  const values = [...new Set(products.flatMap((product) => fieldValue(product, field) ?? []))];
  if (type === "Boolean") return fc.boolean().map((value) => `${name} eq ${String(value)}`);
  if (type === "Double" || type === "Integer") {
    const number = fc.constantFrom(0, ...values).map(Number);
    return fc
      .tuple(fc.constantFrom(...operators), number, fc.constantFrom(1, 1, 0.99, 1.01))
      .map(([operator, value, factor]) => `${name} ${operator} ${String(value * factor)}`);
  }
  const listed = valuesOf(name, language);
  const words = listed ?? [...new Set(values.map(String))].filter((each) => each !== "" && !each.includes("|"));
  const word = fc.constantFrom(...(words.length === 0 ? ["none"] : words));
  const piece = fc
    .tuple(word, fc.nat(12), fc.integer({ min: 1, max: 12 }))
    .map(([each, from, length]) => each.slice(from % each.length, (from % each.length) + length) || each);
  const beginning = fc.tuple(word, fc.integer({ min: 1, max: 12 })).map(([each, length]) => each.slice(0, length));
  const alternatives = (one: fc.Arbitrary<string>, most: number) =>
    fc.array(one, { minLength: 1, maxLength: most }).map((some) => quote(some.join("|")));
  return fc.constantFrom(...operators).chain((operator) => {
    if (operator === "contains") return alternatives(piece, 20).map((text) => `contains(${name},${text})`);
    if (operator === "startswith") return alternatives(beginning, 4).map((text) => `startswith(${name},${text})`);
    return alternatives(word, 4).map((text) => `${name} eq ${text}`);
  });
}

/** All condition fields. */
export const allConditionFields: readonly string[] = [
  ...new Set(contexts.flatMap((context) => conditionFields(context)).map(({ name }) => name)),
].filter((name) => fieldByName(name) !== undefined);
