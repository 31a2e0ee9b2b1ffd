/** Why a request is refused; the body of the answer, which the document leaves open, is {"message": "..."}. */
export interface Rejection {
  readonly status: 400 | 403 | 404 | 414 | 429 | 500;
  readonly message: string;
}

/** Every refusal apart from mistakes in a filter, which say what is wrong. */
export const rejections = {
  badKey: { status: 403, message: "Forbidden: the API key is missing or not valid" },
  badMethod: { status: 403, message: "Forbidden: only GET is allowed" },
  expiredUrl: { status: 403, message: "Forbidden: the download URL has expired" },
  badSignature: { status: 403, message: "Forbidden: the download URL is not one this service issued" },
  unknownResource: { status: 404, message: "Not Found: there is no such resource" },
  unknownPart: { status: 404, message: "Not Found: there is no such part" },
  longUrl: { status: 414, message: "URI Too Long: a URL may have 8,192 bytes" },
  badEncoding: { status: 400, message: "Bad Request: the query string is not valid percent-encoded UTF-8" },
  badCategory: {
    status: 400,
    message: "Bad Request: category must be ceramicCapacitorsSMD, ceramicCapacitorsLead or inductors",
  },
  noOrderby: { status: 400, message: "Bad Request: $orderby is not supported" },
  tooManyRequests: { status: 429, message: "Too Many Requests" },
  serverError: { status: 500, message: "Internal Server Error" },
} as const satisfies Record<string, Rejection>;
