import type { Language } from "../vocabulary/language";
import { type Known, knownProduct } from "./known";
import { couldBePartNumber, type PartLoader } from "./part-loader";
import { packsOf, requestAlike, requestProducts } from "./part-request";

/**
 * Requests parts again, even if they are known. The cache isn't changed.
 * @param onAnswer called after each request with the number of parts in its response
 * @throws ApiError when one request fails, so that a refresh is complete or doesn't happen
 */
export async function refetchParts(
  { options: { client, clock, limits } }: Pick<PartLoader, "options">,
  partnos: readonly string[],
  language: Language,
  signal: AbortSignal,
  onAnswer: (parts: number) => void,
): Promise<ReadonlyMap<string, Known>> {
  const possible = partnos.filter((partno) => couldBePartNumber.test(partno));
  const known = new Map<string, Known>();
  const askExact = async (some: readonly string[]): Promise<void> => {
    const products = await requestProducts(client, some, "eq", language, signal);
    for (const product of products) known.set(product.record.Partno, knownProduct(product));
    onAnswer(products.length);
  };
  const askAlike = async (some: readonly string[]): Promise<void> => {
    const answer = await requestAlike({ client, clock, limits: limits(), isAnew: true }, some, language, signal);
    for (const [partno, entry] of answer.known) known.set(partno, entry);
    onAnswer(some.length);
  };
  await Promise.all(packsOf("exact", possible, language, limits()).map(askExact));
  const missing = possible.filter((partno) => !known.has(partno));
  await Promise.all(packsOf("alike", missing, language, limits()).map(askAlike));
  return known;
}
