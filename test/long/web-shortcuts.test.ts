import { startService } from "../../service/server";
import { addinFrame } from "../harness/served-page";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";
import { useService } from "../harness/use-service";

const service = useService(() => startService({ products: 300 }));
let workbook: OpenedWorkbook;
beforeAll(async () => {
  const demo = { serviceUrl: service.url, key: "demo-key" };
  workbook = await openWorkbook({ demo, query: "bom=thunderscope-rev5.3-pcie&platform=web", secure: true });
});
afterAll(() => workbook.close());

test("in Excel on the web, keyboard shortcuts work in the grid, and not while the focus is in the pane", async () => {
  const { page } = workbook;
  const pane = addinFrame(page);
  await pane.waitForSelector("[role=tab]");
  await pane.evaluate(countCommands);
  await pane.focus("#tab-activity");
  await page.keyboard.press("Control+Shift+Alt+B");
  // Commands run one after the other.
  await page.click("#Vendor\\.Find");
  await pane.waitForFunction(() => Reflect.get(window, "commands") !== undefined);
  expect(await pane.evaluate(() => Reflect.get(window, "commands") as unknown)).toBe(1);
  expect(await pane.locator("#tab-find[aria-selected=true]").count()).toBe(1);
  await page.locator("#grid canvas").first().focus();
  await page.keyboard.press("Control+Shift+Alt+B");
  await pane.waitForSelector("#tab-check[aria-selected=true]");
});

/** Counts commands in the pane: each command shows it. */
function countCommands(): void {
  const show = Office.addin.showAsTaskpane.bind(Office.addin);
  let commands = 0;
  Object.assign(Office.addin, {
    showAsTaskpane: () => {
      Object.assign(window, { commands: (commands += 1) });
      return show();
    },
  });
}
