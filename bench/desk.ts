import type { Browser, Frame, Page } from "playwright-core";
import { launchBrowser } from "../test/harness/browser";
import { randomFrom, shuffled } from "../test/harness/random";
import { addinFrame, servePage } from "../test/harness/served-page";
import { type RunningService, startService } from "../service/server";
import { settingsName } from "../src/addin/settings";
import { type ColumnSet, columnSets } from "../src/addin/check-bom/add-columns/column-sets";
import { addColumnsTexts } from "../src/messages/check-bom/add-columns-texts";
import { catalogTexts } from "../src/messages/settings/catalog-texts";
import { checkBomTexts } from "../src/messages/check-bom/check-bom-texts";
import { alternativeTexts } from "../src/messages/check-bom/alternative-texts";
import { reportTexts } from "../src/messages/check-bom/report-texts";
import { bomRows } from "./support/bom-rows";
import { benchProducts, catalogSize } from "./support/catalog";
import { type Owner, type PageTask, tasksDuring } from "./support/page-tasks";
import { printMachine, round, target, timeTarget } from "./support/report";

// Check BOM in a real browser: the built add-in in the workbook page, where the page's grid runs on the same thread. The
// tasks are those of that thread, from Chromium's trace; each is divided by the scripts that ran in it. Half of the
// lines have numbers of the catalog, the others another manufacturer's or none. Without the catalog on this computer,
// requests to the service are counted; with it, everything is known and the work comes at once. Excel 2021 has no data
// types, so that columns are written differently; it is for desktops, which limit no request.
const maxTaskMs = 200;
/** The grid finds the formulas of a pass in one task. */
const maxGridTaskMs = 500;
const maxCharacters = 5 * 1024 * 1024;

interface Step {
  readonly name: string;
  readonly ms: number;
  readonly tasks: readonly PageTask[];
  /** Requests to Excel, in Microsoft's own protocol, and the size of the largest one. */
  readonly requests: number;
  readonly largest: number;
  readonly serviceRequests: number;
  readonly calls: number;
}

interface Opened {
  readonly browser: Browser;
  readonly page: Page;
  readonly frame: Frame;
  readonly service: RunningService;
}

/** A BOM whose own numbers are spread over all lines. */
function longBom(lines: number): readonly (readonly string[])[] {
  const numbers = shuffled(
    benchProducts().map(({ partno }) => partno),
    randomFrom(5),
  );
  const [header = [], ...others] = bomRows(lines);
  const number = header.indexOf("MPN");
  return [
    header,
    ...others.map((row, at) =>
      at % 2 === 0 ? row.map((cell, x) => (x === number ? (numbers[at] ?? "") : cell)) : row,
    ),
  ];
}

/** Counts what the add-in sends to Excel and receives, in characters. */
const countRequests = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    type Execute = (method: number, params: readonly unknown[], answer: (result: SafeArray) => void) => void;
    interface SafeArray {
      toArray(): readonly unknown[];
    }
    const external = Reflect.get(window, "external") as unknown as { Execute: Execute };
    const { Execute: execute } = external;
    const counts = { requests: 0, largest: 0 };
    const lengthOf = (array: readonly unknown[]): number =>
      array.reduce<number>(
        (total, each) => total + (typeof each === "string" ? each.length : Array.isArray(each) ? lengthOf(each) : 0),
        0,
      );
    external.Execute = (method, params, answer) =>
      execute(method, params, (result) => {
        counts.requests += 1;
        counts.largest = Math.max(counts.largest, lengthOf(params), lengthOf(result.toArray()));
        answer(result);
      });
    Object.assign(window, { counts });
  });

type Counting = typeof globalThis & { readonly counts: { requests: number; largest: number } };

async function measured(
  { browser, page, frame, service }: Opened,
  name: string,
  run: () => Promise<void>,
): Promise<Step> {
  await page.evaluate(() => window.workbook.settled());
  await frame.evaluate(() => Object.assign((globalThis as Counting).counts, { requests: 0, largest: 0 }));
  service.resetCounts();
  const callsBefore = await page.evaluate(() => window.workbook.traffic().invocations);
  let ms = NaN;
  const tasks = await tasksDuring(browser, page, async () => {
    const from = performance.now();
    await run();
    ms = performance.now() - from;
  });
  const { requests, largest } = await frame.evaluate(() => (globalThis as Counting).counts);
  const calls = (await page.evaluate(() => window.workbook.traffic().invocations)) - callsBefore;
  return { name, ms, tasks, requests, largest, calls, serviceRequests: service.counts().products };
}

async function opened(
  service: RunningService,
  query: string,
  keepsCatalog: boolean,
): Promise<Opened & { close(): Promise<void> }> {
  const server = await servePage({ serviceUrl: service.url, key: "demo-key" });
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1500, height: 900 } });
  await context.addInitScript(
    ([name, settings]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, settings);
    },
    [settingsName, JSON.stringify({ keepsCatalog, offersCatalog: false })] as const,
  );
  const page = await context.newPage();
  await page.goto(`${server.url}?bom=thunderscope-rev5.3-pcie&lang=en-US${query}`);
  await page.waitForFunction(() => "workbook" in window);
  const frame = addinFrame(page);
  if (keepsCatalog) {
    await frame.click("#tab-settings");
    await frame.getByText(catalogTexts.en.fetchedAt("").trim()).waitFor({ timeout: 120_000, state: "attached" });
  }
  await countRequests(frame);
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { browser, page, frame, service, close };
}

async function show({ page, frame }: Opened, rows: readonly (readonly string[])[]): Promise<void> {
  await frame.click("#tab-check");
  await page.evaluate((cells) => {
    window.workbook.addSheet("Long");
    window.workbook.setAll("Long", "A1", cells);
    window.workbook.select("Long", "A1");
  }, rows);
  await frame.getByRole("heading", { name: checkBomTexts.en.place("Long"), exact: true }).waitFor();
  await frame.locator(".check-columns:visible").waitFor();
}

const patience = { timeout: 300_000 };

const visibleButton = ({ frame }: Opened, name: string) =>
  frame.getByRole("button", { name, exact: true }).locator("visible=true");

const chooseAll = ({ frame }: Opened) =>
  frame.getByRole("button", { name: /^Use the best for/ }).locator("visible=true");

async function checkSteps(at: Opened, lines: number): Promise<readonly Step[]> {
  const { frame } = at;
  const button = (name: string) => visibleButton(at, name);
  await show(at, longBom(lines));
  const check = await measured(at, `check, ${String(lines)}`, async () => {
    await button(checkBomTexts.en.check).click();
    await button(alternativeTexts.en.find).waitFor(patience);
  });
  const find = await measured(at, `alternatives, ${String(lines)}`, async () => {
    await button(alternativeTexts.en.find).click();
    await chooseAll(at).waitFor(patience);
    await frame
      .getByText(alternativeTexts.en.finding(0, 0).replace(/[\d:].*$/, ""))
      .waitFor({ ...patience, state: "detached" });
  });
  return [check, find];
}

async function reportSteps(at: Opened, lines: number): Promise<readonly Step[]> {
  const checked = await checkSteps(at, lines);
  const { page, frame } = at;
  const take = await measured(at, `use the best for all, ${String(lines)}`, async () => {
    await chooseAll(at).click();
    await visibleButton(at, alternativeTexts.en.enterAll).click();
    await frame.locator(".notice.success:visible").first().waitFor(patience);
    await page.evaluate(() => window.workbook.settled());
  });
  const report = await measured(at, `report, ${String(lines)}`, async () => {
    await visibleButton(at, reportTexts.en.write).click();
    await frame.getByRole("heading", { name: reportTexts.en.heading("Long"), exact: true }).waitFor(patience);
    await page.evaluate(() => window.workbook.settled());
  });
  return [...checked, take, report];
}

async function columnSteps(at: Opened, lines: number): Promise<readonly Step[]> {
  const { page, frame } = at;
  await show(at, longBom(lines));
  const { heading, sets, add, update } = addColumnsTexts.en;
  const press = async (name: string, chosen: readonly ColumnSet[]): Promise<void> => {
    const bottom = frame.locator(".bottom:visible");
    await bottom.locator("[aria-expanded=false]").click();
    await visibleButton(at, heading).click();
    for (const set of columnSets)
      await bottom.getByRole("checkbox", { name: sets[set] }).setChecked(chosen.includes(set));
    await visibleButton(at, name).click();
    // The notice of the last step is still there for a moment.
    const notice = frame.locator(".notice.success:visible");
    await notice.first().waitFor({ ...patience, state: "detached" });
    await notice.first().waitFor(patience);
    await page.evaluate(() => window.workbook.settled());
  };
  const steps: Step[] = [];
  for (const [what, name, chosen] of [
    ["13 columns", add, ["data", "compliance"]],
    ["and check", update, ["data", "compliance", "check"]],
    ["and lifeCycle", update, ["data", "compliance", "check", "lifeCycle"]],
  ] as const)
    steps.push(await measured(at, `${what}, ${String(lines)}`, () => press(name, chosen)));
  return steps;
}

/** The most that code of these owners takes in one task. */
const longest = (tasks: readonly PageTask[], owners: readonly Owner[]): number =>
  tasks.reduce(
    (most, { shares }) =>
      Math.max(
        most,
        owners.reduce((sum, owner) => sum + shares[owner], 0),
      ),
    0,
  );

function judge(where: string, steps: readonly Step[]): void {
  console.log(`\n${where}`);
  console.table(
    steps.map(({ name, ms, tasks, requests, largest, calls, serviceRequests }) => ({
      name,
      s: round(ms / 1000, 1),
      "longest task": round(
        tasks.reduce((most, task) => Math.max(most, task.ms), 0),
        0,
      ),
      "add-in's part": round(longest(tasks, ["addin"]), 0),
      "with Office.js": round(longest(tasks, ["addin", "officeJs"]), 0),
      "the grid's part": round(longest(tasks, ["workbook"]), 0),
      "the collector's part": round(longest(tasks, ["collector"]), 0),
      "to Excel": requests,
      "largest, MB": round(largest / 1e6, 2),
      "calls of functions": calls,
      "to the service": serviceRequests,
    })),
  );
  const isLimited = !where.startsWith("Excel 2021");
  for (const { name, tasks, largest } of steps) {
    const own = longest(tasks, ["addin"]);
    // A cycle of the collector falls into whatever task allocates then, and marks mostly the grid's objects.
    const whole = longest(tasks, ["addin", "officeJs", "workbook", "browser"]);
    timeTarget(`${where}: ${name}: the add-in's part of a task`, own, maxTaskMs);
    timeTarget(`${where}: ${name}: a task of the page without the collector`, whole, maxGridTaskMs);
    if (isLimited)
      target(
        `${where}: ${name}: request or response`,
        largest < maxCharacters,
        `${String(round(largest / 1e6, 2))} MB`,
      );
  }
}

async function main(): Promise<void> {
  printMachine();
  const service = await startService({ products: catalogSize });
  const flows = [
    ["with the catalog", "", true, 2000, reportSteps],
    ["with the catalog", "", true, 2000, columnSteps],
    ["Excel 2021, with the catalog", "&sets=retail", true, 2000, columnSteps],
    ["without the catalog", "", false, 2000, checkSteps],
  ] as const;
  try {
    for (const [where, query, keepsCatalog, lines, steps] of flows) {
      const at = await opened(service, query, keepsCatalog);
      try {
        judge(where, await steps(at, lines));
      } finally {
        await at.close();
      }
    }
  } finally {
    await service.stop();
  }
}

void main();
