import type { Page } from "playwright-core";
import { eventually } from "../harness/eventually";
import { addinFrame } from "../harness/served-page";
import { partRows } from "../../scripts/first-test/sheets";
import { parts } from "../../scripts/first-test/steps";
import { type RunningService, startService } from "../../service/server";
import { failureText } from "../../src/messages/failures/message";
import { refreshTexts } from "../../src/messages/refresh-texts";
import { settingsTexts } from "../../src/messages/settings-texts";
import { pageTextsOf } from "../../demo/page-texts";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";

/** The entries of the first two parts' steps that are on the sheet Functions. */
const onFunctions = (of: "formulas" | "shows"): Formulas =>
  Object.fromEntries(
    parts
      .slice(0, 2)
      .flatMap(({ steps }) => steps)
      .flatMap((step) => Object.entries(step[of] ?? {}))
      .filter(([address]) => address.startsWith("Functions!")),
  );
const [formulas, shows] = [onFunctions("formulas"), onFunctions("shows")];
type Formulas = Readonly<Record<string, string>>;

let service: RunningService;
let workbook: OpenedWorkbook;
beforeAll(async () => (service = await startService({ products: 3000 })));
afterEach(() => workbook.close());
afterAll(() => service.stop());

const open = async (query: string): Promise<Page> => {
  workbook = await openWorkbook({ demo: { serviceUrl: service.url, key: "demo-key" }, query });
  return workbook.page;
};

/** Enters these formulas in their cells. */
const enter = (page: Page): Promise<void> =>
  page.evaluate(
    ([ofParts, entries]) => {
      for (const name of ["Parts", "Functions"]) window.workbook.addSheet(name);
      window.workbook.setAll("Parts", "A1", ofParts);
      for (const [address, formula] of entries) window.workbook.set("Functions", address.split("!")[1] ?? "", formula);
      return window.workbook.settled();
    },
    [partRows, Object.entries(formulas)] as const,
  );
const texts = (page: Page): Promise<Formulas> =>
  page.evaluate(
    (addresses) =>
      Object.fromEntries(
        addresses.map((address) => [address, window.workbook.text("Functions", address.split("!")[1] ?? "")]),
      ),
    Object.keys(shows),
  );
const values = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => window.workbook.values("Functions", "B2:D10") as unknown[][]);

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
    expect([(await texts(page))["Functions!B2"], (await values(page))[2]]).toEqual(["In Production", withError]);
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
  const one = await open("bom=thunderscope-rev5.3-pcie");
  const two = await workbook.another();
  const entered = [enter(one), enter(two)];
  const three = await workbook.another();
  await Promise.all([...entered, enter(three)]);
  expect(await Promise.all([one, two, three].map(texts))).toEqual([shows, shows, shows]);
  expect(workbook.troubles).toEqual([]);
});

test("a service address that the browser refuses to reach", async () => {
  const text = settingsTexts.en;
  const page = await open("bom=thunderscope-rev5.3-pcie");
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
  expect(await page.evaluate(() => window.workbook.text("Guide", "C6"))).toContain('"};{"Partno"."Status".');
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
