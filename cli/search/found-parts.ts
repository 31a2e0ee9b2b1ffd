import * as v from "valibot";
import { failureIn } from "../../src/messages/failures/failure";
import { type Language, type ProductData, readQuery } from "../../src/product-data/index";
import { ownFailureText } from "../failure-text";
import { foundPart, foundPartOf } from "../found-part";
import { listOf } from "../schema";

/** What `bom search --json` prints. */
export const searchResult = v.object({
  parts: listOf(foundPart),
  /** Whether there are more than the limit. */
  more: v.boolean(),
});
type SearchResult = v.InferOutput<typeof searchResult>;

interface Wanted {
  /** The filter in OData, which the function SEARCH takes. */
  readonly filter: string;
  readonly orderby: string;
  readonly limit: number;
}

/** @throws Error with a text that says what is wrong with the filter, or why the service doesn't respond */
export async function foundParts(
  { filter, orderby, limit }: Wanted,
  language: Language,
  data: ProductData,
  signal: AbortSignal,
): Promise<SearchResult> {
  const query = readQuery(filter, orderby, language);
  if (!query.ok) throw new Error(ownFailureText(query.issues[0], language));
  const found = await data.search(query.value, { first: limit + 1 }, signal).catch((reason: unknown) => {
    const failure = failureIn(reason);
    if (failure === null) throw reason;
    throw new Error(ownFailureText(failure, language), { cause: reason });
  });
  return { parts: found.slice(0, limit).map(foundPartOf), more: found.length > limit };
}
