import type { ServiceRequest } from "./request";

/**
 * A line for a request: time, method, path, parameters, status, bytes, duration. From the query it contains only the
 * service's parameters, and nothing from the headers. A key is left out wherever it appears.
 */
export function logLine(request: ServiceRequest, answer: Answered, keys: ReadonlySet<string>): string {
  const { method, path, query } = request;
  // Keys are removed before a text is cut, because part of a key is secret too.
  const withoutKeys = (text: string): string => [...keys].reduce((left, key) => left.replaceAll(key, "[key]"), text);
  const requested = ["category", "lang", "$filter", "$orderby"].flatMap((name) => {
    const value = query?.get(name);
    return value === undefined ? [] : [`${name}=${JSON.stringify(withoutKeys(value).slice(0, 300))}`];
  });
  const status = answer.status === 0 ? "broken off" : String(answer.status);
  return [
    new Date(answer.atMs).toISOString(),
    method,
    JSON.stringify(withoutKeys(decodePath(path)).slice(0, 200)).slice(1, -1),
    ...requested,
    status,
    `${String(answer.bytes)}B`,
    `${String(Math.round(answer.durationMs))}ms`,
  ].join(" ");
}

/** The path may have a key in it, encoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "unreadable";
  }
}

interface Answered {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly durationMs: number;
  /** 0 if the response was aborted. */
  readonly status: number;
  readonly bytes: number;
}
