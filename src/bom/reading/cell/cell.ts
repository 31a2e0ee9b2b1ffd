import { remembered } from "../../../product-data/base/remembered";
import type { TextClaim } from "../../aspects/claim";
import type { ComponentKind } from "../../aspects/component-kind";
import { kindOfFootprint } from "../../aspects/kind-signs";
import type { PartKind } from "../../aspects/part-kind";
import { isDescription, type Place, readCell } from "./cell-claims";
import { isBlank } from "./cell-shapes";
import { type Unfitted, unfittedIn } from "./fitted";
import { knownWordsIn, numbersInCell } from "./numbers-in-cell";
import { type TextSigns, textSigns } from "../text/text-signs";

/** The text of a cell, and what it says by itself, which is read once. */
export class Cell {
  readonly isBlank: boolean;
  readonly unfitted: Unfitted | null;
  /** Without a mark that the line isn't fitted. */
  readonly written: string;
  private readonly readClaims: { [K in PartKind]?: { [P in Place]?: readonly TextClaim[] } } = {};
  private readSigns?: TextSigns;
  private readNumbers?: readonly string[];
  private readWords?: readonly string[];
  private readFootprint?: { readonly kind: ComponentKind | null };

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

  /** What it says about the kind, as a text. */
  get signs(): TextSigns {
    return (this.readSigns ??= textSigns(this.written));
  }

  /** The kind that it contains as the name of a footprint. */
  get footprintKind(): ComponentKind | null {
    return (this.readFootprint ??= { kind: kindOfFootprint(this.written) }).kind;
  }

  /** Its numbers, in a column that has some. */
  get numbers(): readonly string[] {
    return (this.readNumbers ??= numbersInCell(this.text));
  }

  /** Whether it is a description in a column of numbers. */
  get isDescription(): boolean {
    return isDescription(this.text, this.numbers);
  }

  /** Its numbers of known series, in any column. */
  get knownWords(): readonly string[] {
    return (this.readWords ??= knownWordsIn(this.text));
  }
}

/** The same cell for the same text, because a BOM repeats most of its cells. */
export const cellOf = remembered((text) => new Cell(text));

export const noCell = new Cell("");
