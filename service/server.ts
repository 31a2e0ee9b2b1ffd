import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { pipeline, Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { randomOf } from "./catalog/random";
import { Catalog } from "./catalog/catalog";
import type { Product } from "./catalog/product";
import { realProducts } from "./catalog/real-products";
import { logLine } from "./http/access-log";
import { type AppOptions, createApp } from "./http/app";
import { type Counts, noCounts } from "./http/counts";
import type { Faults } from "./http/faults";
import { type Clock, type RateLimit, RateLimiter } from "./http/rate-limit";
import { rejections } from "./http/rejection";
import { readRequest, type ServiceRequest } from "./http/request";
import type { ServiceResponse } from "./http/response";
import { signedDownloads } from "./http/signed-downloads";

export interface ServiceOptions extends AppOptions {
  /** @default 0, which selects a free one */
  readonly port?: number;
  /** The address for clients, if it isn't the one the service listens on. Used in the URLs of responses. */
  readonly publicUrl?: string;
  /** The number of products: a sample of the real parts, or, for load, the real ones repeated. @default all */
  readonly products?: number;
  /** Other products, for tests. */
  readonly catalog?: Iterable<Product>;
  /** Determines which requests get faults. @default 1 */
  readonly seed?: number;
  /** @default ["demo-key"] */
  readonly keys?: readonly string[];
  /** null: no limit. @default null */
  readonly rate?: RateLimit | null;
  /** @default none */
  readonly faults?: Faults;
  /** The clock for the rate and the expiry of download URLs. @default the system's */
  readonly clock?: Clock;
  /** The wait for latency and slow responses. @default a timer */
  readonly wait?: (ms: number) => Promise<void>;
  /** Receives the lines of the access log. @default none */
  readonly log?: (line: string) => void;
}

export interface RunningService {
  /** The address without a slash at the end. */
  readonly url: string;
  /** The number of products in the catalog. */
  readonly products: number;
  /** A copy, which later requests don't change. */
  counts(): Counts;
  resetCounts(): void;
  setFaults(faults: Faults): void;
  setRate(rate: RateLimit | null): void;
  /** Completes open requests, then stops; after 5 s it aborts them. */
  stop(): Promise<void>;
}

/** Starts the service. Rejects if the port is taken. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  const clock = options.clock ?? { now: () => Date.now() };
  const catalog = new Catalog(options.catalog ?? realProducts(options.products));
  const keys = new Set(options.keys ?? ["demo-key"]);
  let counts = noCounts();
  const limiter = new RateLimiter(options.rate ?? null, clock);
  let faults = options.faults ?? {};

  const server = createServer({
    maxHeaderSize: 64 * 1024,
    // This is longer than clients keep a connection. If the service closed it first, a client could be using it.
    keepAliveTimeout: 65_000,
  });
  let inProgress = 0;
  server.on("request", (incoming, outgoing) => {
    inProgress++;
    outgoing.once("close", () => inProgress--);
    observe(incoming, outgoing, (answer) => {
      counts.byStatus[answer.status] = (counts.byStatus[answer.status] ?? 0) + 1;
      options.log?.(logLine(requestOf(incoming), { ...answer, atMs: clock.now() }, keys));
    });
  });
  server.on("clientError", refuseUnreadable);
  const url = await listen(server, options.port ?? 0);
  const baseUrl = options.publicUrl ?? url;
  const app = createApp({
    ...options,
    catalog,
    limiter,
    onOperation: (operation) => counts[operation]++,
    downloads: signedDownloads([...keys].join(), clock),
    keys,
    baseUrl,
    faults: () => faults,
    random: randomOf(options.seed ?? 1, "faults"),
    wait: options.wait ?? ((ms) => sleep(ms, undefined, { ref: false })),
  });
  server.on("request", (incoming, outgoing) => {
    void app(requestOf(incoming)).then((response) => send(outgoing, response));
  });
  return {
    url,
    products: catalog.products.length,
    counts: () => structuredClone(counts),
    resetCounts: () => void (counts = noCounts()),
    setFaults: (next) => void (faults = next),
    setRate: (rate) => limiter.setLimit(rate),
    stop: () => stop(server, () => inProgress > 0),
  };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolvePromise, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolvePromise(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
}

async function stop(server: Server, isBusy: () => boolean): Promise<void> {
  await new Promise<void>((done) => {
    const patience = setTimeout(() => server.closeAllConnections(), 5000);
    // Clients keep a connection after its response, and open others before they need them.
    const closing = setInterval(() => {
      if (!isBusy()) server.closeAllConnections();
    }, 20);
    server.close(() => {
      clearTimeout(patience);
      clearInterval(closing);
      done();
    });
  });
}

function requestOf({ method = "GET", url = "/", headers }: IncomingMessage): ServiceRequest {
  return readRequest(method, url, [headers["x-api-key"]].flat()[0]);
}

function send(outgoing: ServerResponse, { status, headers, body, broken }: ServiceResponse): void {
  if (broken === "before") return void outgoing.destroy();
  if (typeof body !== "string") {
    outgoing.writeHead(status, { ...headers, "content-encoding": "gzip" });
    // The response is aborted if the receiver leaves .
    pipeline(Readable.from(body), createGzip({ level: 4 }), outgoing, () => undefined);
    return;
  }
  outgoing.writeHead(status, status === 204 ? headers : { ...headers, "content-length": Buffer.byteLength(body) });
  if (broken === "halfway") outgoing.write(body.slice(0, body.length >> 1), () => outgoing.destroy());
  else outgoing.end(body);
}

type Answer = { readonly status: number; readonly bytes: number; readonly durationMs: number };

/** Calls back once, when the response was sent or aborted. */
function observe(incoming: IncomingMessage, outgoing: ServerResponse, done: (answer: Answer) => void): void {
  const { socket } = incoming;
  const [start, written] = [performance.now(), socket.bytesWritten];
  outgoing.once("close", () => {
    const bytes = socket.bytesWritten - written;
    done({ status: outgoing.writableFinished ? outgoing.statusCode : 0, bytes, durationMs: performance.now() - start });
  });
}

/**
 * Requests that node can't parse never reach the application. Headers that are too long mean, here, a URL that is too
 * long.
 */
function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const long = error.code === "HPE_HEADER_OVERFLOW";
  const [status, reason] = long ? [414, "URI Too Long"] : [400, "Bad Request"];
  const body = JSON.stringify({
    message: long ? rejections.longUrl.message : "Bad Request: this is not an HTTP request.",
  });
  socket.end(
    `HTTP/1.1 ${String(status)} ${reason}\r\nContent-Type: application/json\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\n` +
      `Access-Control-Allow-Origin: *\r\nConnection: close\r\n\r\n${body}`,
  );
}
