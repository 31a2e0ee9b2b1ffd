import type { ForeignFailure } from "../../../src/product-data/base/foreign";
import { isFailure } from "../../../src/product-data/base/failed";
import fc from "fast-check";
import { foreignJson, isOld, isPossibleDate } from "../../../src/product-data/base/foreign";

const bounds = { characters: 1000, depth: 4, values: 10 };
const refusalOf = (text: string): string => {
  try {
    foreignJson(text, bounds);
    return "read";
  } catch (error) {
    if (isFailure<ForeignFailure>(error)) return error.failure.at;
    throw error;
  }
};

test.each([
  ["[1,2,3]", "read"],
  [" ".repeat(1001), "size"],
  ["[[[[[]]]]]", "depth"],
  ['{"a":{"b":{"c":{"d":{}}}}}', "depth"],
  [`[${"0,".repeat(11)}0]`, "count"],
  [`[${"[],".repeat(6)}0]`, "count"],
  [`["${",".repeat(20)}[[[[[["]`, "read"],
  [`["a\\\\","b\\"${",".repeat(20)}"]`, "read"],
  ["{", "JSON"],
  ['"', "JSON"],
  ["", "JSON"],
])("%s: %s", (text, refusal) => {
  expect(refusalOf(text)).toBe(refusal);
});

test("every JSON text within the bounds is read as JSON.parse reads it (seed 7)", () => {
  const wide = { characters: 1e6, depth: 100, values: 1e5 };
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(foreignJson(text, wide)).toEqual(JSON.parse(text));
    }),
    { seed: 7 },
  );
});

test("a date in the future is old, and one more than a day ahead is impossible", () => {
  const day = 86_400_000;
  expect([0, 10 * day, 10.9 * day, 11.1 * day, -1, Infinity, NaN].map((ms) => isPossibleDate(ms, 10 * day))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([8, 9.5, 10, 12].map((days) => isOld(days * day, 10 * day, day))).toEqual([true, false, false, true]);
});
