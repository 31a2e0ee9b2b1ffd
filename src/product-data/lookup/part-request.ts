import type { Client } from "../api/client";
import type { Clock } from "../base/clock";
import type { ApiFailure } from "../api/failure";
import type { Product } from "../api/product";
import { productsUrl } from "../api/request";
import { isFailure } from "../base/failed";
import { partnoQuery } from "../filter/query";
import { groupBy } from "../vocabulary/group-by";
import type { Language } from "../vocabulary/language";
import { type Known, knownProduct } from "./known";
import { nearMisses, sharedPrefix } from "./near";
import { sortProducts } from "./search/order";
import { quote } from "../filter/print";

/** How a part is requested: by its number, and if no product has it, by prefix. */
export type PartOperator = "eq" | "startswith";

interface AlikeRequest {
  readonly client: Client;
  readonly clock: Clock;
  readonly limits: UrlLimits;
  /** Whether to bypass the caches on the way, because a part wasn't found before. */
  readonly isAnew: boolean;
}

/**
 * Requests numbers that weren't found by their prefixes. This finds numbers without a package code, and near misses of
 * mistyped numbers.
 * @returns an entry for every number, in their order, and all products of the responses
 */
export async function requestAlike(
  request: AlikeRequest,
  partnos: readonly string[],
  language: Language,
  signal: AbortSignal,
) {
  const alike = await productsAlike(request, partnos, language, signal);
  const candidates = alike.map(({ record }) => record.Partno);
  const known = partnos.map((partno): readonly [string, Known] => {
    // A response may have left out the part when it was requested by number.
    const product =
      alike.find(({ record }) => record.Partno === partno) ??
      // A part with several packages is the first in the order of part numbers, whatever order the service uses.
      sortProducts(
        alike.filter(({ record }) => record["PartnoWithoutPackageCode"] === partno),
        [],
      )[0];
    if (product !== undefined) return [partno, knownProduct(product)];
    return [
      partno,
      { kind: "absent", near: nearMisses(partno, candidates), fetchedMs: request.clock.now(), misses: 1 },
    ];
  });
  return { known, besides: alike };
}

/** Products whose numbers start with these prefixes. */
async function productsAlike(
  { client, limits, isAnew }: AlikeRequest,
  partnos: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const byPrefix = partnosByPrefix(partnos);
  byPrefix.delete("");
  const prefixes = [...byPrefix.keys()];
  if (prefixes.length === 0) return [];
  const answer = await client.products(partnoQuery("startswith", prefixes, language), signal, isAnew);
  if (!answer.hasMoreHits) return answer.products;
  // The response is incomplete: near misses may be missing, but never a number without a package code.
  const whole = fitting("startswith", [...byPrefix.values()].flat(), language, limits).map((some) =>
    requestProducts(client, some, "startswith", language, signal),
  );
  return [...answer.products, ...(await Promise.all(whole)).flat()];
}

/** Numbers grouped by request. */
export function packsOf(
  operator: PartOperator,
  partnos: readonly string[],
  language: Language,
  limits: UrlLimits,
): readonly (readonly string[])[] {
  if (operator === "eq") return fitting(operator, partnos, language, limits);
  const byPrefix = partnosByPrefix(partnos);
  const packs = fitting(operator, byPrefix.keys(), language, limits);
  return packs.map((prefixes) => prefixes.flatMap((prefix) => byPrefix.get(prefix) ?? []));
}

/**
 * Texts grouped into as few requests as their order allows. A text that is too long for any URL gets a request of its
 * own, so that the service rejects only that.
 */
function fitting(
  operator: PartOperator,
  texts: Iterable<string>,
  language: Language,
  { serviceUrl, urlBytes }: UrlLimits,
): readonly (readonly string[])[] {
  const empty = productsUrl(serviceUrl, partnoQuery(operator, [], language));
  const room = urlBytes - empty.length;
  const packs: string[][] = [];
  let bytes = 0;
  for (const text of texts) {
    const more = separatorBytes + encodedBytes(text);
    const last = packs.at(-1);
    if (last !== undefined && last.length < productsPerCall && bytes + more <= room) {
      last.push(text);
      bytes += more;
    } else {
      packs.push([text]);
      bytes = more - separatorBytes;
    }
  }
  return packs;
}

/** Numbers by the prefix they are requested by. Numbers too short to have one are under "" and aren't requested. */
const partnosByPrefix = (partnos: readonly string[]): Map<string, readonly string[]> =>
  groupBy(partnos, (partno) => sharedPrefix(partno) ?? "");

/**
 * The products with these numbers, or that start with them; a number that doesn't exist has none. An incomplete response,
 * or a URL that is too long, is requested again in halves.
 */
export async function requestProducts(
  client: Client,
  partnos: readonly string[],
  operator: PartOperator,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const halves = async (): Promise<readonly Product[]> => {
    const middle = Math.ceil(partnos.length / 2);
    const parts = [partnos.slice(0, middle), partnos.slice(middle)];
    return (await Promise.all(parts.map((half) => requestProducts(client, half, operator, language, signal)))).flat();
  };
  try {
    const answer = await client.products(partnoQuery(operator, partnos, language), signal);
    return answer.hasMoreHits && partnos.length > 1 ? await halves() : answer.products;
  } catch (error) {
    if (isFailure<ApiFailure>(error, "tooLong") && partnos.length > 1) return halves();
    throw error;
  }
}

/** The service's address and the maximum length of a URL. */
export interface UrlLimits {
  readonly serviceUrl: string;
  /** Bytes of a whole URL. */
  readonly urlBytes: number;
}

/** The service returns at most this many products per request (document, "Limits"). */
export const productsPerCall = 2000;

const separatorBytes = encodeURIComponent("|").length;
const encodedBytes = (partno: string): number => encodeURIComponent(quote(partno).slice(1, -1)).length;
