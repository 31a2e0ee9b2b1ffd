/** Why a request is rejected. The document leaves the body of the response open; here it is {"message": "..."}. */
export interface Rejection {
  readonly status: 400 | 403 | 404 | 414 | 429 | 500;
  readonly message: string;
}

/** Every rejection except mistakes in a filter, which have texts of their own (issue-text.ts). */
export const rejections = {
  badKey: { status: 403, message: "Forbidden: the API key is missing or invalid. Send a valid key in x-api-key." },
  badMethod: { status: 403, message: "Forbidden: only GET is allowed." },
  expiredUrl: { status: 403, message: "Forbidden: the download URL has expired. Request a new one." },
  badSignature: { status: 403, message: "Forbidden: the download URL isn't from this service. Request a new one." },
  unknownResource: { status: 404, message: "Not Found: there's no resource at this path. Check the URL." },
  unknownPart: { status: 404, message: "Not Found: there's no part with this number. Check the number." },
  longUrl: { status: 414, message: "URI Too Long: shorten the URL to 8,192 bytes or less." },
  badEncoding: { status: 400, message: "Bad Request: encode the query string as percent-encoded UTF-8." },
  badCategory: {
    status: 400,
    message: "Bad Request: category must be ceramicCapacitorsSMD, ceramicCapacitorsLead, or inductors.",
  },
  noOrderby: { status: 400, message: "Bad Request: $orderby isn't supported. Remove it." },
  tooManyRequests: { status: 429, message: "Too Many Requests: wait, and then send the request again." },
  serverError: { status: 500, message: "Internal Server Error: send the request again later." },
} as const satisfies Record<string, Rejection>;
