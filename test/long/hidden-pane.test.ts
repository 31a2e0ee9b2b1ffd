import { startService } from "../../service/server";
import { eventually } from "../harness/eventually";
import { addinFrame } from "../harness/served-page";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";
import { useService } from "../harness/use-service";

const service = useService(() => startService({ products: 300, rate: { perSecond: 12, burst: 2 } }));
let workbook: OpenedWorkbook;
beforeAll(async () => {
  const demo = { serviceUrl: service.url, key: "demo-key" };
  workbook = await openWorkbook({ demo, query: "bom=thunderscope-rev5.3-pcie&hiddenTimers=100000" });
});
afterAll(() => workbook.close());

const searches = 12;

test("while the pane is hidden and its timers are held, requests follow each other at the service's rate", async () => {
  const { page } = workbook;
  const pane = addinFrame(page);
  await pane.waitForSelector("[role=tab]");
  await page.evaluate(() => window.workbook.settled());
  service.resetCounts();
  await page.click("#Vendor\\.Pane");
  await page.locator("#pane").waitFor({ state: "hidden" });
  await pane.evaluate(() => void setTimeout(() => Object.assign(window, { hasEnded: true })));
  await page.evaluate((count) => {
    window.workbook.addSheet("Searches");
    const formula = (_: unknown, at: number) => [
      `=INDEX(VENDOR.SEARCH("Category eq 'inductors' and Length gt ${String(at)}e-9",,,"Partno",1),1)`,
    ];
    window.workbook.setAll("Searches", "A1", Array.from({ length: count }, formula));
  }, searches);
  const hasEnded = (): Promise<boolean> => pane.evaluate(() => "hasEnded" in window);
  await eventually(() => expect(service.counts().products).toBe(searches));
  expect(service.counts().byStatus[429]).toBeGreaterThan(0);
  expect(await hasEnded()).toBe(false);
  // Microsoft's runtime delivers results by timers of the page.
  await page.click("#Vendor\\.Pane");
  await page.locator("#pane").waitFor();
  const values = await page.evaluate(async (count) => {
    await window.workbook.settled();
    return window.workbook.values("Searches", `A1:A${String(count)}`).flat();
  }, searches);
  expect(values).toEqual(Array(searches).fill("Part number"));
  expect(await hasEnded()).toBe(true);
  expect(workbook.troubles).toEqual([]);
});
