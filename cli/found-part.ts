import * as v from "valibot";
import { amountText, stateOfProduct } from "../src/bom/index";
import type { Product } from "../src/product-data/index";
import { stateName } from "./check/states";
import { numberIn, textIn } from "./product-values";

/** A part that a search or alternatives found. */
export const foundPart = v.object({
  number: v.string(),
  state: v.string(),
  /** The part's main values: `1 µF 25 V X5R 0402 ±10 %`. */
  values: v.string(),
});
type FoundPart = v.InferOutput<typeof foundPart>;

export const foundPartOf = (product: Product): FoundPart => ({
  number: product.record.Partno,
  state: stateName(stateOfProduct(product)),
  values: valuesText(product),
});

export function valuesText(product: Product): string {
  const amounts = (
    [
      ["capacitance", "Capacitance"],
      ["inductance", "Inductance"],
      ["voltage", "RatedVoltage"],
      ["current", "RatedCurrentItemp"],
    ] as const
  ).flatMap(([aspect, field]) => {
    const value = numberIn(product, field);
    return value === null ? [] : amountText(aspect, value);
  });
  const texts = ["TemperatureCharacteristics", "SizecodeInch", "ToleranceCapacitance", "InductanceTolerance"].flatMap(
    (name) => textIn(product, name) ?? [],
  );
  return [...amounts, ...texts].join(" ");
}
