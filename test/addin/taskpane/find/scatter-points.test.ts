import type { Product } from "../../../../src/product-data/api/product";
import { drawableFields, logAxis, scatterPoints } from "../../../../src/addin/taskpane/find/scatter-points";
import { groupOf } from "../../../product-group";
import { type Field, fieldByName } from "../../../../src/product-data/vocabulary/field";

const field = (name: string): Field => {
  const found = fieldByName(name);
  if (found === undefined) throw new Error(`There is no field ${name}`);
  return found;
};
const [capacitance, voltage] = [field("Capacitance"), field("RatedVoltage")];

const product = (Partno: string, Capacitance: number | null, RatedVoltage: number | null): Product => ({
  group: groupOf("ceramicCapacitorsSMD"),
  record: { Partno, Specs: { Capacitance, RatedVoltage } },
  fetchedMs: 0,
});

test("products with the same values are one point; those without a value above 0 are none", () => {
  const products = [
    product("A", 1e-7, 16),
    product("B", 1e-7, 16),
    product("C", 1e-6, 16),
    product("D", null, 16),
    product("E", 1e-6, 0),
  ];
  expect(scatterPoints(products, capacitance, voltage).map(({ x, y, products: of }) => [x, y, of.length])).toEqual([
    [1e-7, 16, 2],
    [1e-6, 16, 1],
  ]);
  // All have the same voltage: there is nothing to draw.
  expect(drawableFields(products, [capacitance, voltage])).toEqual([capacitance]);
});

test("few powers of ten have 2 and 5 times them between", () => {
  expect(logAxis([1, 10]).ticks).toEqual([1, 2, 5, 10]);
});

test.each([
  ["twelve decades", [1e-12, 1]],
  ["a decade", [1, 10]],
  ["neighbors", [10, 10.5]],
  ["a single value", [4.7, 4.7]],
])("%s: every value and every line is inside the axis", (_, values) => {
  const axis = logAxis(values);
  for (const value of [...values, ...axis.ticks]) {
    expect(axis.place(value)).toBeGreaterThanOrEqual(0);
    expect(axis.place(value)).toBeLessThanOrEqual(1);
  }
  expect(axis.ticks.length).toBeGreaterThanOrEqual(new Set(values).size);
  expect(axis.ticks.length).toBeLessThanOrEqual(8);
  expect(axis.place(values[1] ?? 0)).toBeGreaterThanOrEqual(axis.place(values[0] ?? 0));
});
