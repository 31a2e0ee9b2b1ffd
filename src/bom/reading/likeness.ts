import type { Texts } from "./table/header";
import { hasNumber } from "./line/line";
import { readBom } from "./read-bom";

/**
 * How much the rows of a sheet are a BOM; 0 if they aren't one. Of several ways to read a file, the highest is right.
 * Reads the first 400 rows.
 */
export function bomLikeness(rows: Texts): number {
  const bom = readBom(rows.slice(0, 400));
  if (!bom.isBom) return 0;
  const roles = Object.values(bom.columns).filter((columns) => columns.length > 0).length;
  const said = bom.lines.reduce(
    (sum, line) =>
      sum +
      Math.min(1, line.designators.length) +
      (line.quantity === null ? 0 : 0.5) +
      (line.component === null ? 0 : line.readAs === null ? 1 : 2) +
      (hasNumber(line) ? 0.5 : 0) +
      Math.min(3, line.cellClaims.length) / 3,
    0,
  );
  return said * (1 + roles / 4) * (bom.header === null ? 0.5 : 1);
}
