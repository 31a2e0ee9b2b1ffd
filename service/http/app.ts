import { productCategories } from "../../src/product-data/vocabulary/category";
import { languageOf } from "../../src/product-data/vocabulary/language";
import { documents } from "../catalog/documents";
import type { Catalog } from "../catalog/catalog";
import { drawing } from "../media/drawing";
import { answer } from "../search/answer";
import { find, understand } from "../search/search";
import { corsHeaders, preflightHeaders } from "./cors";
import { categoryFile, type Downloads } from "./download";
import { faultAt, type Faults, slowMs } from "./faults";
import { issueText } from "./issue-text";
import { productPage } from "../media/page";
import type { RateLimiter } from "./rate-limit";
import { type Rejection, rejections } from "./rejection";
import type { ServiceRequest } from "./request";
import type { ServiceResponse } from "./response";

/** How the operations respond. */
export interface AppOptions {
  /** Maximum products in a response. @default 2000, as in the document */
  readonly cap?: number;
  /** Delay before each response of an operation. @default 0 */
  readonly latencyMs?: number;
  /** Whether a 429 has Retry-After. @default true */
  readonly retryAfter?: boolean;
  /** Rejects any $orderby with 400. @default false */
  readonly refuseOrderby?: boolean;
  /** Whether pages can read responses with 403, 429, and 500. @default true */
  readonly corsOnErrors?: boolean;
}

/** The dependencies of the service's responses. */
interface AppParts extends AppOptions {
  readonly catalog: Catalog;
  readonly limiter: RateLimiter;
  /** Called for each request of an operation that passes the gateway. */
  readonly onOperation?: (operation: Operation) => void;
  readonly downloads: Downloads;
  readonly keys: ReadonlySet<string>;
  readonly baseUrl: string;
  faults(): Faults;
  /** A number in [0, 1), which decides what requests get faults. */
  random(): number;
  wait(ms: number): Promise<void>;
}

type App = (request: ServiceRequest) => Promise<ServiceResponse>;

type Operation = keyof typeof operations;

const urlBytesMax = 8192;
const operations = { products: "/v2/products", download: "/v2/products/getproductdatadownloadurl" } as const;

/** The service without a server: the two operations behind the gateway, and the files that need no key. */
export function createApp(parts: AppParts): App {
  const open = { downloads: 0 };
  return async (request) => {
    try {
      return await responseTo(parts, request, open);
    } catch {
      return reject(parts, rejections.serverError);
    }
  };
}

function responseTo(
  parts: AppParts,
  request: ServiceRequest,
  open: OpenFiles,
): ServiceResponse | Promise<ServiceResponse> {
  const { method, path, query, rawQuery } = request;
  if (request.urlBytes > urlBytesMax) return reject(parts, rejections.longUrl);
  if (method === "OPTIONS") return { status: 204, headers: preflightHeaders, body: "" };
  if (method !== "GET") return gateway(parts, request);
  const [, file] = /^\/download\/([^/]+)$/.exec(path) ?? [];
  if (file !== undefined) {
    const requested = parts.downloads.read(file, rawQuery);
    if ("status" in requested) return reject(parts, requested);
    if (open.downloads >= maxDownloads) return reject(parts, rejections.tooManyRequests, 5);
    return sent(jsonType, counted(categoryFile(parts.catalog, requested, parts.baseUrl), open));
  }
  if (path === documents.drawing) return sent("image/svg+xml", drawing);
  if (path !== documents.page) return gateway(parts, request);
  const part = parts.catalog.get(query?.get("partno") ?? "");
  if (part === undefined) return reject(parts, rejections.unknownPart);
  return sent("text/html; charset=utf-8", productPage(part, languageOf(query?.get("lang"))));
}

/** Files that are being sent: they need no key, so that the rate of requests doesn't bound them. */
interface OpenFiles {
  downloads: number;
}
const maxDownloads = 4;

/** The same pieces. It ends, too, when the receiver leaves. */
function* counted(file: Iterable<string>, open: OpenFiles): Generator<string> {
  open.downloads++;
  try {
    yield* file;
  } finally {
    open.downloads--;
  }
}

/** The checks before the operations: the key, the method, the resource, the rate; then the injected faults. */
async function gateway(parts: AppParts, request: ServiceRequest): Promise<ServiceResponse> {
  const { key, path } = request;
  const { latencyMs = 0 } = parts;
  if (key === undefined || !parts.keys.has(key)) return reject(parts, rejections.badKey);
  const operation = path === operations.products ? "products" : path === operations.download ? "download" : null;
  if (operation === null) return reject(parts, rejections.unknownResource);
  if (request.method !== "GET") return reject(parts, rejections.badMethod);
  const waitMs = parts.limiter.take(key);
  if (waitMs !== null) return reject(parts, rejections.tooManyRequests, Math.ceil(waitMs / 1000));
  if (latencyMs > 0) await parts.wait(latencyMs);

  const fault = faultAt(parts.faults(), parts.random());
  if (fault === "429") return reject(parts, rejections.tooManyRequests, 1);
  if (fault === "500") return reject(parts, rejections.serverError);
  if (fault === "drop") return { ...sent(jsonType, ""), broken: "before" };
  if (fault === "slow") await parts.wait(slowMs);
  parts.onOperation?.(operation);
  const response = operation === "products" ? search(parts, request) : downloadUrl(parts, request);
  return fault === "truncate" && response.status === 200 ? { ...response, broken: "halfway" } : response;
}

/** Operation "Get product specification information". */
function search(parts: AppParts, { query }: ServiceRequest): ServiceResponse {
  if (query === null) return reject(parts, rejections.badEncoding);
  const orderby = query.get("$orderby") ?? "";
  if (parts.refuseOrderby === true && orderby !== "") return reject(parts, rejections.noOrderby);
  const language = languageOf(query.get("lang"));
  const understood = understand(query.get("$filter") ?? "", orderby, language);
  if (!understood.ok) return reject(parts, { status: 400, message: issueText(understood.issues[0]) });
  const { products, more } = find(parts.catalog, understood.value, parts.cap ?? 2000);
  return sent(jsonType, answer(products, more, language, parts.baseUrl));
}

/** Operation "Get all-product data download URL". */
function downloadUrl(parts: AppParts, { query }: ServiceRequest): ServiceResponse {
  if (query === null) return reject(parts, rejections.badEncoding);
  const category = productCategories.find((each) => each === query.get("category"));
  if (category === undefined) return reject(parts, rejections.badCategory);
  const language = languageOf(query.get("lang"));
  const url = parts.baseUrl + parts.downloads.pathOf(category, language);
  return sent(jsonType, JSON.stringify({ Language: language, Category: category, ProductDataDownloadUrl: url }));
}

const jsonType = "application/json; charset=utf-8";

function sent(type: string, body: ServiceResponse["body"]): ServiceResponse {
  return { status: 200, headers: { "content-type": type, ...corsHeaders }, body };
}

/** Gateways send 403, 429, and 500 themselves, often without the headers that a page needs to read the response. */
function reject(parts: AppParts, { status, message }: Rejection, retryAfterSeconds?: number): ServiceResponse {
  const hidden = parts.corsOnErrors === false && [403, 429, 500].includes(status);
  const headers: Record<string, string> = { "content-type": jsonType, ...(hidden ? {} : corsHeaders) };
  if (retryAfterSeconds !== undefined && parts.retryAfter !== false)
    headers["retry-after"] = String(Math.max(1, retryAfterSeconds));
  return { status, headers, body: JSON.stringify({ message }) };
}
