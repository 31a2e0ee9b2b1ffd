/**
 * Why a request gave no answer, as data. The text a user reads is made at the edge (src/messages).
 * Source: document, "Errors".
 */
export type ApiFailure =
  /** No key is stored: nothing was sent. */
  | { readonly code: "noKey" }
  /** 403: key, method or resource. No further request goes out until the key changes. */
  | { readonly code: "keyRejected" }
  /** 400: the service refuses what the local check let pass; `detail` is its own message, or empty. */
  | { readonly code: "badRequest"; readonly detail: string }
  /** 404: what was asked for does not exist. */
  | { readonly code: "notFound" }
  /** 414 or 431: the address is longer than the service takes. */
  | { readonly code: "tooLong" }
  /** 429, to the end of the patience; `untilMs` is when the service takes requests again, if it is known. */
  | { readonly code: "throttled"; readonly untilMs: number | null }
  /** Any other status. */
  | { readonly code: "serviceFailed"; readonly status: number }
  /** No answer at all, and the browser says that the computer is in no network. */
  | { readonly code: "offline" }
  /** No answer at all: wrong address, a network that does not lead there, or a gateway whose refusal the browser hides. */
  | { readonly code: "unreachable" }
  | { readonly code: "timedOut"; readonly afterMs: number }
  /** An answer that is not what the document says; `detail` names the place in it. */
  | { readonly code: "unreadable"; readonly detail: string };

/** What another time may be otherwise, without anybody doing anything. */
export const passingApiFailures: readonly ApiFailure["code"][] = [
  "throttled",
  "serviceFailed",
  "offline",
  "unreachable",
  "timedOut",
  "unreadable",
];

/** A request that gave no answer. Whatever the client rejects with is one, or the reason of the caller's signal. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly failure: ApiFailure,
    /** How long the service asks to wait (Retry-After); null: it does not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(failure.code);
  }
}

/** The failure a status stands for (document, "Errors"); null for success. Only here a status is given a meaning. */
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
