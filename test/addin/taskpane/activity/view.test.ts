import { activityTexts } from "../../../../src/messages/activity/activity-texts";
import { refreshTexts } from "../../../../src/messages/activity/refresh-texts";
import { axeViolations, openPane, takeScreenshot } from "../open-pane";
import { laterCatalog } from "../../../harness/test-catalogs";
import { useOpened } from "../../../harness/use-opened";

describe("activity", () => {
  const language = "en";
  const text = activityTexts[language];
  const refresh = refreshTexts[language];
  const pane = useOpened(() => openPane({ language }));

  beforeAll(async () => {
    await pane.settled();
    await pane.tab("activity");
  });

  const said = (message: string): Promise<void> => pane.frame.getByText(message).first().waitFor();
  const press = (name: string): Promise<void> => pane.byRole("button", name).first().click();
  const values = (): Promise<unknown> => pane.page.evaluate(() => window.workbook.values("BOM", "J1:L78"));

  test("changes are listed with before and after, and cells follow", async () => {
    const before = await values();
    await pane.replaceService({ catalog: laterCatalog(3000) });
    await press(refresh.scopes.workbook);
    await pane.frame.waitForSelector("#panel-activity table");
    expect(await pane.frame.locator("#panel-activity tbody tr").count()).toBeGreaterThan(0);
    await pane.page.waitForFunction(
      (old) => JSON.stringify(window.workbook.values("BOM", "J1:L78")) !== old,
      JSON.stringify(before),
    );
    await takeScreenshot(pane, `changes-${language}`);
    expect(await axeViolations(pane)).toEqual([]);
  });

  test("diagnostics contain the necessary facts and never the key", async () => {
    await pane.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await pane.frame.getByText(text.diagnostics, { exact: true }).click();
    await press(text.copyDiagnostics);
    await said(text.copied);
    const copied = await pane.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toContain("demo-key");
    expect(JSON.parse(copied)).toMatchObject({ language, key: "present", storage: { state: "stored" } });
  });

  test("at the rate limit, the time until which requests wait is shown", async () => {
    await pane.replaceService({ rate: { perSecond: 0.05, burst: 1 } });
    await pane.page.evaluate(() => {
      const parts = ["GRM155R61E105KA12D", "GCM1555C1H680FA16J"];
      for (const [row, part] of parts.entries())
        window.workbook.set(
          "BOM",
          `Z${String(row + 10)}`,
          `=VENDOR.SPEC("${part}","Status","${row === 0 ? "ja" : "zh"}")`,
        );
      window.workbook.set("BOM", "Z12", `=VENDOR.SEARCH("Category eq 'inductors' and Inductance ge 1e-3")`);
    });
    const [before = "", after = ""] = text.waiting("@").split("@");
    const notice = pane.frame.locator("#panel-activity [role=status] .notice.warning", { hasText: before });
    const shown = (await notice.textContent()) ?? "";
    expect(shown.endsWith(after)).toBe(true);
    expect(shown.slice(before.length, shown.length - after.length)).toMatch(
      // Just before midnight, it has a date.
      /(?:^| )\d{1,2}:\d{2}:\d{2}( [AP]M)?$/,
    );
    expect(await axeViolations(pane)).toEqual([]);
    await takeScreenshot(pane, `waiting-${language}`);
  });

  test("no page has reported an error", () => expect(pane.troubles).toEqual([]));
});
