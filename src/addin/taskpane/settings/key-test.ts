import type { Pacer } from "../../../product-data/api/pacer";
import type { Client } from "../../../product-data/api/client";
import { partnoQuery } from "../../../product-data/filter/query";
import { ApiError, type ApiFailure } from "../../../product-data/api/failure";

/** The result of one cheap request with the key. */
export type KeyTest = "accepted" | "notTheService" | ApiFailure;

/**
 * Requests a part number that doesn't exist, which is the cheapest request, even while other requests wait. An address
 * whose response doesn't have the document's form isn't the service, but some other server.
 */
export async function tryKey(client: Client, pacer: Pick<Pacer, "probe">): Promise<KeyTest> {
  pacer.probe();
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
