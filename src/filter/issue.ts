import type { SearchContext } from "../vocabulary/category";
import type { Span } from "./syntax";

/**
 * A mistake in a $filter or $orderby, as data: what, where, and what would be right. The text is made at the edge
 * (src/messages) in the user's language.
 */
export type FilterIssue = Mistake & {
  readonly clause: Clause;
  /** null: the condition was not read from a text. */
  readonly span: Span | null;
};

/** The text a mistake is in; its span counts there. */
export type Clause = "filter" | "orderby";

export type Mistake =
  | { readonly code: "expected"; readonly expected: Expected; readonly found: string }
  | { readonly code: "unterminatedText" }
  | { readonly code: "badNumber"; readonly found: string }
  | { readonly code: "notSupported"; readonly found: string }
  | { readonly code: "upperCase"; readonly found: string }
  | { readonly code: "unknownField"; readonly name: string; readonly nearest: string | null }
  | {
      readonly code: "fieldNotUsable";
      readonly field: string;
      readonly context: SearchContext;
      /** Kinds of search in which it is usable; empty: in none, it is only part of an answer. */
      readonly usable: readonly SearchContext[];
      /** The condition field that searches it, where there is one. */
      readonly instead: string | null;
    }
  | {
      readonly code: "wrongOperator";
      readonly field: string;
      readonly operator: string;
      readonly allowed: readonly string[];
    }
  | { readonly code: "wrongType"; readonly field: string; readonly needed: "text" | "number" | "boolean" }
  | { readonly code: "notInList"; readonly field: string; readonly value: string; readonly nearest: string | null }
  | { readonly code: "emptyAlternative" }
  | { readonly code: "repeatedCategory" };

/** What the parser looked for, to be named in the user's language. */
export type Expected = "field" | "operator" | "value" | "text" | "(" | "," | ")" | "and" | "direction";
