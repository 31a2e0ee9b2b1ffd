import type { SearchContext } from "../vocabulary/category";
import type { Span } from "./syntax";

/**
 * A mistake in a $filter or $orderby, as data: what is wrong, where, and what would be right. src/messages makes the
 * text in the user's language.
 */
export type FilterIssue = Mistake & {
  readonly clause: Clause;
  /** null: the condition wasn't parsed from a text. */
  readonly span: Span | null;
};

/** The clause that the mistake and its span are in. */
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
      /** Kinds of search that can use the field. If empty, the field is only in responses. */
      readonly usable: readonly SearchContext[];
      /** The condition field that searches the field's values, if there is one. */
      readonly instead: string | null;
    }
  | {
      readonly code: "wrongOperator";
      readonly field: string;
      readonly operator: string;
      readonly allowed: readonly string[];
    }
  | { readonly code: "wrongType"; readonly field: string; readonly needed: "text" | "number" | "boolean" }
  /** `values`: the whole list if it is short, otherwise empty. */
  | {
      readonly code: "notInList";
      readonly field: string;
      readonly value: string;
      readonly nearest: string | null;
      readonly values: readonly string[];
    }
  | { readonly code: "emptyAlternative" }
  | { readonly code: "repeatedCategory" };

/** The form that the parser expected, to be named in the user's language. */
export type Expected = "field" | "operator" | "value" | "text" | "(" | "," | ")" | "and" | "direction";
