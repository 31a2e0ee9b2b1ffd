import * as v from "valibot";
import { checkFailureOf, findReplacements, replaceableLine } from "../../src/bom/index";
import { type Language, type Lookup, signalWaiter } from "../../src/product-data/index";
import { relationText } from "../../src/messages/line/relation-text";
import { comparedWithText } from "../../src/messages/line/requirement-text";
import { closestPart, closestPartOf } from "../closest-part";
import { ownFailureText } from "../failure-text";
import { foundPart, foundPartOf } from "../found-part";
import { listOf } from "../schema";

/** What `bom alternatives --json` prints. */
export const alternativesResult = v.object({
  /** What was read and compared; "" if it couldn't be. */
  required: v.string(),
  /** Whether a person has to choose, because the rated current of an inductor isn't known. */
  choose: v.boolean(),
  /** Parts that meet or exceed the requirement, the best first. */
  parts: listOf(
    v.object({
      ...foundPart.entries,
      /** What it is better in, or what can't be compared. */
      relation: v.string(),
    }),
  ),
  /** Whether there are more than the limit. */
  more: v.boolean(),
  /** Why there are none; "" if there are some. */
  failure: v.string(),
  closest: v.nullable(closestPart),
});
export type AlternativesResult = v.InferOutput<typeof alternativesResult>;

interface Wanted {
  /** A part number of any manufacturer, or a text such as `100nF 50V X7R 0603`. */
  readonly part: string;
  /** What else a BOM says. */
  readonly description: string;
  readonly limit: number;
}

/** Finds what the function ALTERNATIVES finds. */
export async function foundAlternatives(
  { part, description, limit }: Wanted,
  language: Language,
  sources: Lookup,
  signal: AbortSignal,
): Promise<AlternativesResult> {
  const waiter = signalWaiter(signal);
  try {
    const line = replaceableLine(part, [description]);
    const found = await waiter.wait(findReplacements(line, language, sources, waiter));
    const { requirement, replacements } = found;
    return {
      required: comparedWithText(found, language),
      choose: requirement.unknownCurrent === "choose",
      parts: replacements.slice(0, limit).map((each) => ({
        ...foundPartOf(each.product),
        relation: relationText(each, language),
      })),
      more: replacements.length > limit,
      failure: "",
      closest: null,
    };
  } catch (reason) {
    const failure = checkFailureOf(reason);
    if (failure === null) throw reason;
    const closest = failure.code === "nothingFits" ? failure.closest : null;
    return {
      ...{ required: "", choose: false, parts: [], more: false },
      failure: ownFailureText(failure, language),
      closest: closest && closestPartOf(closest, language),
    };
  }
}
