import { memoize } from "../../../product-data/base/memoize";
import type { Claim, TextClaim } from "../../claims/claim";
import type { PartKind } from "../../claims/part-kind";
import { readClaims, readFootprint, readSizes } from "../text/claims";
import { demandsIn } from "../text/demands";
import { textSigns } from "../text/text-signs";
import { isBlank, isKnownWord, isPackage, looksLikeValue } from "./cell-shapes";
import { isAddress } from "../text/words";
import { designatorsIn, isDesignators } from "./designators";
import { unfittedIn } from "./fitted";
import { isSpecification, knownWordsIn, numbersInCell, saysValues } from "./numbers-in-cell";

/** The roles by which cells are read; the first of these, if a column has two. */
export const cellRoles = [
  "value",
  "description",
  "footprint",
  "voltage",
  "tolerance",
  "dielectric",
  "number",
  "alternate",
] as const;

/** How a cell is read: by the role of its column, or as any other text. */
export type CellRole = (typeof cellRoles)[number] | "other";

/** The text of a cell, and what it says by itself, which is read once. */
export class Cell {
  readonly isBlank: boolean;
  /** The text without a mark that the line isn't fitted; null: it has no mark. */
  readonly unfitted: string | null;
  /** The text without a mark that the line isn't fitted. */
  readonly written: string;
  private readClaims?: { [K in PartKind]?: { [P in CellRole]?: readonly TextClaim[] } };
  private readonly said = new Map<unknown, unknown>();

  constructor(readonly text: string) {
    this.isBlank = isBlank(text);
    this.unfitted = this.isBlank ? null : unfittedIn(text);
    this.written = this.unfitted ?? text;
  }

  /** What the cell says about a part of this kind. What another cell says doesn't matter. */
  claims(place: CellRole, kind: PartKind): readonly TextClaim[] {
    const own = ((this.readClaims ??= {})[kind] ??= {});
    return (own[place] ??= this.read(place, kind));
  }

  /** What the cell's text requires of a part of this kind besides values. */
  demands(kind: PartKind): readonly Claim[] {
    return this.says(demandsIn[kind], this.written);
  }

  /** What the cell's text says about the kind of part. */
  get signs() {
    return this.says(textSigns, this.written);
  }

  get designators(): readonly string[] {
    return this.says(designatorsIn);
  }

  /** The cell's part numbers, if its column has part numbers. */
  get numbers(): readonly string[] {
    return this.says(numbersInCell);
  }

  /** Whether the cell is a description in a column of part numbers: `1.1nF, 0603, C0G, 1%`, or just `4.7uH`. */
  get isDescription(): boolean {
    const { numbers, text } = this;
    return (
      numbers.length === 0 && !this.says(isDesignators) && (/\s/.test(text) || saysValues(text) || looksLikeValue(text))
    );
  }

  /** What a reading of its text says, which is found out once. */
  says<T>(read: (text: string) => T, text = this.text): T {
    let found = this.said.get(read) as T | undefined;
    if (found === undefined) this.said.set(read, (found = read(text)));
    return found;
  }

  /** Whether a text in this place says what the part is. */
  describes(place: CellRole): boolean {
    if (place === "other") return isSpecification(this.text);
    return (place !== "number" && place !== "alternate") || this.isDescription;
  }

  /** The cell's part numbers of known series, whatever its column has. */
  get knownWords(): readonly string[] {
    return this.says(knownWordsIn);
  }

  private read(place: CellRole, kind: PartKind): readonly TextClaim[] {
    const { text, written } = this;
    if (this.isBlank || isAddress(text)) return [];
    if (place === "footprint") return readFootprint(text, kind);
    if (!this.describes(place))
      return isPackage(text) && /[A-Z]/i.test(text) ? readSizes(text) : this.readBesideNumbers(kind);
    // A part number in the place of a value isn't read as a value: `MDH6045C-100MA=P3`.
    if (place === "value" && isKnownWord(written)) return [];
    const claims = readClaims(written, kind);
    const aspect = place === "dielectric" ? "characteristic" : place;
    return aspect === "voltage" || aspect === "tolerance" || aspect === "characteristic"
      ? claims.filter((claim) => claim.aspect === aspect)
      : claims;
  }

  /** Reads texts with a value and a number: `33uH - 7443551331`, `IND_440NH_20%_PA0513.441NLT`. */
  private readBesideNumbers(kind: PartKind): readonly TextClaim[] {
    const { text, numbers } = this;
    const rest = numbers.reduce((left, number) => left.replace(number, " ".repeat(number.length)), text);
    if (rest === text || isBlank(rest)) return [];
    return readClaims(rest, kind).filter(({ aspect, isUncertain }) => aspect !== "size" && isUncertain !== true);
  }
}

/** A row of a sheet. */
export type Cells = readonly Cell[];

/** The same cell for the same plain text, because BOMs repeat most of their cells. */
export const cellOf = memoize((text) => new Cell(text));

const noCell = new Cell("");

/** The cell of a row in a column; a blank cell beyond the row's end. */
export const cellIn = (row: Cells | undefined, column: number): Cell => row?.[column] ?? noCell;

export const textIn = (row: Cells | undefined, column: number): string => cellIn(row, column).text;
