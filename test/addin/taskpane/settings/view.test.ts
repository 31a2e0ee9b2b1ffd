import { failureText } from "../../../../src/messages/failures/message";
import { settingsTexts } from "../../../../src/messages/settings-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { openPane, type OpenedPane } from "../open-pane";

describe("settings", () => {
  const language = "zh";
  const text = settingsTexts[language];
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane({ language });
    await pane.settled();
    await pane.tab("settings");
  });
  afterAll(() => pane.close());

  const said = (message: string): Promise<void> => pane.frame.getByText(message, { exact: true }).first().waitFor();
  const press = (name: string): Promise<void> => pane.frame.getByRole("button", { name, exact: true }).click();
  const enterKey = async (key: string): Promise<void> => {
    await pane.frame.fill("#key", key);
    await press(text.save);
  };
  const cells = (): Promise<string> =>
    pane.page.evaluate((area) => String(window.workbook.value("Key", area)), "A1:A1");

  test("a key that is removed, mistyped, and corrected: cells fail with the reason, and then have values", async () => {
    await press(text.removeKey);
    await said(text.keyMissing);
    await pane.page.evaluate(async (formula) => {
      window.workbook.addSheet("Key");
      window.workbook.set("Key", "A1", formula);
      await window.workbook.settled();
    }, `=VENDOR.SPEC("LQG15HS15NH02D","Inductance")`);
    expect(await cells()).toBe("#VALUE!");
    await enterKey("wrong");
    await said(failureText({ code: "keyRejected" }, language));
    await pane.settled();
    expect(await cells()).toBe("#VALUE!");
    await enterKey("demo-key");
    await said(text.testPassed);
    await pane.page.waitForFunction(() => Number(window.workbook.value("Key", "A1")) > 0);
  });

  test("an invalid address is reported at once and not saved; one that isn't the service is recognized, and reset", async () => {
    await pane.frame.getByText(text.service, { exact: true }).click();
    const before = await pane.frame.inputValue("#service");
    await pane.frame.fill("#service", "ftp://example.com");
    await said(text.serviceInvalid);
    await pane.frame.press("#service", "Tab");
    await pane.frame.fill("#service", `${new URL(pane.page.url()).origin}/some/path/`);
    await pane.frame.press("#service", "Tab");
    expect(await pane.frame.inputValue("#service")).toBe(new URL(pane.page.url()).origin);
    await press(text.test);
    await said(text.notTheService);
    // The page's own service, which isn't the add-in's.
    await press(text.reset);
    expect(await pane.frame.inputValue("#service")).toBe(before);
    await press(text.test);
    await said(text.testPassed);
  });

  test("a session-only key isn't stored", async () => {
    await pane.frame.check("label.check input");
    await enterKey("demo-key");
    await said(text.keyForSession);
    const stored = await pane.frame.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(stored).not.toContain("demo-key");
  });

  test("units on and off: the cell shows another text and contains the same number", async () => {
    await pane.settled();
    const shown = await pane.cell("Key", "A1");
    expect(shown).toMatch(/H$/);
    await pane.frame.uncheck("[aria-describedby=formatted-hint]");
    await pane.page.waitForFunction(() => !window.workbook.text("Key", "A1").endsWith("H"));
    await pane.frame.check("[aria-describedby=formatted-hint]");
    await pane.page.waitForFunction(() => window.workbook.text("Key", "A1").endsWith("H"));
  });

  test("another language: texts and data at once", async () => {
    const other = "ja";
    await pane.frame.selectOption("#language", other);
    await pane.frame.getByRole("tab", { name: shellTexts[other].views.settings }).waitFor();
    expect(await pane.frame.evaluate(() => document.documentElement.lang)).toBe(other);
    await pane.frame.selectOption("#language", "");
    await pane.frame.getByRole("tab", { name: shellTexts[language].views.settings }).waitFor();
  });

  test("tabs with the keyboard alone", async () => {
    await pane.frame.focus("#tab-settings");
    await pane.frame.press("#tab-settings", "ArrowLeft");
    expect(await pane.frame.getAttribute("#tab-activity", "aria-selected")).toBe("true");
    expect(await pane.frame.evaluate(() => document.activeElement?.id)).toBe("tab-activity");
    await pane.frame.press("#tab-activity", "Home");
    expect(await pane.frame.evaluate(() => document.activeElement?.id)).toBe("tab-settings");
  });

  test("no page has reported an error", () => expect(pane.troubles).toEqual([]));
});
