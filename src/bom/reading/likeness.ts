import type { Texts } from "./table/header";
import { type ReadBom, readBom } from "./read-bom";

/**
 * How much the rows of a sheet are a BOM; 0 if they aren't one. Of several ways to read a file, the highest is right.
 * Reads the first 400 rows.
 */
export function bomLikeness(rows: Texts): number {
  const bom = readBom(rows.slice(0, 400));
  if (!isBom(bom)) return 0;
  const roles = Object.values(bom.columns).filter((columns) => columns.length > 0).length;
  const said = bom.lines.reduce(
    (sum, { designators, quantity, component, numbers, claims }) =>
      sum +
      Math.min(1, designators.length) +
      (quantity === null ? 0 : 0.5) +
      (component === null ? 0 : 1) +
      Math.min(1, numbers.length) / 2 +
      Math.min(3, claims.length) / 3,
    0,
  );
  return said * (1 + roles / 4) * (bom.header === null ? 0.5 : 1);
}

/**
 * Whether a sheet has a BOM: titles and lines, or lines that are surely parts. Words alone, as in a letter, aren't
 * enough.
 */
export const isBom = ({ header, lines }: Pick<ReadBom, "header" | "lines">): boolean =>
  lines.some(
    ({ designators, numbers, said, component }) =>
      designators.length > 0 ||
      said.capacitance !== undefined ||
      said.inductance !== undefined ||
      (numbers.length > 0 && (header !== null || component !== null)) ||
      (header !== null && component !== null),
  );
