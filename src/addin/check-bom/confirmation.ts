import type { Entry, LeftOut } from "./entry";

/** Nothing that needs a look is entered, nor anything for many lines, until the user confirms. */
export interface Confirmation {
  /** What is entered. */
  readonly entries: readonly Entry[];
  /** Where it is entered, zero-based. */
  readonly column: number;
  /** Decisions that get none; null: it is about one that the user has chosen a part for. */
  readonly leftOut: readonly LeftOut[] | null;
  readonly confirm: () => void;
  readonly cancel: () => void;
}
