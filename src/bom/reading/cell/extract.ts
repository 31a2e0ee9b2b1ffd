import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import { parseQuantity } from "../../../product-data/vocabulary/quantity";
import { isMakersNumber, isPartNumber, lookalikesIn, type Match, partNumbersIn } from "./patterns";

/** A part number in a cell, and how it was found. */
export interface ExtractedPart {
  /** Normalized, as it is requested. */
  readonly partno: string;
  readonly how: Extraction;
}

/**
 * `exact`: it is the cell's text. `cleaned`: it is, except for spaces, case, width, or a trailing `#`. The others were
 * extracted from a longer text; a distributor's order code may have shortened the number.
 */
export type Extraction = "exact" | "cleaned" | "inText" | "inUrl" | "inOrderCode";

/**
 * The distinct part numbers in a cell of a BOM, in the order of the text; none for a blank cell or for a text without
 * one. Complete numbers of ours take precedence over texts that only resemble one. A single word that could be another
 * manufacturer's number counts as a number. Pieces separated by spaces are joined only if they aren't numbers on their
 * own.
 */
export function extractParts(cell: string): readonly ExtractedPart[] {
  const partno = normalizePartNumber(cell);
  if (partno === "") return [];
  const text = searchedText(cell);
  const itself: readonly ExtractedPart[] = [{ partno, how: cell === partno ? "exact" : "cleaned" }];
  const isOneWord = !/\s/.test(text);
  if (isOneWord && isMakersNumber(partno)) return itself;
  const complete = partNumbersIn(text);
  if (complete.length > 0) return distinct(complete, text);
  if (isPartNumber(partno)) return itself;
  const alike = lookalikesIn(text);
  if (alike.length > 0) return distinct(alike, text);
  return isOneWord && couldBeOtherMakers(partno) ? itself : [];
}

/** Whether the cell can be passed to a function unchanged. */
export function isWholeCell({ how }: ExtractedPart): boolean {
  return how === "exact" || how === "cleaned";
}

/** NFKC and uppercase, without percent-encoding and invisible characters. */
function searchedText(cell: string): string {
  return decoded(cell)
    .normalize("NFKC")
    .replace(/[\u200b-\u200d\u2060\ufeff]+/g, "")
    .trim()
    .toUpperCase();
}

function decoded(cell: string): string {
  return cell.replace(/(?:%[0-9A-Fa-f]{2})+/g, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

function distinct(found: readonly Match[], text: string): readonly ExtractedPart[] {
  const parts = new Map<string, ExtractedPart>();
  for (const { partno, start } of found)
    if (!parts.has(partno)) parts.set(partno, { partno, how: placeOf(text, start) });
  return [...parts.values()];
}

function placeOf(text: string, start: number): Extraction {
  const before = text.slice(0, start);
  const [word = ""] = /\S*$/.exec(before) ?? [];
  if (/^[(<"']*(?:HTTPS?|FTP):\/\/|^[(<"']*WWW\.|\.(?:COM|NET|ORG|JP|CN)\//.test(word)) return "inUrl";
  return /(?:^|[^0-9A-Z])\d{1,4}-$/.test(before) ? "inOrderCode" : "inText";
}

/** `CC0402KRX7R9BB473`, `STM32F4-12`, `2286211-3`: not a quantity, a word, or a short number. */
function couldBeOtherMakers(word: string): boolean {
  const quantity = parseQuantity(word, "");
  return otherMakers.test(word) && (quantity === undefined || quantity.unit === "");
}

const otherMakers = /^(?:(?=.*[A-Z])(?=(?:.*\d){2})|(?=(?:.*\d){6}))#?[0-9A-Z][0-9A-Z.=/_+-]{4,39}$/;
