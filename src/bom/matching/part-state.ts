import type { Product } from "../../product-data/api/product";
import { inEnglish, textOf, valueOf } from "../claims/value";
import { isOwnNumber } from "../numbers/read-number";

/**
 * The states of parts of a BOM, those that need attention first. `otherMaker`: not found, and the number doesn't look
 * like one of ours. `noNumber`: the cell contains none. `unchecked`: not requested, or no response yet.
 */
export type PartState =
  | "discontinued"
  | "toBeDiscontinued"
  | "nrnd"
  | "unknown"
  | "failed"
  | "underDevelopment"
  | "inProduction"
  | "noStatus"
  | "otherMaker"
  | "noNumber"
  | "unchecked";

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

/** The service returns the status in the requested language. */
export function stateOfProduct(product: Product): PartState {
  const status = valueOf(product, "Status");
  return states.get(typeof status === "string" ? inEnglish("Status", status) : "") ?? "noStatus";
}

const states: ReadonlyMap<string, PartState> = new Map([
  ["Under Development", "underDevelopment"],
  ["In Production", "inProduction"],
  ["NRND", "nrnd"],
  ["To be discontinued", "toBeDiscontinued"],
  ["Discontinued", "discontinued"],
]);
