import type { Product } from "../api/product";
import { resolveValue } from "../vocabulary/resolve";
import { isMakersNumber } from "./patterns";
import { valueOf } from "./value";

/**
 * How a part of a BOM stands. `otherMaker`: not found, and nothing about the number says that it is this maker's.
 * `noNumber`: the cell holds none. `unchecked`: not asked for, or no answer yet.
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

/** What needs attention first. */
export const partStates: readonly PartState[] = [
  "discontinued",
  "toBeDiscontinued",
  "nrnd",
  "unknown",
  "failed",
  "underDevelopment",
  "inProduction",
  "noStatus",
  "otherMaker",
  "noNumber",
  "unchecked",
];

/** Whether a number that was not found is another maker's: nothing like it exists, and nothing about it is this maker's. */
export function isOtherMakersNumber(partno: string, near: readonly string[]): boolean {
  return near.length === 0 && !isMakersNumber(partno);
}

/** The day written in the product's data, as the service writes it; null when it names none. */
export function lastBuyDate(product: Product): string | null {
  const date = valueOf(product, "LastBuyDate");
  return typeof date === "string" ? date : null;
}

export function alternativesOf(product: Product): readonly string[] {
  const numbers = valueOf(product, "AlternativePartno");
  if (typeof numbers === "string") return [numbers];
  return Array.isArray(numbers) ? (numbers as readonly string[]) : [];
}

/** The service writes the status in the language it was asked in. */
export function stateOfProduct(product: Product): PartState {
  const status = valueOf(product, "Status");
  const english = typeof status === "string" ? resolveValue("Status", status, "en") : undefined;
  return states.get(english ?? "") ?? "noStatus";
}

const states: ReadonlyMap<string, PartState> = new Map([
  ["Under Development", "underDevelopment"],
  ["In Production", "inProduction"],
  ["NRND", "nrnd"],
  ["To be discontinued", "toBeDiscontinued"],
  ["Discontinued", "discontinued"],
]);
