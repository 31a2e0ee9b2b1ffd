import { fieldValue, type Product } from "../api/product";
import type { Failure } from "../messages/message";
import { fieldByName } from "../vocabulary/field";
import { resolveValue } from "../vocabulary/resolve";
import { isMakersNumber } from "./bom-patterns";

/** What became of asking for a part number. */
export type Outcome =
  | { readonly is: "found"; readonly product: Product }
  /** `near`: numbers that exist and look like it. */
  | { readonly is: "unknown"; readonly near: readonly string[] }
  | { readonly is: "failed"; readonly failure: Failure };

/** By part number; a number that was not asked for yet has none. */
export type Outcomes = ReadonlyMap<string, Outcome>;

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

export function stateOf(partno: string | null, outcome: Outcome | undefined): PartState {
  if (partno === null) return "noNumber";
  switch (outcome?.is) {
    case undefined:
      return "unchecked";
    case "found":
      return stateOfProduct(outcome.product);
    case "unknown":
      return isMakersNumber(partno) || outcome.near.length > 0 ? "unknown" : "otherMaker";
    case "failed":
      return "failed";
  }
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
function stateOfProduct(product: Product): PartState {
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

function valueOf(product: Product, name: string) {
  const field = fieldByName(name);
  return field === undefined ? null : fieldValue(product, field);
}
