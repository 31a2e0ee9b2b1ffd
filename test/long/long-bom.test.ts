import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { reportTexts } from "../../src/messages/check-bom/report-texts";
import { eventually } from "../harness/eventually";
import { realPartnos } from "../harness/real-partnos";
import { axeViolations, checkBom, openPane, pressAction } from "../addin/taskpane/open-pane";
import { useOpened } from "../harness/use-opened";

const text = checkBomTexts.en;
const reportText = reportTexts.en;
/** These are more than the 5,000 that are written in one piece. */
const rowCount = 5100;
const products = 8000;
const unknown = ["GRM155R61E105KA99Z", "GRM188R61E106MA99Z"];
const pane = useOpened(() => openPane({ service: { products, latencyMs: 150 } }));

beforeAll(async () => {
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

test("a check of 5,100 rows shows its progress, and leaves nothing unchecked", async () => {
  const shown = await watchProgress();
  await checkBom(pane, text.check);
  expect((await shown()).filter((value) => value > 0 && value < rowCount).length).toBeGreaterThan(5);
  expect(await countOf("all")).toBe(rowCount);
  expect(await countOf("mistyped")).toBe(unknown.length);
  expect(await filter("unchecked").count()).toBe(0);
  expect(await filter("failed").count()).toBe(0);
  expect(await axeViolations(pane)).toEqual([]);
});

test("the report of 5,100 rows is written in pieces, needs no request, and is one step of undo", async () => {
  const requested: string[] = [];
  pane.page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/v2/products?")) requested.push(request.url());
  });
  const shown = await watchProgress();
  await pressAction(pane, reportText.write);
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
  await pane.page.locator("#grid canvas").first().focus();
  await pane.page.keyboard.press("Control+z");
  const sheets = (): Promise<readonly string[]> => pane.page.evaluate(() => window.workbook.sheets());
  await eventually(async () => expect(await sheets()).not.toContain(reportText.sheetName));
  expect(pane.troubles).toEqual([]);
}, 300_000);
