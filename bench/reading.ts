import { readBom } from "../src/bom/index";
import { launchBrowser } from "../harness/browser";
import { bomRows } from "./support/bom-rows";
import { browserScript } from "./support/browser-script";
import { collectGarbage, median } from "./support/measure";
import type { PageReading } from "./support/reading-page";
import { printMachine, round, target } from "./support/report";

// Reads a BOM of 10,000 lines in a program, and in a page of a real browser in pieces, as the pane does. Before each
// round another BOM is read, or the page is new, so that no round reads texts that are still remembered. There is no
// lower bound but the cells themselves.
const lines = 10_000;
const rounds = 7;
const pageRounds = 3;

interface PageOfReading {
  readonly readInPage: (rows: readonly (readonly string[])[]) => Promise<PageReading>;
}

/** Of this process, whatever else the machine does. */
const processorMs = (): number => process.cpuUsage().user / 1000;

/** Reads another BOM. It is read after the collection, because a collection discards compiled code too. */
function forget(other: readonly (readonly string[])[]): void {
  collectGarbage();
  readBom(other);
}

async function main(): Promise<void> {
  printMachine();
  const rows = bomRows(lines);
  const other = bomRows(lines + 1).map((row) => row.map((text) => `${text} `));
  const wholeMs: number[] = [];
  let read = 0;
  for (let number = 0; number <= rounds; number++) {
    forget(other);
    const from = processorMs();
    read = readBom(rows).lines.length;
    if (number > 0) wholeMs.push(processorMs() - from);
  }
  if (read !== lines) throw new Error(`${String(read)} lines were read`);
  console.table([{ lines, "min ms": round(Math.min(...wholeMs), 0), "median ms": round(median(wholeMs), 0) }]);
  target(`reading ${String(lines)} lines`, Math.min(...wholeMs) <= 300, `${String(round(Math.min(...wholeMs), 0))} ms`);
  const pages = await readInPages(rows);
  if (pages.some((page) => page.lines !== lines)) throw new Error("A page read other lines");
  console.table(
    pages.map(({ ms, longestPieceMs, longestTaskMs }) => ({
      "in a new page, ms": round(ms, 0),
      "longest piece ms": round(longestPieceMs, 0),
      "longest task ms": longestTaskMs === 0 ? "below 50" : round(longestTaskMs, 0),
    })),
  );
  // In the best of the rounds, because other programs make every task longer.
  const longest = Math.min(
    ...pages.map(({ longestPieceMs, longestTaskMs }) => Math.max(longestPieceMs, longestTaskMs)),
  );
  target("in the pane: no task above 50 ms", longest <= 50, `${String(round(longest, 0))} ms`);
}

/** Each in a page that has read nothing yet. */
async function readInPages(rows: readonly (readonly string[])[]): Promise<readonly PageReading[]> {
  const browser = await launchBrowser();
  console.log(`Chromium ${browser.version()}`);
  try {
    const read: PageReading[] = [];
    for (let round = 0; round < pageRounds; round++) {
      const page = await browser.newPage();
      await page.evaluate(browserScript("reading-page.ts"));
      read.push(await page.evaluate((some) => (globalThis as unknown as PageOfReading).readInPage(some), rows));
      await page.close();
    }
    return read;
  } finally {
    await browser.close();
  }
}

void main();
