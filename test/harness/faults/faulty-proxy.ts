import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { randomFrom } from "../random";
import type { NetworkFault } from "./network-fault";

/** A proxy in front of a service that does the same to every request. */
interface FaultyProxy {
  /** The address of a request that the fault hits. @param seed of what is random in it */
  readonly urlOf: (url: string, seed: number) => string;
  readonly stop: () => Promise<void>;
}

export async function startFaultyProxy(
  serviceUrl: string,
  respond: NonNullable<NetworkFault["respond"]>,
): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    const [, seed = "0", path = ""] = /^\/(\d+)(\/.*)/.exec(request.url ?? "") ?? [];
    const real = async (change: (url: URL) => void = () => undefined): Promise<string> => {
      const url = new URL(path, serviceUrl);
      change(url);
      const key = String(request.headers["x-api-key"]);
      return (await fetch(url, { headers: { "x-api-key": key } })).text();
    };
    Promise.resolve(respond({ real, random: randomFrom(Number(seed)) }, response)).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxyUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    urlOf: (url, seed) => `${proxyUrl}/${String(seed)}${url.slice(serviceUrl.length)}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
