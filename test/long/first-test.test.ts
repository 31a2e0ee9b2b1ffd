import type { Page } from "playwright-core";
import { eventually } from "../harness/eventually";
import { addinFrame } from "../harness/served-page";
import { readBomFile } from "../../cli/files/read-bom-file";
import { bomRows, manyRows, partRows, tableRows } from "../../scripts/first-test/sheets";
import { parts } from "../../scripts/first-test/steps";
import { firstTestWorkbook } from "../../scripts/first-test/workbook";
import { startService } from "../../service/server";
import { failureText } from "../../src/messages/failures/message";
import { refreshTexts } from "../../src/messages/activity/refresh-texts";
import { settingsTexts } from "../../src/messages/settings/settings-texts";
import { pageTextsOf } from "../../demo/page-texts";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";
import { useService } from "../harness/use-service";

const steps = parts.flatMap((part) => part.steps);
type Cells = (typeof steps)[number]["cells"];
const allCells = steps.flatMap(({ cells }) => cells);
/** What the first two parts enter in the sheet Functions. */
const riskiest = parts
  .slice(0, 2)
  .flatMap((part) => part.steps.flatMap(({ cells }) => cells))
  .filter(({ address }) => address.startsWith("Functions!"));

describe("In the workbook page", () => {
  const service = useService(() => startService());
  let workbook: OpenedWorkbook;
  afterEach(() => workbook.close());

  const open = async (query = "bom=thunderscope-rev5.3-pcie"): Promise<Page> => {
    workbook = await openWorkbook({ demo: { serviceUrl: service.url, key: "demo-key" }, query });
    return workbook.page;
  };

  /** Enters formulas next to the content of their sheets. */
  async function enter(page: Page, cells: Cells = riskiest, prepare = () => Promise.resolve()): Promise<void> {
    const sheets = {
      Parts: partRows,
      Functions: [[""]],
      Searches: [[""]],
      Table: tableRows,
      Many: [["GRM155R61E105KA12D"]],
    };
    await page.evaluate((contents) => {
      for (const [name, rows] of Object.entries(contents)) {
        window.workbook.addSheet(name);
        window.workbook.setAll(name, "A1", rows);
      }
    }, sheets);
    await prepare();
    await page.evaluate((entries) => {
      for (const { address, formula } of entries)
        if (formula !== undefined) window.workbook.set(...(address.split("!") as [string, string]), formula);
      return window.workbook.settled();
    }, cells);
  }
  const texts = (page: Page, cells: Cells = riskiest): Promise<readonly unknown[]> =>
    page.evaluate(
      (shown) =>
        shown.map(({ address }) => [address, window.workbook.text(...(address.split("!") as [string, string]))]),
      cells.filter(({ shows }) => shows !== undefined),
    );
  const described = (cells: Cells = riskiest): readonly unknown[] =>
    cells.flatMap(({ address, shows }) => (shows === undefined ? [] : [[address, shows]]));
  const values = (page: Page): Promise<unknown[][]> =>
    page.evaluate(() => window.workbook.values("Functions", "B2:D10") as unknown[][]);

  test("the cells of the steps show what the steps say, and the nine functions are offered", async () => {
    expect(described(allCells).length).toBeGreaterThan(25);
    const page = await open();
    await enter(page, allCells, () =>
      addinFrame(page).evaluate(() =>
        Excel.run((context) => {
          context.workbook.worksheets.getItem("Table").tables.add("A1:C4", true);
          return context.sync();
        }),
      ),
    );
    expect(await texts(page, allCells)).toEqual(described(allCells));
    await page.evaluate(() => window.workbook.filterTable("Table", 0, ["GCM155R71C104KA55D"]));
    await eventually(async () =>
      expect(await page.evaluate(() => window.workbook.shownRows("Table", "A2:A4"))).toBe(1),
    );
    await page.evaluate(() => window.workbook.select("Functions", "F30"));
    await page.locator("#grid canvas").first().focus();
    await page.keyboard.type("=VENDOR.");
    const offered = page.locator("li", { hasText: /^VENDOR\./ });
    await offered.nth(8).waitFor();
    expect([await offered.count(), await page.locator("#ribbon button").count()]).toEqual([9, 8]);
    expect(workbook.troubles).toEqual([]);
  });

  const block = ["In Production", 1e-6, 25];

  test.each([
    ["old", ["#N/A", "", ""]],
    // Retail Excel 2021 reports that functions get errors; whether they do, only Excel can show.
    ["retail", block],
  ])(
    "perpetual licenses, sets=%s: a block with an error in its range, and without it; values are converted",
    async (sets, withError) => {
      const page = await open(`bom=thunderscope-rev5.3-pcie&sets=${sets}`);
      await enter(page);
      expect([(await values(page))[0]?.[0], (await values(page))[2]]).toEqual(["In Production", withError]);
      await page.evaluate(() => {
        window.workbook.set("Parts", "A6", null);
        return window.workbook.settled();
      });
      const before = await values(page);
      expect([before[2], before[8]?.[0]]).toEqual([block, 2e-6]);
      await page.evaluate(() => window.workbook.select("Functions", "B2:D8"));
      await page.click("#Vendor\\.Convert");
      await addinFrame(page).getByText(refreshTexts.en.converted(2)).waitFor();
      expect(await values(page)).toEqual(before);
      expect(await page.evaluate(() => window.workbook.formula("Functions", "B4"))).toBe("In Production");
      expect(workbook.troubles).toEqual([]);
    },
  );

  test("two workbooks in one browser calculate at the same time, also when a third is opened", async () => {
    const one = await open();
    const two = await workbook.another();
    const entered = [enter(one), enter(two)];
    const three = await workbook.another();
    await Promise.all([...entered, enter(three)]);
    expect(await Promise.all([one, two, three].map((page) => texts(page)))).toEqual(Array(3).fill(described()));
    expect(workbook.troubles).toEqual([]);
  });

  test("a service address that the browser refuses to reach", async () => {
    const text = settingsTexts.en;
    const page = await open();
    const intranet = service.url.replace("127.0.0.1", "localhost");
    await page.route(`${intranet}/**`, (route) => route.abort("accessdenied"));
    const pane = addinFrame(page);
    await pane.click("#tab-settings");
    await pane.getByText(text.service, { exact: true }).click();
    await pane.getByLabel(text.serviceUrl).fill(intranet);
    await pane.getByLabel(text.serviceUrl).press("Tab");
    await pane.getByRole("button", { name: text.test, exact: true }).click();
    await pane.getByText(failureText({ code: "unreachable" }, "en")).waitFor();
  });

  test("a region with a decimal comma: numbers are plain, and Settings says why", async () => {
    const page = await open("region=de-DE");
    const guide = await page.evaluate(() => window.workbook.values("Guide", "C1:C60").flat().join("\n"));
    expect(guide).toContain('"};{"Partno"."Status".');
    await enter(page);
    const shown = await page.evaluate(() => ["C4", "D4", "B10"].map((cell) => window.workbook.text("Functions", cell)));
    expect(shown).toEqual(["0,000001", "25", "0,000002"]);
    await page.evaluate(() => window.workbook.select("Functions", "F9"));
    await page.locator("#grid canvas").first().focus();
    // Excel refuses the first, and the editor stays; F2 and Enter read what the editor shows.
    await page.keyboard.type("=MAX(A1,2)");
    await page.keyboard.press("Enter");
    await page.getByText(pageTextsOf("en-US").formulaRefused).waitFor();
    await page.keyboard.press("Escape");
    for (const typed of ["=MAX(1;2,5)", null]) {
      await page.evaluate(() => window.workbook.select("Functions", "F9"));
      await (typed === null ? page.keyboard.press("F2") : page.keyboard.type(typed));
      await page.keyboard.press("Enter");
      await eventually(async () => {
        expect(await page.evaluate(() => window.workbook.text("Functions", "F9"))).toBe("2,5");
        expect(await page.evaluate(() => window.workbook.activeCell())).toBe("F10");
      });
      expect(await page.evaluate(() => window.workbook.formula("Functions", "F9"))).toBe("=MAX(1,2.5)");
    }
    const pane = addinFrame(page);
    await pane.click("#tab-settings");
    await pane.getByText(settingsTexts.en.formattedNotHere).waitFor();
    expect(workbook.troubles).toEqual([]);
  });
});

test("the workbook to start from has the steps, the parts, and what is entered as texts", async () => {
  const { sheets } = await readBomFile(firstTestWorkbook());
  const sheet = (name: string) => sheets.find((each) => each.name === name)?.rows ?? [];
  expect(sheet("Steps").filter((row) => typeof row[0]?.value === "number")).toHaveLength(46);
  expect(sheet("Parts")[1]?.map((cell) => cell?.value)).toEqual(partRows[1]);
  expect(sheet("Lines")[1]?.map((cell) => cell?.value)).toEqual(bomRows[1]);
  expect(sheet("Many")).toHaveLength(manyRows);
  expect(sheet("Table")[2]?.map((cell) => cell?.value)).toEqual([tableRows[2]?.[0], tableRows[2]?.[1]]);
  for (const { address, formula } of allCells) {
    if (formula === undefined) continue;
    const [name = "", cell = ""] = address.split("!");
    const inSheet = (of: string) => sheet(of)[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65];
    expect([address, inSheet(name)?.value, inSheet(name)?.formula]).toEqual([address, formula, undefined]);
    const local = String(inSheet(`${name} with ;`)?.value);
    if (name !== "Many") expect(local).not.toMatch(/,(?=[^"]*(?:"[^"]*"[^"]*)*$)/);
  }
});
