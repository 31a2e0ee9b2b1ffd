import type { Product } from "../api/product";
import { printQuantity } from "../vocabulary/quantity";
import { characteristicName } from "./characteristic";
import { type AmountClaim, amountUnits, type Claim } from "./claim";
import { type AmountRule, amountRules, flagRules, wordsRules } from "./rules";
import { toleranceAt } from "./tolerance";
import { valueOf, wordsOf } from "./value";

/** The requirements of a part for its replacement: all values in its data. */
export function claimsOfProduct(product: Product): readonly Claim[] {
  return [
    ...amountRules.flatMap((rule) => amountClaim(rule, product)),
    ...toleranceClaims(product),
    ...characteristicClaims(product),
    ...sizeClaims(product),
    ...wordsRules.flatMap(({ aspect, fields: [name = ""] }): readonly Claim[] => {
      const words = wordsOf(product, name);
      return words.length === 0 ? [] : [{ aspect, words, written: words.join(", ") }];
    }),
    ...flagRules.flatMap(({ aspect, fields: [name = ""] }): readonly Claim[] =>
      valueOf(product, name) === true ? [{ aspect, written: "" }] : [],
    ),
  ];
}

function amountClaim({ aspect, fields }: AmountRule, product: Product): readonly AmountClaim[] {
  if (!asksFor(aspect, product)) return [];
  const value = fields.map((name) => valueOf(product, name)).find((found) => typeof found === "number");
  if (value === undefined) return [];
  const own = aspect === "voltage" ? valueOf(product, "RatedVoltageClass") : null;
  const voltageClass = own === "AC" || own === "DC" ? own : null;
  const written = [printQuantity(value, amountUnits[aspect]), voltageClass ?? ""].join(" ").trim();
  return [{ aspect, value, voltageClass, written }];
}

/**
 * `current` is only in texts, and the nominal thickness only in numbers. Dimensions count without a size code, and
 * differently for parts with leads.
 */
function asksFor(aspect: AmountRule["aspect"], product: Product): boolean {
  const hasLeads = product.group.category === "ceramicCapacitorsLead";
  if (aspect === "current" || aspect === "nominalThickness") return false;
  if (aspect === "bodyLength" || aspect === "bodyWidth") return hasLeads;
  if (aspect === "length" || aspect === "width") return !hasLeads && sizeClaims(product).length === 0;
  return true;
}

function toleranceClaims(product: Product): readonly Claim[] {
  const written = ["ToleranceCapacitance", "InductanceTolerance"]
    .map((name) => valueOf(product, name))
    .find((value) => typeof value === "string");
  const tolerance = written === undefined ? undefined : toleranceAt(written)?.tolerance;
  return written === undefined || tolerance === undefined ? [] : [{ aspect: "tolerance", tolerance, written }];
}

function characteristicClaims(product: Product): readonly Claim[] {
  const written = valueOf(product, "TemperatureCharacteristics");
  if (typeof written !== "string") return [];
  return [{ aspect: "characteristic", name: characteristicName(written), written }];
}

function sizeClaims(product: Product): readonly Claim[] {
  return (["inch", "mm"] as const).flatMap((system): readonly Claim[] => {
    const code = valueOf(product, system === "inch" ? "SizecodeInch" : "SizecodeMm");
    if (typeof code !== "string") return [];
    return [{ aspect: "size", code, system, written: system === "mm" ? `${code} mm` : code }];
  });
}
