import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { reportTexts } from "../../src/messages/check-bom/report-texts";
import { checkBom, openPane, takeScreenshot, waitForSelection, pressAction } from "../addin/taskpane/open-pane";
import { useOpened } from "../harness/use-opened";

const text = checkBomTexts.en;
const reportText = reportTexts.en;
const pane = useOpened(() => openPane());

/**
 * A title over all columns, a part for three lines of the drawing, a description for two parts, and a part over two
 * columns.
 */
const cells = [
  ["Amplifier, revision 3", "", "", ""],
  ["Part number", "", "Designator", "Description"],
  ["GRM155R61E105KA12D", "", "C1", "1 µF 25 V 0402"],
  ["lost by merging", "", "C2", ""],
  ["lost by merging", "", "C3", ""],
  ["GCM1555C1H680FA16J", "", "C4", "68 pF 50 V"],
  ["GRM188R61E106MA73D", "", "C5", "lost by merging"],
  ["LQG15HS15NH02D", "lost by merging", "L1", ""],
];
const merged = ["A1:D1", "A2:B2", "A3:A5", "D6:D7", "A8:B8"];

beforeAll(async () => {
  await pane.settled();
  await pane.page.evaluate(
    ([contents, areas]) => {
      window.workbook.addSheet("Merged");
      window.workbook.setAll("Merged", "A1", contents);
      for (const area of areas) window.workbook.merge("Merged", area);
      window.workbook.select("Merged", "A3");
    },
    [cells, merged] as const,
  );
  await pane.tab("check");
  await pane.frame.waitForSelector(".check-columns:visible");
});

test("as in Excel, a merged block has one value, in its first cell", async () => {
  const values = await pane.page.evaluate(() => window.workbook.values("Merged", "A3:B8") as unknown[][]);
  expect(values.map(([first]) => first)).toEqual([
    "GRM155R61E105KA12D",
    "",
    "",
    "GCM1555C1H680FA16J",
    "GRM188R61E106MA73D",
    "LQG15HS15NH02D",
  ]);
  expect(values.map(([, second]) => second)).toEqual(["", "", "", "", "", ""]);
});

test("a merged block is one part, at its first cell; the rest of it counts as blank", async () => {
  await checkBom(pane, text.check);
  await pane.frame.getByText(/^\d of 4 to decide$/).waitFor();
  await pane.frame.locator(".check-filters:visible button", { hasText: new RegExp(`^${text.filters.all} `) }).click();
  const shown = await pane.frame
    .locator(".check-row:visible :is(.check-toggle strong, .check-cells)")
    .allTextContents();
  expect(shown.sort()).toEqual([
    ...["A3", "A6", "A7", "A8"],
    ...["GCM1555C1H680FA16J", "GRM155R61E105KA12D", "GRM188R61E106MA73D", "LQG15HS15NH02D"],
  ]);
  await takeScreenshot(pane, "check-merged");
});

test("a click selects the block", async () => {
  await pane.page.evaluate(() => window.workbook.select("Merged", "D1"));
  await pane.frame.getByRole("button", { name: text.goTo("A3"), exact: true }).click();
  await waitForSelection(pane, "Merged!A3:A5");
});

test("the report refers to the first cells", async () => {
  await pressAction(pane, reportText.write);
  await pane.frame.getByText(reportText.heading("Merged")).waitFor();
  await pane.settled();
  const shown = await pane.page.evaluate(
    (sheet) => window.workbook.values(sheet, "D1:F40") as unknown[][],
    reportText.sheetName,
  );
  const header = shown.findIndex(([part]) => part === reportText.part);
  const numbers = shown.slice(header + 1, header + 5);
  expect(numbers.map(([part]) => part).sort()).toEqual([
    "GCM1555C1H680FA16J",
    "GRM155R61E105KA12D",
    "GRM188R61E106MA73D",
    "LQG15HS15NH02D",
  ]);
  expect(numbers.map(([, , status]) => String(status))).not.toContainEqual(expect.stringMatching(/^#|^$/));
  expect(pane.troubles).toEqual([]);
});
