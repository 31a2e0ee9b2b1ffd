import { mkdtemp, readFile, rm } from "node:fs/promises";
import { get } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateCertificates } from "office-addin-dev-certs";
import { launchBrowser } from "../harness/browser";
import { builtSite } from "../harness/built-site";
import { describeWithNginx, type RunningNginx, startNginx } from "../harness/nginx";

describeWithNginx("a host with its own certificate in a network without Microsoft's scripts", () => {
  let tls: string;
  let nginx: RunningNginx;

  beforeAll(async () => {
    tls = await mkdtemp(path.join(tmpdir(), "tls-"));
    jest.spyOn(console, "log").mockImplementation(() => undefined); // the generator reports success
    const [authority, certificate, key] = ["ca.crt", "tls.crt", "tls.key"].map((file) => path.join(tls, file));
    await generateCertificates(authority, certificate, key, 30, ["127.0.0.1", "localhost"]);
    const variables = { API_URL: "http://127.0.0.1:1", API_KEY: "k", SERVER_NAME: "localhost" };
    nginx = await startNginx({ site: await builtSite(), tls, variables });
  }, 240_000);
  afterAll(async () => {
    await nginx.stop();
    await rm(tls, { recursive: true });
  });

  test("the page is served over TLS, under its own name only", async () => {
    const ca = await readFile(path.join(tls, "ca.crt"));
    const statusFor = (servername: string): Promise<number | string> =>
      new Promise((resolve) => {
        const options = { port: nginx.tlsPort, host: "127.0.0.1", path: "/taskpane.html", ca, servername };
        get({ ...options, headers: { Host: servername } }, (response) => resolve(response.resume().statusCode ?? 0)).on(
          "error",
          (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
        );
      });
    expect(await statusFor("localhost")).toBe(200);
    expect(await statusFor("elsewhere.example")).toMatch(/ERR_SSL|EPROTO/);
  });

  test("office.js starts from the add-in's host under the policy, and no other host gets a request", async () => {
    const browser = await launchBrowser();
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const troubles: string[] = [];
    const host = `https://localhost:${String(nginx.tlsPort)}`;
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) troubles.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(host)) troubles.push(request.url());
    });
    await page.goto(`${host}/taskpane.html`);
    await page.evaluate(() => Office.onReady().then(() => undefined));
    await browser.close();
    expect(troubles).toEqual([]);
  });
});
