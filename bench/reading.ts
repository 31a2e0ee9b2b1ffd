import { readBomInSlices } from "../src/bom/reading/read-bom";
import { launchBrowser } from "../test/harness/browser";
import { bomRows } from "./support/bom-rows";
import { browserScript } from "./support/browser-script";
import { collectGarbage, median } from "./support/measure";
import type { PageReading } from "./support/reading-page";
import { printMachine, round, timeTarget } from "./support/report";

// Reads BOMs of 10,000 lines in a program: each is another one of the same company, which repeats some values, and is read
// again, after a change of one cell; and in new pages of a real browser in pieces, as the pane does. There is no lower
// bound but the cells themselves.
const lines = 10_000;
const rounds = 7;
const pageRounds = 3;

type RowsRead = Parameters<typeof readBomInSlices>[2];

interface PageOfReading {
  readonly readInPage: (rows: readonly (readonly string[])[]) => Promise<PageReading>;
}

/** Processor time of this process, which doesn't depend on what else the machine does. */
const processorMs = (): number => process.cpuUsage().user / 1000;

async function main(): Promise<void> {
  printMachine();
  const first: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < rounds; round++) {
    collectGarbage();
    await readBomInSlices(bomRows(lines, 2 * round), new Map()); // because a collection discards compiled code, too
    const rows = bomRows(lines, 2 * round + 1);
    const changed = rows.map((row, at) => (at === lines / 2 ? [...row.slice(0, -1), "GRM155R61E105KA12D"] : row));
    let known: RowsRead | undefined;
    for (const [times, sheet] of [
      [first, rows],
      [again, changed],
    ] as const) {
      const from = processorMs();
      const read = await readBomInSlices(sheet, new Map(), known);
      if (read.lines.length !== lines) throw new Error(`${String(read.lines.length)} lines were read`);
      times.push(processorMs() - from);
      known = read.rowsRead;
    }
  }
  for (const [what, times, most] of [
    ["another one", first, 1500],
    ["again", again, 300],
  ] as const) {
    const least = Math.min(...times);
    console.table([{ lines, what, "min ms": round(least, 0), "median ms": round(median(times), 0) }]);
    timeTarget(`reading ${String(lines)} lines, ${what}`, least, most);
  }
  const pages = await readInPages(bomRows(lines));
  if (pages.some((page) => page.lines !== lines)) throw new Error("A page read other lines");
  console.table(
    pages.map(({ ms, longestPieceMs, longestTaskMs }) => ({
      "in a new page, ms": round(ms, 0),
      "longest piece ms": round(longestPieceMs, 0),
      "longest task ms": longestTaskMs === 0 ? "below 50" : round(longestTaskMs, 0),
    })),
  );
  // Other programs make every task longer, so the best of the rounds counts.
  const longest = Math.min(
    ...pages.map(({ longestPieceMs, longestTaskMs }) => Math.max(longestPieceMs, longestTaskMs)),
  );
  timeTarget("the longest task in the pane", longest, 50);
}

/** Reads each BOM in a page that has read nothing yet. */
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
