import type { ServerResponse } from "node:http";
import { valuesOf } from "../../../src/product-data/vocabulary/enumerated-values";

/** What a gateway on the way, or a service that lies, does to a request. */
export interface NetworkFault {
  readonly name: string;
  /** The share of requests that it hits. */
  readonly share: number;
  /** How long it lasts at least. It ends when every cell is settled. */
  readonly lastsS: number;
  /** How long after its end cells may have errors. */
  readonly recoversWithinS: number;
  /** null: the service's process is killed while a workbook is being filled, and started again at the end. */
  readonly respond: ((hit: Hit, response: ServerResponse) => Promise<void> | void) | null;
}

type Respond = NonNullable<NetworkFault["respond"]>;

/** A request that a fault hits. */
interface Hit {
  /** The service's response; `change` changes the request before. */
  readonly real: (change?: (url: URL) => void) => Promise<string>;
  readonly random: () => number;
}

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly Data: Readonly<Record<string, Json & { readonly Products: readonly Json[] }>>;
}

/** The pause before cells are recalculated, and a request. */
const soonS = 8;
/** The time after a response that left out parts, or requested a longer pause than this. */
const fiveMinutesS = 302;
/** The time after responses that left out the same parts twice. */
const thirtyMinutesS = 1802;
const half = { share: 0.5, lastsS: 60, recoversWithinS: soonS };
const whole = { share: 1, recoversWithinS: soonS };
const json = { "content-type": "application/json; charset=utf-8" };

function status(code: number, headers: Readonly<Record<string, string>> = {}): Respond {
  return (_, response) => void response.writeHead(code, { ...json, ...headers }).end("{}");
}

function body(content: string | Buffer, headers: Readonly<Record<string, string>> = json): Respond {
  return (_, response) => void response.writeHead(200, headers).end(content);
}

function text(change: (content: string, hit: Hit) => string): Respond {
  return async (hit, response) => void response.writeHead(200, json).end(change(await hit.real(), hit));
}

/** Changes the products of a response, whose form stays right. */
function products(change: (all: readonly Json[], random: () => number) => readonly Json[]): Respond {
  return text((content, { random }) => {
    const answer = JSON.parse(content) as Answer;
    const groups = Object.entries(answer.Data).map(([name, group]) => [
      name,
      { ...group, Products: change(group.Products, random) },
    ]);
    return JSON.stringify({ ...answer, Data: Object.fromEntries(groups) as unknown });
  });
}

const drop: Respond = (_, response) => void response.destroy();
const never: Respond = () => undefined;

async function truncate({ real }: Hit, response: ServerResponse): Promise<void> {
  const content = Buffer.from(await real());
  response.writeHead(200, { ...json, "content-length": content.length });
  response.write(content.subarray(0, content.length >> 1), () => response.destroy());
}

async function drip({ real }: Hit, response: ServerResponse): Promise<void> {
  const content = Buffer.from(await real());
  response.writeHead(200, json);
  const piece = Math.ceil(content.length / 20);
  for (let at = 0; at < content.length; at += piece)
    await new Promise((done) => response.write(content.subarray(at, at + piece), () => setImmediate(done)));
  response.end();
}

const statuses = valuesOf("Status", "en") ?? [];
const otherStatus = (value: unknown): string => statuses.find((each) => each !== value) ?? "";

/** Every fault, and how it differs from a right response. */
export const networkFaults: readonly NetworkFault[] = [
  { ...half, name: "429", respond: status(429) },
  {
    ...half,
    recoversWithinS: fiveMinutesS,
    name: "429, Retry-After of a day",
    respond: status(429, { "retry-after": "86400" }),
  },
  { ...half, name: "500", respond: status(500) },
  { ...half, name: "503", respond: status(503) },
  { ...half, recoversWithinS: 60, name: "403", respond: status(403) },
  { ...half, name: "404", respond: status(404) },
  { ...half, name: "connection dropped", respond: drop },
  { ...half, name: "redirect loop", respond: status(307, { location: "/loop" }) },
  // A request that is in progress at the end takes until its deadline.
  { ...half, recoversWithinS: soonS + 60, name: "no response", respond: never },
  { ...half, name: "response in drips", respond: drip },
  { ...half, name: "truncated by the network", respond: truncate },
  { ...half, name: "half a JSON, whole for HTTP", respond: text((content) => content.slice(0, content.length / 2)) },
  { ...half, name: "corrupt gzip", respond: body(Buffer.alloc(900, 7), { ...json, "content-encoding": "gzip" }) },
  {
    ...half,
    name: "HTML with 200",
    respond: body("<!doctype html><h1>Maintenance</h1>", { "content-type": "text/html" }),
  },
  { ...half, name: "nothing with 200", respond: body("") },
  { ...half, name: "null with 200", respond: body("null") },
  { ...half, name: "50 MB", respond: body(Buffer.alloc(50_000_001, 32)) },
  { ...half, name: "a million brackets", respond: body("[".repeat(1_000_000)) },
  { ...half, name: "1.5 million objects", respond: body(`[${"{},".repeat(1_500_000)}0]`) },
  { ...half, name: "numbers of 1e999", respond: text((content) => content.replace(/:(\d+)([,}])/g, ":1e999$2")) },
  { ...half, name: "texts for numbers", respond: text((content) => content.replace(/:(\d+)([,}])/g, ':"$1"$2')) },
  {
    ...half,
    name: "__proto__",
    respond: text((content) => content.replaceAll('"Status"', '"__proto__":{"Status":"x"},"Status"')),
  },
  {
    ...half,
    recoversWithinS: fiveMinutesS,
    name: "no products with 200",
    respond: body('{"HasMoreHits":false,"Data":{}}'),
  },
  {
    ...half,
    recoversWithinS: fiveMinutesS,
    name: "half of the records",
    respond: products((all, random) => all.filter(() => random() < 0.5)),
  },
  {
    ...half,
    name: "others' records",
    respond: products((all) => all.map((each) => ({ ...each, Partno: `${String(each["Partno"])}X` }))),
  },
  { ...half, name: "every record twice", respond: products((all) => all.flatMap((each) => [each, each])) },
  {
    ...half,
    name: "contradictory records",
    respond: products((all) => all.flatMap((each) => [each, { ...each, Status: otherStatus(each["Status"]) }])),
  },
  {
    ...half,
    name: "another language",
    respond: async ({ real }, response) =>
      void response.writeHead(200, json).end(await real((url) => url.searchParams.set("lang", "ja"))),
  },
  { ...whole, lastsS: 3, name: "service killed for 3 s", respond: null },
  { ...whole, lastsS: 30, name: "service killed for 30 s", respond: null },
  // The service is tested less often after a long outage.
  { ...whole, recoversWithinS: soonS + 48, lastsS: 480, name: "service killed for 480 s", respond: null },
  { ...whole, recoversWithinS: 60, lastsS: 20, name: "every response 403 for 20 s", respond: status(403) },
  {
    ...whole,
    lastsS: 1500,
    recoversWithinS: thirtyMinutesS,
    name: "no products with 200 for 25 minutes",
    respond: body('{"HasMoreHits":false,"Data":{}}'),
  },
];
