import { checkBomTexts } from "../../src/messages/check-bom-texts";
import { reportTexts } from "../../src/messages/report-texts";
import { realPartnos } from "../harness/real-partnos";
import { axeViolations, checkBom, openPane, type OpenedPane, takeScreenshot } from "../addin/taskpane/open-pane";

const text = checkBomTexts.en;
const reportText = reportTexts.en;
/** These are more than the 5,000 that are written in one piece. */
const rowCount = 5100;
const products = 8000;
const unknown = ["GRM155R61E105KA99Z", "GRM188R61E106MA99Z"];
let pane: OpenedPane;

beforeAll(async () => {
  pane = await openPane({ service: { products, latencyMs: 150 } });
  await pane.settled();
  const numbers = [...unknown, ...realPartnos(products).slice(0, rowCount - unknown.length)];
  expect(new Set(numbers).size).toBe(rowCount);
  await pane.page.evaluate((parts) => {
    window.workbook.addSheet("Long");
    window.workbook.setAll("Long", "A1", [["Part number"], ...parts.map((part) => [part])]);
    window.workbook.select("Long", "A1");
  }, numbers);
  await pane.tab("check");
  await pane.frame.waitForSelector(".check-columns:visible");
});
afterAll(() => pane.close());

const button = (name: string) => pane.frame.getByRole("button", { name, exact: true });
const filter = (name: keyof typeof text.filters) =>
  pane.frame.locator(".check-filters button", {
    hasText: new RegExp(`^${text.filters[name].replace(/[()]/g, "\\$&")} `),
  });
const countOf = async (name: keyof typeof text.filters): Promise<number> =>
  Number((await filter(name).locator(".check-count").textContent())?.replaceAll(",", ""));

/** Records in every frame of the page what the bar shows; returns what it has shown so far. */
async function watchProgress(): Promise<() => Promise<readonly number[]>> {
  await pane.frame.evaluate(() => {
    const shown = new Set<number>();
    Object.assign(window, { shownProgress: shown });
    const look = (): void => {
      const bar = document.querySelector<HTMLProgressElement>("#panel-check progress");
      if (bar !== null) shown.add(bar.value);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => pane.frame.evaluate(() => [...(Reflect.get(window, "shownProgress") as Set<number>)]);
}

test("a check of 5,100 rows can be canceled: results stay, the rest is unchecked", async () => {
  await button(text.check).click();
  await pane.frame.waitForFunction(
    () => (document.querySelector<HTMLProgressElement>("#panel-check progress")?.value ?? 0) > 0,
  );
  await button(text.cancel).click();
  await pane.frame.getByText(/^Canceled\./).waitFor();
  const unchecked = await countOf("unchecked");
  expect(unchecked).toBeGreaterThan(0);
  expect(unchecked).toBeLessThan(rowCount);
  await filter("all").click();
  await pane.frame.getByText(text.page(1, 50, rowCount)).waitFor();
});

test("a new check shows its progress, and leaves nothing unchecked", async () => {
  const shown = await watchProgress();
  await checkBom(pane, text.check);
  expect((await shown()).filter((value) => value > 0 && value < rowCount).length).toBeGreaterThan(5);
  expect(await countOf("all")).toBe(rowCount);
  expect(await countOf("mistyped")).toBe(unknown.length);
  expect(await filter("unchecked").count()).toBe(0);
  expect(await filter("failed").count()).toBe(0);
  expect(await axeViolations(pane)).toEqual([]);
});

test("the list is filtered by state and shown in pages", async () => {
  const notForNew = await countOf("nrnd");
  expect(notForNew).toBeGreaterThan(50);
  await filter("nrnd").click();
  await pane.frame.getByText(text.page(1, 50, notForNew)).waitFor();
  await button(text.later).click();
  await pane.frame.getByText(text.page(51, Math.min(100, notForNew), notForNew)).waitFor();
  await takeScreenshot(pane, "check-long");
  await filter("mistyped").click();
  expect(await pane.frame.locator(".check-row strong").allTextContents()).toEqual(unknown);
});

test("a report that is canceled leaves no sheet", async () => {
  // The observer presses the button as soon as it is there: the pieces are written faster than a test outside the page
  // sees it.
  await pane.frame.evaluate((name) => {
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll<HTMLElement>("#panel-check button")];
      const cancel = buttons.find(({ textContent }) => textContent === name);
      if (cancel === undefined) return;
      observer.disconnect();
      cancel.click();
    }).observe(document.body, { childList: true, subtree: true });
  }, text.cancel);
  await button(reportText.write).click();
  await pane.frame.getByText(reportText.canceled).waitFor();
  expect(await pane.page.evaluate(() => window.workbook.sheets())).not.toContain(reportText.sheetName);
});

test("the report of 5,100 rows is written in pieces, and needs no request", async () => {
  const requested: string[] = [];
  pane.page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/v2/products?")) requested.push(request.url());
  });
  const shown = await watchProgress();
  await button(reportText.write).click();
  await pane.frame.getByText(reportText.heading("Long")).waitFor({ timeout: 120_000 });
  expect((await shown()).length).toBeGreaterThan(3);
  await pane.settled();
  const below = await pane.page.evaluate(([sheet, area]) => window.workbook.values(sheet, area) as unknown[][], [
    reportText.sheetName,
    `B1:H${String(40 + rowCount)}`,
  ] as const);
  const header = below.findIndex(([part]) => part === reportText.part);
  const values = below.slice(header + 1, header + 1 + rowCount);
  expect(values.filter(([part]) => part === "" || part === null)).toEqual([]);
  expect(values.filter(([, state]) => state === text.filters.mistyped).map(([part]) => part)).toEqual(unknown);
  // Part numbers may start with # too.
  expect(values.flat().filter((value) => /^#(N\/A|[A-Z]+[!?])$/.test(String(value)))).toEqual([]);
  expect(requested).toEqual([]);
  expect(pane.troubles).toEqual([]);
}, 300_000);
