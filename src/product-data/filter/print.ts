import type { Condition, Filter, Orderby } from "./syntax";

/** The $filter text of a tree. `parseFilter` of it returns the same tree. */
export function printFilter(filter: Filter): string {
  return filter.map(printCondition).join(" and ");
}

/** The $orderby text, most significant field first. */
export function printOrderby(orderby: Orderby): string {
  return orderby.map(({ field, direction }) => `${printName(field.text)} ${direction}`).join(",");
}

/**
 * A text as a literal. Quotes are doubled, as in OData (the document has no rule). Half of a surrogate pair, which LEFT
 * returns, has no place in a URL.
 */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''").replace(/\p{Cs}/gu, "\ufffd")}'`;
}

function printCondition({ operator, field, literal: { value } }: Condition): string {
  const name = printName(field.text);
  const literal = typeof value === "string" ? quote(value) : String(value);
  return operator === "startswith" || operator === "contains"
    ? `${operator}(${name},${literal})`
    : `${name} ${operator} ${literal}`;
}

const plainName = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

function printName(name: string): string {
  return plainName.test(name) ? name : `[${name}]`;
}
