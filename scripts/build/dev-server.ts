import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { generateCertificates, getHttpsServerOptions } from "office-addin-dev-certs";
import type { Configuration } from "webpack-dev-server";
import { startService } from "../../service/server";

/**
 * The server for sideloading: https, with `/v2/` forwarded to the service that it starts, so that no key
 * is needed to try the add-in.
 */
export async function devServer(): Promise<Configuration> {
  const service = await startService({ keys: [demoKey] });
  return {
    port: 3000,
    hot: false,
    headers: { "Access-Control-Allow-Origin": "*" },
    // Excel loads the script from a page of another site. The server refuses that unless its own name is listed.
    allowedHosts: ["localhost"],
    server: { type: "https", options: await httpsOptions() },
    proxy: [
      {
        context: ["/v2/"],
        target: service.url,
        headers: { "x-api-key": demoKey },
      },
    ],
    onListening: ({ server }) => void server?.once("close", () => void service.stop()),
  };
}

/** Trusted certificates on Windows and macOS; elsewhere untrusted ones, without changes to the system's store. */
async function httpsOptions(): Promise<object> {
  if (process.platform === "win32" || process.platform === "darwin") return getHttpsServerOptions();
  const [ca, cert, key] = ["ca.crt", "localhost.crt", "localhost.key"].map((name) => path.join(certificates, name)) as [
    string,
    string,
    string,
  ];
  const daysOld = existsSync(cert) ? (Date.now() - statSync(cert).mtimeMs) / 86_400_000 : Infinity;
  if (daysOld > 25) await generateCertificates(ca, cert, key, 30, ["127.0.0.1", "localhost"]);
  return { ca: readFileSync(ca), cert: readFileSync(cert), key: readFileSync(key) };
}

const demoKey = "demo-key";
const certificates = path.resolve(__dirname, "../../node_modules/.cache/dev-certs");
