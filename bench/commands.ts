import { readFileSync } from "node:fs";
import path from "node:path";
import { checkBomTexts } from "../src/messages/check-bom-texts";
import { reportTexts } from "../src/messages/report-texts";
import { refusalText } from "../src/messages/excel-refusal";
import { refreshTexts } from "../src/messages/refresh-texts";
import { shellTexts } from "../src/messages/shell-texts";
import { type AddinWindow, openAddin } from "../test/harness/bridge/host";
import { builtAddin } from "../test/harness/built-addin";
import { type MountedPane, mountPane } from "../test/harness/mounted-pane";
import { MemoryDocument } from "../test/harness/memory-document";
import { parseBom } from "../demo/bom";
import { cacheDirectory, catalogSpec, openCatalog, somePartnos } from "./support/catalog";
import { printMachine, round, target } from "./support/report";

// The requests that the commands of the ribbon and the pane send to Excel, in Microsoft's own protocol: for a BOM of
// 2,000 parts in the built add-in, for 10,000 and 100,000 formulas in a column, and for the report of two real BOMs and
// a long one. Excel on the web rejects more than 5 MB in both directions.
const parts = 2000;
const reportLines = 10_000;
const sizes = [10_000, 100_000];
const mostCharacters = 5 * 1024 * 1024;

interface Counts {
  requests: number;
  sent: number;
  received: number;
  largest: number;
}

const counts: Counts = { requests: 0, sent: 0, received: 0, largest: 0 };

/** Counts the traffic of the entry that Excel for Windows provides to its web view. */
function countRequests(window: AddinWindow): void {
  type Execute = (method: number, params: readonly unknown[], answer: (result: SafeArray) => void) => void;
  const external = Reflect.get(window, "external") as unknown as { Execute: Execute };
  const { Execute: execute } = external;
  external.Execute = (method, params, answer) => {
    const sent = lengthOf(params);
    execute(method, params, (result) => {
      const received = lengthOf(result.toArray());
      counts.requests += 1;
      counts.sent += sent;
      counts.received += received;
      counts.largest = Math.max(counts.largest, sent, received);
      answer(result);
    });
  };
}

interface SafeArray {
  toArray(): readonly unknown[];
}

const lengthOf = (array: readonly unknown[]): number =>
  array.reduce<number>(
    (total, each) => total + (typeof each === "string" ? each.length : Array.isArray(each) ? lengthOf(each) : 0),
    0,
  );

async function measured(command: string, run: () => Promise<unknown>): Promise<Counts> {
  Object.assign(counts, { requests: 0, sent: 0, received: 0, largest: 0 });
  const startedMs = performance.now();
  await run();
  const { requests, sent, received, largest } = counts;
  const figures = { requests, "sent kB": sent, "received kB": received, "largest kB": largest };
  const kilobytes = Object.entries(figures).map(([name, figure]) => [
    name,
    name === "requests" ? figure : round(figure / 1000, 0),
  ]);
  console.table([{ command, ...Object.fromEntries(kilobytes), ms: round(performance.now() - startedMs, 0) }]);
  return { ...counts };
}

async function bomOf2000(): Promise<void> {
  const pane = await mountPane({ sheets: ["BOM"], service: { products: 10_000 }, beforeScript: countRequests });
  const numbers = await partNumbers(pane.service.url);
  const cell = (row: number): string => `=VENDOR.SPEC("${numbers[row] ?? ""}","Status")`;
  await measured("open", async () => {
    pane.set("BOM", "A1", [["Part number", "Status"], ...numbers.map((number, row) => [number, cell(row)])]);
    await pane.settled();
  });
  await measured("refresh", async () => {
    await pane.ribbon("RefreshWorkbook");
    await pane.says(refreshTexts.en.unchanged(parts));
  });
  await measured("check", () => check(pane));
  await measured("convert to values", async () => {
    pane.select("BOM", `A1:B${String(parts + 1)}`);
    await pane.ribbon("ConvertSelection");
    await pane.says(refreshTexts.en.converted(parts));
  });
  await pane.close();
}

async function report(name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const text = reportTexts.en;
  const service = { seed: catalogSpec.seed, products: catalogSpec.count, cacheDirectory };
  const pane = await mountPane({ sheets: ["BOM"], service, beforeScript: countRequests });
  pane.set("BOM", "A1", rows);
  await check(pane);
  const { largest } = await measured(`report of ${name}, ${String(rows.length - 1)} lines`, async () => {
    await pane.press(text.write);
    // When its sheet is in view, the pane says what can be done with it.
    await pane.says(text.heading("BOM"));
  });
  target(
    `largest request or response, report of ${name}`,
    largest < mostCharacters,
    `${String(round(largest / 1e6, 1))} MB`,
  );
  await pane.close();
}

/** As in the file, with every row as long as the header. */
function bomFile(name: string): readonly (readonly string[])[] {
  const { header, rows } = parseBom(readFileSync(path.join(__dirname, "../demo/data", `${name}.csv`), "utf8"));
  return [header, ...rows.map((row) => header.map((_, column) => row[column] ?? ""))];
}

/** Each line has a part of its own, and a description that differs from it, so that each has a row and a remark. */
function longBom(): readonly (readonly string[])[] {
  const catalog = openCatalog();
  const lines = somePartnos(catalog, reportLines).map((partno, row) => [`C${String(row)}`, partno, "1uF 25V X7R 0402"]);
  catalog.close();
  return [["Designator", "Part number", "Description"], ...lines];
}

async function check(pane: MountedPane): Promise<void> {
  const text = checkBomTexts.en;
  pane.select("BOM", "A1");
  await pane.tab(shellTexts.en.views.check);
  await pane.press(text.check);
  // The list appears when the sheet has been read, and the progress until every part has a result.
  const isDone = (): boolean => pane.all(".check-filters button").length > 0 && pane.all("progress").length === 0;
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function partNumbers(url: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ $filter: "startswith(Partno,'G|L')", lang: "en" });
  const answer = await fetch(`${url}/v2/products?${query.toString()}`, { headers: { "x-api-key": "demo-key" } });
  return Array.from((await answer.text()).matchAll(/"Partno":"([^"]+)"/g), ([, number]) => number ?? "").slice(
    0,
    parts,
  );
}

/** Formulas that aren't calculated: only the requests are measured. */
async function columnOf(formulas: number): Promise<void> {
  const built = await builtAddin();
  const workbook = new MemoryDocument();
  const area = { row: 0, column: 0, rowCount: formulas, columnCount: 1 };
  const cells = Array.from({ length: formulas }, (_, row) => [`=VENDOR.SPEC(B${String(row + 1)},"Capacitance")`]);
  workbook.write("sheet1", area, "formulas", cells);
  workbook.select("sheet1", area);
  const addin = openAddin({
    script: built.script,
    file: built.file,
    metadata: built.metadata("en"),
    document: workbook,
    body: '<main id="pane"></main>',
    beforeScript: countRequests,
  });
  const pane = addin.window.document.getElementById("pane");
  const said = new RegExp(`${refreshTexts.en.converted(formulas)}|${refusalText({ code: "tooLarge" }, "en")}`);
  const { largest } = await measured(`convert ${String(formulas)} formulas`, async () => {
    await addin.runAction("ConvertSelection");
    while (!said.test(pane?.textContent ?? "")) await new Promise((resolve) => setTimeout(resolve, 5));
    console.log(said.exec(pane?.textContent ?? "")?.[0]);
  });
  target(
    `largest request or response, ${String(formulas)} formulas`,
    largest < mostCharacters,
    `${String(round(largest / 1e6, 1))} MB`,
  );
  addin.close();
}

async function main(): Promise<void> {
  printMachine();
  await bomOf2000();
  for (const name of ["thunderscope-rev5.3-pcie", "haasoscope-pro-adc"]) await report(name, bomFile(name));
  await report("a long BOM", longBom());
  for (const size of sizes) await columnOf(size);
}

void main();
