import { isFailure } from "../base/failed";
import { type Bounds, type ForeignFailure, foreignJson } from "../base/foreign";
import { ApiError, failureOf, tooLarge } from "./failure";

/**
 * Gets a JSON document. The key is sent in a header, or no header if the key is null. Rejects only with an ApiError or
 * the signal's reason.
 * @param isAnew whether to bypass the caches on the way: what they have was unreadable, or lacked a part
 */
export type Transport = (url: string, key: string | null, signal: AbortSignal, isAnew?: boolean) => Promise<unknown>;

/**
 * The transport over fetch. The key is sent only in the header x-api-key (document, "Authentication").
 * @param deadlineMs the time after which a request without a complete response fails as `timedOut`
 * @param isOnline false if the browser reports no network: requests fail at once and aren't retried
 */
export function fetchTransport(fetch: typeof globalThis.fetch, deadlineMs: number, isOnline: () => boolean): Transport {
  return async (url, key, signal, isAnew = false) => {
    signal.throwIfAborted();
    const ended = new AbortController();
    const timedOut = new ApiError({ code: "timedOut", afterMs: deadlineMs });
    const deadline = setTimeout(() => ended.abort(timedOut), deadlineMs);
    const cancel = (): void => ended.abort();
    signal.addEventListener("abort", cancel);
    try {
      const response = await fetch(url, {
        headers: headersWith(key),
        signal: ended.signal,
        // The browser's own cache would return values that the add-in considers fresh. `no-cache` also sends
        // `Cache-Control: max-age=0`, without a preflight.
        cache: isAnew ? "no-cache" : "no-store",
        credentials: "omit",
        redirect: "error", // a browser would send the key to wherever the response points
      });
      const text = await textOf(response, response.ok ? bounds.characters : errorBounds.characters);
      // A response may repeat the request's headers. The key must not reach the storage, or a cell, which shows
      // messages. A short key may occur in a text by chance.
      const repeatsKey = key !== null && key.length >= shortestKey && text.includes(key);
      const failure = failureOf(response.status, response.ok || repeatsKey ? "" : messageIn(text));
      if (failure !== null) throw new ApiError(failure, retryAfterMs(response.headers.get("Retry-After"), Date.now()));
      if (repeatsKey) throw new ApiError({ code: "unreadable", detail: "x-api-key" });
      return foreignJson(text, bounds);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (isFailure<ForeignFailure>(error, "foreign"))
        throw new ApiError({ code: "unreadable", detail: error.failure.at });
      signal.throwIfAborted();
      if (ended.signal.reason === timedOut) throw timedOut;
      // Checked only now, because a service on this computer responds without a network.
      throw new ApiError({ code: isOnline() ? "unreachable" : "offline" });
    } finally {
      clearTimeout(deadline);
      signal.removeEventListener("abort", cancel);
    }
  };
}

/**
 * The text of a response. A response that is too large isn't read to its end: 0.4 GB would take more than 1 GB of
 * memory.
 * @throws ApiError `unreadable`, or "" for the body of an error
 */
async function textOf({ body, ok }: Response, maxCharacters: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= maxCharacters) continue;
    void reader?.cancel().catch(() => undefined);
    if (ok) throw new ApiError({ code: "unreadable", detail: tooLarge });
    return "";
  }
  return text + decoder.decode();
}

/**
 * @throws ApiError `keyRejected`: the key can't be in a header, for example because a word processor inserted a dash
 */
function headersWith(key: string | null): Headers {
  try {
    return new Headers(key === null ? {} : { "x-api-key": key });
  } catch {
    throw new ApiError({ code: "keyRejected" });
  }
}

/** The delay of a Retry-After header (seconds or a date) in milliseconds; null if there is none. */
function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}

/** The service's message in the body of an error; "" if there is none (the document doesn't define the body). */
function messageIn(text: string): string {
  try {
    const body = foreignJson(text, errorBounds) as { readonly message?: unknown } | null;
    return typeof body?.message === "string" ? body.message.slice(0, longestMessage) : "";
  } catch {
    return "";
  }
}

const shortestKey = 8;
/** A response has at most 2,000 products, of about 90 values. */
const bounds: Bounds = { characters: 50_000_000, depth: 16, values: 1_000_000 };
const errorBounds: Bounds = { characters: 100_000, depth: 16, values: 1000 };
const longestMessage = 300;
