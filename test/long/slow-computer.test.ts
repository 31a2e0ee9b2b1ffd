import { openPane } from "../addin/taskpane/open-pane";
import { useOpened } from "../harness/use-opened";

const pane = useOpened(() => openPane());

/** The first calculation must not come before the tables that formulas refer to. */
test("formulas that refer to a table are right when the page is loaded again on a slow computer", async () => {
  const { page, frame } = pane;
  const rows = [
    ["MPN", "Qty"],
    ["GRM155R61E105KA12D", 3],
    ["GRM188R61E106MA73D", 4],
  ];
  await page.evaluate((content) => {
    window.workbook.addSheet("Parts");
    window.workbook.setAll("Parts", "A1", content);
  }, rows);
  await frame.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Parts").tables.add("A1:B3", true).name = "Lines";
      await context.sync();
    }),
  );
  await page.evaluate(() => {
    window.workbook.addSheet("Sums");
    window.workbook.set("Sums", "A1", "=SUM(Lines[Qty])");
    window.workbook.set("Sums", "A2", '=VENDOR.SPEC(Lines[MPN],"Partno")');
  });
  const shown = () =>
    page.evaluate(async () => {
      await window.workbook.settled();
      return window.workbook.values("Sums", "A1:A3");
    });
  const before = [[7], ["GRM155R61E105KA12D"], ["GRM188R61E106MA73D"]];
  expect(await shown()).toEqual(before);
  await page.evaluate(() => window.workbook.store());
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => "workbook" in window, undefined, { timeout: 120_000 });
  expect(await shown()).toEqual(before);
  expect(pane.troubles).toEqual([]);
});
