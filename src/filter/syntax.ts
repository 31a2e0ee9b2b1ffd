/**
 * The tree of a $filter and of a $orderby. Offsets count UTF-16 units from the start of the text, so that
 * `text.slice(span.start, span.end)` is the part meant.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A field's name as it was written, or, after resolution, as the service writes it. */
export interface Name {
  readonly text: string;
  readonly span: Span;
}

export type Literal =
  /** `text` without quotes, doubled quotes undone; `|` separates alternatives. */
  | { readonly type: "text"; readonly text: string; readonly span: Span }
  | { readonly type: "number"; readonly number: number; readonly span: Span }
  | { readonly type: "boolean"; readonly boolean: boolean; readonly span: Span };

export type Comparison = "eq" | "ge" | "le" | "gt" | "lt";
export type TextMatch = "startswith" | "contains";

/** `field operator literal`, or `operator(field,literal)` for startswith and contains. */
export interface Condition {
  readonly operator: Comparison | TextMatch;
  readonly field: Name;
  readonly literal: Literal;
  readonly span: Span;
}

/** Conditions joined by `and`; empty: everything. */
export type Filter = readonly Condition[];

export interface SortKey {
  readonly field: Name;
  readonly direction: "asc" | "desc";
  readonly span: Span;
}

/** Most significant first; empty: the service's own order. */
export type Orderby = readonly SortKey[];

/** The alternatives of a text literal: `A|B|C` matches any of the three. */
export function alternatives(text: string): readonly string[] {
  return text.split("|");
}
