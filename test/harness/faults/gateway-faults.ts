import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { canRunNginx, type RunningNginx, startNginx } from "../nginx";
import { startUpstream } from "../upstream";
import type { HostileInput } from "./hostile-input";

const key = "organization-key-8f1c";
const head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

/** What an API does to a connection of nginx. */
type Talk = (socket: Socket) => Promise<void> | void;

const talks: readonly (readonly [name: string, promised: string, talk: Talk])[] = [
  [
    "an API that sends half of a response",
    "502",
    (socket) => void socket.end(`${head}Content-Length: 99\r\n\r\n{"a":`),
  ],
  ["an API that speaks HTTP/0.9", "502", (socket) => void socket.end('{"a":1}')],
  [
    "an API that sends 103 first",
    "502 within 55 s",
    (socket) => void socket.write(`HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${head}Content-Length: 2\r\n\r\n{}`),
  ],
  ["an API that sends 300 MB", "502", (socket) => void flood(socket, 300)],
  ["an API that never responds", "504 within 55 s", () => undefined],
  ["an API that sends a byte a second", "504 within 55 s", drip],
];

async function drip(socket: Socket): Promise<void> {
  socket.write(`${head}\r\n{"a":"`);
  while (!socket.destroyed) {
    socket.write("x");
    await pause(1000);
  }
}

async function flood(socket: Socket, megabytes: number): Promise<void> {
  socket.write(`${head}\r\n{"a":"`);
  for (let sent = 0; sent < megabytes && !socket.destroyed; sent += 1)
    await new Promise((written) => socket.write("x".repeat(1_000_000), written));
  socket.end('"}');
}

/** Faults of the API, of the network, and of the server itself, behind a real nginx. None if it isn't installed. */
export function gatewayFaults(): readonly HostileInput[] {
  if (!canRunNginx) return [];
  const kind = "gateway";
  return [
    ...talks.map(([name, promised, talk]) => ({ kind, name, promised, outcome: () => outcomeOf(talk) }) as const),
    ...([true, false] as const).map(
      (isUp) =>
        ({
          kind,
          name: `100 users beside one that avoids the cache, ${isUp ? "with" : "without"} the API`,
          promised: "100 times 200 HIT",
          outcome: () => crowd(isUp),
        }) as const,
    ),
    { kind, name: "a full disk", promised: "200 HIT, closed, 200 HIT", outcome: fullDisk },
    { kind, name: "two instances at once", promised: "40 times 200, 40 requests, all in order", outcome: twoInstances },
  ];
}

/** The first response, and the status of a response to another query at the same time. */
async function outcomeOf(talk: Talk): Promise<string> {
  const api = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => void talk(socket));
  }).listen(0, "127.0.0.1");
  await once(api, "listening");
  const nginx = await start(`http://127.0.0.1:${String((api.address() as AddressInfo).port)}`);
  const connections = (): Promise<number> => promisify(api.getConnections.bind(api))();
  const startedMs = performance.now();
  const { status } = await fetch(`${nginx.url}/v2/products?lang=en`);
  const seconds = (performance.now() - startedMs) / 1000;
  const healthy = await fetch(`${nginx.url}/healthz`).then(
    () => true,
    () => false,
  );
  const isClosed = async (): Promise<boolean> => (await connections()) === 0;
  for (let tries = 0; tries < 50 && !(await isClosed()); tries += 1) await pause(100);
  const kept = (await isClosed()) ? "" : ", connection kept";
  await nginx.stop();
  api.close();
  const within = [55, 125].find((limit) => seconds <= limit) ?? Infinity;
  return `${String(status)}${seconds > 10 ? ` within ${String(within)} s` : ""}${healthy ? "" : ", nginx failed"}${kept}`;
}

/** A good response is in the cache; then one user asks past it without pause, and the API throttles or is down. */
async function crowd(isUp: boolean): Promise<string> {
  const api = await startUpstream();
  const nginx = await start(api.url);
  const query = `${nginx.url}/v2/products?lang=en`;
  await (await fetch(query)).text();
  if (isUp) api.answer = (_, response) => void response.writeHead(429).end("{}");
  else await api.stop();
  const ended = { is: false };
  const headers = { "Cache-Control": "max-age=0", "X-Forwarded-For": "192.0.2.1" };
  const one = (async () => {
    while (!ended.is) await (await fetch(query, { headers })).text();
  })();
  const counts = new Map<string, number>();
  for (let user = 0; user < 100; user += 1) {
    const response = await fetch(query, { headers: { "X-Forwarded-For": `198.51.100.${String(user)}` } });
    await response.text();
    const kind = `${String(response.status)} ${response.headers.get("x-cache") ?? ""}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    await pause(20);
  }
  ended.is = true;
  await one;
  await Promise.all([nginx.stop(), isUp ? api.stop() : undefined]);
  return [...counts].map(([kind, count]) => `${String(count)} times ${kind}`).join(", ");
}

async function fullDisk(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "full-"));
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]).status !== 0) {
    await rm(folder, { recursive: true });
    return "not tried: mounting a small disk needs root";
  }
  const api = await startUpstream();
  const nginx = await start(api.url, { CACHE_DIR: folder });
  const kindOf = async (lang: string): Promise<string> => {
    const response = await fetch(`${nginx.url}/v2/products?lang=${lang}`);
    await response.text();
    return `${String(response.status)} ${response.headers.get("x-cache") ?? ""}`;
  };
  await kindOf("en");
  const body = JSON.stringify({ text: randomBytes(300_000).toString("hex") });
  api.answer = (_, response) => response.setHeader("Content-Type", "application/json").end(body);
  spawnSync("dd", ["if=/dev/zero", `of=${path.join(folder, "filler")}`]);
  const kinds: string[] = [];
  for (const lang of ["en", "ja", "en"]) kinds.push(await kindOf(lang).catch(() => "closed"));
  await Promise.all([nginx.stop(), api.stop()]);
  spawnSync("umount", [folder]);
  await rm(folder, { recursive: true, force: true });
  return kinds.join(", ");
}

/** Each has a cache and a queue of its own, and half of the rate. */
async function twoInstances(): Promise<string> {
  const api = await startUpstream();
  const startsMs: number[] = [];
  const { answer } = api;
  api.answer = (request, response) => {
    startsMs.push(performance.now());
    answer(request, response);
  };
  const rate = 5;
  const both = await Promise.all([0, 1].map(() => start(api.url, { API_RATE: String(rate), CLIENT_QUEUE: "60" })));
  const requested = Array.from({ length: 40 }, (_, at) =>
    fetch(`${both[at % 2]?.url ?? ""}/v2/products?n=${String(at)}`),
  );
  const statuses = (await Promise.all(requested)).map(({ status }) => status);
  const right = statuses.filter((status) => status === 200).length;
  const firstSecond = startsMs.filter((ms) => ms - (startsMs[0] ?? 0) < 1000).length;
  await Promise.all([...both.map((nginx) => nginx.stop()), api.stop()]);
  // Both rates, and the burst of each.
  const inOrder = firstSecond <= 2 * (rate + 2) ? "all in order" : `${String(firstSecond)} in the first second`;
  return `${String(right)} times 200, ${String(startsMs.length)} requests, ${inOrder}`;
}

function start(url: string, variables: Readonly<Record<string, string>> = {}): Promise<RunningNginx> {
  return startNginx({ site: __dirname, variables: { API_URL: url, API_KEY: key, API_RATE: "1000", ...variables } });
}
