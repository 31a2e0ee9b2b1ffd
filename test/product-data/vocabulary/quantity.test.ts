import fc from "fast-check";
import type { Unit } from "../../../src/product-data/vocabulary/field";
import { parseQuantity, printQuantity } from "../../../src/product-data/vocabulary/quantity";
import { repeated } from "../../harness/random";
import rows from "./quantity.json";

const seed = 20261203;

describe("A quantity is converted exactly to its base unit", () => {
  test.each(rows.read as [string, Unit, number, Unit][])(
    "%s, where %s is expected, is %p %s",
    (text, expected, value, unit) => {
      expect(parseQuantity(text, expected)).toEqual({ value, unit });
    },
  );

  test.each(rows.unread as [string, Unit][])("%s, where %s is expected, isn't a quantity", (text, expected) => {
    expect(parseQuantity(text, expected)).toBeUndefined();
  });
});

test.each<readonly [number, Unit, string]>([
  [1e-7, "F", "100 nF"],
  [4.7e-12, "F", "4.7 pF"],
  [2.5e-13, "F", "0.25 pF"],
  [6.3, "V", "6.3 V"],
  [1500, "V", "1.5 kV"],
  [0, "V", "0 V"],
  [-55, "°C", "-55 °C"],
  [25, "", "25"],
])("%p %s is printed as %3$s", (value, unit, text) => {
  expect(printQuantity(value, unit)).toBe(text);
});

const units: readonly Unit[] = ["F", "H", "V", "A", "Ω", "Hz", "m", "g", "°C"];

test("A printed quantity is read back as the same number, whatever the number and the unit", () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0 || 0);
  const everyday = fc
    .tuple(fc.integer({ min: 1, max: 99999 }), fc.integer({ min: -16, max: 9 }))
    .map(([digits, exponent]) => Number(`${String(digits)}e${String(exponent)}`));
  fc.assert(
    fc.property(fc.oneof(number, everyday), fc.constantFrom(...units), (value, unit) => {
      expect(parseQuantity(printQuantity(value, unit), unit)).toEqual({ value, unit });
    }),
    { seed, numRuns: repeated(2000) },
  );
});

test("No text throws an error", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,+-eERVunpkmMFHAΩ°C %\u00b5\u3000")) }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom<Unit>("", ...units), (written, expected) => {
      const quantity = parseQuantity(written, expected);
      expect(quantity === undefined || Number.isFinite(quantity.value)).toBe(true);
    }),
    { seed, numRuns: repeated(2000) },
  );
});
