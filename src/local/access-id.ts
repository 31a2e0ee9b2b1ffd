import { type Access, heldByServer } from "../api/client";

/** Names whose products a catalog has: the service and the key, which another key may not see. The key is not in it. */
export function accessId({ serviceUrl, key }: Access): string {
  if (key === null) return `${serviceUrl} none`;
  return key === heldByServer ? `${serviceUrl} held` : `${serviceUrl} ${hashOf(key)}`;
}

/** FNV-1a in 32 bits: enough to tell keys apart, far too few to find one by. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
