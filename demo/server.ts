import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { framedPage } from "./framed-page";
import type { DemoSettings } from "./settings";

/** Serves the workbook page, the built add-in, Microsoft's published Office.js, and the demo's settings. */
interface PageServerOptions {
  /** 0 selects a free one. */
  readonly port: number;
  readonly demo: DemoSettings;
  /** The output of `npm run build`. */
  readonly addinFolder: string;
  /** webpack's output for this folder. */
  readonly pageFolder: string;
}

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function startPageServer(options: PageServerOptions): Promise<PageServer> {
  for (const file of [path.join(options.addinFolder, "taskpane.html"), path.join(options.pageFolder, "page.html")])
    if (!existsSync(file)) throw new Error(`${file} is missing; npm start makes it.`);
  const app = pageApp(options);
  return new Promise((resolve, reject) => {
    // Idle connections have no limit: if the server closed one, a client could be using it.
    const serverOptions = { keepAliveTimeout: 0 };
    const server = serve({ fetch: app.fetch, port: options.port, hostname: "localhost", serverOptions }, ({ port }) =>
      resolve({
        url: `http://localhost:${String(port)}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ("closeAllConnections" in server) server.closeAllConnections();
          }),
      }),
    );
    server.on("error", reject);
  });
}

function pageApp({ demo, addinFolder, pageFolder }: PageServerOptions): Hono {
  const app = new Hono();
  // A page of another site whose name leads to this computer would get demo.json, with the key.
  app.use(async ({ req, text }, next) =>
    /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(req.header("host") ?? "") ? next() : text("Another host", 421),
  );
  app.get("/", async (context) => context.html(await readFile(path.join(pageFolder, "page.html"), "utf8")));
  app.get("/demo.json", (context) => context.json(demo));
  app.get("/addin/taskpane.html", async (context) => {
    return context.html(framedPage(await readFile(path.join(addinFolder, "taskpane.html"), "utf8")));
  });
  app.use("/microsoft/*", files(officeJsFolder, "/microsoft"));
  app.use("/addin/*", files(addinFolder, "/addin"));
  app.use("/workbook/*", files(pageFolder, "/workbook"));
  app.use("/bom/*", files(path.join(__dirname, "data"), "/bom"));
  return app;
}

const officeJsFolder = path.dirname(createRequire(__filename).resolve("@microsoft/office-js/dist/office.js"));

const files = (folder: string, mountedAt: string) =>
  serveStatic({
    root: path.relative(process.cwd(), folder),
    rewriteRequestPath: (url) => url.slice(mountedAt.length),
    onFound: (_, context) => context.header("Cache-Control", "no-store"),
  });
