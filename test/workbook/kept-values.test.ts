import type { Frame, Page } from "playwright-core";
import { type RunningService, startService } from "../../service/server";
import { shellTexts } from "../../src/messages/shell-texts";
import { valuesTexts } from "../../src/messages/values-texts";
import { openWorkbook, type OpenedWorkbook } from "./open-page";

const text = valuesTexts.en;
let service: RunningService;
let workbook: OpenedWorkbook;
let isStopped = false;

beforeAll(async () => {
  service = await startService({ products: 8000 });
  workbook = await openWorkbook({ demo: { serviceUrl: service.url, key: "demo-key" } });
});
afterAll(async () => {
  await workbook.close();
  if (!isStopped) await service.stop();
});

/** All that the sheet shows once nothing is calculating. */
const shown = (page: Page): Promise<unknown[][]> =>
  page.evaluate(async () => {
    await window.workbook.settled();
    return window.workbook.values("BOM", "A1:R120");
  });
const writes = (page: Page): Promise<number> => page.evaluate(() => window.workbook.xmlWrites());

async function pane(page: Page): Promise<Frame> {
  const frame = page.frames().find((each) => each.url().includes("taskpane.html"));
  if (frame === undefined) throw new Error("The page has no pane");
  await frame.getByRole("tab", { name: shellTexts.en.views.activity }).click();
  return frame;
}

/** Without a key, without what the browser stored, and without the service. */
async function reopen({ page }: OpenedWorkbook): Promise<void> {
  await service.stop();
  isStopped = true;
  await page.evaluate(() => {
    window.workbook.save();
    localStorage.setItem("vendor.key", "");
    return new Promise((resolve) => {
      const deleted = indexedDB.deleteDatabase("vendor-products");
      deleted.onsuccess = resolve;
    });
  });
  await page.reload();
  await page.waitForFunction(() => "workbook" in window);
}

test("a workbook shows every cell as before without a key and a service, with the date, and is not written to", async () => {
  const { page } = workbook;
  const before = await shown(page);
  expect(await writes(page)).toBe(0);
  const frame = await pane(page);
  await frame.getByRole("button", { name: text.keep }).click();
  await frame.getByRole("button", { name: text.pin }).waitFor();
  expect(await writes(page)).toBe(1);

  await reopen(workbook);
  expect(await shown(page)).toEqual(before);
  await page.evaluate(() => window.workbook.recalculate());
  expect(await shown(page)).toEqual(before);
  const again = await pane(page);
  await again.getByText(/^Values of /).waitFor();
  await again.getByRole("tab", { name: shellTexts.en.views.check }).click();
  await again.getByText(/Formulas show the values kept in this workbook/).waitFor();
  expect(await writes(page)).toBe(0);
  expect(workbook.troubles).toEqual([]);
});
