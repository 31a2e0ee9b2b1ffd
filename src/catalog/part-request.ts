import type { Client } from "../api/client";
import { ApiError } from "../api/failure";
import type { Product } from "../api/product";
import { partnoQuery } from "../filter/query";
import type { Language } from "../vocabulary/language";
import { type Known, knownProduct } from "./known";
import { nearMisses, sharedPrefix } from "./near";

/** The products with these numbers, in one request where the service can; a number it does not have has none. */
export function requestExact(
  client: Client,
  partnos: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<readonly Product[]> {
  return ask(client, partnos, "eq", language, signal);
}

/** How a search by prefixes reaches the service. */
interface AlikeRequest {
  readonly client: Client;
  /** Texts as alternatives for one request each. */
  readonly fitting: (texts: readonly string[]) => readonly (readonly string[])[];
  readonly fetchedMs: () => number;
}

/** An entry for every number; products seen besides. */
export interface Alike {
  readonly known: ReadonlyMap<string, Known>;
  readonly besides: readonly Product[];
}

/**
 * What the service knows of numbers that it does not have, by their prefixes: that finds numbers without their package
 * code, and near misses of mistyped ones.
 */
export async function requestAlike(
  request: AlikeRequest,
  partnos: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<Alike> {
  const alike = await productsAlike(request, partnos, language, signal);
  const candidates = alike.map(({ record }) => record.Partno);
  const known = partnos.map((partno): readonly [string, Known] => {
    const product = lowest(alike.filter(({ record }) => record["PartnoWithoutPackageCode"] === partno));
    const fetchedMs = request.fetchedMs();
    if (product !== null) return [partno, knownProduct(product, fetchedMs)];
    return [partno, { kind: "absent", near: nearMisses(partno, candidates), fetchedMs }];
  });
  return { known: new Map(known), besides: alike };
}

/** Products whose numbers begin like these. */
async function productsAlike(
  { client, fitting }: AlikeRequest,
  partnos: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const byPrefix = partnosByPrefix(partnos);
  byPrefix.delete("");
  const prefixes = [...byPrefix.keys()];
  if (prefixes.length === 0) return [];
  const answer = await client.products(partnoQuery("startswith", prefixes, language), signal);
  if (!answer.hasMoreHits) return answer.products;
  // So many begin alike that some were cut off: near misses may be missed then, but never a number without package code.
  const whole = fitting([...byPrefix.values()].flat()).map((some) => ask(client, some, "startswith", language, signal));
  return [...answer.products, ...(await Promise.all(whole)).flat()];
}

/** Numbers by the prefix they are looked for by; numbers too short to have one, which are not, by an empty text. */
export function partnosByPrefix(partnos: readonly string[]): Map<string, readonly string[]> {
  const byPrefix = new Map<string, string[]>();
  for (const partno of partnos) {
    const prefix = sharedPrefix(partno) ?? "";
    const alike = byPrefix.get(prefix);
    if (alike === undefined) byPrefix.set(prefix, [partno]);
    else alike.push(partno);
  }
  return byPrefix;
}

/** The products that answer these numbers; an answer that is cut off, or too long a URL, is asked again in halves. */
async function ask(
  client: Client,
  partnos: readonly string[],
  operator: "eq" | "startswith",
  language: Language,
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const halves = async (): Promise<readonly Product[]> => {
    const middle = Math.ceil(partnos.length / 2);
    const parts = [partnos.slice(0, middle), partnos.slice(middle)];
    return (await Promise.all(parts.map((half) => ask(client, half, operator, language, signal)))).flat();
  };
  try {
    const answer = await client.products(partnoQuery(operator, partnos, language), signal);
    return answer.hasMoreHits && partnos.length > 1 ? await halves() : answer.products;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.failure.code === "tooLong" && partnos.length > 1) return halves();
    if (error.failure.code === "notFound") return [];
    throw error;
  }
}

/** Of several packages of one number the first in the order of part numbers, whatever order the service answers in. */
function lowest(products: readonly Product[]): Product | null {
  return products.reduce<Product | null>(
    (best, product) => (best === null || product.record.Partno < best.record.Partno ? product : best),
    null,
  );
}
