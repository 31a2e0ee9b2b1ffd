import { parseQuery, type Query } from "./query-string";

/** What the service reads of a request. */
export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  /** The query as it was sent. */
  readonly rawQuery: string;
  /** null if its percent-encoding is invalid. */
  readonly query: Query | null;
  /** The length of the URL as it was sent: Node reads a byte as a character. */
  readonly urlBytes: number;
  /** undefined: none was sent. */
  readonly key: string | undefined;
}

/** @param url path and query, as they were sent */
export function readRequest(method: string, url: string, key: string | undefined): ServiceRequest {
  const mark = url.indexOf("?");
  const rawQuery = mark < 0 ? "" : url.slice(mark + 1);
  return {
    method,
    path: mark < 0 ? url : url.slice(0, mark),
    rawQuery,
    query: parseQuery(rawQuery),
    urlBytes: url.length,
    key,
  };
}
