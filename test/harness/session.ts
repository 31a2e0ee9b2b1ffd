import { systemClock } from "../../src/product-data/base/clock";
import type { Transport } from "../../src/product-data/api/transport";
import type { PartCatalog } from "../../src/product-data/lookup/part-catalog";
import { createSession, type Session, sessionTransport } from "../../src/product-data/session";

export interface SessionOptions {
  readonly serviceUrl: string;
  /** HTTP if omitted. */
  readonly transport?: Transport;
  readonly urlBytes?: number;
  /** @default null: none */
  readonly catalog?: PartCatalog | null;
}

/** Excel has just started: nothing is known, not even what the service supports. */
export function newSession({ serviceUrl, transport, urlBytes, catalog = null }: SessionOptions): Session {
  return createSession({
    access: () => ({ serviceUrl, key: "demo-key" }),
    transport: transport ?? sessionTransport(fetch),
    clock: systemClock,
    ...(urlBytes !== undefined && { urlBytes }),
    freshMs: () => dayMs,
    catalog: () => catalog,
  });
}

const dayMs = 86_400_000;
