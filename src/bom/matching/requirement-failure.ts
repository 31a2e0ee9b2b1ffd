import type { Localized } from "../../product-data/vocabulary/language";
import type { Aspect, Point } from "../claims/point";

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
  /** The number is of one kind, and the text names another kind. */
  | { readonly code: "kindContradictory"; readonly number: Localized; readonly text: Localized }
  /** `compared`: how many parts have the value. `closest` is null if no part comes close. */
  | { readonly code: "nothingFits"; readonly compared: number; readonly closest: ClosestPart | null };

/** The part that comes closest to a line, although it doesn't fit. */
export interface ClosestPart {
  readonly partno: string;
  /** What it falls short in. */
  readonly shortfalls: readonly Shortfall[];
}

/** `notStated`: the part's data says nothing. `required`: null if the aspect says it all. */
export type Shortfall = Pick<Point, "aspect" | "relation" | "required" | "part">;
