import { type BaseUnit, unitNamed } from "../../../product-data/vocabulary/quantity";
import type { BomColumns } from "./columns";
import { isDesignators } from "../cell/designators";
import { isInteger } from "../cell/cell-shapes";
import { setOf } from "../../words/phrases";
import { unitTitles } from "../../words/titles";
import { wordsOf } from "../text/words";

/**
 * A row in which unquoted decimal commas moved the cells: `CAP CER 0` and `1UF 16V`. A cell is joined with the next only
 * if the row is longer than the titles, or if only then the other columns have what they are for.
 */
export function repairedRow(
  cells: readonly string[],
  columns: BomColumns,
  titles: readonly string[],
): readonly string[] {
  for (let at = 0; at + 1 < cells.length; at++) {
    const joined = joinedNumber(cells[at] ?? "", cells[at + 1] ?? "");
    if (joined === null) continue;
    const moved = [...cells.slice(0, at), joined, ...cells.slice(at + 2)];
    const isOfValue = columns.value.includes(at) || columns.description.includes(at);
    const isLonger = isOfValue && titles.length > 0 && cells.length > titles.length;
    if (isLonger || fitOf(moved, columns) > fitOf(cells, columns)) return repairedRow(moved, columns, titles);
  }
  return cells;
}

/** null if the first doesn't end in a lone digit, the second doesn't start with a fraction, or both make no sense. */
function joinedNumber(one: string, other: string): string | null {
  if (!endsInDigit.test(one) || !startsWithDigit.test(other)) return null;
  const joined = `${one},${other}`;
  const { words } = wordsOf(joined);
  const amount = words.find(({ start, end }) => start < one.length && end > one.length + 1);
  return amount?.type === "amount" || amount?.type === "prefixed" ? joined : null;
}

const endsInDigit = /(?:^|[^\d.,])\d{1,2}$/;
const startsWithDigit = /^\d{1,3} ?[pnuµμmV]/i;

const fitOf = (cells: readonly string[], columns: BomColumns): number =>
  columns.designator.filter((column) => isDesignators(cells[column] ?? "")).length +
  columns.quantity.filter((column) => isInteger(cells[column] ?? "")).length;

/** How bare numbers of a row get their units: `0.1` below `Capacitance (µF)`, and `100` next to `nF`. */
export interface RowUnits {
  /** By column; "" for none. */
  readonly ofTitles: readonly string[];
  /** The column with the unit of the value; -1: there is none. */
  readonly column: number;
}

export function unitsOf(titles: readonly string[], columns: BomColumns): RowUnits {
  return {
    ofTitles: titles.map((title, column) => {
      const isOfValue = columns.value.includes(column) || columns.voltage.includes(column);
      const written = columns.tolerance.includes(column) ? "%" : isOfValue ? unitIn(title) : "";
      return written === "" && columns.voltage.includes(column) ? "V" : written;
    }),
    column: titles.findIndex((title) => titlesOfUnits.has(title.trim().toLowerCase())),
  };
}

/** `Capacitance (µF)`, `Value [F]`, `C/uF`; "" without a unit. */
function unitIn(title: string): string {
  const [, written = title.trim()] = /[[(（/] ?([^\s\])）/]{1,5}) ?[\])）]?$/.exec(title.trim()) ?? [];
  return isUnitOfValue(written) ? written : "";
}

const titlesOfUnits = setOf(unitTitles, "|");
const unitsOfValues: ReadonlySet<BaseUnit> = new Set(["F", "H", "V", "Ω"]);

function isUnitOfValue(text: string): boolean {
  const unit = unitNamed(text.normalize("NFKC"))?.unit;
  return unit !== undefined && unitsOfValues.has(unit);
}

/** The row with the units behind its bare numbers. */
export function withUnits(
  cells: readonly string[],
  { ofTitles, column }: RowUnits,
  values: readonly number[],
): readonly string[] {
  const own = cells[column]?.trim() ?? "";
  const value = isUnitOfValue(own) ? values.find((each) => isBareNumber(cells[each] ?? "")) : undefined;
  if (value === undefined && ofTitles.every((unit) => unit === "")) return cells;
  return cells.map((cell, at) => {
    const unit = at === value ? own : (ofTitles[at] ?? "");
    return unit !== "" && isBareNumber(cell) ? cell.trim() + unit : cell;
  });
}

const isBareNumber = (cell: string): boolean => bareNumber.test(cell);
const bareNumber = /^\s*(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][+-]?\d{1,3})?\s*$/;
