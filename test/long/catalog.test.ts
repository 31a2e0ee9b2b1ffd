import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import type { Page } from "playwright-core";
import { type RunningService, startService } from "../../service/server";
import { checkBomTexts } from "../../src/messages/check-bom-texts";
import { replacementTexts } from "../../src/messages/replacement-texts";
import { catalogTexts } from "../../src/messages/catalog-texts";
import { type CatalogPart, fields, partsOf } from "../harness/catalog-parts";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";

const text = catalogTexts.en;
const count = 400;
/** Another board's BOM; the page opens with one. */
const haasoscope = Papa.parse(readFileSync(path.resolve(__dirname, "../../demo/data/haasoscope-pro-adc.csv"), "utf8"), {
  skipEmptyLines: true,
}).data;
let service: RunningService;
let parts: readonly CatalogPart[];
let workbook: OpenedWorkbook;
let headerAndParts: number;
let isStopped = false;

beforeAll(async () => {
  service = await startService({ products: 4000, cap: 4000 });
  parts = await partsOf(service, count);
  headerAndParts = 1 + (await partsIn(service, "ceramicCapacitorsSMD"));
  expect(headerAndParts).toBeGreaterThan(1000);
  workbook = await openWorkbook({ demo: { serviceUrl: service.url, key: "demo-key" } });
  // The sheet that the page opens with sends requests too.
  await workbook.page.evaluate(() => window.workbook.settled());
});
afterAll(async () => {
  await workbook.close();
  if (!isStopped) await service.stop();
});

/** The number of the category's parts in the service. */
async function partsIn({ url }: RunningService, category: string): Promise<number> {
  const filter = encodeURIComponent(`Category eq '${category}'`);
  const response = await fetch(`${url}/v2/products?$filter=${filter}`, { headers: { "x-api-key": "demo-key" } });
  const { Data } = (await response.json()) as { Data: Record<string, { Products: unknown[] }> };
  return Object.values(Data)[0]?.Products.length ?? 0;
}

/** The values of formulas in a new sheet, with a block to the right of each. */
function shown(page: Page, formulas: readonly string[], area: string): Promise<unknown[][]> {
  return page.evaluate(
    async ([written, shownArea]) => {
      const sheet = `Shown ${String(Math.random())}`;
      window.workbook.addSheet(sheet);
      window.workbook.setAll(
        sheet,
        "B1",
        written.map((formula) => [formula]),
      );
      await window.workbook.settled();
      return window.workbook.values(sheet, shownArea);
    },
    [formulas, area] as const,
  );
}

const block = `{${fields.map((field) => `"${field}"`).join(",")}}`;
const specs = (some: readonly CatalogPart[]): readonly string[] =>
  some.map(({ partno }) => `=VENDOR.SPEC("${partno}",${block},"en")`);
const values = (page: Page, some: readonly CatalogPart[]): Promise<unknown[][]> =>
  shown(page, specs(some), `B1:K${String(some.length)}`);
const right = (some: readonly CatalogPart[]): unknown[][] => some.map(({ cells }) => [...cells]);

/** The numbers of parts in searches, each more than one response. */
const searches = [
  "Capacitance asc",
  "Capacitance desc",
  "RatedVoltage desc,Capacitance asc",
  "Partno desc",
  "Status asc,Partno desc",
  "ThicknessMax asc",
  "SizecodeInch desc",
  "ReferenceMass asc",
  "TemperatureCharacteristics asc",
  "PackageType desc",
].map((order) => `=ROWS(VENDOR.SEARCH("Category eq 'ceramicCapacitorsSMD'","${order}","en","Partno"))`);

async function openSettings(page: Page) {
  const pane = page.frameLocator("#pane");
  await pane.locator("#tab-settings").click();
  return pane;
}

async function reopened(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(() => "workbook" in window);
  await page.evaluate(() => window.workbook.settled());
}

/** The tests run one after the other: each starts where the previous one ended. */
describe("The catalog on this computer", () => {
  test("is downloaded with a button, and its number of parts is shown", async () => {
    service.resetCounts();
    const pane = await openSettings(workbook.page);
    await pane.getByRole("button", { name: text.keep }).click();
    await pane.getByRole("button", { name: text.update }).waitFor(); // by then it is in use
    await pane.getByText("Parts: 4,000").waitFor();
    expect(service.counts().download).toBe(0);
    expect(service.counts().products).toBeLessThan(15);
  });

  test("is the source of 400 parts of 10 fields and ten searches of more than 1,000 parts, without a request", async () => {
    const { page } = workbook;
    service.resetCounts();
    expect(await values(page, parts)).toEqual(right(parts));
    const found = await shown(page, searches, `B1:B${String(searches.length)}`);
    expect(found).toEqual(searches.map(() => [headerAndParts]));
    expect(service.counts()).toMatchObject({ products: 0, download: 0 });
  });

  test("is the source of Find parts, with its age", async () => {
    const pane = workbook.page.frameLocator("#pane");
    await pane.locator("#tab-find").click();
    await pane.locator("#find-category").selectOption("inductors");
    await pane.getByText(/From the catalog on this computer/).waitFor();
    expect(service.counts()).toMatchObject({ products: 0 });
  });

  /** The tab, for the sheet with this column of part numbers. */
  async function checked(sheet: string, column: string) {
    const { page } = workbook;
    const pane = page.frameLocator("#pane").getByRole("tabpanel", { name: checkBomTexts.en.check });
    await page.evaluate((name) => window.workbook.select(name, "A1"), sheet);
    await page.frameLocator("#pane").locator("#tab-check").click();
    await pane.getByText(checkBomTexts.en.place(sheet)).waitFor();
    await pane.locator(".check-columns:visible summary", { hasText: column }).first().waitFor();
    await pane.getByRole("button", { name: checkBomTexts.en.check, exact: true }).click();
    await pane.locator("p:visible", { hasText: /From the catalog on this computer/ }).waitFor();
    return pane;
  }

  function addSheet(name: string, rows: readonly (readonly string[])[]): Promise<void> {
    return workbook.page.evaluate(
      ([sheet, content]) => {
        window.workbook.addSheet(sheet);
        window.workbook.setAll(sheet, "A1", content);
      },
      [name, rows] as const,
    );
  }

  test("is the source of a check of its parts, without a request", async () => {
    service.resetCounts();
    const some = parts.slice(0, 300).map(({ partno }) => [partno]);
    await addSheet("Parts", [["Part number"], ...some]);
    const pane = await checked("Parts", "Part number");
    await pane.getByRole("button", { name: `${checkBomTexts.en.filters.all} 300` }).waitFor();
    expect(service.counts()).toMatchObject({ products: 0, download: 0 });
  });

  test.each([
    ["BOM", "MANUFACTURER PART NUMBER"],
    ["Haasoscope", "MFR Part #"],
  ])("%s: one request for the numbers that it doesn't have, and none for their alternatives", async (sheet, column) => {
    if (sheet === "Haasoscope") await addSheet(sheet, haasoscope);
    service.resetCounts();
    const pane = await checked(sheet, column);
    await pane.getByRole("button", { name: replacementTexts.en.find }).click();
    await pane
      .locator(".check-filters:visible button", { hasText: new RegExp(`^${checkBomTexts.en.filters.replaceable}`) })
      .first()
      .waitFor();
    expect(service.counts()).toMatchObject({ products: 1, download: 0 });
  });

  test("has the same values when the service is stopped, and when the workbook is opened without it", async () => {
    const { page } = workbook;
    await service.stop();
    isStopped = true;
    expect(await values(page, parts.slice(0, 200))).toEqual(right(parts.slice(0, 200)));
    await reopened(page);
    expect(await values(page, parts)).toEqual(right(parts));
    const found = await shown(page, searches, `B1:B${String(searches.length)}`);
    expect(found).toEqual(searches.map(() => [headerAndParts]));
  });

  test("is gone when it is removed", async () => {
    // The formulas of this one would wait for the service, which is stopped.
    const page = await workbook.another();
    const pane = await openSettings(page);
    await pane.getByRole("button", { name: text.remove, exact: true }).click();
    await pane.getByRole("button", { name: text.keep }).waitFor();
    await reopened(page);
    const again = await openSettings(page);
    await again.getByRole("button", { name: text.keep }).waitFor();
  });
});
