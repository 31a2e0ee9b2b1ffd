import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";

/** Replaces the API where a test must see nginx's requests and control the responses. */
export interface Upstream {
  readonly url: string;
  readonly received: readonly Received[];
  answer: (request: Received, response: ServerResponse) => void;
  stop(): Promise<void>;
}

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export async function startUpstream(): Promise<Upstream> {
  const received: Received[] = [];
  const server = createServer((incoming, response) => {
    const request = { method: incoming.method ?? "", url: incoming.url ?? "", headers: incoming.headers };
    received.push(request);
    upstream.answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const upstream: Upstream = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    received,
    answer: ({ url }, response) => response.setHeader("Content-Type", "application/json").end(JSON.stringify({ url })),
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
  return upstream;
}

/** Sends text unchanged and reads until the other side closes, for requests that no correct client sends. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => undefined); // a response that is sent before the whole request was read ends in a reset
  const closed = new Promise((resolve) => socket.on("close", resolve)); // `once` would reject with that error
  socket.write(text);
  await closed;
  return Buffer.concat(chunks).toString("latin1");
}

/** The status of a raw request's response. */
export async function statusOfRaw(port: number, text: string): Promise<number> {
  const answer = await sendRaw(port, text);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
