import { type ComponentKind, lineKindOf, type LineKind } from "../../claims/component-kind";
import type { Cells, Place } from "../cell/cell";
import { type BomColumns, remarks } from "../table/columns";
import { designatorsIn } from "../cell/designators";
import { isUnfitted, unfittedIn } from "../cell/fitted";
import { type CellClaim, type Contradiction, joined, type Said, type SaidInCell } from "./joined-claims";
import { type CellOfLine, kindOfCells } from "./line-kind";
import { type LineNumber, numbersOf } from "./line-numbers";
import { isDestroyed } from "../cell/cell-shapes";
import { isLeaded } from "../text/demands";
import { type RowUnits, rowUnitsOf } from "../table/row-repair";

/** A line of a BOM, read as a whole. */
export interface ReadLine {
  /** In the rows that were read, zero-based. */
  readonly row: number;
  /** Of the section that it is in. */
  readonly columns: BomColumns;
  /** With rows beneath it that belong to it. */
  readonly rows: readonly number[];
  readonly designators: readonly string[];
  /** Whether the list of designators ends in a comma, so that the next row continues it. */
  readonly isOpenList: boolean;
  /** The number of designators, if no column says it. */
  readonly quantity: number | null;
  /** null: unknown, or a capacitor of an unknown type. */
  readonly kind: LineKind | null;
  /** The kind as exactly as the line says it. */
  readonly component: ComponentKind | null;
  /** The whole line isn't fitted. */
  readonly doNotPopulate: boolean;
  /** As the BOM writes it; "" without one. */
  readonly manufacturer: string;
  /** A number that a spreadsheet rounded: `8.85012E+11`; null if none is. */
  readonly destroyed: SaidInCell | null;
  /** Manufacturers' first. */
  readonly numbers: readonly LineNumber[];
  readonly said: Said;
  /** Everything that the cells say about a capacitor or an inductor, with their columns. */
  readonly claims: readonly CellClaim[];
  readonly contradictions: readonly Contradiction[];
}

/** The columns of a BOM with their titles, and how each is read. */
export interface Layout {
  readonly columns: BomColumns;
  readonly titles: readonly string[];
  /** Columns that say values. */
  readonly places: readonly { readonly column: number; readonly place: Place }[];
  /** Columns that name the kind. */
  readonly naming: readonly number[];
  /** Columns without a role, which may name it. */
  readonly others: readonly number[];
  /** Columns with marks of lines that aren't fitted. */
  readonly marked: readonly number[];
  readonly units: RowUnits;
}

export function layoutOf(columns: BomColumns, titles: readonly string[], width: number): Layout {
  const all = Array.from({ length: Math.max(width, titles.length) }, (_, column) => column);
  const { value, description, footprint, number, alternate, quantity, designator, manufacturer } = columns;
  // A remark also says what the part belongs to: `Battery reference`.
  const naming = [...description.filter((column) => !remarks.test(titles[column] ?? "")), ...value];
  const known = [designator, quantity, number, alternate, manufacturer, footprint, naming].flat();
  return {
    columns,
    titles,
    places: all.flatMap((column) => {
      const place = placeOf(column, columns, titles[column] ?? "");
      return place === null ? [] : { column, place };
    }),
    naming,
    others: all.filter((column) => !known.includes(column)),
    marked: [...value, ...description, ...number, ...footprint, ...quantity, ...columns.populate],
    units: rowUnitsOf(titles, columns),
  };
}

/** A column that has two roles is read as the first of these. */
const rolesRead = [
  "value",
  "description",
  "footprint",
  "voltage",
  "tolerance",
  "dielectric",
  "number",
  "alternate",
] as const;

function placeOf(column: number, columns: BomColumns, title: string): Place | null {
  const role = rolesRead.find((each) => columns[each].includes(column));
  const hasRole = Object.values(columns).some((each) => each.includes(column));
  return role ?? (!hasRole && secondary.test(title) ? "other" : null);
}

/** Columns without a role that repeat the footprint: Eagle's Device. */
const secondary = /^\s*(?:device|symbol|lib\s?ref|library ref|cell)\s*$/i;

export function readLine(cells: Cells, row: number, layout: Layout): ReadLine {
  const { columns, titles } = layout;
  // A second column is of an earlier revision, or of the library's symbols.
  const [designators = []] = columns.designator
    .map((column) => designatorsOf(cells[column]?.text ?? ""))
    .filter((found) => found.length > 0);
  const numbers = numbersOf(cells, row, titles, columns, layout.others);
  const { component, family, contradictions } = kindOfCells({
    designators,
    designatorColumn: columns.designator[0] ?? -1,
    numbers,
    texts: [
      ...filled(cells, layout.naming),
      ...filled(cells, [...columns.number, ...columns.alternate]).filter(({ cell }) => cell.isDescription),
    ].filter(isReadable),
    others: filled(cells, layout.others).filter(isReadable),
    footprints: filled(cells, columns.footprint),
  });
  const claims = claimsIn(cells, layout, family === "capacitor" ? "capacitor" : component);
  const { said, contradictions: others } = joined(claims, (column) => cells[column]?.text ?? "");
  const decided = component === "capacitor" ? capacitorOf(said, cells) : component;
  const counted = columns.quantity.map((column) => quantityIn(cells[column]?.text ?? "")).find((each) => each !== null);
  const [manufacturer] = filled(cells, columns.manufacturer);
  return {
    row,
    columns,
    rows: [row],
    designators,
    isOpenList: columns.designator.some((column) => /[,;&-]$/.test(cells[column]?.text ?? "")),
    quantity: counted ?? (designators.length > 0 ? designators.length : null),
    kind: decided !== null ? lineKindOf(decided) : family === "other" ? "other" : null,
    component: decided,
    doNotPopulate: isNotFitted(cells, designators, layout),
    manufacturer: manufacturer?.cell.text ?? "",
    numbers,
    destroyed: destroyedIn(cells, [...columns.number, ...columns.alternate, ...columns.distributorNumber]),
    said,
    claims,
    contradictions: [...contradictions, ...others],
  };
}

function destroyedIn(cells: Cells, columns: readonly number[]): SaidInCell | null {
  const column = columns.find((each) => isDestroyed(cells[each]?.text ?? ""));
  return column === undefined ? null : { column, written: cells[column]?.text ?? "" };
}

const isReadable = ({ cell: { written } }: CellOfLine): boolean => written.length > 0 && written.length < 400;

function filled(cells: Cells, columns: readonly number[]): CellOfLine[] {
  const found: CellOfLine[] = [];
  for (const column of columns) {
    const cell = cells[column];
    if (cell !== undefined && !cell.isBlank) found.push({ column, cell });
  }
  return found;
}

/** What the cells say about a part of this kind; of a bead only its size. */
function claimsIn(cells: Cells, { places }: Layout, kind: ComponentKind | null): readonly CellClaim[] {
  if (kind !== "capacitor" && kind !== "inductor" && kind !== "ferriteBead") return [];
  const found: CellClaim[] = [];
  const devices: CellClaim[] = [];
  for (const { column, place } of places)
    for (const claim of cells[column]?.claims(place, kind === "capacitor" ? kind : "inductor") ?? []) {
      // The other kind's value says nothing about the part's identity.
      if (claim.aspect === (kind === "capacitor" ? "inductance" : "capacitance")) continue;
      if (kind === "ferriteBead" && claim.aspect !== "size") continue;
      (place === "other" ? devices : found).push({ claim, column });
    }
  // A device's name counts where nothing else says a size.
  return found.some(({ claim }) => claim.aspect === "size") ? found : [...found, ...devices];
}

/** `INCON` and `NEXT, PREV` are designators in their column. */
function designatorsOf(text: string): readonly string[] {
  const found = designatorsIn(text);
  if (found.length > 0 || !/^[A-Z]{3,12}(?:, ?[A-Z]{3,12})*$/.test(text)) return found;
  return text.split(/, ?/).filter((word) => unfittedIn(word) === null);
}

/**
 * A capacitor of an unknown type: with the size of a chip or a dielectric it is a ceramic one; with leads from 10 µF,
 * and above all ceramic values, an electrolytic one.
 */
function capacitorOf({ sizeInch, dielectric, capacitance = 0 }: Said, cells: Cells): ComponentKind {
  if (sizeInch !== undefined || dielectric !== undefined) return "ceramicCapacitor";
  const hasLeads = (): boolean => cells.some(({ text }) => isLeaded(text));
  return capacitance > 6e-4 || (capacitance >= 1e-5 && hasLeads()) ? "aluminumCapacitor" : "capacitor";
}

/** A mark in a column for them, or in another cell; some name the designators that they are for. */
function isNotFitted(cells: Cells, designators: readonly string[], { columns, titles, marked }: Layout): boolean {
  if (columns.populate.some((column) => isUnfitted(cells[column]?.text ?? "", titles[column] ?? ""))) return true;
  const marks = marked.flatMap((column) => cells[column]?.unfitted ?? []);
  const named = marks.flatMap((mark) => mark.designators ?? []);
  // `NA(MCP4728)` marks a value that looks like a designator.
  const isOfValue = (names: readonly string[]): boolean =>
    designators.length > 0 && !names.some((name) => designators.includes(name));
  return (
    marks.some((mark) => mark.designators === null || isOfValue(mark.designators)) ||
    (designators.length > 0 && designators.every((name) => named.includes(name)))
  );
}

/** Cables have fractions: `0.05`, `0,4`. */
function quantityIn(text: string): number | null {
  const [, digits] = /^\s*(\d{1,7}(?:\.\d{1,4}|,0+|,\d{1,2})?)(?![\d.,])/.exec(text.normalize("NFKC")) ?? [];
  return digits === undefined ? null : Number(digits.replace(",", "."));
}
