import type { Product } from "../../product-data/api/product";
import { inEnglish, textOf, valueOf } from "../claims/value";
import { isOwnNumber } from "../numbers/read-number";

/**
 * Whether a number that wasn't found is another manufacturer's: no similar number exists, and it doesn't look like one
 * of ours.
 */
export function isOtherMakersNumber(partno: string, near: readonly string[]): boolean {
  return near.length === 0 && !isOwnNumber(partno);
}

/** The date in the product's data, as the service writes it; null if there is none. */
export const lastBuyDate = (product: Product): string | null => textOf(product, "LastBuyDate");

export function alternativesOf(product: Product): readonly string[] {
  const numbers = valueOf(product, "AlternativePartno");
  if (typeof numbers === "string") return [numbers];
  return Array.isArray(numbers) ? (numbers as readonly string[]) : [];
}

const states = [
  ["Under Development", "underDevelopment"],
  ["In Production", "inProduction"],
  ["NRND", "nrnd"],
  ["To be discontinued", "toBeDiscontinued"],
  ["Discontinued", "discontinued"],
] as const;

/** The states of parts by their data. */
export type ProductState = (typeof states)[number][1] | "noStatus";

/** The service returns the status in the requested language. */
export function stateOfProduct(product: Product): ProductState {
  const status = inEnglish("Status", textOf(product, "Status") ?? "");
  return states.find(([name]) => name === status)?.[1] ?? "noStatus";
}
