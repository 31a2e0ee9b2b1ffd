import { hashOf } from "../base/hash";
import { type Access, heldByServer } from "../api/client";

/**
 * An id for the service and the key of a catalog, because another key may not see the same products. It doesn't contain
 * the key.
 */
export function accessId({ serviceUrl, key }: Access): string {
  if (key === null) return `${serviceUrl} none`;
  if (key === heldByServer) return `${serviceUrl} held`;
  // 32 bits are enough to distinguish keys, and far too few to find one.
  return `${serviceUrl} ${hashOf(Array.from(key, (letter) => letter.charCodeAt(0))).toString(36)}`;
}
