import * as v from "valibot";
import { type NumberVerdict, confirmedClaimsOf, kindOf, knownOf, readBom, valuesBetween } from "../../src/bom/index";
import type { Language, Lookup } from "../../src/product-data/index";
import { aspectTexts } from "../../src/messages/line/aspect-texts";
import { checkLines } from "../check/check-file";
import { numberResult } from "../check/result";
import { stateName } from "../check/states";
import { ownFailureText } from "../failure-text";
import { listOf, orNull } from "../schema";

const numberFactsSchema = v.object({
  ...numberResult.entries,
  /** The manufacturer whose numbers have this form; "" if none is known. */
  maker: v.string(),
  /** The kind of part, `capacitor` or `inductor`; null: unknown. */
  kind: orNull.text,
  /** Values from the part's data, or else from the number's code. */
  values: listOf(v.object({ aspect: v.string(), text: v.string() })),
});
type NumberFacts = v.InferOutput<typeof numberFactsSchema>;

/** What `bom number --json` prints. */
export const numbersResult = v.object({
  numbers: listOf(numberFactsSchema),
  /** What the second of two numbers says differently. */
  differences: listOf(v.object({ aspect: orNull.text, old: orNull.text, new: orNull.text, relation: v.string() })),
});
export type NumbersResult = v.InferOutput<typeof numbersResult>;

export async function numberFacts(
  numbers: readonly string[],
  language: Language,
  lookup: Lookup,
  signal: AbortSignal,
): Promise<NumbersResult> {
  const options = { sheet: null, allSheets: false, voltage: null, language, findsAlternatives: false };
  const checked: NumberVerdict[] = [];
  const facts: NumberFacts[] = [];
  for (const number of numbers) {
    const { lines } = readBom([["Part Number"], [number]]);
    const [read] = await checkLines(lines, options, lookup, signal);
    const [own, result] = [read?.verdict.numbers[0], read?.result.numbers[0]];
    if (own === undefined || result === undefined) facts.push(noNumber(number, language));
    else {
      checked.push(own);
      // Nothing says that a number without a known form is another manufacturer's.
      const isUnknown = own.state === "otherMaker" && own.number.decoded.length === 0;
      facts.push({ ...result, ...(isUnknown && { state: stateName("unknown") }), ...saidBy(own, language) });
    }
  }
  const [first, second] = numbers.length === 2 ? checked : [];
  const compared = first === undefined || second === undefined ? [] : valuesBetween(first, second);
  const differences = compared.map(({ aspect, old, new: now, relation }) => ({ aspect, old, new: now, relation }));
  return { numbers: facts, differences };
}

const noNumber = (number: string, language: Language): NumberFacts => ({
  ...{ number, manufacturer: "", state: "not-found", foundAs: null, maker: "", kind: null, values: [] },
  ...{ lastBuyDate: null, productionEndDate: null, minimumOrder: null, alternatives: [], near: [], findings: [] },
  failure: ownFailureText({ code: "notAPartNumber", text: number }, language),
});

function saidBy(number: NumberVerdict, language: Language): Pick<NumberFacts, "maker" | "kind" | "values"> {
  const known = knownOf(number);
  const [decoded, another] = number.number.decoded;
  const isOurs = number.result?.kind === "found";
  const names = aspectTexts[language];
  return {
    maker: isOurs ? "Vendor" : another === undefined ? (decoded?.maker ?? "") : "",
    kind: known && kindOf(known),
    values: (known === null ? [] : confirmedClaimsOf(known))
      .filter(({ written }) => written !== "")
      .map(({ aspect, written }) => ({ aspect: names[aspect], text: written })),
  };
}
