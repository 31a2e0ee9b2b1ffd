/** Where cells with other content are: one cell, or cells of a column. */
export type OccupiedPlace =
  | { readonly kind: "cell"; readonly cell: string; readonly content: string }
  | { readonly kind: "column"; readonly cells: number; readonly letters: string };

/** Nothing is written over other content until the user confirms. */
export interface Confirmation {
  readonly place: OccupiedPlace;
  /** The row of the line that it is about, in the sheet, zero-based; null: several lines. */
  readonly row: number | null;
  readonly replace: () => void;
  readonly keep: () => void;
}
