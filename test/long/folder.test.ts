import { readdir } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { RunningService } from "../../service/server";
import { catalogOf, readCatalog } from "../../src/product-data/index";
import { launchBrowser } from "../harness/browser";
import { builtDemo, demoUrl } from "../harness/built-demo";
import { eventually } from "../harness/eventually";
import { addinFrame } from "../harness/served-page";
import { serveFolder } from "../harness/static-server";
import { send, start } from "../service/support";

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = await builtDemo();
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const policy = { "content-security-policy": "script-src 'self'; worker-src 'self'" };
const workbookOf = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForFunction(() => "workbook" in window);
};

describe("The folder of the demonstration, below a path of a static server, with a policy that allows only its own scripts", () => {
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let service: RunningService;
  let context: BrowserContext;
  let page: Page;
  const requests: string[] = [];
  const troubles: string[] = [];
  beforeAll(async () => {
    server = await serveFolder(folder, "/below/it", policy);
    service = await start({ publicUrl: `${server.url}/addin` });
    context = await browser.newContext({ viewport: { width: 1200, height: 700 } });
    page = await context.newPage();
    context.on("request", (request) => requests.push(request.url()));
    context.on("response", (response) => {
      if (!response.ok()) troubles.push(`${String(response.status())} ${response.url()}`);
    });
    page.on("pageerror", (error) => troubles.push(error.message));
    await workbookOf(page, `${server.url}/`);
  });
  afterAll(async () => {
    await context.close();
    await Promise.all([server.close(), service.stop()]);
  });

  test("calculates values, a search, and alternatives", async () => {
    const cells = (): Promise<unknown> =>
      page.evaluate(() => ["E12", "D16", "D20"].map((cell) => window.workbook.value("Guide", cell)));
    await eventually(async () =>
      expect(await cells()).toEqual(["In Production", "GRM155R61E105KE11D", "GCH155C71A105KE11D"]),
    );
  });

  test("says that no key is needed, and keeps the whole catalog from the mirror", async () => {
    const pane = addinFrame(page);
    await pane.getByRole("tab", { name: "Settings" }).click();
    await eventually(async () => {
      const text = (await pane.locator("main").textContent()) ?? "";
      expect(text).toContain("This is a demonstration with its own data. No key is needed.");
      expect(text).toContain(`Parts: ${service.products.toLocaleString("en")}`);
    });
  });

  test("responds with the bytes of the service", async () => {
    const texts = await addinFrame(page).evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(location.origin + path)).text())),
      queries,
    );
    for (const [index, path] of queries.entries()) {
      const { status, body } = await send(service, path);
      const ofService = path.includes("getproductdata") && status === 200 ? withoutQuery(body) : body.toString();
      expect([path, texts[index]]).toEqual([path, ofService]);
    }
  });
  /** The URLs of the service expire; the folder has the same files without that. */
  const withoutQuery = (body: Buffer): string => body.toString().replace(/\.json\?[^"]*/, ".json.gz");

  test("has the documents and downloads that responses name", async () => {
    const mirror = (await readdir(`${folder}/addin`)).find((name) => name.startsWith("catalog-")) ?? "";
    const catalog = catalogOf(await readCatalog(`${server.url}/addin/${mirror}/`));
    const [found] = await catalog.parts(["GRM155R61E105KA12D"], "zh");
    const other = await context.newPage();
    await other.goto(String(found?.product?.record["ProductDetailUrl"]));
    await eventually(async () => expect(await other.locator("h1").textContent()).toBe("GRM155R61E105KA12D"));
    expect(await other.locator("html").getAttribute("lang")).toBe("zh");
    await eventually(async () =>
      expect(await other.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
    );
    await other.close();
    const file = await fetch(`${server.url}/addin/download/inductors-ja.json.gz`);
    const text = await new Response(file.body?.pipeThrough(new DecompressionStream("gzip"))).text();
    expect(Object.keys((JSON.parse(text) as { readonly Data: object }).Data)).toHaveLength(1);
  });

  test("leads into Excel, and writes what was seen as a text", async () => {
    const other = await context.newPage();
    await other.goto(`${server.url}/first-test.html`);
    expect(await other.getByRole("alert").textContent()).toContain(demoUrl);
    const files = await other
      .locator("a[download]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const found = await Promise.all(files.map((file) => fetch(file)));
    expect(found.map(({ ok, url }) => [ok, url.slice(server.url.length)])).toEqual([
      [true, "/addin/manifest.xml"],
      [true, "/addin/first-test.xlsx"],
      [true, "/addin/manifest-minimal.xml"],
    ]);
    await other.getByRole("group", { name: "One value" }).getByLabel("something else").check();
    await other.getByRole("group", { name: "One value" }).getByLabel("What you saw").fill("#BUSY! stays");
    expect(await other.locator("textarea").inputValue()).toContain("2. One value: something else. #BUSY! stays");
    await other.close();
  });

  test("works and keeps the workbook without a secure context, as on a company's own server", async () => {
    const other = await browser.newPage();
    const name = "http://demo.company.example";
    await other.route(`${name}/**`, async (route) => {
      const url = route.request().url().replace(name, server.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await workbookOf(other, `${name}/`);
    expect(await other.evaluate(() => isSecureContext)).toBe(false);
    await other.evaluate(async () => {
      window.workbook.set("Guide", "A40", "Mine");
      await window.workbook.store();
    });
    await other.reload();
    const cells = (): Promise<unknown> =>
      other.evaluate(() => ["A40", "E12"].map((cell) => window.workbook.value("Guide", cell)));
    await other.waitForFunction(() => "workbook" in window);
    await eventually(async () => expect(await cells()).toEqual(["Mine", "In Production"]));
    await other.close();
  });

  test("sends no request to another host or to the API, and misses no file", () => {
    expect(requests.filter((url) => !url.startsWith(`${server.url}/`) && /^https?:/.test(url))).toEqual([]);
    expect(requests.filter((url) => url.includes("/v2/"))).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

test("at the root, cells say so at once if its service can't be loaded", async () => {
  const server = await serveFolder(folder, "");
  const page = await browser.newPage();
  await page.route(/service\.\w+\.js/, (route) => route.abort());
  await workbookOf(page, `${server.url}/?bom=thunderscope-rev5.3-pcie`);
  await page.evaluate(() => window.workbook.set("Search", "A50", '=VENDOR.SPEC("GRM155R61E105KA12D","Status")'));
  await eventually(async () => {
    const text = await page.evaluate(() => window.workbook.errorMessage("Search", "A50"));
    expect(text).toContain("The demonstration's service can't run in this browser: its files can't be loaded");
  });
  await page.close();
  await server.close();
});

/** Fifty: all kinds of conditions, orders, and mistakes, in every language. */
const queries = ["en", "ja", "zh"]
  .flatMap((lang) => [
    ...[
      "Partno eq 'GRM155R61E105KA12D|LQH3NPN4R7NJ0L|NOTHING'",
      "startswith(Partno,'GRM155R61E1|LQG15')",
      "contains(Partno,'105KA')",
      "contains(Partno,'105KA|A12|HS15')",
      "Category eq 'inductors' and Inductance ge 1e-6 and RdcMax lt 1",
      "Category eq 'ceramicCapacitorsSMD' and Capacitance eq 1e-6 and RatedVoltage gt 25",
      "Category eq 'ceramicCapacitorsLead'",
      "contains(SeriesName,'GRM')",
      "Capacitance ge 1e-6",
      "Partno eq",
    ].map((filter) => `/v2/products?lang=${lang}&$filter=${encodeURIComponent(filter)}`),
    `/v2/products?lang=${lang}`,
    `/v2/products?lang=${lang}&$filter=${encodeURIComponent("Category eq 'inductors'")}&$orderby=Inductance%20desc`,
    ...["ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors", "nothing"].map(
      (category) => `/v2/products/getproductdatadownloadurl?lang=${lang}&category=${category}`,
    ),
  ])
  .concat("/v2/products?$filter=%zz", "/v2/nothing");
