import type { Unit } from "../../product-data/vocabulary/field";

/** A value of a field with this unit, as people write it: `100 nF`. Hints and failures name it. */
export const exampleOf = (unit: Unit): string => examples[unit];

const examples: Readonly<Record<Unit, string>> = {
  "": "10",
  F: "100 nF",
  H: "2.2 µH",
  V: "25 V",
  A: "500 mA",
  Ω: "50 mΩ",
  Hz: "100 MHz",
  m: "1.6 mm",
  g: "2 mg",
  "°C": "125 °C",
};
