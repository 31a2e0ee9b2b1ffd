import { activityTexts } from "../../../../src/messages/activity-texts";
import { failureText } from "../../../../src/messages/failures/message";
import { refreshTexts } from "../../../../src/messages/refresh-texts";
import { settingsTexts } from "../../../../src/messages/settings-texts";
import { axeViolations, openPane, type OpenedPane, takeScreenshot } from "../open-pane";
import { laterCatalog } from "../../../harness/test-catalogs";

describe("activity", () => {
  const language = "en";
  const text = activityTexts[language];
  const refresh = refreshTexts[language];
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane({ language });
    await pane.settled();
    await pane.tab("activity");
  });
  afterAll(() => pane.close());

  const said = (message: string): Promise<void> => pane.frame.getByText(message).first().waitFor();
  const press = (name: string): Promise<void> => pane.byRole("button", name).first().click();
  const set = (cell: string, content: string): Promise<void> =>
    pane.page.evaluate(
      async ([address, formula]) => {
        window.workbook.set("BOM", address, formula);
        await window.workbook.settled();
      },
      [cell, content] as const,
    );

  const values = (): Promise<unknown> => pane.page.evaluate(() => window.workbook.values("BOM", "J1:L78"));

  const useKey = async (key: string): Promise<void> => {
    const settings = settingsTexts[language];
    await pane.tab("settings");
    await pane.frame.fill("#key", key);
    await press(settings.save);
    await pane.frame.locator("#panel-settings [role=status] .notice").waitFor();
    await pane.tab("activity");
  };

  test("an error is listed with its text and its cell, and a click goes there", async () => {
    await set("Z3", '=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Capacitance")');
    await said(failureText({ code: "partUnknown", partno: "GRM999R99Z999ZZ99Z", near: [] }, language));
    await pane.page.evaluate(() => window.workbook.select("BOM", "A1"));
    await press(text.goTo("BOM!Z3"));
    await pane.page.waitForFunction(() =>
      document.querySelector("[data-error-message]")?.textContent.includes("GRM999R99Z999ZZ99Z"),
    );
    await set("Z3", "");
  });

  test("the absence of changes is reported", async () => {
    await press(refresh.scopes.sheet);
    await pane.frame.waitForSelector(".notice.success");
    expect(await pane.frame.textContent(".notice.success")).toContain(refresh.unchanged(1).replace(/1.*/s, ""));
  });

  test("a refresh that fails changes nothing and says why", async () => {
    const before = await values();
    await useKey("wrong");
    await press(refresh.scopes.workbook);
    const rejected = failureText({ code: "keyRejected" }, language);
    await pane.frame.locator("#panel-activity .notice.error", { hasText: rejected }).waitFor();
    expect(await values()).toEqual(before);
    await useKey("demo-key");
  });

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

  test("stored data is cleared", async () => {
    await pane.frame.getByText(text.memory, { exact: true }).click();
    await press(text.clear);
    await said(text.cleared);
    await said(text.partsKnown(0));
  });

  test("a canceled refresh changes nothing", async () => {
    const before = await values();
    // The service then has other data, which the canceled refresh must not return.
    let respond = (): void => undefined;
    const responds = new Promise<void>((resolve) => (respond = resolve));
    await pane.replaceService({ catalog: laterCatalog(3000), latencyMs: 1, wait: () => responds });
    await pane.frame.getByRole("button", { name: refresh.scopes.workbook, exact: true }).click();
    await pane.byRole("button", refresh.cancel).click();
    await pane.frame.getByText(refresh.canceled).waitFor();
    expect(await pane.frame.getByRole("button", { name: refresh.scopes.workbook, exact: true }).isEnabled()).toBe(true);
    expect(await values()).toEqual(before);
    respond();
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
