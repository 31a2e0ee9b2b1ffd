import type { Area } from "../a1";
import type { CellContent } from "../document";
import { HostError } from "../rich-api/host-error";

/**
 * A value assigned to a range, cell by cell: one value for all cells, or exactly as many rows and columns as the range.
 */
export function filled({ rowCount, columnCount }: Area, value: unknown): readonly (readonly CellContent[])[] {
  if (!Array.isArray(value))
    return Array.from({ length: rowCount }, () => Array<CellContent>(columnCount).fill(value as CellContent));
  const rows = value as readonly (readonly CellContent[])[];
  if (rows.length === rowCount && rows.every((row) => row.length === columnCount)) return rows;
  throw new HostError(
    "InvalidArgument",
    "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
  );
}
