import { checkBomTexts } from "../src/messages/check-bom-texts";
import { refusalText } from "../src/messages/excel-refusal";
import { refreshTexts } from "../src/messages/refresh-texts";
import { shellTexts } from "../src/messages/shell-texts";
import { type AddinWindow, openAddin } from "../test/harness/bridge/host";
import { builtAddin } from "../test/harness/built-addin";
import { type MountedPane, mountPane } from "../test/harness/mounted-pane";
import { MemoryDocument } from "../test/harness/memory-document";
import { printMachine, round, target } from "./support/report";

// The requests that the commands of the ribbon and the pane send to Excel, in Microsoft's own protocol: for a BOM of
// 2,000 parts in the built add-in, and for 10,000 and 100,000 formulas in a column. Excel on the web rejects more than
// 5 MB in both directions. Check BOM's longer requests are in desk.ts.
const parts = 2000;
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
  for (const size of sizes) await columnOf(size);
}

void main();
