import type { Localized } from "../../product-data/vocabulary/language";
import type { Aspect } from "../aspects/point";

/** Why no alternatives are offered for a line, as data. src/messages makes the text. */
export type RequirementFailure =
  /** `missing` aspects are needed but not known; `partno` is "" if there is only a description. */
  | { readonly code: "requirementIncomplete"; readonly partno: string; readonly missing: readonly Aspect[] }
  /** Two values for one aspect, which no part can meet. */
  | {
      readonly code: "requirementContradictory";
      readonly aspect: Aspect;
      readonly one: string;
      readonly other: string;
    }
  /** The line is for a part that is neither a ceramic capacitor nor an inductor. */
  | { readonly code: "otherKind"; readonly kind: Localized }
  /** The number is one kind's, and the text names another. */
  | { readonly code: "kindContradictory"; readonly number: Localized; readonly text: Localized }
  /** `compared` parts have the value, and most of them fall short in these aspects. */
  | { readonly code: "nothingFits"; readonly compared: number; readonly shortIn: readonly Aspect[] };
