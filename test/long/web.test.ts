import { eventually } from "../harness/eventually";
import { openStubWorkbook } from "../demo/open-page";
import { useOpened } from "../harness/use-opened";

const workbook = useOpened(() => openStubWorkbook({ query: "platform=web&lang=ja-JP", secure: true }));

test("the add-in runs in Excel on the web: its platform, its language, no theme", async () => {
  const context = await workbook.page.frames()[1]?.evaluate(() => {
    const { displayLanguage, diagnostics, requirements } = Office.context;
    const { officeTheme } = Office.context as { readonly officeTheme?: Office.OfficeTheme };
    const supported = requirements.isSetSupported("ExcelApi", "1.16");
    return { displayLanguage, theme: officeTheme ?? null, platform: diagnostics.platform, supported };
  });
  expect(context).toEqual({ displayLanguage: "ja-JP", theme: null, platform: "OfficeOnline", supported: true });
});

test("functions, Excel.run, and the ribbon use messages between windows", async () => {
  await workbook.page.evaluate(async () => {
    window.workbook.addSheet("Web");
    window.workbook.setAll("Web", "A1", [["=VENDOR.DOUBLE(21)"], ["=VENDOR.CALLS()"]]);
    await window.workbook.settled();
    window.workbook.select("Web", "A1:A2");
  });
  const values = () => workbook.page.evaluate(() => window.workbook.values("Web", "A1:A2"));
  const [[double], [before]] = (await values()) as [[number], [number]];
  expect(double).toBe(42);
  await workbook.page.getByRole("button", { name: "Refresh" }).click();
  await workbook.page.waitForFunction((count) => Number(window.workbook.value("Web", "A2")) > count, before);
  expect(await workbook.page.evaluate(() => window.workbook.values("Log", "A1:B1"))).toEqual([
    ["refreshed", "Web!A1:A2"],
  ]);
});

test("Office.js handles Tab on the last element and Escape, and notifies the host", async () => {
  await workbook.page.frameLocator("#pane").locator("h1").click();
  await workbook.page.keyboard.press("Tab");
  await workbook.page.keyboard.press("Escape");
  await workbook.page.waitForFunction(() => {
    const [tabExit, escapeExit] = [13, 15];
    const told = window.workbook.notifications();
    return told.includes(tabExit) && told.includes(escapeExit);
  });
});

test("the document keeps that the list of functions is to be read again, as the add-in asks while formulas are stuck", async () => {
  const [, frame] = workbook.page.frames();
  const name = "Office.ForceRefreshCustomFunctionsCache";
  const saved = await frame?.evaluate((key) => {
    const { settings } = Office.context.document;
    settings.set(key, true);
    return new Promise((resolve) => settings.saveAsync(({ status }) => resolve(status)));
  }, name);
  expect(saved).toBe("succeeded");
  await frame?.evaluate(() => location.reload());
  await eventually(async () =>
    expect(
      await workbook.page
        .frames()[1]
        ?.evaluate((key) => Office.onReady().then(() => Office.context.document.settings.get(key) as unknown), name),
    ).toBe(true),
  );
});

test("nothing failed, and no request left this machine", () => {
  expect(workbook.troubles).toEqual([]);
});
