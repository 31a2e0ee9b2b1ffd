import type { Claim } from "../../claims/claim";
import { signOfDesignator } from "../../claims/kind-signs";
import { kindNamed, kindsSaidIn } from "../../claims/kind-words";
import { byKind, type PartKind } from "../../claims/part-kind";
import { memoize } from "../../../product-data/base/memoize";
import { cellOf } from "../cell/cell";
import { isBlank, isPackage } from "../cell/cell-shapes";
import { type ColumnRole, inEachRole } from "../column-role";
import { readClaims, readSizes } from "../text/claims";
import { demandsIn, withDemands } from "../text/demands";
import { plainText } from "../text/plain-text";
import { mergedCells } from "./cell-claims";
import type { Line, LineClaims } from "./line";
import { layoutOf } from "./layout";
import { readLine } from "./read-line";

const noLine: Line = readLine(
  [],
  0,
  layoutOf(
    inEachRole(() => []),
    [],
    0,
  ),
);

/** A line that is one text of a user, such as one cell. What it says depends on the kind of part (`lineFor`). */
export const lineOfText = memoize((text): Line => ({
  ...noLine,
  texts: text.trim() === "" ? [] : [text],
  key: text,
  component: kindNamed(kindsSaidIn(text)),
  kind: null,
}));

/**
 * A line made of the cells of a row. Without titles, each cell is read by itself: what one says doesn't change what
 * another means.
 * @param partno the row's part number, which tells the kind; "" if there is none
 */
export function lineOfCells(cells: readonly string[], partno: string): Line {
  const filled = cells.map(plainText).filter((text) => !isBlank(text));
  const [only = "", ...others] = filled;
  if (others.length === 0) return lineOfText(only);
  const designator = filled.findIndex(areDesignators);
  const roles = filled.map((text, column): ColumnRole =>
    column === designator ? "designator" : isFootprint(text) ? "footprint" : "value",
  );
  const columns = inEachRole((role) => [...roles, "number"].flatMap((each, column) => (each === role ? column : [])));
  return readLine([...filled, partno].map(cellOf), 0, layoutOf(columns, [], filled.length + 1));
}

/** Whether a text is a list of designators: `C1`, `C1, C2-C5`; not `C0603`, `X7R`. */
const areDesignators = (text: string): boolean =>
  designators.test(text) && signOfDesignator(text) !== undefined && !isFootprint(text);
const designators = /^[A-Z]{1,4}\d{1,5}(?:[\s,;-]+[A-Z]{0,4}\d{1,5})*$/;

/** Whether a text is a size and nothing else: `0603`, `C_0603_1608Metric`, `CAPC1608X90N`. */
const isFootprint = (text: string): boolean => !/\s/.test(text) && isPackage(text) && readSizes(text).length > 0;

/** A line with what it says about a part of this kind, if its cells don't say the kind. */
export const lineFor = (line: Line, kind: PartKind): Line =>
  line.readAs === null ? { ...line, ...claimsFor[kind](line.texts.join(" ")) } : line;

const claimsFor = byKind((kind) => memoize((text) => claimsInText(text, kind)));

function claimsInText(text: string, kind: PartKind): LineClaims {
  const ofCell = (claim: Claim): Claim => ({ ...claim, column: 0 });
  const [values, demands] = [readClaims(text, kind).map(ofCell), demandsIn[kind](text).map(ofCell)];
  const { claims, contradictions } = mergedCells(values, [cellOf(text)]);
  return { readAs: kind, claims: withDemands(claims, demands), cellClaims: [...values, ...demands], contradictions };
}
