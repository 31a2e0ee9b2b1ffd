import type { CellRole } from "../cell/cell";
import { type BomColumns, remarks } from "../table/columns";
import { type RowUnits, rowUnitsOf } from "../table/row-repair";
import { isAlternativesTitle } from "../table/titles";

/** The columns of a BOM with their titles, and how each is read. */
export interface Layout {
  readonly columns: BomColumns;
  readonly titles: readonly string[];
  /** Columns with manufacturers' numbers, and with values and descriptions. */
  readonly numbers: readonly number[];
  readonly describing: readonly number[];
  /** Columns that say values. */
  readonly places: readonly { readonly column: number; readonly place: CellRole }[];
  /** Columns that name the kind. */
  readonly naming: readonly number[];
  /** Columns without a role, which may name it. */
  readonly others: readonly number[];
  /** Columns without numbers and designators, whose cells may name alternatives. */
  readonly remarking: readonly number[];
  /** Columns with marks of lines that aren't fitted, which may be short; whole phrases are marks in any column. */
  readonly marked: readonly number[];
  readonly units: RowUnits;
}

export function layoutOf(columns: BomColumns, titles: readonly string[], width: number): Layout {
  const all = Array.from({ length: Math.max(width, titles.length) }, (_, column) => column);
  const { value, description, footprint, alternate, quantity, designator, manufacturer, distributorNumber } = columns;
  const [numbers, silent] = [
    [...columns.number, ...alternate],
    [...designator, ...quantity, ...columns.populate],
  ];
  // A remark also says what the part belongs to: `Battery reference`.
  const naming = [...description.filter((column) => !remarks.test(titles[column] ?? "")), ...value];
  const known = [designator, quantity, numbers, manufacturer, footprint, naming].flat();
  return {
    columns,
    titles,
    numbers,
    describing: [...value, ...description],
    // A cell is read by what it contains, except in a column for something else; in one of two roles as the first of them.
    places: all
      .filter((column) => !silent.includes(column) && !isAlternativesTitle(titles[column] ?? ""))
      .map((column) => ({ column, place: own.find((role) => columns[role].includes(column)) ?? "other" })),
    naming,
    others: all.filter((column) => !known.includes(column)),
    remarking: all.filter((column) => ![...numbers, ...distributorNumber, ...designator].includes(column)),
    marked: [...value, ...description, ...columns.number, ...footprint, ...quantity, ...columns.populate],
    units: rowUnitsOf(titles, columns),
  };
}

const own = ["value", "description", "footprint", "voltage", "tolerance", "dielectric", "number", "alternate"] as const;
