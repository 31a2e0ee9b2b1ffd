import { amountIn } from "../../claims/claim";
import { familyOf } from "../../claims/component-kind";
import type { Cells } from "../cell/cell";
import { hasNumber, type Line } from "./line";
import { distinctNumbers } from "./line-numbers";
import type { Layout } from "./read-line";

/**
 * Whether a row belongs to the line above it: the rest of its designators, as OrCAD wraps them, or another manufacturer's
 * number for it, in a row without designators or with the same ones.
 */
export function belongsTo(row: Line, cells: Cells, above: Line, { columns }: Layout): boolean {
  if (columns.designator.length === 0) return false;
  const isAlone = (): boolean => cells.every(({ isBlank }, column) => isBlank || columns.designator.includes(column));
  if (row.designators.length > 0 && isAlone()) return above.isOpenList;
  if (!hasNumber(row) || above.designators.length === 0) return false;
  const isRepeated = row.designators.length > 0 && row.designators.join() === above.designators.join();
  const saying = [...columns.quantity, ...columns.value, ...columns.description, ...columns.footprint];
  const isBare = row.designators.length === 0 && !saying.some((column) => cells[column]?.isBlank === false);
  const isOfOurs = above.component !== null && ["capacitor", "coil"].includes(familyOf(above.component));
  return (isRepeated || (isBare && isOfOurs)) && isSamePart(row, above);
}

function isSamePart(row: Line, above: Line): boolean {
  const isFamily =
    row.component === null || above.component === null || familyOf(row.component) === familyOf(above.component);
  const agrees = (["capacitance", "inductance"] as const).every((aspect) => {
    const [one, other] = [amountIn(row.claims, aspect), amountIn(above.claims, aspect)];
    return one === undefined || other === undefined || one.value === other.value;
  });
  return isFamily && agrees;
}

/** A line with what a row beneath it adds. Its quantity stays. */
export const withRowBelow = (line: Line, row: Line): Line => {
  const added = row.designators.filter((name) => !line.designators.includes(name));
  const isCounted = line.quantity === line.designators.length;
  return {
    ...line,
    rows: [...line.rows, row.row],
    designators: [...line.designators, ...added],
    designatorsCell: null,
    isOpenList: row.isOpenList,
    quantity: isCounted && added.length > 0 ? line.designators.length + added.length : line.quantity,
    numbers: distinctNumbers([...line.numbers, ...row.numbers]),
    distributorNumber: line.distributorNumber ?? row.distributorNumber,
  };
};
