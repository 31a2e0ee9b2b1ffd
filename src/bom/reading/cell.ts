import { remembered } from "../../product-data/base/remembered";
import type { TextClaim } from "../aspects/claim";
import type { ComponentKind } from "../aspects/component-kind";
import { kindOfFootprint } from "../aspects/kind-signs";
import type { PartKind } from "../aspects/part-kind";
import { type Place, readCell } from "./cell-claims";
import { isBlank } from "./cell-shapes";
import { designatorsIn, isDesignators } from "./designators";
import { type Unfitted, unfittedIn } from "./fitted";
import { knownWordsIn, numbersInCell } from "./numbers-in-cell";
import { type TextSigns, textSigns } from "./text-signs";

/** The text of a cell, and what it says by itself, each read when it is needed first. */
export class Cell {
  readonly isBlank: boolean;
  readonly unfitted: Unfitted | null;
  /** Without a mark that the line isn't fitted. */
  readonly written: string;
  private readSigns: TextSigns | undefined;
  private readFootprint: ComponentKind | null | undefined;
  private readDesignators: readonly string[] | undefined;
  private readIsDesignators: boolean | undefined;
  private readNumbers: readonly string[] | undefined;
  private readKnownWords: readonly string[] | undefined;
  private readClaims: { [K in PartKind]?: { [P in Place]?: readonly TextClaim[] } } | undefined;

  constructor(readonly text: string) {
    this.isBlank = isBlank(text);
    this.unfitted = this.isBlank ? null : unfittedIn(text);
    this.written = this.unfitted?.rest ?? text;
  }

  get signs(): TextSigns {
    return (this.readSigns ??= textSigns(this.written));
  }

  /** The kind that it names as a footprint. */
  get footprint(): ComponentKind | null {
    if (this.readFootprint === undefined) this.readFootprint = kindOfFootprint(this.written);
    return this.readFootprint;
  }

  get designators(): readonly string[] {
    return (this.readDesignators ??= designatorsIn(this.text));
  }

  get isDesignators(): boolean {
    return (this.readIsDesignators ??= isDesignators(this.text));
  }

  /** The numbers of a cell whose column has numbers. */
  get numbers(): readonly string[] {
    return (this.readNumbers ??= numbersInCell(this.text));
  }

  /** The words of any cell that are numbers of known series. */
  get knownWords(): readonly string[] {
    return (this.readKnownWords ??= knownWordsIn(this.text));
  }

  /** What it says about a part of this kind. */
  claims(place: Place, kind: PartKind): readonly TextClaim[] {
    const own = ((this.readClaims ??= {})[kind] ??= {});
    return (own[place] ??= readCell(this.text, place, kind));
  }
}

/** The same cell for the same text, because a BOM repeats most of its cells. */
export const cellOf = remembered((text) => new Cell(text));

export const noCell = new Cell("");
