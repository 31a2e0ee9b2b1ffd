import type { Localized } from "../../src/product-data/vocabulary/language";
import { orderQuantities, terms } from "./tables";

/** The packaging that a package code stands for. Source: service/data/mlcc-codes.json, "packaging". */
export function packageType(code: string): Localized {
  const name = packageNames[code] ?? "bulk";
  const term = terms.packageType[name];
  if (term === undefined) throw new Error(`No term for the packaging ${name}`);
  return term;
}

const packageNames: Readonly<Record<string, string>> = {
  D: "180mm paper",
  E: "180mm paper",
  W: "180mm paper",
  L: "180mm embossed",
  Q: "180mm embossed",
  J: "330mm paper",
  F: "330mm paper",
  V: "330mm paper",
  K: "330mm embossed",
  A: "ammo",
};

/**
 * Package codes of chips: paper tape up to a thickness of 0.85 mm, embossed tape above; trays for parts to be bonded.
 */
export function packageCodes(size: string, thicknessMm: number | null): readonly string[] {
  if (thicknessMm !== null && thicknessMm < 0.2 && size !== "01") return ["T"];
  if (size === "01") return ["L"];
  if (size === "02") return ["D", "L", "W"];
  if (thicknessMm === null || thicknessMm > 0.85) return ["L", "K"];
  return size === "15" ? ["D", "J", "W", "V"] : size === "03" ? ["D", "J", "W"] : ["D", "J"];
}

/**
 * The number of parts in the smallest unit that is sold. Source: service/data/packaging.json; 1,000 if it has no line.
 */
export function minOrderQuantity(size: string, thicknessMm: number | null, code: string): number {
  for (const [key, quantities] of Object.entries(orderQuantities)) {
    const [keySize, range = ""] = key.split("|");
    if (keySize === size && inRange(range, thicknessMm)) return quantities[code] ?? 1000;
  }
  return 1000;
}

/** `any`, `0.5`, `<=0.85` or `1.0-1.25`, in mm. */
function inRange(range: string, thicknessMm: number | null): boolean {
  if (range === "any") return true;
  if (thicknessMm === null) return false;
  if (range.startsWith("<=")) return thicknessMm <= Number(range.slice(2));
  const [from = NaN, to = from] = range.split("-").map(Number);
  return thicknessMm >= from && thicknessMm <= to;
}
