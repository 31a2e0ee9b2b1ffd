import { failureText } from "../../src/messages/message";
import { shellTexts } from "../../src/messages/shell-texts";
import { openPane, type OpenedPane } from "../taskpane/open-pane";

let pane: OpenedPane;
afterEach(() => pane.close());

test("a cell that failed and a view that was not loaded while the network was cut come of themselves when it is back", async () => {
  pane = await openPane();
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
  expect(message).toBe(failureText({ code: "offline" }, "en"));
  await context.setOffline(false);
  await pane.page.waitForFunction(() => window.workbook.value("Offline", "A1") === "LQG15HS15NH02D");
  await pane.frame.waitForSelector("#panel-activity section");
  expect(pane.troubles).toEqual([]);
});
