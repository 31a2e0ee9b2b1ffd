import type { Area } from "../a1";
import type { CellContent } from "../document";
import { HostError } from "../rich-api/host-error";

/**
 * A value assigned to a range, cell by cell: one value for all cells, or exactly as many rows and columns as the range.
 */
export function fill(area: Area, value: unknown): readonly (readonly CellContent[])[] {
  const { rowCount, columnCount } = area;
  if ([value].flat(2).some(isTooLong)) throw new HostError("InvalidArgument", "A text or a formula is too long.");
  if (!Array.isArray(value))
    return Array.from({ length: rowCount }, () => Array<CellContent>(columnCount).fill(value as CellContent));
  const rows = value as readonly (readonly CellContent[])[];
  const unequal = rows.find(({ length }) => length !== columnCount);
  requireSize(area, rows.length, unequal?.length ?? columnCount);
  return rows;
}

const isTooLong = (content: unknown): boolean =>
  typeof content === "string" && content.length > (content.startsWith("=") ? 8_192 : 32_767);

/** @throws if the area has other numbers of rows and columns than the array that is written to it */
export function requireSize(area: Area, rowCount: number, columnCount: number): void {
  if (rowCount === area.rowCount && columnCount === area.columnCount) return;
  throw new HostError(
    "InvalidArgument",
    "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
  );
}
