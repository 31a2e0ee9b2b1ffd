import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { startService } from "../service/server";
import { startPageServer } from "../demo/server";

/**
 * `npm start`: builds the add-in if needed, and starts the service and the workbook page. PORT sets the page's port.
 */
async function start(): Promise<void> {
  const port = Number(process.env["PORT"] ?? defaultPort);
  await takeAndRelease(port);
  if (isOutdated()) build();
  console.log("Starting the test service and the page ...");
  const service = await startService({ keys: [demoKey] });
  const page = await startPageServer({
    port,
    demo: { serviceUrl: service.url, key: demoKey },
    addinFolder: at("dist"),
    pageFolder: at(".cache/demo"),
  });
  console.log(`
Open ${page.url} in a browser. To stop, press Ctrl+C.
The test service at ${service.url} has ${service.products.toLocaleString("en")} part numbers with package codes. Its key is ${demoKey}.`);

  const stop = (): void => void Promise.all([page.close(), service.stop()]);
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

/** Rejects now if the port is taken, not after the build. */
async function takeAndRelease(port: number): Promise<void> {
  const server = createServer().listen(port, "localhost");
  await once(server, "listening");
  server.close();
  await once(server, "close");
}

function build(): void {
  const startedAt = new Date();
  runStep("Building the add-in (1 of 2, 10 to 30 seconds) ...", "node_modules/webpack/bin/webpack.js");
  runStep("Building the page (2 of 2) ...", "demo/build.mjs");
  writeFileSync(at(buildStamp), "");
  utimesSync(at(buildStamp), startedAt, startedAt);
}

function runStep(says: string, script: string): void {
  console.log(says);
  const { status } = spawnSync(process.execPath, [at(script)], { cwd: at("."), stdio: "inherit" });
  if (status !== 0) throw new Error(`${script} failed.`);
}

/**
 * true if a source is newer than the last build. The times of the outputs can't tell, because unchanged outputs aren't
 * rewritten.
 */
function isOutdated(): boolean {
  const outputs = [at("dist/taskpane.html"), at(".cache/demo/page.html"), at(buildStamp)];
  if (!outputs.every(existsSync)) return true;
  const builtAt = modifiedAt(at(buildStamp));
  return sources.some((source) => newestIn(at(source)) > builtAt);
}

function newestIn(file: string): number {
  if (!statSync(file).isDirectory()) return modifiedAt(file);
  return Math.max(0, ...readdirSync(file).map((name) => newestIn(path.join(file, name))));
}

const modifiedAt = (file: string): number => statSync(file).mtimeMs;
const at = (name: string): string => path.resolve(__dirname, "..", name);

const sources = ["src", "assets", "demo", "cli/files", "manifest.xml", "webpack.config.js", "package.json"];
const buildStamp = ".cache/demo.built";
const defaultPort = 3002;
const demoKey = "demo-key";

start().catch((error: unknown) => {
  console.error(isPortTaken(error) ? `Port ${String(error.port)} is in use. To use another, set PORT.` : error);
  process.exitCode = 1;
});

function isPortTaken(error: unknown): error is { readonly port: number } {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
