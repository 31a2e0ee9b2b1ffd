import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { builtSite, organizationKey as key, productionUrl } from "../harness/built-site";
import { officeJsAddress, officeJsHosts } from "../../scripts/build/office-js-address";
import { deployFolder, describeWithNginx, startNginx, type RunningNginx } from "../harness/nginx";
import { statusOfRaw } from "../harness/upstream";

let site: string;
let files: readonly string[];

beforeAll(async () => {
  site = await builtSite();
  files = await readdir(site, { recursive: true });
}, 240_000);

const read = (file: string): Promise<string> => readFile(path.join(site, file), "utf8");

describe("npm run build", () => {
  test("everything that the manifest refers to exists, at the address of the build", async () => {
    const urls = [...(await read("manifest.xml")).matchAll(/"(https:[^"]+)"/g)].map(([, url = ""]) => url);
    expect(urls.length).toBeGreaterThan(15);
    for (const url of urls) {
      expect(url.startsWith(`${productionUrl}/`)).toBe(true);
      expect(files).toContain(url.slice(productionUrl.length + 1));
    }
  });

  test("the production manifest has another id than the development manifest, and the same namespace", async () => {
    const [production, development] = [await read("manifest.xml"), await readFile("manifest.xml", "utf8")];
    const idIn = (xml: string) => /<Id>(.*)<\/Id>/.exec(xml)?.[1];
    const namespaceIn = (xml: string) => /id="Namespace" DefaultValue="(.*?)"/.exec(xml)?.[1];
    expect(idIn(production)).not.toBe(idIn(development));
    expect([namespaceIn(production), namespaceIn(development)]).toEqual(["VENDOR", "VENDOR"]);
    expect(production).not.toContain("localhost");
    expect(development).toMatch(/API key/);
    expect(production).not.toMatch(/API key|API キー|API 密钥/);
  });

  test("the page's scripts have the hash of their content in their names; the stable script is the same code", async () => {
    const page = await read("taskpane.html");
    const [, script = ""] = /<script defer[^>]* src="?(taskpane\.[0-9a-f]{8}\.js)/.exec(page) ?? [];
    expect(await read(script)).toBe(await read("taskpane.js"));
    const unhashed = files.filter((file) => /^[^/]+\.(js|css)$/.test(file) && !/\.[0-9a-f]{8}\./.test(file));
    expect(unhashed).toEqual(["taskpane.js"]);
  });

  test("no file contains a key or a path of the build machine", async () => {
    const texts = files.filter((file) => /\.(js|css|html|json|map|xml|txt)$/.test(file) && !/^office-js/.test(file));
    for (const file of texts) {
      const text = await read(file);
      for (const secret of [key, "demo-key", process.cwd()])
        expect([file, text.includes(secret)]).toEqual([file, false]);
    }
  });

  test("the notices list every package in the bundle, with its license", async () => {
    const notices = await read("THIRD-PARTY-NOTICES.txt");
    const maps = await Promise.all(files.filter((file) => /^[^/]+\.js\.map$/.test(file)).map(read));
    const bundled = new Set(
      maps.flatMap((map) => [...map.matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g)].map(([, name]) => name)),
    );
    expect(bundled).toContain("preact");
    for (const name of [...bundled, "@microsoft/office-js"]) expect(notices).toContain(`\n${name ?? ""} `);
  });

  test("office.js for closed networks is Microsoft's file, byte for byte", async () => {
    const original = await readFile("node_modules/@microsoft/office-js/dist/office.js");
    expect(await readFile(path.join(site, "office-js/office.js"))).toEqual(original);
    expect(await read("taskpane.html")).not.toContain("appsforoffice");
    expect(files.some((file) => /office-js\/(word|outlook|powerpoint)/.test(file) || file.endsWith(".debug.js"))).toBe(
      false,
    );
  });
});

test("nginx allows every host that a build may load office.js from, and a build no other", async () => {
  const template = await readFile(path.join(deployFolder, "templates/default.conf.template"), "utf8");
  for (const host of officeJsHosts) expect(template).toContain(host);
  expect(officeJsAddress(undefined)).toBe(`${officeJsHosts[0]}/lib/1/hosted/office.js`);
  expect(officeJsAddress("local")).toBeNull();
  expect(() => officeJsAddress("https://cdn.example.com/office.js")).toThrow("OFFICE_JS is https://cdn.example.com");
});

describeWithNginx("the files through nginx", () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx({ site, variables: { API_URL: "http://127.0.0.1:1" } });
  });
  afterAll(() => nginx.stop());

  const header = async (file: string, name: string) => (await fetch(`${nginx.url}/${file}`)).headers.get(name);

  test("Excel on the web may read the functions' metadata and the icons from its own origin", async () => {
    for (const file of ["functions.json", "functions-ja-JP.json", "functions-zh-CN.json", "assets/icon-32.png"])
      expect([file, await header(file, "access-control-allow-origin")]).toEqual([file, "*"]);
  });

  test("files with a hash in their name are cached for a year, icons for a day, and the rest is revalidated", async () => {
    const hashed = files.find((file) => /^taskpane\.[0-9a-f]{8}\.js$/.test(file)) ?? "";
    expect(await header(hashed, "cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await header("assets/icon-80.png", "cache-control")).toBe("public, max-age=86400");
    for (const file of ["taskpane.html", "taskpane.js", "functions.json", "manifest.xml"])
      expect([file, await header(file, "cache-control")]).toEqual([file, "no-cache"]);
  });

  test("a hashed file that doesn't exist yet isn't cached as missing", async () => {
    const response = await fetch(`${nginx.url}/taskpane.00000000.js`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, null]);
  });

  test("pages may be framed by Office only, and have no X-Frame-Options", async () => {
    const policy = await header("taskpane.html", "content-security-policy");
    expect(policy).toContain(`default-src 'none'; script-src 'self' ${officeJsHosts.join(" ")}; style-src 'self'`);
    expect(policy).toMatch(/frame-ancestors [^;]*https:\/\/\*\.officeapps\.live\.com/);
    expect(policy).not.toMatch(/unsafe|\*\s|https:\s/);
    expect(await header("taskpane.html", "x-frame-options")).toBeNull();
    expect(await header("taskpane.html", "x-content-type-options")).toBe("nosniff");
  });

  test("pages may be framed by the sites that docs/server.md names for other clouds, and by no other", async () => {
    const docs = await readFile(path.join(deployFolder, "../../docs/server.md"), "utf8");
    const clouds = [...docs.matchAll(/^\| [^|`]+ \| `('self' [^`]+)` +\|$/gm)].map(([, sites = ""]) => sites);
    expect(clouds.length).toBe(3);
    for (const sites of clouds) {
      const own = await startNginx({ site, variables: { API_URL: "http://127.0.0.1:1", FRAME_ANCESTORS: sites } });
      const policy = (await fetch(`${own.url}/taskpane.html`)).headers.get("content-security-policy") ?? "";
      expect(/frame-ancestors ([^;]*);/.exec(policy)?.[1]).toBe(sites);
      await own.stop();
    }
  });

  test.each([
    ["above the folder", "GET /../../etc/passwd", 400],
    ["above the folder, encoded", "GET /%2e%2e/%2e%2e/etc/passwd", 400],
    ["above the folder, from within", "GET /assets/../../../etc/passwd", 400],
    ["with a backslash", "GET /..%5c..%5cetc/passwd", 404],
    ["a hidden file", "GET /.git/config", 404],
    ["the folder itself", "GET /", 404],
    ["writing", "PUT /taskpane.html", 405],
    ["deleting", "DELETE /taskpane.html", 405],
    ["TRACE", "TRACE /taskpane.html", 405],
  ])("%s: rejected", async (_, request, status) => {
    const text = `${request} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
    expect(await statusOfRaw(nginx.port, text)).toBe(status);
  });
});
