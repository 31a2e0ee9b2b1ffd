import type { TextClaim } from "../../aspects/claim";
import type { PartKind } from "../../aspects/part-kind";
import { isBlank, isKnownWord, isPackage } from "./cell-shapes";
import { readClaims, readSizes } from "../text/claims";
import { unfittedIn } from "./fitted";
import { numbersInCell, saysValues } from "./numbers-in-cell";
import type { ColumnRole } from "../column-role";
import { wordsOf } from "../text/words";

/** How a cell is read: by the role of its column, or as any other text. */
export type Place =
  | Exclude<ColumnRole, "designator" | "quantity" | "manufacturer" | "distributorNumber" | "populate">
  | "other";

/** The claims of one cell of a line of this kind. What another cell says doesn't matter. */
export function readCell(text: string, place: Place, kind: PartKind): readonly TextClaim[] {
  if (isBlank(text) || wordsOf(text).words[0]?.type === "address") return [];
  if (place === "footprint" || place === "other") {
    const sizes = readSizes(text);
    const isOneWord = !/\s/.test(text);
    if (sizes.length > 0 || isOneWord || place === "other") return place === "footprint" || isOneWord ? sizes : [];
    return only("size", text, kind);
  }
  const plain = unfittedIn(text)?.rest ?? text;
  if (place === "voltage" || place === "tolerance") return only(place, plain, kind);
  if (place === "dielectric") return only("characteristic", plain, kind);
  if (place === "number" || place === "alternate") {
    const numbers = numbersInCell(text);
    if (!isDescription(text, numbers)) return isPackage(text) ? readSizes(text) : valuesBeside(numbers, text, kind);
  }
  // A part number in the place of the value says nothing itself.
  if (place === "value" && isKnownWord(plain)) return [];
  return readClaims(plain, kind);
}

/** Whether a cell in a column of numbers has a description instead: `1.1nF, 0603, C0G, 1%`, or just `4.7uH`. */
export const isDescription = (text: string, numbers: readonly string[]): boolean =>
  numbers.length === 0 && (/\s/.test(text) || saysValues(text) || isNominal(text));

/** `33uH - 7443551331`, `IND_440NH_20%_PA0513.441NLT` */
function valuesBeside(numbers: readonly string[], text: string, kind: PartKind): readonly TextClaim[] {
  const rest = numbers.reduce((left, number) => left.replace(number, " ".repeat(number.length)), text);
  if (rest === text || isBlank(rest)) return [];
  return readClaims(rest, kind).filter(
    ({ aspect, isUncertain }) => ["capacitance", "inductance", "tolerance"].includes(aspect) && isUncertain !== true,
  );
}

function isNominal(text: string): boolean {
  const [word, ...others] = wordsOf(text).words;
  return others.length === 0 && word?.type === "amount" && (word.unit === "F" || word.unit === "H");
}

const only = (aspect: TextClaim["aspect"], text: string, kind: PartKind): readonly TextClaim[] =>
  readClaims(text, kind).filter((claim) => claim.aspect === aspect);
