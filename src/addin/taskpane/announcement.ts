import type { ExcelRefusal } from "../../messages/excel-refusal";

/** The result of a ribbon command, to be shown in the pane. */
export type Announcement =
  | { readonly kind: "converted"; readonly formulas: number }
  | { readonly kind: "conversionRefused"; readonly refusal: ExcelRefusal };
