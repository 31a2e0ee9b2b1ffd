import { quote } from "../filter/print";

/** The service's address and the maximum length of a URL. */
export interface UrlLimits {
  readonly serviceUrl: string;
  /** Bytes of a whole URL. */
  readonly urlBytes: number;
}

/** The limits of one request. */
interface PackLimits {
  /** Bytes of the alternatives of one request, URL-encoded. */
  readonly bytes: number;
  readonly parts: number;
}

/** The service returns at most this many products per request (document, "Limits"). */
export const productsPerCall = 2000;

/**
 * Part numbers in as few packs as their order allows, each within both limits. A number that is too long for any pack
 * gets its own: the service rejects only that.
 */
export function pack(partnos: Iterable<string>, limits: PackLimits): readonly (readonly string[])[] {
  const packs: string[][] = [];
  let bytes = 0;
  for (const partno of partnos) {
    const more = separatorBytes + encodedBytes(partno);
    const last = packs.at(-1);
    if (last !== undefined && last.length < limits.parts && bytes + more <= limits.bytes) {
      last.push(partno);
      bytes += more;
    } else {
      packs.push([partno]);
      bytes = more - separatorBytes;
    }
  }
  return packs;
}

const separatorBytes = encodeURIComponent("|").length;
const encodedBytes = (partno: string): number => encodeURIComponent(quote(partno).slice(1, -1)).length;
