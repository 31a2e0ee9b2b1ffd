import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { failureText } from "../../../../src/messages/failures/message";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { settingsTexts } from "../../../../src/messages/settings/settings-texts";
import { eventually } from "../../../harness/eventually";
import { axeViolations, checkBom, type OpenedPane, openPane, pressAction, takeScreenshot } from "../open-pane";

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

  // The first decisions and what can be done with the sheet are in sight in large and in small windows.
  await pane.frame.locator(".check-filters:visible button").first().click();
  await pressAction(pane, alternativeTexts.en.find);
  const edges = (selector: string, edge: "top" | "bottom"): Promise<readonly number[]> =>
    pane.frame
      .locator(`${selector}:visible`)
      .evaluateAll((all, side) => all.map((each) => each.getBoundingClientRect()[side]), edge);
  for (const [width, height, decisions] of [
    [1440, 900, 7],
    [1024, 700, 5],
  ] as const) {
    await pane.page.setViewportSize({ width, height });
    await eventually(async () => {
      const [top = 0] = await edges(".bottom", "top");
      const [bottom] = await edges(".bottom", "bottom");
      const rows = await edges(".check-row", "bottom");
      expect(bottom).toBeLessThanOrEqual(await pane.frame.evaluate(() => window.innerHeight));
      expect(rows.filter((row) => row <= top + 1).length).toBeGreaterThanOrEqual(decisions);
      const states = pane.frame.locator(".check-state:visible");
      expect(await states.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth))).toEqual([]);
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
  expect(await banner.textContent()).toContain(failureText({ code: "offline" }, "ja"));
  await page.context().setOffline(false);
  await banner.waitFor({ state: "detached" });
});
