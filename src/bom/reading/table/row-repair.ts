import { unitNamed } from "../../../product-data/vocabulary/quantity";
import { type Cells, cellOf, textIn } from "../cell/cell";
import type { BomColumns } from "./columns";
import { wordsOf } from "../text/words";

/**
 * A row that is longer than the titles, because unquoted decimal commas divided cells in these columns: `CAP CER 0` and
 * `1UF 16V`.
 */
export function repairedRow(cells: Cells, titles: readonly string[], columns: readonly number[]): Cells {
  if (titles.length === 0 || cells.length <= titles.length) return cells;
  for (const at of columns) {
    const joined = joinedNumber(textIn(cells, at), textIn(cells, at + 1));
    if (joined !== null)
      return repairedRow([...cells.slice(0, at), cellOf(joined), ...cells.slice(at + 2)], titles, columns);
  }
  return cells;
}

/** The two cells as one, with a comma; null if there is no amount across the comma. */
function joinedNumber(one: string, other: string): string | null {
  if (!startsWithDigit.test(other) || !endsInDigit.test(one)) return null;
  const joined = `${one},${other}`;
  const { words } = wordsOf(joined);
  const amount = words.find(({ start, end }) => start < one.length && end > one.length + 1);
  return amount?.type === "amount" || amount?.type === "prefixed" ? joined : null;
}

/** One or two digits without other digits before them. */
const endsInDigit = /(?:^|[^\d.,])\d{1,2}$/;
/** The digits of a fraction, with a unit. */
const startsWithDigit = /^\d{1,3} ?[pnuµμmV]/i;

/** The units of bare numbers by their column, `0.1` below `Capacitance (µF)`; "" for none. */
export const unitsInTitles = (
  titles: readonly string[],
  { value, voltage, tolerance }: BomColumns,
): readonly string[] =>
  titles.map((title, column) => {
    const [, written = title] = unitInTitle.exec(title) ?? [];
    const isUnit = /^[FHVΩ]$/.test(unitNamed(written)?.unit ?? "");
    if (isUnit && [...value, ...voltage].includes(column)) return written;
    return tolerance.includes(column) ? "%" : voltage.includes(column) ? "V" : "";
  });

/** `Capacitance (µF)`, `Value [F]`, `C/uF` */
const unitInTitle = /[[(（/] ?([^\s\])）/]{1,5}) ?[\])）]?$/;

/** The row with the units behind its bare numbers. */
export const withUnits = (cells: Cells, units: readonly string[]): Cells =>
  units.some(Boolean)
    ? cells.map((cell, at) => (units[at] && bareNumber.test(cell.text) ? cellOf(cell.text + units[at]) : cell))
    : cells;

const bareNumber = /^(?:±|\+\/?-)?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][+-]?\d{1,3})?$/;
