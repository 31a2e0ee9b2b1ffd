import type { IncomingMessage } from "node:http";
import { parseQuery, type Query } from "./query-string";

/** The content of a request line. */
export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  /** As it was sent. */
  readonly rawQuery: string;
  /** null if its percent-encoding is invalid. */
  readonly query: Query | null;
  /** Of the URL as it was sent, in bytes: node reads a byte as a character. */
  readonly urlBytes: number;
}

export function readRequest({ method = "GET", url = "/" }: IncomingMessage): ServiceRequest {
  const mark = url.indexOf("?");
  const rawQuery = mark < 0 ? "" : url.slice(mark + 1);
  return {
    method,
    path: mark < 0 ? url : url.slice(0, mark),
    rawQuery,
    query: parseQuery(rawQuery),
    urlBytes: url.length,
  };
}
