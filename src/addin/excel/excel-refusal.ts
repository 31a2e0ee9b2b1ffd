import type { ExcelRefusal } from "../../messages/excel-refusal";

/** Why Excel didn't do what the add-in requested, read from the error that Office.js threw. */
export function excelRefusal(error: unknown): ExcelRefusal {
  const { code } = error as { readonly code?: unknown };
  const known = codes.get(code);
  return known === undefined
    ? { code: "other", detail: error instanceof Error ? error.message : String(error) }
    : { code: known };
}

/** The state of work that Excel refused. */
export interface Refused {
  readonly kind: "refused";
  readonly refusal: ExcelRefusal;
}

export const refusedBy = (error: unknown): Refused => ({ kind: "refused", refusal: excelRefusal(error) });

/** Excel.ErrorCodes that a user can act on. Source: "Error handling with the application-specific JavaScript APIs". */
const codes: ReadonlyMap<unknown, Exclude<ExcelRefusal["code"], "other">> = new Map([
  ["InvalidOperationInCellEditMode", "editing"],
  ["AccessDenied", "protected"],
  ["InvalidSelection", "selection"],
  ["ItemNotFound", "missing"],
  // Excel on the web limits a request and a response to 5 MB.
  ["RequestPayloadSizeLimitExceeded", "tooLarge"],
  ["ResponsePayloadSizeLimitExceeded", "tooLarge"],
  ["OperationCellsExceedLimit", "tooLarge"],
  ["RangeExceedsLimit", "tooLarge"],
] as const);
