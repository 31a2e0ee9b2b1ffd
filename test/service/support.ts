import { Agent, request } from "node:http";
import { gunzipSync } from "node:zlib";
import { type RunningService, type ServiceOptions, startService } from "../../service/server";

export const key = "test-key";

/** A service of all real parts on a free port, without a rate limit. */
export function start(options: ServiceOptions = {}): Promise<RunningService> {
  return startService({ keys: [key], ...options });
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

export type Product = Readonly<Record<string, unknown>> & { readonly Partno: string };
export interface Group {
  readonly Products: readonly Product[];
  readonly [heading: string]: unknown;
}
export interface ProductsAnswer {
  readonly HasMoreHits: boolean;
  readonly Data: Readonly<Record<string, Group>>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** One request with an unchanged path. Rejects if the response is aborted. */
export function send(
  service: RunningService,
  path: string,
  { method = "GET", headers = { "x-api-key": key } }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

export function jsonOf(answer: Answer): unknown {
  return JSON.parse(answer.body.toString("utf8"));
}

/** The text of a rejection. */
export function messageOf(answer: Answer): string {
  return (jsonOf(answer) as { readonly message: string }).message;
}

interface Requested {
  readonly filter?: string;
  readonly orderby?: string;
  readonly lang?: string;
}

function searchPath({ filter, orderby, lang }: Requested): string {
  const query = [
    ...(filter === undefined ? [] : [`$filter=${encodeURIComponent(filter)}`]),
    ...(orderby === undefined ? [] : [`$orderby=${encodeURIComponent(orderby)}`]),
    ...(lang === undefined ? [] : [`lang=${lang}`]),
  ];
  return `/v2/products${query.length === 0 ? "" : "?"}${query.join("&")}`;
}

export async function search(service: RunningService, requested: Requested): Promise<Answer> {
  return send(service, searchPath(requested));
}

/** The products of a response with status 200, in the order of its groups. */
export async function productsOf(service: RunningService, requested: Requested): Promise<ProductsAnswer> {
  const answer = await search(service, requested);
  if (answer.status !== 200)
    throw new Error(`${searchPath(requested)} got status ${String(answer.status)}: ${answer.body.toString()}`);
  return jsonOf(answer) as ProductsAnswer;
}

export function partnosOf(answer: ProductsAnswer): readonly string[] {
  return Object.values(answer.Data).flatMap((group) => group.Products.map((product) => product.Partno));
}

/** The content of the download URL of a category. */
export async function downloadAll(service: RunningService, category: string, lang: string): Promise<ProductsAnswer> {
  const issued = await send(service, `/v2/products/getproductdatadownloadurl?category=${category}&lang=${lang}`);
  const { ProductDataDownloadUrl: url } = jsonOf(issued) as { readonly ProductDataDownloadUrl: string };
  const file = await send(service, url.slice(service.url.length), { headers: {} });
  return JSON.parse(gunzipSync(file.body).toString("utf8")) as ProductsAnswer;
}
