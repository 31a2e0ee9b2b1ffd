import { refreshTexts } from "../../src/messages/refresh-texts";
import { axeViolations, openPane, type OpenedPane, takeScreenshot } from "../addin/taskpane/open-pane";
import { laterCatalog } from "../harness/test-catalogs";

const text = refreshTexts.en;
const filter = "Category eq 'inductors' and Inductance ge 0.00001";
let pane: OpenedPane;

beforeAll(async () => {
  pane = await openPane({ hurryBy: 10 });
  await pane.page.evaluate(async (formula) => {
    window.workbook.addSheet("Mixed");
    window.workbook.set("Mixed", "A1", formula);
    window.workbook.setAll("Mixed", "N1", [
      ['=VENDOR.SPEC("GRM155R61E105KA12D",{"ReferenceMass","MinOrderQuantity"})'],
      ['=VENDOR.SPEC("LQG15HS15NH02D",{"ReferenceMass","MinOrderQuantity"})'],
    ]);
    await window.workbook.settled();
  }, `=VENDOR.SEARCH("${filter}","Inductance asc",,{"Partno","ReferenceMass","MinOrderQuantity"})`);
  await pane.tab("activity");
});
afterAll(() => pane.close());

/** The values in cells of both sheets after Excel called all their functions again. */
async function recalculated(): Promise<string> {
  return pane.page.evaluate(async () => {
    window.workbook.recalculate();
    await window.workbook.settled();
    return JSON.stringify([window.workbook.values("Mixed", "A1:O100"), window.workbook.values("BOM", "J1:L78")]);
  });
}

const press = (name: string): Promise<void> => pane.byRole("button", name).first().click();

/** The service fails on searches as soon as it has responded to the request for parts. */
async function failLast(): Promise<() => Promise<void>> {
  const products = /\/v2\/products\?/;
  const isOfParts = (url: string): boolean =>
    new URL(url).searchParams.get("$filter")?.startsWith("Partno eq") === true;
  const partsAnswered = pane.page.waitForResponse((response) => isOfParts(response.url()));
  await pane.page.route(products, async (route) => {
    if (isOfParts(route.request().url())) return route.continue();
    await partsAnswered;
    return route.fulfill({ status: 500, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  return () => pane.page.unroute(products);
}

test("a refresh whose last request fails keeps the old values, also when cells are recalculated; the next one updates all", async () => {
  const before = await recalculated();
  await pane.replaceService({ catalog: laterCatalog(3000) });
  const recover = await failLast();
  await press(text.scopes.workbook);
  await pane.frame.locator("#panel-activity .notice.error", { hasText: text.failed("") }).waitFor();
  expect(await recalculated()).toBe(before);

  await recover();
  await press(text.scopes.workbook);
  await pane.frame.locator("#panel-activity .notice.success").waitFor();
  const after = await pane.page.evaluate(async () => {
    await window.workbook.settled();
    return JSON.stringify([window.workbook.values("Mixed", "A1:O100"), window.workbook.values("BOM", "J1:L78")]);
  });
  expect(after).not.toBe(before);
  await pane.frame.getByText("Stored data", { exact: true }).click();
  await press("Clear stored data");
  expect(await recalculated()).toBe(after);
});

test("new and lost results of a search are listed with the changes", async () => {
  const heading = pane.frame.getByRole("heading", { name: text.title, exact: true });
  const changes = await pane.frame.locator("#panel-activity section", { has: heading }).textContent();
  expect([changes?.includes(text.entered(filter)), changes?.includes(text.left(filter))]).toEqual([true, true]);
  await takeScreenshot(pane, "changes-of-searches");
  expect(await axeViolations(pane)).toEqual([]);
});

test("no page has reported an error", () => expect(pane.troubles).toEqual([]));
