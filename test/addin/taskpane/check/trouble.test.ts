import { addColumnsTexts } from "../../../../src/messages/add-columns-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom-texts";
import { failureText } from "../../../../src/messages/failures/message";
import { settingsTexts } from "../../../../src/messages/settings-texts";
import { eventually } from "../../../harness/eventually";
import { axeViolations, checkBom, type OpenedPane, openPane, takeScreenshot } from "../open-pane";

const text = checkBomTexts.en;
let pane: OpenedPane;

afterEach(() => pane.close());

const filters = (): Promise<readonly string[]> => pane.frame.locator(".check-filters:visible button").allInnerTexts();

test("a rejected key is said once with what to do; lines that weren't checked are no decisions, and are checked with the right key", async () => {
  pane = await openPane({ key: "wrong-key" });
  await pane.tab("check");
  await checkBom(pane, text.check);
  const banner = pane.frame.locator(".notice.error:visible");
  await banner.getByText(failureText({ code: "keyRejected" }, "en")).waitFor();
  expect(await banner.count()).toBe(1);
  expect(await banner.textContent()).toMatch(/\d+ lines weren't checked/);
  expect((await filters()).join()).not.toContain(text.filters.decide.concat(" 7"));
  expect(await pane.frame.locator(".check-row.bad:visible").count()).toBe(0);
  expect(await axeViolations(pane)).toEqual([]);
  await takeScreenshot(pane, "check-key-rejected");
  await banner.getByRole("button", { name: text.openSettings }).click();
  await pane.frame.locator("#panel-settings input[type=password]").fill("demo-key");
  await pane.frame.getByRole("button", { name: settingsTexts.en.save, exact: true }).click();
  await pane.tab("check");
  await banner.waitFor({ state: "detached" });
  await eventually(async () => expect((await filters()).join()).toContain(text.filters.discontinued));

  // In large and in small windows, the first line that needs a decision is in sight.
  const first = pane.frame.locator(".check-row:visible").first();
  await pane.frame.locator(".check-filters:visible button").first().click();
  await eventually(async () => expect(await first.locator(".check-state").textContent()).toContain("Discontinued"));
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
  ] as const) {
    await pane.page.setViewportSize({ width, height });
    const next = pane.frame.locator("summary:visible", { hasText: addColumnsTexts.en.heading });
    await eventually(async () => {
      const [bottom, shown] = await first
        .locator(".check-state")
        .evaluate((state) => [state.getBoundingClientRect().bottom, window.innerHeight]);
      expect(bottom).toBeLessThan(shown);
      // What else can be done with the sheet comes after the list.
      expect(await next.evaluate((summary) => summary.getBoundingClientRect().top)).toBeGreaterThan(bottom);
    });
    await takeScreenshot(pane, `check-${String(width)}`);
  }
});

test("a service that is away is said once, and the sheet is checked when it is back", async () => {
  pane = await openPane({ hurryBy: 20, language: "ja" });
  await pane.settled();
  await pane.tab("check");
  const { page } = pane;
  // The parts of the sheet's formulas are known.
  await page.evaluate(() => window.workbook.set("BOM", "H19", "GRM188R71H104KA93D"));
  await page.context().setOffline(true);
  await checkBom(pane, checkBomTexts.ja.check);
  const banner = pane.frame.locator(".notice.error:visible");
  await banner.getByRole("button", { name: checkBomTexts.ja.tryAgain }).waitFor();
  expect(await banner.count()).toBe(1);
  expect(await banner.textContent()).not.toMatch(/。\s/);
  await page.context().setOffline(false);
  await banner.waitFor({ state: "detached" });
});
