import { Activity } from "../../src/api/activity";
import { Client } from "../../src/api/client";
import { systemClock } from "../../src/api/clock";
import { Pacer } from "../../src/api/pacer";
import { fetchTransport, type Transport } from "../../src/api/transport";
import { PartCache } from "../../src/catalog/part-cache";
import { afterTask } from "../../src/catalog/schedule";
import { Search } from "../../src/catalog/search";

export interface SessionOptions {
  readonly serviceUrl: string;
  /** HTTP when left out. */
  readonly transport?: Transport;
}

export interface Session {
  readonly client: Client;
  readonly search: Search;
}

/** As when Excel was just started: nothing is known, not even what the service takes. */
export function newSession({ serviceUrl, transport }: SessionOptions): Session {
  const activity = new Activity(() => 0);
  const client = new Client(
    () => ({ serviceUrl, key: "demo-key" }),
    transport ?? fetchTransport(fetch, 60_000, () => true),
    new Pacer(systemClock, 4, activity),
  );
  // Searches remember products for others; here nobody asks for them.
  const cache = new PartCache({ activity, schedule: afterTask, maxParts: 1000 });
  const limits = () => ({ serviceUrl, urlBytes: 2048 });
  return { client, search: new Search(client, cache.parts, systemClock, limits) };
}
