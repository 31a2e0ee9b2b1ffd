import { isPackage } from "./cell-shapes";
import { isMakersNumber, isPartNumber } from "./patterns";
import { decodeNumber } from "../../numbers/decode";
import { isOfKnownForm } from "../../numbers/other-components";

/** A distributor's order number. */
export interface OrderNumber {
  /** null: a distributor's by its column only. */
  readonly distributor: string | null;
  /** The manufacturer's number in it: `81-GRM155R71C104KA88D` has one, `490-1532-1-ND` has none. */
  readonly makersNumber: string | null;
}

/** What an order number says by its form; undefined if it isn't known to be a distributor's. */
export function distributorNumberIn(text: string): OrderNumber | undefined {
  const word = text.trim().toUpperCase();
  if (/-ND$/.test(word)) {
    const inside = word.replace(/(?:-?(?:CT|TR|DKR|TB|BK)|-[126])?-ND$/, "");
    // `490-GRM155R71C104KA88DCT-ND`
    const makersNumber = makersOwn(inside) ?? makersOwn(inside.replace(/^\d{2,4}-(?=[A-Z])/, ""));
    return { distributor: "DigiKey", makersNumber: /^[A-Z0-9]{1,6}-\d+$/.test(inside) ? null : makersNumber };
  }
  // C0402 is a package.
  if (/^C\d{4,9}$/.test(word) && !isPackage(word)) return { distributor: "LCSC", makersNumber: null };
  const [, hyphen = "", inside = ""] = /^\d{2,3}(-?)([A-Z0-9].{3,})$/.exec(word) ?? [];
  if (inside !== "" && decodeNumber(word).length === 0) {
    // Without the hyphen, as some lists write it, the form must leave no doubt.
    const mayBeSure = /^[A-Z]|^\d{12}$/.test(inside);
    const isSure = hyphen === "-" || (mayBeSure && (isPartNumber(inside) || decodeNumber(inside).length > 0));
    const own = isSure ? makersOwn(inside) : null;
    if (own !== null) return { distributor: "Mouser", makersNumber: own };
  }
  return undefined;
}

/** The text, if it is a manufacturer's number as far as is known. */
function makersOwn(word: string): string | null {
  return isMakersNumber(word) || isOfKnownForm(word) ? word : null;
}

/** Distributors leave out a character of some numbers: `81-GRM155R71C104KA8D` is for GRM155R71C104KA88D. */
export function isShortenedFrom(partno: string, shortened: string): boolean {
  if (partno.length !== shortened.length + 1) return false;
  const at = Array.from(partno).findIndex((letter, index) => letter !== shortened[index]);
  return partno.slice(at + 1) === shortened.slice(at);
}
