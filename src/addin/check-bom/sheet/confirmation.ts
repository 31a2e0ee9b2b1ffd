import type { ReplacementTexts } from "../../../messages/replacement-texts";

/** The cells that have other content: one cell, or cells of a column. */
export type OccupiedPlace =
  | { readonly kind: "cell"; readonly cell: string; readonly content: string }
  | { readonly kind: "column"; readonly cells: number; readonly letters: string };

/** What is entered at once: for how many parts, over how many cells with other content, and why others get none. */
export interface BestOfAll {
  readonly kind: "best";
  readonly parts: number;
  readonly letters: string;
  readonly occupied: number;
  readonly leftOut: readonly LeftOutReason[];
}

export type LeftOutReason = keyof ReplacementTexts["leftOut"];

/** Nothing is written over other content, nor for many lines, until the user confirms. */
export interface Confirmation {
  readonly place: OccupiedPlace | BestOfAll;
  /** The row of the line that it is about, in the sheet, zero-based; null: several lines. */
  readonly row: number | null;
  readonly replace: () => void;
  readonly keep: () => void;
}
