import { type CellRole, cellRoles } from "../cell/cell";
import { type BomColumns, remarks } from "../table/columns";
import { unitsInTitles } from "../table/row-repair";
import type { DecimalSign } from "./quantity";

/** The columns of a BOM with their titles, and how each is read. */
export type Layout = Readonly<ReturnType<typeof layoutOf>>;

/** @param unused columns that a person or the add-in gives no role */
export function layoutOf(
  columns: BomColumns,
  titles: readonly string[],
  width: number,
  decimalSign: DecimalSign = null,
  unused: readonly number[] = [],
) {
  const all = Array.from({ length: width }, (_, column) => column);
  const { value, description, footprint, alternate, quantity, designator, manufacturer, policy } = columns;
  const [numbers, silent] = [
    [...columns.number, ...alternate],
    [...designator, ...quantity, ...columns.populate, ...policy, ...unused],
  ];
  const describing = [...value, ...description];
  // A remark also says what the part belongs to: `Battery reference`.
  const naming = describing.filter((column) => !remarks.test(titles[column] ?? ""));
  const known = [...silent, ...numbers, ...manufacturer, ...footprint, ...naming];
  const roleOf = (column: number): CellRole => cellRoles.find((role) => columns[role].includes(column)) ?? "other";
  return {
    columns,
    titles,
    decimalSign,
    /** Columns with manufacturers' numbers. */
    numbers,
    /** Columns with values and descriptions. */
    describing,
    /** Columns that say values. A cell is read by what it contains, except in a column for something else; other columns are last. */
    places: all
      .filter((column) => !silent.includes(column))
      .map((column) => ({ column, place: roleOf(column) }))
      .sort((one, other) => Number(one.place === "other") - Number(other.place === "other")),
    /** Columns that name the kind. */
    naming,
    /** Columns without a role, which may name the kind. */
    others: all.filter((column) => !known.includes(column)),
    /** Columns with marks of lines that aren't fitted, which may be short; whole phrases are marks in any column. */
    marked: [...describing, ...columns.number, ...footprint, ...quantity, ...columns.populate],
    units: unitsInTitles(titles, columns),
  };
}
