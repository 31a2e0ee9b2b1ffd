import { createHash } from "node:crypto";
import { Agent, get, type IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ApiError, failureOf } from "../../src/product-data/api/failure";
import type { Transport } from "../../src/product-data/api/transport";

/**
 * Transports of many users in one process. Each fetches complete responses over its own connections, but a response
 * that equals an earlier one isn't unpacked and parsed again, which would cost more than everything else.
 */
export class Crowd {
  private readonly parsed = new Map<string, Promise<unknown>>();

  /** One user's transport, with an address of its own. `close` ends its connections. */
  join(address: string): { readonly transport: Transport; close(): void } {
    const agent = new Agent({ keepAlive: true });
    const transport: Transport = async (url) => {
      const { status, body } = await fetchWhole(url, agent, address);
      const failure = failureOf(status, "");
      if (failure !== null) throw new ApiError(failure);
      const fingerprint = createHash("sha1").update(body).digest("hex");
      let json = this.parsed.get(fingerprint);
      if (json === undefined) this.parsed.set(fingerprint, (json = parse(body)));
      return json;
    };
    return { transport, close: () => agent.destroy() };
  }
}

function fetchWhole(
  url: string,
  agent: Agent,
  address: string,
): Promise<{ readonly status: number; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new ApiError({ code: "unreachable" }));
    const onResponse = (response: IncomingMessage): void => {
      const chunks: Buffer[] = [];
      response.on("error", fail);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    };
    const request = get(url, { agent, headers: { "Accept-Encoding": "gzip", "X-Forwarded-For": address } }, onResponse);
    request.on("error", fail);
  });
}

async function parse(body: Buffer): Promise<unknown> {
  return JSON.parse((await promisify(gunzip)(body)).toString(), onlyNumbers) as unknown;
}

/** The fields by which the loader distinguishes parts: two hundred copies of all fields would fill the memory. */
function onlyNumbers(key: string, value: unknown): unknown {
  if (key !== "Products") return value;
  return (value as readonly Product[]).map(({ Partno, PartnoWithoutPackageCode }) => ({
    Partno,
    PartnoWithoutPackageCode,
  }));
}

interface Product {
  readonly Partno: string;
  readonly PartnoWithoutPackageCode: string;
}
