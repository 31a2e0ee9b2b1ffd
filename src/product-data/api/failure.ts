import { Failed } from "../base/failed";
/** Why a request has no result, as data. src/messages makes the text. Source: document, "Errors". */
export type ApiFailure =
  /** No key is stored, so no request was sent. */
  | { readonly code: "noKey" }
  /** 403: the key, the method, or the resource is wrong. No requests are sent for a while. */
  | { readonly code: "keyRejected" }
  /** 403 where a server holds the key: users can't change it, so it is a passing failure of that server or a firewall. */
  | { readonly code: "accessRefused" }
  /** 400: the service rejected what the local check accepted. `detail` is the service's message, or "". */
  | { readonly code: "badRequest"; readonly detail: string }
  /** 404: the resource doesn't exist. */
  | { readonly code: "notFound" }
  /** 414 or 431: the URL is longer than the service accepts. */
  | { readonly code: "tooLong" }
  /** 429 after all retries. `untilMs` is when the service accepts requests again, if known. */
  | { readonly code: "throttled"; readonly untilMs: number | null }
  /** Any other status. */
  | { readonly code: "serviceFailed"; readonly status: number }
  /** No response, and the browser reports that the computer is offline. */
  | { readonly code: "offline" }
  /** No response: a wrong address, a network without access to it, or a gateway's error that the browser hides. */
  | { readonly code: "unreachable" }
  | { readonly code: "timedOut"; readonly afterMs: number }
  /** A response that doesn't have the document's form. `detail` is the path of the first mistake. */
  | { readonly code: "unreadable"; readonly detail: string };

/** The `detail` of an `unreadable` response that exceeds the maximum size. */
export const tooLarge = "size";

/** Failures that may pass without any action. */
export const passingApiFailures: readonly ApiFailure["code"][] = [
  "throttled",
  "serviceFailed",
  "offline",
  "unreachable",
  "timedOut",
  "unreadable",
  "accessRefused",
];

/** Failures after which the service may respond without any action: a 403 or a 404 may be a gateway's. */
export const failuresThatMayPass: readonly ApiFailure["code"][] = [...passingApiFailures, "keyRejected", "notFound"];

/** A request without a result. The client rejects only with this or with the reason of the caller's signal. */
export class ApiError extends Failed<ApiFailure> {
  override readonly name = "ApiError";
  constructor(
    failure: ApiFailure,
    /** The delay that the service requests (Retry-After); null if it requests none. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(failure);
  }
}

/** The failure for a status (document, "Errors"); null for success. The only place that interprets a status. */
export function failureOf(status: number, detail: string): ApiFailure | null {
  if (status >= 200 && status < 300) return null;
  switch (status) {
    case 400:
      return { code: "badRequest", detail };
    case 403:
      return { code: "keyRejected" };
    case 404:
      return { code: "notFound" };
    case 414:
    case 431:
      return { code: "tooLong" };
    case 429:
      return { code: "throttled", untilMs: null };
    default:
      return { code: "serviceFailed", status };
  }
}
