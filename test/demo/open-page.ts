import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { stubMetadata, stubScript } from "../harness/bridge/stub-addin";
import { launchBrowser } from "../harness/browser";
import type { PageServer } from "../../demo/server";
import type { DemoSettings } from "../../demo/settings";
import { pictureFailures } from "../harness/failure-picture";
import { hurry, shortenPauses } from "../harness/hurried-clock";
import { servePage } from "../harness/served-page";
import { stubManifest } from "./stub-manifest";

/**
 * The workbook page in a real browser. Call its functions by `page.evaluate(() => window.workbook.value("BOM", "J2"))`.
 */
export interface OpenedWorkbook {
  readonly page: Page;
  readonly server: PageServer;
  /** Uncaught errors of either page, missing files, and requests to other machines. Empty in a healthy run. */
  readonly troubles: readonly string[];
  /** The same workbook once more in the same browser, as another page of the origin. */
  another(): Promise<Page>;
  close(): Promise<void>;
}

interface OpenOptions {
  /** @default the add-in, built from the current sources */
  readonly addinFolder?: string;
  readonly demo: DemoSettings;
  /** "lang=ja-JP&theme=dark". A page with a named BOM has no guide. @default the BOM that the page opens with */
  readonly query?: string;
  /** Whether the page is opened over https, which Office.js requires on the web. @default false */
  readonly secure?: boolean;
  /** The speed of the add-in's time. @default 1, with short pauses */
  readonly hurryBy?: number;
  /** Runs before the pages load. */
  readonly prepare?: (context: BrowserContext, url: string) => Promise<void>;
}

export async function openWorkbook({
  addinFolder,
  demo,
  query = "bom=thunderscope-rev5.3-pcie",
  secure = false,
  hurryBy = 1,
  prepare = () => Promise.resolve(),
}: OpenOptions): Promise<OpenedWorkbook> {
  const server = await servePage(demo, addinFolder);
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1200, height: 700 } });
  await context.addInitScript(drawSeldom, framePauseMs);
  const inAddin =
    hurryBy === 1 ? `(${shortenPauses.toString()})(window)` : `(${hurry.toString()})(window, ${String(hurryBy)})`;
  await context.addInitScript(`if (location.pathname.startsWith("/addin/")) ${inAddin}`);
  const troubles: string[] = [];
  context.on("request", (request) => {
    if (!localUrl.test(request.url()) && !request.url().startsWith(secureUrl))
      troubles.push(`request to ${request.url()}`);
  });
  context.on("response", (response) => {
    // A test may use this server as the service.
    const isFile = response.url().startsWith(server.url) && !response.url().includes("/v2/");
    if (isFile && response.status() === 404) troubles.push(`no ${response.url()}`);
  });
  const stops: (() => void)[] = [];
  const close = async (): Promise<void> => {
    stops.forEach((stop) => stop());
    // A route may still be in flight.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
    await browser.close();
    await server.close();
  };
  const another = async (): Promise<Page> => {
    const page = await context.newPage();
    stops.push(pictureFailures(page, troubles));
    page.on("pageerror", (error) => {
      if (!isOfScheduler(error)) troubles.push(error.stack ?? error.message);
    });
    page.on("console", (message) => {
      if (message.text().includes(unanswered)) troubles.push(message.text());
    });
    const failure = page
      .waitForEvent("pageerror", { predicate: (error) => !isOfScheduler(error), timeout: 0 })
      .then((error) => Promise.reject(error));
    failure.catch(() => undefined); // even if it comes later, or the page is closed
    await page.goto(`${secure ? secureUrl : server.url}?${query}`);
    try {
      await Promise.race([page.waitForFunction(() => "workbook" in window), failure]);
    } catch (reason) {
      const status = await page.locator("#status").textContent();
      throw new Error(`The page did not open (${status}). ${troubles.join("\n")}`, { cause: reason });
    }
    return page;
  };
  if (secure)
    await context.route(`${secureUrl}**`, async (route) => {
      const url = route.request().url().replace(secureUrl, server.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
  try {
    await prepare(context, server.url);
    return { page: await another(), server, troubles, another, close };
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** A grid that draws after each change takes more time than what a test waits for: the page's own frames come seldom. */
const framePauseMs = 100;
function drawSeldom(pauseMs: number): void {
  if (window !== window.top) return;
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => window.setTimeout(() => next(draw), pauseMs);
  window.cancelAnimationFrame = (id) => window.clearTimeout(id);
}

/** A workbook with an add-in that has one function for each way of calling. */
export async function openStubWorkbook(options: Omit<OpenOptions, "demo"> = {}): Promise<OpenedWorkbook> {
  const addinFolder = await mkdtemp(path.join(tmpdir(), "addin-"));
  const metadata = { ...stubMetadata, allowCustomDataForDataTypeAny: true };
  await mkdir(path.join(addinFolder, "assets"));
  await Promise.all(
    Object.entries({
      "taskpane.html": addinPage,
      "taskpane.js": stubScript,
      "functions.json": JSON.stringify(metadata),
      "manifest.xml": stubManifest,
    }).map(([name, content]) => writeFile(path.join(addinFolder, name), content)),
  );
  const demo = { serviceUrl: "http://localhost:1", key: "demo-key" };
  const workbook = await openWorkbook({ ...options, addinFolder, demo });
  const close = async (): Promise<void> => {
    await workbook.close();
    await rm(addinFolder, { recursive: true });
  };
  return { ...workbook, close };
}

const addinPage = `<!doctype html><html><head><meta charset="utf-8">
<script src="https://appsforoffice.microsoft.com/lib/1/hosted/office.js"></script>
<script defer src="taskpane.js"></script></head><body><h1>Stub</h1></body></html>`;

/** The page's message about a member of Excel that isn't in a table. */
const unanswered = "which this workbook doesn't support";
/** The page's address over https; the test responds with what the page's server has. */
const secureUrl = "https://workbook.example/";
const localUrl = /^(http:\/\/(localhost|127\.0\.0\.1)[:/]|data:|blob:|about:)/;

/**
 * Whether RxJS, which Univer uses, threw an error in a frame whose last action was unsubscribed meanwhile. Nothing is
 * lost.
 */
const isOfScheduler = ({ stack = "" }: Error): boolean =>
  stack.includes("reading 'execute'") && stack.includes("AnimationFrameScheduler.flush");
