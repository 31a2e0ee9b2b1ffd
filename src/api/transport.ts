import { ApiError, failureOf } from "./failure";

/**
 * A GET of a JSON document with the key in its header; without the header when the key is null. Never rejects with
 * anything but an ApiError, or the signal's reason.
 */
export type Transport = (url: string, key: string | null, signal: AbortSignal) => Promise<unknown>;

/**
 * The transport over fetch. The key travels in the header x-api-key and nowhere else (document, "Authentication").
 * @param deadlineMs after so long without a whole answer the request fails as `timedOut`
 * @param isOnline false when the browser knows of no network: whoever waits is told at once, and nothing is tried again
 */
export function fetchTransport(fetch: typeof globalThis.fetch, deadlineMs: number, isOnline: () => boolean): Transport {
  return async (url, key, signal) => {
    signal.throwIfAborted();
    const ended = new AbortController();
    const timedOut = new ApiError({ code: "timedOut", afterMs: deadlineMs });
    const deadline = setTimeout(() => ended.abort(timedOut), deadlineMs);
    const cancel = (): void => ended.abort();
    signal.addEventListener("abort", cancel);
    try {
      const response = await fetch(url, {
        headers: key === null ? {} : { "x-api-key": key },
        signal: ended.signal,
        cache: "no-store", // the browser's own cache would answer with values the add-in believes to be fresh
        credentials: "omit",
      });
      const text = await response.text();
      const failure = failureOf(response.status, response.ok ? "" : messageIn(text));
      if (failure !== null) throw new ApiError(failure, retryAfterMs(response.headers.get("Retry-After"), Date.now()));
      return parseJson(text);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      signal.throwIfAborted();
      if (ended.signal.reason === timedOut) throw timedOut;
      // Asked only now, because a service on this very computer answers without a network.
      throw new ApiError({ code: isOnline() ? "unreachable" : "offline" });
    } finally {
      clearTimeout(deadline);
      signal.removeEventListener("abort", cancel);
    }
  };
}

/** Milliseconds that a Retry-After header asks to wait (seconds or a date); null when there is none to obey. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError({ code: "unreadable", detail: "JSON" });
  }
}

/** The service's own words in an error body; empty when there are none (the body's shape is not documented). */
function messageIn(text: string): string {
  try {
    const body = JSON.parse(text) as { readonly message?: unknown } | null;
    return typeof body?.message === "string" ? body.message : "";
  } catch {
    return "";
  }
}
