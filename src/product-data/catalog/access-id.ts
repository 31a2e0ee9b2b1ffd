import { type Access, heldByServer } from "../api/client";

/**
 * An id for the service and the key of a catalog, because another key may not see the same products. It doesn't contain
 * the key.
 */
export function accessId({ serviceUrl, key }: Access): string {
  if (key === null) return `${serviceUrl} none`;
  return key === heldByServer ? `${serviceUrl} held` : `${serviceUrl} ${hashOf(key)}`;
}

/** FNV-1a in 32 bits: enough to distinguish keys, and far too little to find one. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
