import type { Aspect } from "../claims/point";
import type { Verdict } from "../check/verdict";
import type { LineState } from "../check/states";

/** What changed from one revision of a BOM to another, by meaning. */
export interface BomComparison {
  /** Lines, or some designators of a line, that only the new BOM has. */
  readonly added: readonly PlacedLine[];
  readonly removed: readonly PlacedLine[];
  /** Lines in the order of the new BOM. */
  readonly changed: readonly ChangedLine[];
  /** The number of lines of the new BOM in which nothing changed. */
  readonly same: number;
}

export interface PlacedLine {
  readonly verdict: Verdict;
  /** The line's designators; empty if it has none. */
  readonly designators: readonly string[];
}

/** The same changes for all designators that moved from one line to another. */
export interface ChangedLine {
  readonly designators: readonly string[];
  readonly old: Verdict;
  readonly new: Verdict;
  readonly changes: readonly Change[];
}

export type Change =
  | { readonly what: "quantity"; readonly old: number | null; readonly new: number | null }
  | { readonly what: "fitted"; readonly isFitted: boolean }
  /** A text says another value. `aspect` null: of another component, whose value is only a text. */
  | ValueChange
  | {
      readonly what: "number";
      readonly old: string | null;
      readonly new: string | null;
      readonly maker: "toOurs" | "toOthers" | null;
      /** The new number's state if it isn't recommended and the old one was. */
      readonly state: LineState | null;
      /** The changes of what the numbers' codes, or the data of their parts, say. */
      readonly values: readonly ValueChange[];
    }
  | { readonly what: "manufacturer"; readonly old: string; readonly new: string }
  | { readonly what: "alternates"; readonly added: readonly string[]; readonly removed: readonly string[] };

export interface ValueChange {
  readonly what: "value";
  readonly aspect: Aspect | null;
  /** null: nothing. */
  readonly old: string | null;
  readonly new: string | null;
  /** `other`: neither is better, or one of them says nothing. */
  readonly relation: "better" | "worse" | "other";
}
