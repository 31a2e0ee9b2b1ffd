import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rootCertificates } from "node:tls";
import { ownPort } from "./own-port";

/** A real nginx with the configuration of deploy/nginx, rendered as by the official image. */
export interface RunningNginx {
  readonly url: string;
  readonly port: number;
  readonly tlsPort: number;
  /** Everything in its logs. */
  log(): Promise<string>;
  /** The text of every file in its shared cache. */
  cached(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

interface NginxOptions {
  /** The folder it serves: a dist/. */
  readonly site: string;
  /** The variables of docs/server.md. */
  readonly variables: Readonly<Record<string, string>>;
  /** Folder of tls.crt and tls.key; without it there is no TLS. */
  readonly tls?: string;
  /** Changes the text of each of its files. */
  readonly edit?: (text: string) => string;
}

/** These tests are skipped with a notice if there is no nginx; with REQUIRE_NGINX=1 they fail. */
export function describeWithNginx(name: string, tests: () => void): void {
  if (canRunNginx) return describe(name, tests);
  if (process.env["REQUIRE_NGINX"] === "1")
    throw new Error("nginx is not installed (Debian: nginx-light and libnginx-mod-http-js)");
  process.stdout.write(`Skipped, because nginx is not installed: ${name}\n`);
  describe.skip(name, tests);
}

export async function startNginx({ site, variables, tls, edit = String }: NginxOptions): Promise<RunningNginx> {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const [port, tlsPort, gatePort] = [await ownPort(), await ownPort(), await ownPort()];
  const cacheFolder = path.join(folder, "cache");
  const values = checkedValues({
    ...(existsSync("/etc/ssl/certs/ca-certificates.crt") ? {} : { CA_FILE: await writeAuthorities(folder) }),
    NGINX_LOCAL_RESOLVERS: "127.0.0.1",
    SITE_ROOT: site,
    CACHE_DIR: cacheFolder,
    TLS_DIR: tls ?? "",
    PORT: `127.0.0.1:${String(port)}`,
    TLS_PORT: `127.0.0.1:${String(tlsPort)}`,
    GATE_PORT: String(gatePort),
    SERVER_NAME: "127.0.0.1",
    ADDIN_ORIGIN: `http://127.0.0.1:${String(port)}`,
    ...variables,
  });
  await Promise.all([mkdir(path.join(folder, "conf.d")), mkdir(cacheFolder, { recursive: true })]);
  for (const file of ["nginx.conf", "answer.js"])
    await writeFile(path.join(folder, file), edit(await readFile(path.join(deployFolder, file), "utf8")));
  await copyFile("/etc/nginx/mime.types", path.join(folder, "mime.types"));
  const templates = (await readdir(path.join(deployFolder, "templates"))).map((file) => path.join("templates", file));
  for (const template of tls === undefined ? templates : [...templates, "tls.conf.template"]) {
    const text = await readFile(path.join(deployFolder, template), "utf8");
    const target = path.join(folder, "conf.d", path.basename(template, ".template"));
    await writeFile(target, edit(render(text, values)));
  }

  const logFile = path.join(folder, "log");
  const log = await open(logFile, "a");
  // Workers of root would run as a user who can't read the folders of a test.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const directives = `daemon off; pid ${path.join(folder, "pid")}; ${user}`;
  const child = spawn(program ?? "nginx", ["-e", "stderr", "-p", folder, "-c", "nginx.conf", "-g", directives], {
    stdio: ["ignore", log.fd, log.fd],
  });
  const exited = once(child, "exit");
  await log.close();
  const url = `http://127.0.0.1:${String(port)}`;
  while (!(await answers(url))) {
    if ((child.exitCode ?? child.signalCode) !== null)
      throw new Error(`nginx did not start:\n${await readFile(logFile, "utf8")}`);
    await pause(20);
  }
  return {
    url,
    port,
    tlsPort,
    log: () => readFile(logFile, "utf8"),
    cached: async () => {
      const files = await readdir(cacheFolder, { recursive: true, withFileTypes: true });
      const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
      return Promise.all(names.map((name) => readFile(name, "latin1")));
    },
    stop: async () => {
      child.kill("SIGQUIT");
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * All variables, as the image's entrypoint gets them from these.
 * @throws Error with the message about a wrong one
 */
export function checkedValues(variables: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const env = { PATH: process.env["PATH"], ...variables };
  const script = path.join(deployFolder, "values.envsh");
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", `. "$0"; env -0`, script], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim());
  return Object.fromEntries(
    stdout.split("\0").map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

export const deployFolder = path.resolve(__dirname, "../../deploy/nginx");

/** Does what envsubst does: replaces existing variables only. */
const render = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);

const program = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"]
  .map((folder) => path.join(folder, "nginx"))
  .find(existsSync);

const canRunNginx = program !== undefined && existsSync("/usr/lib/nginx/modules/ngx_http_js_module.so");

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}

/** A file of the official image that nginx reads at the start, for systems without it. */
async function writeAuthorities(folder: string): Promise<string> {
  const file = path.join(folder, "authorities.pem");
  await writeFile(file, rootCertificates.join("\n"));
  return file;
}
