import "./excel-globals"; // first: the functions associate themselves when they are loaded
import { Activity } from "../../src/api/activity";
import { Client } from "../../src/api/client";
import { type Clock, systemClock } from "../../src/api/clock";
import { Pacer } from "../../src/api/pacer";
import { fetchTransport, type Transport } from "../../src/api/transport";
import { PartLoader } from "../../src/catalog/part-loader";
import { PartCache } from "../../src/catalog/part-cache";
import { CachedSearch } from "../../src/catalog/cached-search";
import { afterTask } from "../../src/catalog/schedule";
import { Search } from "../../src/catalog/search";
import { DownloadLinks } from "../../src/functions/download-links";
import { spec } from "../../src/functions/functions";
import { provideRuntime } from "../../src/functions/runtime";
import { Usage } from "../../src/functions/usage";
import type { Field } from "../../src/vocabulary/field";

export interface AddinOptions {
  readonly serviceUrl: string;
  readonly transport?: Transport;
  readonly urlBytes?: number;
}

/** The functions as the add-in puts them together (src/app.ts), with nothing known yet. Replaces the one before. */
export interface Addin {
  readonly cache: PartCache;
  readonly activity: Activity;
}

const dayMs = 86_400_000;

export function startAddin({ serviceUrl, transport, urlBytes = 2048 }: AddinOptions): Addin {
  const clock: Clock = systemClock;
  const activity = new Activity(clock.now);
  const access = () => ({ serviceUrl, key: "demo-key" });
  const client = new Client(
    access,
    transport ?? fetchTransport(fetch, 60_000, () => true),
    new Pacer(clock, 4, activity),
  );
  const cache = new PartCache({ activity, schedule: afterTask, maxParts: 100_000 });
  const limits = () => ({ serviceUrl, urlBytes });
  const freshMs = () => dayMs;
  provideRuntime({
    activity,
    usage: new Usage(afterTask),
    loader: new PartLoader({ client, cache, clock, schedule: afterTask, limits, freshMs, source: () => null }),
    search: new CachedSearch(new Search(client, cache.parts, clock, limits), cache, clock, freshMs, () => null),
    links: new DownloadLinks(client, clock),
    language: "en",
    safetyCap: 20_000,
    hasDataTypes: true,
    formatted: false,
  });
  return { cache, activity };
}

/** One cell's formula `=SPEC(partno, field)`, called as Excel's runtime calls it. */
export function specCell(partno: string, field: Field, address: string): unknown {
  const invocation = { address } as CustomFunctions.CancelableInvocation;
  return spec([[partno]], [[field.name]], null as unknown as string, invocation);
}

/** What a cell shows: the value of a result, #N/A for any failure. */
export function shown(result: unknown): unknown {
  return Array.isArray(result) ? (result as unknown[][])[0]?.[0] : result;
}

export const failedCell = "#N/A";
