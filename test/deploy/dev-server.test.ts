import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import https from "node:https";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { devServer } from "../../scripts/build/dev-server";

/** The server of `npm run sideload`, with its real options and a small script instead of the add-in. */
let server: WebpackDevServer;
let folder: string;

beforeAll(async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined); // the certificates' generator reports success
  folder = mkdtempSync(path.join(os.tmpdir(), "dev-server-"));
  const entry = path.join(folder, "entry.js");
  writeFileSync(entry, "console.log(1)\n");
  const compiler = webpack({ mode: "none", entry, stats: "none", infrastructureLogging: { level: "none" } });
  server = new WebpackDevServer({ ...(await devServer()), port: 0, client: false }, compiler);
  await server.start();
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("Excel's web view loads the script from another site, without CORS", async () => {
  expect(await statusOf("/main.js", { "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Site": "cross-site" })).toBe(200);
});

test("a page that uses another name for this computer is rejected", async () => {
  expect(await statusOf("/main.js", { Host: "evil.example" })).toBe(403);
});

test("it starts the service, and adds the key", async () => {
  expect(await statusOf("/v2/products?$filter=startswith(Partno,%27GRM155R61E105%27)", {})).toBe(200);
});

function statusOf(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const address = server.server?.address();
  if (typeof address !== "object" || address === null) throw new Error("The development server isn't running");
  const { port } = address;
  return new Promise((resolve, reject) => {
    // The development server has a self-signed certificate.
    https
      .get({ host: "localhost", port, path: url, headers, rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on("error", reject);
  });
}
