import * as v from "valibot";
import type { ClosestPart } from "../src/bom/index";
import type { Language } from "../src/product-data/index";
import { shortfallText } from "../src/messages/line/closest-text";
import { listOf, orNull } from "./schema";

/** The part that comes closest if none fits. */
export const closestPart = v.object({
  number: v.string(),
  /**
   * Aspects in which it falls short. `part`: null if its data has no value; `required`: null if the aspect says it all.
   */
  shortfalls: listOf(v.object({ aspect: v.string(), required: orNull.text, part: orNull.text })),
  /** All of this as a text, in the language of the run. */
  text: v.string(),
});

export const closestPartOf = (closest: ClosestPart, language: Language): v.InferOutput<typeof closestPart> => ({
  number: closest.partno,
  shortfalls: closest.shortfalls,
  text: shortfallText(closest.shortfalls, language),
});
