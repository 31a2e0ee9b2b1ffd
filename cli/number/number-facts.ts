import { type CheckedNumber, knownOf, valuesBetween } from "../../src/bom/index";
import type { Language, Lookup } from "../../src/product-data/index";
import { aspectTexts } from "../../src/messages/aspect-texts";
import { checkRows } from "../check/check-file";
import type { NumberResult } from "../check/result";

/** What `bom number --json` prints. */
export interface NumbersResult {
  readonly numbers: readonly NumberFacts[];
  /** Of two numbers: what the second says differently. */
  readonly differences: readonly Difference[];
}

export interface NumberFacts extends NumberResult {
  /** The manufacturer whose numbers have this form; "" if none is known. */
  readonly maker: string;
  /** `capacitor` or `inductor`; null: unknown. */
  readonly kind: string | null;
  /** By the part's data, or else by the number's code. */
  readonly values: readonly { readonly aspect: string; readonly text: string }[];
}

export interface Difference {
  readonly aspect: string | null;
  readonly old: string | null;
  readonly new: string | null;
  readonly relation: string;
}

export async function numberFacts(
  numbers: readonly string[],
  language: Language,
  lookup: Lookup,
): Promise<NumbersResult> {
  const options = { sheet: null, allSheets: false, voltage: null, language, findsAlternatives: false };
  const checked: CheckedNumber[] = [];
  const facts: NumberFacts[] = [];
  for (const number of numbers) {
    const [read] = await checkRows([["Part Number"], [number]], options, lookup);
    const [own, result] = [read?.line.numbers[0], read?.result.numbers[0]];
    if (own === undefined || result === undefined) throw new TypeError(`“${number}” isn't a part number.`);
    checked.push(own);
    facts.push({ ...result, ...saidBy(own, language) });
  }
  const [first, second, another] = checked;
  const compared = first !== undefined && second !== undefined && another === undefined;
  const differences = compared
    ? valuesBetween(first, second).map(({ aspect, old, new: now, relation }) => ({ aspect, old, new: now, relation }))
    : [];
  return { numbers: facts, differences };
}

function saidBy(number: CheckedNumber, language: Language): Pick<NumberFacts, "maker" | "kind" | "values"> {
  const known = knownOf(number);
  const [decoded, another] = number.number.decoded;
  const isOurs = number.result?.kind === "found";
  const names = aspectTexts[language];
  return {
    maker: isOurs ? "Vendor" : another === undefined ? (decoded?.maker ?? "") : "",
    kind: known?.kind ?? null,
    values: (known?.claims ?? [])
      .filter(({ written }) => written !== "")
      .map(({ aspect, written }) => ({ aspect: names[aspect], text: written })),
  };
}
