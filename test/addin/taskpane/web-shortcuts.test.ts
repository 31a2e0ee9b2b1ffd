import { startService } from "../../../service/server";
import { addinFrame } from "../../../harness/served-page";
import { openWorkbook } from "../../workbook/open-page";

test("in Excel on the web, keyboard shortcuts work in the grid, and not while the focus is in the pane", async () => {
  const service = await startService({ products: 300 });
  const demo = { serviceUrl: service.url, key: "demo-key" };
  const workbook = await openWorkbook({ demo, query: "bom=thunderscope-rev5.3-pcie&platform=web", secure: true });
  const { page } = workbook;
  const pane = addinFrame(page);
  const isCheckOpen = async (): Promise<boolean> => (await pane.getAttribute("#tab-check", "aria-selected")) === "true";
  await pane.waitForSelector("[role=tab]");
  await pane.focus("#tab-activity");
  await page.keyboard.press("Control+Shift+Alt+B");
  // A command of the grid that comes later is there first.
  await page.click("#Vendor\\.Find");
  await pane.waitForSelector("#tab-find[aria-selected=true]");
  expect(await isCheckOpen()).toBe(false);
  await page.locator("#grid canvas").first().focus();
  await page.keyboard.press("Control+Shift+Alt+B");
  await pane.waitForSelector("#tab-check[aria-selected=true]");
  await workbook.close();
  await service.stop();
});
