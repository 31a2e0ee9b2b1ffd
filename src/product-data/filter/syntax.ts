/**
 * A position in the text of a $filter or $orderby: `text.slice(span.start, span.end)`, in UTF-16 units. Parts of a tree
 * that weren't parsed from a text have none.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A field's name as written, or after resolution its API name. */
export interface Name {
  readonly text: string;
  readonly span: Span | null;
}

/** A text without quotes, with doubled quotes undone, in which `|` separates alternatives; or a number or a boolean. */
export interface Literal {
  readonly value: string | number | boolean;
  readonly span: Span | null;
}

export const comparisons = ["eq", "ge", "le", "gt", "lt"] as const;
export type Comparison = (typeof comparisons)[number];
export const textMatches = ["startswith", "contains"] as const;
type TextMatch = (typeof textMatches)[number];

/** `field operator literal`, or `operator(field,literal)` for startswith and contains. */
export interface Condition {
  readonly operator: Comparison | TextMatch;
  readonly field: Name;
  readonly literal: Literal;
  readonly span: Span | null;
}

/** Conditions joined by `and`; if empty, everything. */
export type Filter = readonly Condition[];

export const directions = ["asc", "desc"] as const;

export interface SortKey {
  readonly field: Name;
  readonly direction: (typeof directions)[number];
}

/** Sort keys, most significant first; if empty, the service's own order. */
export type Orderby = readonly SortKey[];

/** A condition that wasn't parsed from a text. */
export function conditionOn(field: string, operator: Condition["operator"], value: Literal["value"]): Condition {
  return { operator, field: { text: field, span: null }, literal: { value, span: null }, span: null };
}

/** A field of an order that wasn't parsed from a text. */
export function sortBy(field: string, direction: SortKey["direction"]): SortKey {
  return { field: { text: field, span: null }, direction };
}

/** The alternatives of a text literal: `A|B|C` matches any of the three. */
export function alternativesIn(text: string): readonly string[] {
  return text.split("|");
}
