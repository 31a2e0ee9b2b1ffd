import { execFileSync } from "node:child_process";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { framedPage } from "../../demo/framed-page";
import { drawing } from "../../service/media/drawing";
import { escapeMarkup } from "../../service/media/markup";
import { startService } from "../../service/server";
import { mirrorParent } from "../../src/product-data/index";
import { productCategories } from "../../src/product-data/vocabulary/category";
import { languages } from "../../src/product-data/vocabulary/language";
import { noticesOf } from "../build/third-party-notices";
import { parts, type Step } from "../first-test/steps";
import { mirrorCatalog } from "../mirror/mirror";
import { demoId, demoManifest } from "./manifest";

/**
 * npm run demo [BASE_URL]: the demonstration as files for any static web server. Its page works at any address; Excel, and the
 * links of parts, need the one that it is built for.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { folder: { type: "string", default: "dist-demo" } },
  });
  const baseUrl = (positionals[0] ?? "http://localhost:8080").replace(/\/+$/, "");
  const folder = path.resolve(values.folder);
  const addin = path.join(folder, "addin");
  await rm(folder, { recursive: true, force: true });
  // A script is never used with the data of another build: it looks for the mirror under this name.
  const mirror = `catalog-${Date.now().toString(36)}`;
  const settings = { BASE_URL: `${baseUrl}/addin`, DEMO: "1", SERVER_HOLDS_KEY: "1", CATALOG_MIRROR: mirror };
  run("node_modules/webpack/bin/webpack.js", [
    ...["-c", "scripts/demo/webpack.config.js", "--output-path", addin],
    ...Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
  ]);
  run("demo/build.mjs", [path.join(folder, "workbook")]);
  await Promise.all([
    completeAddin(addin),
    copyPage(folder),
    writeFirstTest(folder, baseUrl),
    writeData(addin, `${baseUrl}/addin/`, mirror),
  ]);
}

const run = (script: string, args: readonly string[]): Buffer =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: "inherit" });

async function completeAddin(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.endsWith(".map"))) await rm(path.join(folder, name));
  for (const name of names.filter((each) => /^manifest.*\.xml$/.test(each)))
    await writeFile(path.join(folder, name), demoManifest(await readFile(path.join(folder, name), "utf8")));
  const page = await readFile(path.join(folder, "taskpane.html"), "utf8");
  await writeFile(path.join(folder, addinPage), framedPage(page));
  await writeFile(path.join(folder, "drawing.svg"), drawing);
}

async function copyPage(folder: string): Promise<void> {
  await rename(path.join(folder, "workbook/page.html"), path.join(folder, "index.html"));
  await writeFile(path.join(folder, "demo.json"), JSON.stringify({ addinPage }));
  const inputs = path.join(folder, "workbook/inputs.json");
  const { text, problems } = noticesOf(JSON.parse(await readFile(inputs, "utf8")) as readonly string[]);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await writeFile(path.join(folder, "workbook/THIRD-PARTY-NOTICES.txt"), text);
  await rm(inputs);
  await cp(path.join(root, "demo/data"), path.join(folder, "bom"), { recursive: true });
  await cp(path.dirname(require.resolve("@microsoft/office-js/dist/office.js")), path.join(folder, "microsoft"), {
    recursive: true,
    filter: (file) => !unusedByExcel.test(file),
  });
}

const unusedByExcel =
  /\.debug\.js$|\.map$|\.d\.ts$|office-vsdoc\.js$|[\\/](?:access|onenote|outlook|powerpoint|project|visio|word)[^\\/]*$/;

async function writeFirstTest(folder: string, baseUrl: string): Promise<void> {
  const source = path.join(__dirname, "first-test");
  await build({
    entryPoints: { "first-test": path.join(source, "page.ts"), "first-test.style": path.join(source, "page.css") },
    ...{ outdir: folder, bundle: true, minify: true, logLevel: "warning" },
  });
  const page = await readFile(path.join(source, "page.html"), "utf8");
  const filled = page.replaceAll("{base}", baseUrl).replaceAll("{id}", demoId);
  await writeFile(path.join(folder, "first-test.html"), filled.replace("{steps}", firstSteps.map(fieldset).join("")));
}

const [{ steps: firstSteps } = { steps: [] }] = parts;

function fieldset({ title, do: action, see, ifNot = "" }: Step, index: number): string {
  const choices = ["as described", "something else"].map(
    (value) => `<label><input type="radio" name="step${String(index)}" value="${value}"> ${value} </label>`,
  );
  const remark = ifNot && `<p><b>If not: </b>${escapeMarkup(ifNot)}</p>`;
  return `<fieldset><legend>${escapeMarkup(title)}</legend><p>${escapeMarkup(action)}</p>
<p><b>See: </b>${escapeMarkup(see)}</p>${remark}
${choices.join("")}<input type="text" placeholder="What you saw" aria-label="What you saw"></fieldset>`;
}

/** What the service gives, as files. */
async function writeData(addin: string, builtFor: string, mirror: string): Promise<void> {
  const publicUrl = mirrorParent.replace(/\/$/, "");
  const service = await startService({ keys: [key], publicUrl });
  try {
    const options = { serviceUrl: service.url, key, folder: path.join(addin, mirror), allowFewer: true };
    await mirrorCatalog({ ...options, fetch, log: (line) => console.log(line) });
    await mkdir(path.join(addin, "download"));
    for (const category of productCategories)
      for (const language of languages) {
        const query = `category=${category}&lang=${language}`;
        const issued = await fetch(`${service.url}/v2/products/getproductdatadownloadurl?${query}`, {
          headers: { "x-api-key": key },
        });
        const { ProductDataDownloadUrl: url } = (await issued.json()) as { readonly ProductDataDownloadUrl: string };
        const file = await fetch(url.replace(publicUrl, service.url));
        const text = (await file.text()).replaceAll(mirrorParent, builtFor);
        await writeFile(path.join(addin, `download/${category}-${language}.json.gz`), gzipSync(text, { level: 9 }));
      }
  } finally {
    await service.stop();
  }
}

const root = path.resolve(__dirname, "../..");
const addinPage = "framed-taskpane.html";
const key = "demo";

void main();
