import type { Client } from "../../api/client";
import { partnoQuery } from "../../filter/query";
import { ApiError, type ApiFailure } from "../../api/failure";

/** What became of one cheap request with the key. */
export type KeyTest = "accepted" | "notTheService" | ApiFailure;

/**
 * Asks for one part number that nobody uses: the cheapest request there is. An address that answers, but not as the
 * document says, is not the service: a page of some web server, or another service.
 */
export async function tryKey(client: Client): Promise<KeyTest> {
  try {
    await client.products(partnoQuery("eq", ["TEST"], "en"), new AbortController().signal);
    return "accepted";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return notTheService.has(error.failure.code) ? "notTheService" : error.failure;
  }
}

const notTheService: ReadonlySet<ApiFailure["code"]> = new Set<ApiFailure["code"]>([
  "notFound",
  "unreadable",
  "badRequest",
]);
