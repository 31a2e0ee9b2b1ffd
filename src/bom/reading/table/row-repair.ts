import { unitNamed } from "../../../product-data/vocabulary/quantity";
import { cellIn, type Cells, cellOf, textIn } from "../cell/cell";
import type { BomColumns } from "./columns";
import { isInteger } from "../cell/cell-shapes";
import { setOf } from "../../words/phrases";
import { unitTitles } from "../../words/parts-of-titles";
import { wordsOf } from "../text/words";

/**
 * A row in which unquoted decimal commas moved the cells: `CAP CER 0` and `1UF 16V`. A cell is joined with the next only
 * if the row is longer than the titles, or if only then the other columns have what they are for.
 */
export function repairedRow(cells: Cells, columns: BomColumns, titles: readonly string[]): Cells {
  for (let at = 0; at + 1 < cells.length; at++) {
    const [one, other] = [textIn(cells, at), textIn(cells, at + 1)];
    if (!startsWithDigit.test(other) || !endsInDigit.test(one)) continue;
    const isOfValue = columns.value.includes(at) || columns.description.includes(at);
    const isLonger = isOfValue && titles.length > 0 && cells.length > titles.length;
    // Most rows fit their columns.
    if (!isLonger && fitOf(cells, columns) === columns.designator.length + columns.quantity.length) continue;
    const joined = joinedNumber(one, other);
    if (joined === null) continue;
    const moved = [...cells.slice(0, at), cellOf(joined), ...cells.slice(at + 2)];
    if (isLonger || fitOf(moved, columns) > fitOf(cells, columns)) return repairedRow(moved, columns, titles);
  }
  return cells;
}

/** The two cells as one, with a comma; null if there is no amount across the comma. */
function joinedNumber(one: string, other: string): string | null {
  const joined = `${one},${other}`;
  const { words } = wordsOf(joined);
  const amount = words.find(({ start, end }) => start < one.length && end > one.length + 1);
  return amount?.type === "amount" || amount?.type === "prefixed" ? joined : null;
}

/** One or two digits without other digits before them. */
const endsInDigit = /(?:^|[^\d.,])\d{1,2}$/;
/** The digits of a fraction, with a unit. */
const startsWithDigit = /^\d{1,3} ?[pnuµμmV]/i;

const fitOf = (cells: Cells, columns: BomColumns): number =>
  columns.designator.filter((column) => cellIn(cells, column).isDesignators).length +
  columns.quantity.filter((column) => isInteger(textIn(cells, column))).length;

/** How bare numbers of a row get their units: `0.1` below `Capacitance (µF)`, and `100` next to `nF`. */
export type RowUnits = Readonly<ReturnType<typeof rowUnitsOf>>;

export function rowUnitsOf(titles: readonly string[], columns: BomColumns) {
  return {
    /** Units by column; "" for none. */
    ofTitles: titles.map((title, column) => {
      const isOfValue = columns.value.includes(column) || columns.voltage.includes(column);
      const written = columns.tolerance.includes(column) ? "%" : isOfValue ? unitIn(title) : "";
      return written === "" && columns.voltage.includes(column) ? "V" : written;
    }),
    /** The column with the unit of the value; -1: there is none. */
    column: titles.findIndex((title) => titlesOfUnits.has(title.trim().toLowerCase())),
  };
}

/** The unit in a title: `Capacitance (µF)`, `Value [F]`, `C/uF`; "" without a unit. */
function unitIn(title: string): string {
  const [, written = title.trim()] = /[[(（/] ?([^\s\])）/]{1,5}) ?[\])）]?$/.exec(title.trim()) ?? [];
  return isUnitOfValue(written) ? written : "";
}

const titlesOfUnits = setOf(unitTitles, "|");
const isUnitOfValue = (text: string): boolean => /^[FHVΩ]$/.test(unitNamed(text.normalize("NFKC"))?.unit ?? "");

/** The row with the units behind its bare numbers. */
export function withUnits(cells: Cells, { ofTitles, column }: RowUnits, values: readonly number[]): Cells {
  const own = textIn(cells, column);
  const value =
    own !== "" && isUnitOfValue(own) ? values.find((each) => bareNumber.test(textIn(cells, each))) : undefined;
  if (value === undefined && ofTitles.every((unit) => unit === "")) return cells;
  return cells.map((cell, at) => {
    const unit = at === value ? own : (ofTitles[at] ?? "");
    return unit !== "" && bareNumber.test(cell.text) ? cellOf(cell.text + unit) : cell;
  });
}

const bareNumber = /^(?:±|\+\/?-)?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][+-]?\d{1,3})?$/;
