import type { EnteredFailure } from "../../product-data/filter/entered-condition";

/** A mistake in a function's arguments. src/messages makes the text. */
export type ArgumentFailure =
  /** A cell that an argument refers to shows this error, such as #N/A. */
  | { readonly code: "errorInCell"; readonly error: string }
  | { readonly code: "fieldUnknown"; readonly name: string; readonly near: string | null }
  | { readonly code: "fieldMissing" }
  /** The field has no list of values; `listed` fields do. */
  | { readonly code: "fieldNotListed"; readonly field: string; readonly listed: readonly string[] }
  | { readonly code: "categoryUnknown"; readonly name: string; readonly near: string | null }
  /** Only these categories have a download; the argument may be blank. */
  | { readonly code: "categoryNotDownloadable"; readonly categories: readonly string[] }
  | { readonly code: "shapesDiffer" }
  /** A part needs one description, or one row of cells: CHECK takes ranges of the same size, or a row for each part. */
  | { readonly code: "descriptionsMisplaced" }
  /** WHERE: a field, an operator, or a value is missing. `field` is "" if the field is missing. */
  | { readonly code: "conditionIncomplete"; readonly field: string }
  /** WHERE: the columns of a filter form have different heights. */
  | { readonly code: "conditionsMisplaced" }
  | { readonly code: "operatorUnknown"; readonly operator: string; readonly operators: readonly string[] }
  | EnteredFailure
  /**
   * The field's numbers can't be converted to the unit after its name. `units` are typical units; empty if it has no
   * unit.
   */
  | {
      readonly code: "unitUnusable";
      readonly field: string;
      readonly found: string;
      readonly units: readonly string[];
    }
  | { readonly code: "limitUnusable"; readonly limit: string }
  /** The result is larger than Excel accepts; `fittingRows` rows of these columns would fit. */
  | { readonly code: "resultTooLarge"; readonly rows: number; readonly columns: number; readonly fittingRows: number }
  /** A cell has no room for the text. */
  | { readonly code: "textTooLong"; readonly length: number; readonly allowed: number }
  /** Excel previews a formula while it is typed: no request is sent for that. */
  | { readonly code: "previewOnly" };
