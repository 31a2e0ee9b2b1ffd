import { remembered } from "../../product-data/base/remembered";
import type { TextClaim } from "../aspects/claim";
import type { PartKind } from "../aspects/part-kind";
import { type Place, readCell } from "./cell-claims";
import { isBlank } from "./cell-shapes";
import { type Unfitted, unfittedIn } from "./fitted";

/** The text of a cell, and what it says by itself. */
export class Cell {
  readonly isBlank: boolean;
  readonly unfitted: Unfitted | null;
  /** Without a mark that the line isn't fitted. */
  readonly written: string;
  private readonly readClaims: { [K in PartKind]?: { [P in Place]?: readonly TextClaim[] } } = {};

  constructor(readonly text: string) {
    this.isBlank = isBlank(text);
    this.unfitted = this.isBlank ? null : unfittedIn(text);
    this.written = this.unfitted?.rest ?? text;
  }

  /** What it says about a part of this kind. */
  claims(place: Place, kind: PartKind): readonly TextClaim[] {
    const own = (this.readClaims[kind] ??= {});
    return (own[place] ??= readCell(this.text, place, kind));
  }
}

/** The same cell for the same text, because a BOM repeats most of its cells. */
export const cellOf = remembered((text) => new Cell(text));

export const noCell = new Cell("");
