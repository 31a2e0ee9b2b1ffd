import { readdir } from "node:fs/promises";
import { cellErrorText } from "../../src/messages/failures/message";
import type { Browser } from "playwright-core";
import { eventually } from "../harness/eventually";
import { launchBrowser } from "../harness/browser";
import { type RunningService, startService } from "../../service/server";
import type { DemoSettings } from "../../demo/settings";
import { builtSite, organizationKey as key } from "../harness/built-site";
import { type FramedWorkbook, openFramed } from "./framed-workbook";
import { describeWithNginx, type RunningNginx, startNginx } from "../harness/nginx";
import { startUpstream } from "../harness/upstream";

const formula = '=VENDOR.SPEC(A1,"Status")';

describeWithNginx("the built add-in in a browser, through nginx", () => {
  let site: string;
  let service: RunningService;
  let browser: Browser;
  let partno: string;

  beforeAll(async () => {
    [site, service, browser] = await Promise.all([
      builtSite(),
      startService({ products: 3000, keys: [key] }),
      launchBrowser(),
    ]);
    const everything = await fetch(`${service.url}/v2/products`, { headers: { "x-api-key": key } });
    partno = /"Partno":"([^"]+)"/.exec(await everything.text())?.[1] ?? "";
  }, 240_000);
  afterAll(async () => {
    await Promise.all([service.stop(), browser.close()]);
  });

  async function withNginx(
    variables: Readonly<Record<string, string>>,
    use: (nginx: RunningNginx) => Promise<void>,
  ): Promise<void> {
    const nginx = await startNginx({ site, variables: { API_KEY: key, ...variables } });
    try {
      await use(nginx);
    } finally {
      await nginx.stop();
    }
  }

  async function withWorkbook(
    nginx: RunningNginx,
    demo: DemoSettings,
    use: (workbook: FramedWorkbook) => Promise<void>,
  ): Promise<void> {
    const workbook = await openFramed(browser, nginx.url, demo);
    try {
      await use(workbook);
    } finally {
      await workbook.close();
    }
  }

  test("functions and pane work without an entered key, and the policy blocks none of their requests", () =>
    withNginx({ API_URL: service.url }, (nginx) =>
      withWorkbook(nginx, { serviceUrl: "", key: "" }, async ({ page, frame, violations }) => {
        const status = await statusOf(page, partno);
        expect(status).toEqual({ value: expect.any(String) as string, message: undefined });
        expect(status.value).not.toBe("");
        await frame.locator("main").waitFor();
        expect(violations).toEqual([]);

        // The blocked requests prove that the policy is in force.
        await frame.evaluate(() => {
          const script = document.createElement("script");
          script.textContent = "window.injected = true";
          document.head.append(script);
        });
        expect(await frame.evaluate(() => "injected" in window)).toBe(false);
        await expect(frame.evaluate(() => fetch("https://elsewhere.example/"))).rejects.toThrow();
        await eventually(() => expect(violations.length).toBeGreaterThanOrEqual(2));
      }),
    ));

  test("every page and every worker loads under the policy without a violation", async () => {
    const files = await readdir(site);
    const pages = files.filter((name) => name.endsWith(".html"));
    const workers = files.filter((name) => /worker.*\.js$/.test(name));
    expect([pages.length > 0, workers.length > 0]).toEqual([true, true]);
    await withNginx({ API_URL: service.url }, async (nginx) => {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      page.on("pageerror", (error) => said.push(error.message));
      for (const name of pages) {
        // Office's own script is on another host, which isn't reached here.
        await page.goto(`${nginx.url}/${name}`, { waitUntil: "domcontentloaded" });
        for (const worker of workers) {
          const failed = await page.evaluate(
            (url) =>
              new Promise<boolean>((resolve) => {
                const started = new Worker(url);
                started.onerror = () => resolve(true);
                started.onmessage = () => resolve(false);
                // A worker whose script ran has read this message, whatever it does with it.
                started.postMessage(null);
                void fetch(url).then(() => setTimeout(() => resolve(false), 500));
              }),
            `/${worker}`,
          );
          expect([name, worker, failed]).toEqual([name, worker, false]);
        }
      }
      expect(said.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([]);
      await page.close();
    });
  });

  test("an API without CORS fails with the documented reason if it is requested directly", async () => {
    const silent = await startUpstream();
    try {
      await withNginx({ API_URL: service.url, CONNECT_ORIGINS: silent.url }, (nginx) =>
        withWorkbook(nginx, { serviceUrl: silent.url, key: "users-key-77aa" }, async ({ page, frame, violations }) => {
          const said: string[] = [];
          page.on("console", (entry) => said.push(entry.text()));
          const { message } = await statusOf(page, partno);
          said.push(message ?? "", await frame.locator("body").innerText());
          expect(said.join("\n")).not.toContain("users-key");
          expect(message).toBe(cellErrorText({ code: "unreachable" }, "en"));
          expect(violations).toEqual([]);
        }),
      );
    } finally {
      await silent.stop();
    }
  });
});

async function statusOf(
  page: FramedWorkbook["page"],
  partno: string,
): Promise<{ readonly value: unknown; readonly message: string | undefined }> {
  return page.evaluate(
    async ([part, text]) => {
      const { workbook } = window;
      workbook.addSheet("Deployed");
      workbook.set("Deployed", "A1", part);
      workbook.set("Deployed", "B1", text);
      await workbook.settled();
      return { value: workbook.value("Deployed", "B1"), message: workbook.errorMessage("Deployed", "B1") };
    },
    [partno, formula] as const,
  );
}
