import type { Language } from "../vocabulary/language";
import { resolveCategory, resolveField, resolveValue } from "../vocabulary/resolve";
import { alternativesIn, type Condition, type Filter, type Name, type Orderby } from "./syntax";

/**
 * A user's filter with API names for fields, ids for categories, and list values in `language` (document, filter rule
 * 3). Unknown names are kept as written, for `checkFilter` to report.
 */
export function resolveFilter(filter: Filter, language: Language): Filter {
  return filter.map((condition) => resolveCondition({ ...condition, field: resolveName(condition.field) }, language));
}

/** A user's order with API names for fields. Unknown names are kept as written, for `checkOrderby` to report. */
export function resolveOrderby(orderby: Orderby): Orderby {
  return orderby.map((key) => ({ ...key, field: resolveName(key.field) }));
}

function resolveName(name: Name): Name {
  return { ...name, text: resolveField(name.text)?.name ?? name.text };
}

function resolveCondition(condition: Condition, language: Language): Condition {
  const { field, literal } = condition;
  if (literal.type !== "text") return condition;
  const text =
    field.text === "Category"
      ? (resolveCategory(literal.text)?.id ?? literal.text)
      : alternativesIn(literal.text)
          .map((value) => resolveValue(field.text, value, language) ?? value)
          .join("|");
  return { ...condition, literal: { ...literal, text } };
}
