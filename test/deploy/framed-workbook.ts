import type { Browser, BrowserContext, Frame, Page, Route } from "playwright-core";
import type { DemoSettings } from "../../demo/settings";
import { addinFrame, servePage } from "../harness/served-page";

/** The workbook page with the add-in's files and `/v2/` from a deployed host, with the headers of that host. */
export interface FramedWorkbook {
  readonly page: Page;
  /** The add-in's page. */
  readonly frame: Frame;
  /** The requests that the browser blocked because of the Content-Security-Policy. */
  readonly violations: readonly string[];
  close(): Promise<void>;
}

/** @param host address of the deployed add-in */
export async function openFramed(browser: Browser, host: string, demo: DemoSettings): Promise<FramedWorkbook> {
  const server = await servePage(demo);
  const context = await browser.newContext({ viewport: { width: 1500, height: 900 } });
  const violations: string[] = [];
  context.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  await routeTo(context, host, server.url);
  const page = await context.newPage();
  await page.goto(`${host}/`);
  await page.waitForFunction(() => "workbook" in window);
  return {
    page,
    frame: addinFrame(page),
    violations,
    close: async () => {
      await context.unrouteAll({ behavior: "ignoreErrors" }); // a route may still be in flight
      await context.close();
      await server.close();
    },
  };
}

/**
 * The workbook page expects the add-in under /addin/. The add-in's page stays unchanged and gets Office.js from its
 * usual address.
 */
async function routeTo(context: BrowserContext, host: string, pageServer: string): Promise<void> {
  const from = (base: string, prefix: string) => async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = new URL(pathname.slice(prefix.length) + search, base).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  };
  for (const own of ["/", "/?*", "/demo.json", "/workbook/**", "/bom/**"])
    await context.route(`${host}${own}`, from(pageServer, ""));
  await context.route(`${host}/addin/**`, from(host, "/addin"));
  await context.route(`${officeJs}**`, async (route) => {
    const url = route.request().url().replace(officeJs, `${pageServer}microsoft/`);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await context.addInitScript(() => {
    if (window.parent !== window) window.parent.workbookHost?.openAddin(window);
  });
}

const officeJs = "https://appsforoffice.microsoft.com/lib/1/hosted/";
