import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { describeWithNginx, startNginx } from "../harness/nginx";

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
    "502",
    (socket) => void socket.write(`HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${head}Content-Length: 2\r\n\r\n{}`),
  ],
  ["an API that sends 300 MB", "502", (socket) => void flood(socket, 300)],
  ["an API that never responds", "504", () => undefined],
  ["an API that sends a byte a second", "504", drip],
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

/** 5 and 7 seconds instead of the 50 and 52 after which nginx ends a request. If they change, the test waits longer. */
const hurried = (text: string): string =>
  text.replace("proxy_read_timeout 50s;", "proxy_read_timeout 5s;").replace("longestMs = 52000;", "longestMs = 7000;");
/** What docs/security.md promises. */
const longestMs = 55_000;

describeWithNginx("nginx with an API that sends no whole response", () => {
  test(
    "ends each request with an error that it makes itself, closes the connection, and responds to others",
    async () => {
      const outcomes = await Promise.all(talks.map(async ([name, , talk]) => [name, await outcomeOf(talk)]));
      expect(outcomes).toEqual(talks.map(([name, promised]) => [name, promised]));
    },
    longestMs,
  );
});

/** The first response, and the status of a response to another query at the same time. */
async function outcomeOf(talk: Talk): Promise<string> {
  const api = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => void talk(socket));
  }).listen(0, "127.0.0.1");
  await once(api, "listening");
  const nginx = await startNginx({
    site: __dirname,
    edit: hurried,
    variables: {
      API_URL: `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`,
      API_KEY: "organization-key-8f1c",
      API_RATE: "1000",
    },
  });
  const connections = (): Promise<number> => promisify(api.getConnections.bind(api))();
  const { status } = await fetch(`${nginx.url}/v2/products?lang=en`);
  const healthy = await fetch(`${nginx.url}/healthz`).then(
    () => true,
    () => false,
  );
  const isClosed = async (): Promise<boolean> => (await connections()) === 0;
  for (let tries = 0; tries < 50 && !(await isClosed()); tries += 1) await pause(100);
  const kept = (await isClosed()) ? "" : ", connection kept";
  await nginx.stop();
  api.close();
  return `${String(status)}${healthy ? "" : ", nginx failed"}${kept}`;
}
