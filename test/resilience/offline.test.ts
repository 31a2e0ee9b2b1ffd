import { cellText } from "../../src/messages/failures/message";
import { shellTexts } from "../../src/messages/shell-texts";
import { startService } from "../../service/server";
import { openPane } from "../addin/taskpane/open-pane";
import { openWorkbook } from "../workbook/open-page";

const closing: { close(): Promise<unknown> }[] = [];
afterEach(() => Promise.all(closing.splice(0).map((each) => each.close())));

test("a cell that failed and a view that wasn't loaded while offline recover automatically when the network is back", async () => {
  const pane = await openPane();
  closing.push(pane);
  await pane.settled();
  const context = pane.page.context();
  await context.setOffline(true);
  const message = await pane.page.evaluate(async () => {
    window.workbook.addSheet("Offline");
    window.workbook.set("Offline", "A1", '=VENDOR.SPEC("LQG15HS15NH02D","Partno","en")');
    await window.workbook.settled();
    return window.workbook.errorMessage("Offline", "A1");
  });
  await pane.frame.click("#tab-activity");
  await pane.frame.getByText(shellTexts.en.notLoaded).waitFor();
  expect(message).toBe(cellText({ code: "offline" }, "en"));
  await context.setOffline(false);
  await pane.page.waitForFunction(() => window.workbook.value("Offline", "A1") === "LQG15HS15NH02D");
  await pane.frame.waitForSelector("#panel-activity section");
  expect(pane.troubles).toEqual([]);
});

test.each(["a button of the ribbon is pressed", "the network is back"])(
  "functions work if the pane's code didn't load, and the pane is there after %s",
  async (after) => {
    const service = await startService({ products: 3000 });
    closing.push({ close: () => service.stop() });
    // All but the one that the page loads at once.
    const laterScripts = /\/(?!taskpane\.)[\w-]+\.[0-9a-f]{8}\.js$/;
    const workbook = await openWorkbook({
      demo: { serviceUrl: service.url, key: "demo-key" },
      prepare: async (context) => {
        await context.route(laterScripts, (route) => route.abort());
      },
    });
    closing.push(workbook);
    const { page } = workbook;
    const frame = page.frameLocator("iframe");
    expect(
      await page.evaluate(async () => {
        window.workbook.addSheet("Late");
        window.workbook.set("Late", "A1", '=VENDOR.SPEC("LQG15HS15NH02D","Partno","en")');
        await window.workbook.settled();
        return window.workbook.value("Late", "A1");
      }),
    ).toBe("LQG15HS15NH02D");
    expect(await frame.getByRole("tab").count()).toBe(0);
    await page.context().unroute(laterScripts);
    if (after === "the network is back") {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    } else await page.getByRole("button", { name: "Check BOM" }).click();
    await frame.getByRole("tab").first().waitFor();
    expect(workbook.troubles).toEqual([]);
  },
);
