import type { Entry, LeftOut } from "./entry";

/** Nothing that needs a look is entered, nor anything for many lines, until the user confirms. */
export interface Confirmation {
  /** What is entered. */
  readonly entries: readonly Entry[];
  /** The column of the entries, zero-based. */
  readonly column: number;
  /** Decisions that get no part; null: the question is about one decision, for which the user has chosen a part. */
  readonly leftOut: readonly LeftOut[] | null;
  readonly confirm: () => void;
  readonly cancel: () => void;
}
