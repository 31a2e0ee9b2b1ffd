import type { Aspect } from "../bom/compare";

/** A mistake in a function's arguments. Text is made at the edge (src/messages). */
export type ArgumentFailure =
  /** A cell that an argument refers to shows this error, such as #N/A. */
  | { readonly code: "errorInCell"; readonly error: string }
  | { readonly code: "fieldUnknown"; readonly name: string; readonly near: string | null }
  | { readonly code: "fieldMissing" }
  /** The part's category has no such field; `categories` have it. */
  | { readonly code: "fieldNotInCategory"; readonly field: string; readonly categories: readonly string[] }
  /** The field has no list of values; `listed` have one. */
  | { readonly code: "fieldNotListed"; readonly field: string; readonly listed: readonly string[] }
  | { readonly code: "categoryUnknown"; readonly name: string; readonly near: string | null }
  /** Only these categories have a download; also when none is named. */
  | { readonly code: "categoryNotDownloadable"; readonly categories: readonly string[] }
  | { readonly code: "shapesDiffer" }
  /** CHECK needs a description for every part, in the same arrangement. */
  | { readonly code: "descriptionsMisplaced" }
  /** WHERE: a field, an operator or a value is missing; `field` is "" when it is the field. */
  | { readonly code: "conditionIncomplete"; readonly field: string }
  /** WHERE: the columns of a filter form differ in height. */
  | { readonly code: "conditionsMisplaced" }
  | { readonly code: "operatorUnknown"; readonly operator: string; readonly operators: readonly string[] }
  | { readonly code: "betweenNeedsTwo"; readonly field: string }
  | { readonly code: "oneValueOnly"; readonly field: string }
  | { readonly code: "notAQuantity"; readonly field: string; readonly unit: string; readonly value: string }
  | {
      readonly code: "unitMisfit";
      readonly field: string;
      readonly unit: string;
      readonly value: string;
      readonly found: string;
    }
  /** A unit behind a field's name that its numbers cannot be given in; `units` are usual ones, none where it has no unit. */
  | {
      readonly code: "unitUnusable";
      readonly field: string;
      readonly found: string;
      readonly units: readonly string[];
    }
  | { readonly code: "limitUnusable"; readonly limit: string }
  /** More than Excel accepts in one result; so many rows of these columns would fit. */
  | { readonly code: "resultTooLarge"; readonly rows: number; readonly columns: number; readonly fittingRows: number }
  /** ALTERNATIVES: what has to be known and is not; `partno` is "" where only a text is given. */
  | { readonly code: "requirementIncomplete"; readonly partno: string; readonly missing: readonly Aspect[] }
  /** ALTERNATIVES: what no part can meet. */
  | {
      readonly code: "requirementContradictory";
      readonly aspect: Aspect;
      readonly one: string;
      readonly other: string;
    }
  /** ALTERNATIVES: so many parts have the value, and in these aspects most of them fall short. */
  | { readonly code: "nothingFits"; readonly compared: number; readonly shortIn: readonly Aspect[] }
  /** Excel shows a formula's preview while it is being typed: nothing is asked for that. */
  | { readonly code: "previewOnly" };

export class ArgumentError extends Error {
  override readonly name = "ArgumentError";
  constructor(readonly failure: ArgumentFailure) {
    super(failure.code);
  }
}
