import { signOfDesignator } from "../../claims/kind-signs";
import { cellOf } from "../cell/cell";
import { isBlank } from "../cell/cell-shapes";
import type { BomColumns } from "../table/columns";
import { type Description, descriptionOfText } from "./description";
import { readClaims, readSizes } from "../text/claims";
import { plainText } from "../text/plain-text";
import { layoutOf, readLine } from "./line";
import { descriptionOfLine } from "./line-description";
import { inEachRole } from "../column-role";

/**
 * What the cells of a row say together. Without titles, each cell is read by itself: what one says doesn't change what
 * another means.
 * @param partno the row's part number, which tells the kind; "" if there is none
 */
export function descriptionOfCells(cells: readonly string[], partno: string): Description {
  const filled = cells.map(plainText).filter((text) => !isBlank(text));
  const [only = "", ...others] = filled;
  if (others.length === 0) return descriptionOfText(only);
  const designator = filled.findIndex(areDesignators);
  const roles = filled.map((text, column) =>
    column === designator ? "designator" : isFootprint(text) ? "footprint" : "value",
  );
  const columnsOf = (role: string): readonly number[] => roles.flatMap((each, column) => (each === role ? column : []));
  const columns = {
    ...noColumns,
    designator: columnsOf("designator"),
    footprint: columnsOf("footprint"),
    value: columnsOf("value"),
    number: [filled.length],
  };
  const line = readLine([...filled, partno].map(cellOf), 0, layoutOf(columns, [], filled.length + 1));
  return descriptionOfLine(line, filled, columns.value);
}

const noColumns: BomColumns = inEachRole(() => []);

/** `C1`, `C1, C2-C5`; not `C0603`, `X7R`. */
const areDesignators = (text: string): boolean =>
  designators.test(text) && signOfDesignator(text) !== undefined && !isFootprint(text);
const designators = /^[A-Z]{1,4}\d{1,5}(?:[\s,;-]+[A-Z]{0,4}\d{1,5})*$/;

/** A size and nothing else: `0603`, `C_0603_1608Metric`, `CAPC1608X90N`. */
const isFootprint = (text: string): boolean =>
  !/\s/.test(text) &&
  readSizes(text).length > 0 &&
  readClaims(text, "capacitor").every(({ aspect }) => aspect === "size");
