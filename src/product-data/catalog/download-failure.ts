import type { TablesFailure } from "./tables/failure";
import { ApiError, type ApiFailure } from "../api/failure";
import { isFailure } from "../base/failed";

/** Why a catalog can't be downloaded. */
export type DownloadFailure =
  | TablesFailure
  /** No response: no network, a host without CORS headers, or a host that the policy blocks. */
  | { readonly code: "downloadBlocked" }
  | { readonly code: "downloadRefused"; readonly status: number }
  /** The address or folder has no mirror. */
  | { readonly code: "noMirror" }
  /** The file at the address isn't the index of a mirror. */
  | { readonly code: "unknownLayout" }
  /** No piece of a file arrived for a minute. */
  | { readonly code: "stalled" }
  /** The file is larger than any catalog. */
  | { readonly code: "oversized" }
  /** The file is truncated. */
  | { readonly code: "truncated" }
  /** A category is missing. */
  | { readonly code: "incomplete" }
  | { readonly code: "noProducts" }
  /** The browser didn't start the worker, or stopped it. */
  | { readonly code: "workerFailed" };

/** Why the catalog wasn't replaced. */
export type KeeperFailure =
  | DownloadFailure
  | ApiFailure
  /** The new catalog has far fewer products than the one in use. The user decides. */
  | { readonly code: "fewerProducts"; readonly before: number; readonly now: number }
  /** Many parts have another status than in the catalog in use. The user decides. */
  | { readonly code: "statusesChanged"; readonly changed: number; readonly products: number }
  /** The service's data about this part differs. */
  | { readonly code: "partDiffers"; readonly partno: string }
  | { readonly code: "storageFull" }
  | { readonly code: "storageBlocked" }
  /** Another workbook is downloading the catalog. */
  | { readonly code: "elsewhere" };

/**
 * Whether the same catalog would fail again, because of its content or the storage. Failures of the service, of a file's
 * host, and of the worker may pass.
 */
export const isRefusal = (error: unknown): boolean =>
  !(error instanceof ApiError) && !passing.includes(keeperFailureOf(error).code);

const passing: readonly KeeperFailure["code"][] = [
  "noMirror",
  "downloadBlocked",
  "downloadRefused",
  "stalled",
  "workerFailed",
];

/** An error that isn't a failure comes from the storage. */
export function keeperFailureOf(error: unknown): KeeperFailure {
  if (isFailure<KeeperFailure>(error)) return error.failure;
  return {
    code: error instanceof DOMException && error.name === "QuotaExceededError" ? "storageFull" : "storageBlocked",
  };
}
