import type { TextClaim } from "../aspects/claim";
import type { PartKind } from "../aspects/part-kind";
import { sizesInFootprint } from "../aspects/size";
import { isAddress, isBlank, isKnownWord, isPackage } from "./cell-shapes";
import { readClaims } from "./text-claims";
import { unfittedIn } from "./fitted";
import { numbersInCell } from "./numbers-in-cell";
import type { ColumnRole } from "./titles";

/** How a cell is read: by the role of its column, or as any other text. */
export type Place =
  | Exclude<ColumnRole, "designator" | "quantity" | "manufacturer" | "distributorNumber" | "populate">
  | "other";

/** The claims of one cell of a line of this kind. What another cell says doesn't matter. */
export function readCell(text: string, place: Place, kind: PartKind): readonly TextClaim[] {
  if (isBlank(text) || isAddress(text) || text.length > 500) return [];
  if (place === "footprint") {
    const sizes = sizesInFootprint(text);
    if (sizes.length > 0 || !/\s/.test(text.trim())) return sizes;
    return only("size", text, kind);
  }
  if (place === "other") return sizesInFootprint(text.split(/\s/).length > 1 ? "" : text);
  const plain = unfittedIn(text)?.rest ?? text;
  if (place === "voltage") return only("voltage", withUnit(plain, "V"), kind);
  if (place === "tolerance") return only("tolerance", withUnit(plain, "%"), kind);
  if (place === "dielectric") return only("characteristic", plain, kind);
  if (place === "number" && !isDescription(text, numbersInCell(text)))
    return isPackage(text.trim()) ? sizesInFootprint(text) : [];
  // A part number in the place of the value says nothing itself.
  if (place === "value" && isKnownWord(plain.trim())) return [];
  return readClaims(plain, kind);
}

/** Whether a cell in a column of numbers has a description instead: `1.1nF, 0603, C0G, 1%`. */
export const isDescription = (text: string, numbers: readonly string[]): boolean =>
  numbers.length === 0 && /\s/.test(text.trim());

/** Excel shows numbers with the decimal comma of the region. */
const bareNumber = /^\s*(?:[\d.]+|\d+,\d{1,2})\s*$/;
const withUnit = (text: string, unit: string): string => (bareNumber.test(text) ? text.replace(",", ".") + unit : text);

const only = (aspect: TextClaim["aspect"], text: string, kind: PartKind): readonly TextClaim[] =>
  readClaims(text, kind).filter((claim) => claim.aspect === aspect);
