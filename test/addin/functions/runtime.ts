import type { Runtime } from "../../../src/addin/functions/runtime";
import { Usage } from "../../../src/addin/upkeep/usage";
import { createSession, type SessionOptions } from "../../../src/product-data/session";
import { systemClock } from "../../../src/product-data/base/clock";

/** What the functions use in English, without Excel. */
export function runtimeOf(options: Pick<SessionOptions, "access" | "transport" | "catalog">): Runtime {
  const session = createSession({ ...options, clock: systemClock, freshMs: () => 86_400_000 });
  return {
    ...session,
    ...{ search: session.cachedSearch, usage: new Usage(() => undefined), language: "en", maximumParts: 20_000 },
    ...{
      abilities: { safeCodes: "all", listSeparator: ",", hasDataTypes: true },
      hasValueProperties: true,
      formatted: "all",
    },
  };
}

/** What the functions use without a service: a request fails the test. */
export const offlineRuntime = (): Runtime =>
  runtimeOf({
    access: () => ({ serviceUrl: "https://api.vendor.example", key: "test-key" }),
    transport: () => Promise.reject(new Error("There is no request")),
    catalog: () => null,
  });
