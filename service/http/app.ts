import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { productCategories } from "../../src/product-data/vocabulary/category";
import { languageOf } from "../../src/product-data/vocabulary/language";
import type { AnswerWriter } from "../search/answer";
import { find, understand } from "../search/search";
import type { Catalog } from "../store/catalog";
import { corsHeaders, preflightHeaders } from "./cors";
import type { Counter } from "./counts";
import { downloadPath, readDownload, writeDownload } from "./download";
import { faultAt, type Faults, slowMs } from "./faults";
import { issueText } from "./issue-text";
import { partDocument } from "./parts";
import type { Clock, RateLimiter } from "./rate-limit";
import { type Rejection, rejections } from "./rejection";
import { readRequest, type ServiceRequest } from "./request";

/** The dependencies of the service's responses. */
interface AppParts {
  readonly catalog: Catalog;
  readonly writer: AnswerWriter;
  readonly limiter: RateLimiter;
  readonly counter: Counter;
  readonly clock: Clock;
  readonly keys: ReadonlySet<string>;
  readonly secret: string;
  readonly baseUrl: string;
  /** Maximum products in a response. */
  readonly cap: number;
  readonly latencyMs: number;
  readonly retryAfter: boolean;
  readonly refuseOrderby: boolean;
  readonly corsOnErrors: boolean;
  faults(): Faults;
  /** In [0, 1): decides which requests get faults. */
  random(): number;
  wait(ms: number): Promise<void>;
}

type ServiceContext = Context<{ Bindings: HttpBindings }>;

const urlBytesMax = 8192;
const operations = { products: "/v2/products", download: "/v2/products/getproductdatadownloadurl" } as const;

/** The service as an HTTP application: the two operations behind the gateway, and the files that need no key. */
export function createApp(parts: AppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (context, next) => {
    const request = readRequest(context.env.incoming);
    if (request.urlBytes > urlBytesMax) return reject(parts, rejections.longUrl);
    if (request.method === "OPTIONS") {
      parts.counter.add("preflights");
      return new Response(null, { status: 204, headers: preflightHeaders });
    }
    return next();
  });
  app.get("/download/:file", (context) =>
    download(parts, context, context.req.param("file"), readRequest(context.env.incoming).rawQuery),
  );
  app.get("/parts/:partno/:document", (context) => {
    const language = languageOf(readRequest(context.env.incoming).query?.get("lang"));
    const found = partDocument(
      parts.catalog,
      parts.writer,
      context.req.param("partno"),
      context.req.param("document"),
      language,
    );
    if (found === null) return reject(parts, rejections.unknownPart);
    return new Response(found.body, { headers: { "content-type": found.type, ...corsHeaders } });
  });
  app.all("*", (context) => gateway(parts, context));
  app.onError(() => reject(parts, rejections.serverError));
  return app;
}

/** The checks before the operations: the key, the method, the resource, the rate; then the injected faults. */
async function gateway(parts: AppParts, context: ServiceContext): Promise<Response> {
  const request = readRequest(context.env.incoming);
  const key = context.env.incoming.headers["x-api-key"];
  if (typeof key !== "string" || !parts.keys.has(key)) return reject(parts, rejections.badKey);
  const operation =
    request.path === operations.products ? "products" : request.path === operations.download ? "download" : null;
  if (operation === null) return reject(parts, rejections.unknownResource);
  if (request.method !== "GET") return reject(parts, rejections.badMethod);
  const waitMs = parts.limiter.take(key);
  if (waitMs !== null) return reject(parts, rejections.tooManyRequests, Math.ceil(waitMs / 1000));
  if (parts.latencyMs > 0) await parts.wait(parts.latencyMs);

  const fault = faultAt(parts.faults(), parts.random());
  if (fault === "429") return reject(parts, rejections.tooManyRequests, 1);
  if (fault === "500") return reject(parts, rejections.serverError);
  if (fault === "drop") {
    context.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault === "slow") await parts.wait(slowMs);
  parts.counter.add(operation);
  const answer = operation === "products" ? products(parts, request) : downloadUrl(parts, request);
  return answer instanceof Response ? answer : sendJson(context, answer, fault === "truncate");
}

/** Operation "Get product specification information". */
function products(parts: AppParts, { query }: ServiceRequest): Response | Buffer {
  if (query === null) return reject(parts, rejections.badEncoding);
  const orderby = query.get("$orderby") ?? "";
  if (parts.refuseOrderby && orderby !== "") return reject(parts, rejections.noOrderby);
  const language = languageOf(query.get("lang"));
  const understood = understand(query.get("$filter") ?? "", orderby, language);
  if (!understood.ok) return reject(parts, { status: 400, message: issueText(understood.issues[0]) });
  const { ids, more } = find(parts.catalog, understood.value, parts.cap);
  return parts.writer.answer(parts.catalog.products(ids), more, language);
}

/** Operation "Get all-product data download URL". */
function downloadUrl(parts: AppParts, { query }: ServiceRequest): Response | Buffer {
  if (query === null) return reject(parts, rejections.badEncoding);
  const category = productCategories.find((each) => each === query.get("category"));
  if (category === undefined) return reject(parts, rejections.badCategory);
  const language = languageOf(query.get("lang"));
  const path = downloadPath(category, language, parts.clock.now(), parts.secret);
  return Buffer.from(
    JSON.stringify({ Language: language, Category: category, ProductDataDownloadUrl: parts.baseUrl + path }),
  );
}

/**
 * The file behind the download URL, without the Response object: Node's one throws outside of every caller if the
 * receiver leaves while the last chunk is read.
 */
function download(parts: AppParts, { env: { outgoing } }: ServiceContext, file: string, query: string): Response {
  const requested = readDownload(file, query, parts.clock.now(), parts.secret);
  if ("status" in requested) return reject(parts, requested);
  outgoing.writeHead(200, { "content-type": jsonType, "content-encoding": "gzip", ...corsHeaders });
  writeDownload(outgoing, parts.catalog, parts.writer, requested);
  return RESPONSE_ALREADY_SENT;
}

const jsonType = "application/json; charset=utf-8";

/**
 * Writes a response without the Response object, which would copy megabytes through a stream. `half`: announces the
 * whole response, sends half of it, and aborts.
 */
function sendJson({ env: { outgoing } }: ServiceContext, body: Buffer, half: boolean): Response {
  outgoing.writeHead(200, { "content-type": jsonType, "content-length": body.length, ...corsHeaders });
  if (half) outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.destroy());
  else outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}

/** Gateways send 403, 429, and 500 themselves, often without the headers that a page needs to read the response. */
function reject(parts: AppParts, { status, message }: Rejection, retryAfterSeconds?: number): Response {
  const hidden = !parts.corsOnErrors && [403, 429, 500].includes(status);
  const headers: Record<string, string> = { "content-type": jsonType, ...(hidden ? {} : corsHeaders) };
  if (retryAfterSeconds !== undefined && parts.retryAfter)
    headers["retry-after"] = String(Math.max(1, retryAfterSeconds));
  return new Response(JSON.stringify({ message }), { status, headers });
}
