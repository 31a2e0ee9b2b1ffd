import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** A dumb server of static files, below a path. */
export async function serveFolder(folder: string, below: string, headers: Readonly<Record<string, string>> = {}) {
  const server = createServer(({ url = "/" }, response) => {
    const name = new URL(url, "http://localhost").pathname.replace(/\/$/, "/index.html");
    const type = types[path.extname(name)] ?? "application/octet-stream";
    readFile(path.join(folder, name.startsWith(`${below}/`) ? name.slice(below.length) : "/nothing")).then(
      (file) => response.writeHead(200, { "content-type": type, ...headers }).end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${below}`;
  return { url, close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) };
}

const types: Readonly<Record<string, string>> = {
  ...{ ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" },
  ...{ ".svg": "image/svg+xml", ".png": "image/png", ".xml": "text/xml" },
};
