import { fieldValue, type Product } from "../../../product-data/api/product";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import type { Field } from "../../../product-data/vocabulary/field";

/** Products with the same two values. */
export interface ScatterPoint {
  readonly x: number;
  readonly y: number;
  readonly products: readonly Product[];
}

/** The fields with at least two different numbers above 0, which a logarithmic axis can show. */
export function drawableFields(products: readonly Product[], fields: readonly Field[]): readonly Field[] {
  return fields.filter((field) => {
    if (field.type !== "Double" || field.unit === "") return false;
    const [first, ...others] = products.flatMap((product) => numberOf(product, field) ?? []);
    return others.some((value) => value !== first);
  });
}

/** Products without one of the values are left out, because a logarithmic chart has no place for them. */
export function scatterPoints(products: readonly Product[], across: Field, up: Field): readonly ScatterPoint[] {
  const placed = products.flatMap((product) => {
    const [x, y] = [numberOf(product, across), numberOf(product, up)];
    return x === null || y === null ? [] : [{ x, y, product }];
  });
  const points = groupBy(placed, ({ x, y }) => `${String(x)} ${String(y)}`).values();
  return [...points].map((same) => ({ x: same[0].x, y: same[0].y, products: same.map(({ product }) => product) }));
}

/**
 * A logarithmic axis between the ends of the data. `place`: for a value above 0, from 0 at the start to 1 at the end.
 * `ticks`: the positions of lines: powers of ten, and if there are few, also 2 and 5 times these; for close values, the
 * values at the ends.
 */
export function logAxis(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [Math.log10(least), Math.log10(most)];
  const margin = Math.max(0.1, (to - from) * 0.06);
  const [start, end] = [from - margin, to + margin];
  const digits = end - start > 2.5 ? [1] : [1, 2, 5];
  const ticks: number[] = [];
  for (let exponent = Math.floor(start); exponent <= end; exponent++)
    for (const digit of digits) {
      const value = Number(`${String(digit)}e${String(exponent)}`);
      if (Math.log10(value) >= start && Math.log10(value) <= end) ticks.push(value);
    }
  if (ticks.length < 2) ticks.splice(0, ticks.length, ...new Set([least, most]));
  const step = Math.ceil(ticks.length / mostTicks);
  return {
    place: (value: number): number => (Math.log10(value) - start) / (end - start),
    ticks: ticks.filter((_, index) => index % step === 0),
  };
}

const mostTicks = 8;

function numberOf(product: Product, field: Field): number | null {
  const value = fieldValue(product, field);
  return typeof value === "number" && value > 0 ? value : null;
}
