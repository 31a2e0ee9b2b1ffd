import type { Page } from "playwright-core";
import { type RunningService, startService } from "../../service/server";
import { catalogTexts } from "../../src/messages/settings/catalog-texts";
import { type CatalogPart, fields, partsOf } from "../harness/catalog-parts";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";

const text = catalogTexts.en;
const count = 400;
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
});
