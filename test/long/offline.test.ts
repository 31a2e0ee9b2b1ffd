import type { Route } from "playwright-core";
import { eventually } from "../harness/eventually";
import { addinFrame } from "../harness/served-page";
import { startService } from "../../service/server";
import { openWorkbook } from "../demo/open-page";

const closing: { close(): Promise<unknown> }[] = [];
afterEach(() => Promise.all(closing.splice(0).map((each) => each.close())));

// All but the one that the page loads at once.
const laterScripts = /\/(?!taskpane\.)[\w-]+\.[0-9a-f]{8}\.js$/;

/** A workbook whose functions work, while requests for the pane's code are handled as specified. */
async function workbookWithoutPane(handle: (route: Route) => unknown) {
  const service = await startService({ products: 3000 });
  closing.push({ close: () => service.stop() });
  const workbook = await openWorkbook({
    demo: { serviceUrl: service.url, key: "demo-key" },
    prepare: (context) => context.route(laterScripts, handle).then(() => undefined),
  });
  closing.push(workbook);
  const { page } = workbook;
  const frame = page.frameLocator("iframe");
  const value = await page.evaluate(async () => {
    window.workbook.addSheet("Late");
    window.workbook.set("Late", "A1", '=VENDOR.SPEC("LQG15HS15NH02D","Partno","en")');
    await window.workbook.settled();
    return window.workbook.value("Late", "A1");
  });
  expect(value).toBe("LQG15HS15NH02D");
  expect(await frame.getByRole("tab").count()).toBe(0);
  const networkReturns = async (): Promise<void> => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  };
  return { page, frame, networkReturns, troubles: workbook.troubles };
}

test.each(["a button of the ribbon is pressed", "the network is back"])(
  "functions work if the pane's code didn't load, and the pane is there after %s",
  async (after) => {
    const { page, frame, networkReturns, troubles } = await workbookWithoutPane((route) => route.abort());
    await page.context().unroute(laterScripts);
    if (after === "the network is back") await networkReturns();
    else await page.getByRole("button", { name: "Check BOM" }).click();
    await frame.getByRole("tab").first().waitFor();
    expect(troubles).toEqual([]);
  },
);

test("the pane is there if the network came back while its code was failing to load", async () => {
  const held: Route[] = [];
  let handle = (route: Route): unknown => route.abort();
  const { page, frame, troubles } = await workbookWithoutPane((route) => handle(route));
  handle = (route) => held.push(route);
  await page.getByRole("button", { name: "Check BOM" }).click();
  await eventually(() => expect(held.length).toBeGreaterThan(0));
  // Nothing but the event: going offline would end the request before it, and start another.
  await addinFrame(page).evaluate(() => window.dispatchEvent(new Event("online")));
  handle = (route) => route.continue();
  await Promise.all(held.map((route) => route.abort()));
  await frame.getByRole("tab").first().waitFor();
  expect(troubles).toEqual([]);
});
