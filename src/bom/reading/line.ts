import { type ComponentKind, componentKinds, type LineKind } from "../aspects/component-kind";
import type { PartKind } from "../aspects/part-kind";
import { isBlank } from "./cell-shapes";
import { claimsOfCell, type Place } from "./cell-claims";
import type { BomColumns } from "./columns";
import { designatorsIn } from "./designators";
import { isUnfitted, unfittedIn } from "./fitted";
import { type CellClaim, type CellContradiction, joined, type Said, type SaidInCell } from "./joined-claims";
import { kindOfCells } from "./line-kind";
import { type LineNumber, numbersOf } from "./line-numbers";
import { repairedRow } from "./shifted-row";

/** A line of a BOM, read as a whole. */
export interface ReadLine {
  /** In the rows that were read, zero-based. */
  readonly row: number;
  readonly designators: readonly string[];
  /** The number of designators, if no column says it. */
  readonly quantity: number | null;
  /** null: unknown, or a capacitor of an unknown type. */
  readonly kind: LineKind | null;
  /** The kind as exactly as the line says it. */
  readonly component: ComponentKind | null;
  /** The whole line isn't fitted. */
  readonly doNotPopulate: boolean;
  /** The designators that aren't fitted, if only some of them are. */
  readonly unfitted: readonly string[];
  readonly manufacturer: string | null;
  /** Manufacturers' first. */
  readonly numbers: readonly LineNumber[];
  readonly said: Said;
  /** Everything that the cells say about a capacitor or an inductor, with their columns. */
  readonly claims: readonly CellClaim[];
  readonly contradictions: readonly CellContradiction[];
}

/** The columns of a BOM with their titles, and which other columns may name the kind. */
export interface Layout {
  readonly columns: BomColumns;
  readonly titles: readonly string[];
  readonly places: readonly (Place | null)[];
}

export function layoutOf(columns: BomColumns, titles: readonly string[], width: number): Layout {
  const places = Array.from({ length: Math.max(width, titles.length) }, (_, column) =>
    placeOf(column, columns, titles),
  );
  return { columns, titles, places };
}

/** A column that has two roles is read as the first of these. */
const rolesRead = ["value", "description", "footprint", "voltage", "tolerance", "dielectric"] as const;

function placeOf(column: number, columns: BomColumns, titles: readonly string[]): Place | null {
  const role = rolesRead.find((each) => columns[each].includes(column));
  if (role !== undefined) return role;
  const isNamed = ["designator", "quantity", "manufacturer", "number", "distributorNumber", "populate"] as const;
  if (isNamed.some((each) => columns[each].includes(column))) return null;
  return secondary.test(titles[column] ?? "") ? "other" : null;
}

/** Columns without a role that repeat the footprint: Eagle's Device. */
const secondary = /^\s*(?:device|symbol|lib\s?ref|library ref|cell)\s*$/i;

export function readLine(cells: readonly string[], row: number, layout: Layout): ReadLine {
  const { columns, titles } = layout;
  const texts = repairedRow(cells, columns, titles);
  const designators = columns.designator.flatMap((column) => designatorsIn(texts[column] ?? ""));
  const numbers = numbersOf(texts, titles, columns);
  const { component, kind, family, contradictions } = kindOfCells({
    designators,
    designatorColumn: columns.designator[0] ?? -1,
    numbers: numbers.flatMap((number) => saidByNumber(number)),
    texts: textsFor(texts, layout),
    footprints: columns.footprint.flatMap((column) => saidIn(texts, column)),
  });
  const partKind: PartKind | null = family === "capacitor" ? "capacitor" : kind === "inductor" ? "inductor" : null;
  const claims = partKind === null ? claimsWithoutKind(texts, layout, kind) : claimsIn(texts, layout, partKind);
  const { said, contradictions: others } = joined(claims);
  const decided = component === "capacitor" ? capacitorOf(said, texts.join(" ")) : component;
  const unfitted = unfittedOf(texts, layout);
  const counted = columns.quantity.map((column) => quantityIn(texts[column] ?? "")).find((each) => each !== null);
  const manufacturer = columns.manufacturer.map((column) => texts[column]?.trim() ?? "").find((text) => !isBlank(text));
  return {
    row,
    designators,
    quantity: counted ?? (designators.length > 0 ? designators.length : null),
    kind: decided === null ? kind : componentKinds[decided],
    component: decided,
    doNotPopulate: unfitted === "all",
    unfitted: unfitted === "all" ? [] : unfitted,
    manufacturer: manufacturer ?? null,
    numbers,
    said,
    claims,
    contradictions: [...contradictions, ...others],
  };
}

const saidByNumber = ({ isDistributors, makersNumber, text, column }: LineNumber): readonly SaidInCell[] => {
  const written = isDistributors ? makersNumber : text;
  return written === null ? [] : [{ column, written }];
};

const saidIn = (texts: readonly string[], column: number): readonly SaidInCell[] => {
  const written = texts[column] ?? "";
  return isBlank(written) ? [] : [{ column, written: unfittedIn(written)?.rest ?? written }];
};

/** Every cell that isn't a number, a designator, or a footprint may name the kind; columns with a role come first. */
function textsFor(texts: readonly string[], { columns, places }: Layout): readonly SaidInCell[] {
  const first = [...columns.description, ...columns.value];
  const named = new Set([
    ...columns.designator,
    ...columns.quantity,
    ...columns.number,
    ...columns.manufacturer,
    ...columns.footprint,
    ...first,
  ]);
  const others = places.flatMap((_, column) => (named.has(column) ? [] : [column]));
  return [...first, ...others]
    .flatMap((column) => saidIn(texts, column))
    .filter(({ written }) => written.length > 0 && written.length < 400);
}

function claimsIn(texts: readonly string[], { places }: Layout, kind: PartKind): readonly CellClaim[] {
  const found = places.flatMap((place, column) =>
    place === null ? [] : claimsOfCell(texts[column] ?? "", place, kind).map((claim) => ({ claim, column, place })),
  );
  // A device's name counts where nothing else says a size.
  const others = found.some(({ claim, place }) => claim.aspect === "size" && place !== "other");
  return found
    .filter(({ claim, place }) => {
      if (place === "other" && others) return false;
      // A resistance or a current says nothing about a capacitor's identity, nor does the other kind's value.
      return claim.aspect !== (kind === "capacitor" ? "inductance" : "capacitance");
    })
    .map(({ claim, column }) => ({ claim, column }));
}

/** Of a bead, and of a part of unknown kind, only the size is read. */
const claimsWithoutKind = (texts: readonly string[], layout: Layout, kind: LineKind | null): readonly CellClaim[] =>
  kind === "ferriteBead" ? claimsIn(texts, layout, "inductor").filter(({ claim }) => claim.aspect === "size") : [];

/**
 * A capacitor of an unknown type: with the size of a chip or a dielectric it is a ceramic one; with leads from 10 µF,
 * and above all ceramic values, an electrolytic one.
 */
function capacitorOf({ sizeInch, dielectric, capacitance = 0 }: Said, text: string): ComponentKind {
  if (sizeInch !== undefined || dielectric !== undefined) return "ceramicCapacitor";
  return capacitance > 6e-4 || (capacitance >= 1e-5 && withLeads.test(text)) ? "aluminumCapacitor" : "capacitor";
}

const withLeads = /\b(?:radial|axial|through[ -]?hole|THT|leaded)\b|直插|リード|ラジアル/i;

function unfittedOf(texts: readonly string[], { columns, titles }: Layout): "all" | readonly string[] {
  const some: string[] = [];
  for (const column of columns.populate) if (isUnfitted(texts[column] ?? "", titles[column] ?? "")) return "all";
  for (const column of [
    ...columns.value,
    ...columns.description,
    ...columns.number,
    ...columns.footprint,
    ...columns.quantity,
  ]) {
    const text = texts[column] ?? "";
    if (isBlank(text)) continue;
    const mark = unfittedIn(text);
    if (mark?.designators === null) return "all";
    some.push(...(mark?.designators ?? []));
  }
  return some;
}

function quantityIn(text: string): number | null {
  const [, digits] = /^\s*(\d{1,7})(?:[.,]0+)?(?![\d.,])/.exec(text.normalize("NFKC")) ?? [];
  return digits === undefined ? null : Number(digits);
}
