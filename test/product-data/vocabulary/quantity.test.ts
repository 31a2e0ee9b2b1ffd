import fc from "fast-check";
import type { Unit } from "../../../src/product-data/vocabulary/field";
import { parseQuantity, printQuantity } from "../../../src/product-data/vocabulary/quantity";
import { repeated } from "../../harness/random";

const seed = 20261203;

describe("A quantity is converted exactly to its base unit", () => {
  test.each<readonly [string, Unit, number, Unit]>([
    ["100n", "F", 1e-7, "F"],
    ["100nF", "", 1e-7, "F"],
    ["100 nF", "F", 1e-7, "F"],
    ["0.1uF", "F", 1e-7, "F"],
    ["0.1\u00b5F", "F", 1e-7, "F"],
    ["0.1\u03bcF", "F", 1e-7, "F"],
    ["０．１μＦ", "F", 1e-7, "F"],
    ["0.1㎌", "F", 1e-7, "F"],
    [".1uF", "F", 1e-7, "F"],
    ["0,1uF", "F", 1e-7, "F"],
    ["4,7uF", "F", 4.7e-6, "F"],
    ["0.1UF", "F", 1e-7, "F"],
    ["10uf", "F", 1e-5, "F"],
    ["1,000pF", "F", 1e-9, "F"],
    ["1,234,567.5pF", "F", 1.2345675e-6, "F"],
    ["0,100uF", "F", 1e-7, "F"],
    ["1e-7", "F", 1e-7, ""],
    ["1E-7F", "F", 1e-7, "F"],
    ["104", "F", 1e-7, "F"],
    ["229", "F", 2.2e-12, "F"],
    ["508", "F", 0.5e-12, "F"],
    ["101", "H", 1e-4, "H"],
    ["4R7", "F", 4.7e-12, "F"],
    ["4R7", "H", 4.7e-6, "H"],
    ["R47", "H", 4.7e-7, "H"],
    ["4R7", "Ω", 4.7, "Ω"],
    ["R010", "Ω", 0.01, "Ω"],
    ["10R", "Ω", 10, "Ω"],
    ["2u2", "F", 2.2e-6, "F"],
    ["2u2", "H", 2.2e-6, "H"],
    ["2µ2H", "", 2.2e-6, "H"],
    ["4n7", "F", 4.7e-9, "F"],
    ["2N2", "H", 2.2e-9, "H"],
    ["3k3", "Ω", 3300, "Ω"],
    ["10 kΩ", "Ω", 10000, "Ω"],
    ["10k\u2126", "Ω", 10000, "Ω"],
    ["10 kOhms", "Ω", 10000, "Ω"],
    ["55mOhm", "Ω", 0.055, "Ω"],
    ["10K", "Ω", 10000, "Ω"],
    ["25Vdc", "V", 25, "V"],
    ["250Vac", "V", 250, "V"],
    ["50 V DC", "V", 50, "V"],
    ["1,000Vdc", "V", 1000, "V"],
    ["6.3V", "V", 6.3, "V"],
    ["6V3", "V", 6.3, "V"],
    ["50ボルト", "V", 50, "V"],
    ["1.5kV", "V", 1500, "V"],
    ["11,100mA", "A", 11.1, "A"],
    ["500m", "A", 0.5, "A"],
    ["1mm", "m", 1e-3, "m"],
    ["1m", "m", 1, "m"],
    ["0.33mg", "g", 0.00033, "g"],
    ["1.5GHz", "Hz", 1.5e9, "Hz"],
    ["-55 ℃", "°C", -55, "°C"],
    ["\u221255°C", "°C", -55, "°C"],
    ["125C", "°C", 125, "°C"],
    ["104", "V", 104, ""],
    ["104", "", 104, ""],
    ["25", "V", 25, ""],
    ["0.1uF", "V", 1e-7, "F"],
  ])("%s, where %s is expected, is %p %s", (text, expected, value, unit) => {
    expect(parseQuantity(text, expected)).toEqual({ value, unit });
  });

  test.each<readonly [string, Unit]>([
    ["", "F"],
    ["-", "F"],
    ["uF", "F"],
    ["X7R", "F"],
    ["100n", ""],
    ["100n", "V"],
    ["4R7", "V"],
    ["10MF", "F"],
    ["10MH", "H"],
    ["63mW", ""],
    ["10 pcs", "F"],
    ["1.2.3nF", "F"],
    ["1e999F", "F"],
    ["Infinity", "F"],
    ["2 a", "A"],
  ])("%s, where %s is expected, isn't a quantity", (text, expected) => {
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
