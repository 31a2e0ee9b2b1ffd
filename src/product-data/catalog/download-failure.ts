import type { TablesFailure } from "./tables/failure";
import { ApiError, type ApiFailure } from "../api/failure";
import { isFailure } from "../base/failed";

/** Why a file of all products isn't used. */
export type DownloadFailure =
  | TablesFailure
  /** No response: no network, a host without CORS headers, or a host that the policy blocks. */
  | { readonly code: "downloadBlocked" }
  | { readonly code: "downloadRefused"; readonly status: number }
  /** The address or folder has no mirror. */
  | { readonly code: "noMirror" }
  /** Neither gzip nor JSON. `kind` is what it seems to be. */
  | { readonly code: "unknownForm"; readonly kind: "zip" | "text" | "other" }
  /** JSON, but not the product-search response with the products of one category. */
  | { readonly code: "unknownLayout" }
  /** No piece of the file arrived for a minute. */
  | { readonly code: "stalled" }
  /** It is larger than any catalog. */
  | { readonly code: "oversized" }
  /** The file is truncated. */
  | { readonly code: "truncated" }
  /** The file itself says that products are missing. */
  | { readonly code: "incomplete" }
  | { readonly code: "noProducts" }
  /** The browser didn't start the worker, or stopped it. */
  | { readonly code: "workerFailed" }
  /** One product doesn't have the document's form; `at` names it and the field. */
  | { readonly code: "unreadableProduct"; readonly at: string };

/** Why the catalog wasn't replaced. */
export type KeeperFailure =
  | DownloadFailure
  | ApiFailure
  /** It has far fewer products than the one in use. The user decides. */
  | { readonly code: "fewerProducts"; readonly before: number; readonly now: number }
  /** Many of its parts have another status than in the one in use. The user decides. */
  | { readonly code: "statusesChanged"; readonly changed: number; readonly products: number }
  /** The service's data about this part differs. */
  | { readonly code: "partDiffers"; readonly partno: string }
  | { readonly code: "storageFull" }
  | { readonly code: "storageBlocked" }
  /** Another workbook is downloading it. */
  | { readonly code: "elsewhere" };

/**
 * Whether the same catalog would fail again, because of its content or the storage. Failures of the service, of a file's
 * host, and of the worker may pass.
 */
export const isRefusal = (error: unknown): boolean =>
  !(error instanceof ApiError) && !passing.includes(keeperFailureOf(error).code);

const passing: readonly KeeperFailure["code"][] = ["downloadBlocked", "downloadRefused", "stalled", "workerFailed"];

/** Any other error is the storage's. */
export function keeperFailureOf(error: unknown): KeeperFailure {
  if (isFailure<KeeperFailure>(error)) return error.failure;
  return {
    code: error instanceof DOMException && error.name === "QuotaExceededError" ? "storageFull" : "storageBlocked",
  };
}
