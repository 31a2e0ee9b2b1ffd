import { quote } from "../filter/print";

/** Where URLs go, and how long they may be. */
export interface UrlLimits {
  readonly serviceUrl: string;
  /** Bytes of a whole URL. */
  readonly urlBytes: number;
}

/** What one request may hold. */
export interface PackLimits {
  /** Bytes the alternatives of one request may take, in their URL-encoded form. */
  readonly bytes: number;
  readonly parts: number;
}

/** At most this many products are returned per call (document, "Limits"). */
export const productsPerCall = 2000;

/**
 * Part numbers in as few packs as their order allows, each within both limits. A number too long for any pack stands
 * alone: the service refuses it, and it alone.
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
