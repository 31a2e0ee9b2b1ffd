import { bomColumnsTexts } from "../../../src/messages/bom-columns-texts";
import { checkBomTexts } from "../../../src/messages/check-bom-texts";
import { failureText } from "../../../src/messages/failures/message";
import { reportTexts } from "../../../src/messages/report-texts";
import { settingsTexts } from "../../../src/messages/settings-texts";
import { shellTexts } from "../../../src/messages/shell-texts";
import {
  axeViolations,
  checkBom,
  openPane,
  openRows,
  type OpenedPane,
  takeScreenshot,
  waitForSelection,
} from "./open-pane";

const language = "zh";
const theme = "light";
let pane: OpenedPane;

beforeAll(async () => {
  pane = await openPane({ language, theme });
  await pane.settled();
});
afterAll(() => pane.close());

/** `byRole` also matches names that only start alike. */
const button = (name: string) => pane.frame.getByRole("button", { name, exact: true });

describe("Check BOM", () => {
  const text = checkBomTexts[language];
  const columnText = bomColumnsTexts[language];
  const reportText = reportTexts[language];

  beforeAll(async () => {
    await pane.tab("check");
    await pane.frame.waitForSelector(".check-columns:visible");
  });

  /** The title of a column that contains this. */
  const columnOf = (role: keyof typeof columnText.roles) =>
    pane.frame
      .locator(".check-column:visible", {
        has: pane.frame.locator("option:checked", { hasText: columnText.roles[role] }),
      })
      .locator("span")
      .first()
      .textContent();
  const rows = () => pane.frame.locator(".check-row:visible");
  const filter = (name: keyof typeof text.filters) =>
    pane.frame.locator(".check-filters:visible button", { hasText: new RegExp(`^${text.filters[name]} `) });
  const check = (): Promise<void> => checkBom(pane, text.check);
  /** A sheet of its own, which is shown. */
  const newSheet = (name: string, cells: readonly (readonly string[])[]): Promise<void> =>
    pane.page.evaluate(
      ([sheet, contents]) => {
        window.workbook.addSheet(sheet);
        window.workbook.setAll(sheet, "A1", contents);
        window.workbook.select(sheet, "A1");
      },
      [name, cells] as const,
    );

  test("the columns of the real BOM are found", async () => {
    await pane.frame.locator(".check-columns:visible > summary").click();
    expect(await columnOf("number")).toBe(columnText.column("H", "MANUFACTURER PART NUMBER"));
    expect(await columnOf("description")).toBe(columnText.column("D", "Description"));
  });

  test("all its parts are checked: the vendor's have a state, the others are other manufacturers'", async () => {
    await check();
    expect(await filter("all").textContent()).toBe(`${text.filters.all} 77`);
    const counts = await pane.frame.locator(".check-filters:visible .check-count").allTextContents();
    expect(counts.length).toBeGreaterThan(2);
    expect(await axeViolations(pane)).toEqual([]);
    await takeScreenshot(pane, `check-${language}-${theme}`);
    expect(await rows().count()).toBeLessThan(30);
    await filter("otherComponent").click();
    expect(await rows().count()).toBeGreaterThan(10);
    await filter("all").click();
  });

  test("a click goes to the cell", async () => {
    await button(text.goTo("H3")).click();
    await waitForSelection(pane, "BOM!H3");
  });

  test("numbers in URLs, notes, and order codes; the source of an extracted number is shown", async () => {
    await newSheet("Messy", [
      ["Part", "Description"],
      ["GRM155R61E105KA12D", "1uF 50V"],
      ["https://example.com/p/GRM155R61E105KA12D.pdf", ""],
      ["GRM155R61E105KA12# (or equivalent)", ""],
      ["", ""],
      ["81-GRM188R61E106MA73D", ""],
      ["GRM155R61E105KA1D", ""],
      ["see drawing", ""],
    ]);
    await pane.frame.getByText(text.place("Messy")).waitFor();
    await check();
    await pane.frame.getByText(/^6 .* \d /).waitFor();
    await filter("all").click();
    await openRows(pane);
    const shown = (await rows().allTextContents()).join("\n");
    expect(shown).toContain("50V");
    expect(shown).toContain(text.foundIn("inText", "GRM155R61E105KA12# (or equivalent)"));
    expect(shown).toContain(text.foundAs("GRM155R61E105KA12D"));
    expect(shown).toContain("GRM188R61E106MA73D");
    expect(shown).toContain(text.filters.otherComponent);
    await takeScreenshot(pane, `check-messy-${language}-${theme}`);
    await filter("mistyped").click();
    expect(await rows().count()).toBe(1);
    await filter("mismatch").click();
    expect(await rows().count()).toBe(1);
    await filter("all").click();
  });

  test("the report has the state of each line in words", async () => {
    await button(reportText.write).and(pane.frame.locator(":visible")).click();
    await pane.frame.getByText(reportText.heading("Messy")).waitFor();
    await pane.settled();
    const values = await pane.page.evaluate(
      (sheet) => window.workbook.values(sheet, "A17:L21") as unknown[][],
      reportText.sheetName,
    );
    expect(values.map(([, , , state]) => state)).toEqual(expect.arrayContaining([text.filters.inProduction]));
    expect(values.flat().filter((value) => String(value).startsWith("#"))).toEqual([]);
    expect(await pane.cell(reportText.sheetName, "A3")).toMatch(/ 1$|：1$/);
    expect(await axeViolations(pane)).toEqual([]);
  });
});

describe("settings", () => {
  const text = settingsTexts[language];

  beforeAll(() => pane.tab("settings"));

  const said = (message: string): Promise<void> => pane.frame.getByText(message, { exact: true }).first().waitFor();
  const press = (name: string): Promise<void> => button(name).click();
  const enterKey = async (key: string): Promise<void> => {
    await pane.frame.fill("#key", key);
    await press(text.save);
  };
  const cell = (): Promise<string> => pane.page.evaluate(() => String(window.workbook.value("Key", "A1")));

  test("a key that is removed, mistyped, and corrected: cells fail with the reason, and then have values", async () => {
    await press(text.removeKey);
    await said(text.keyMissing);
    await pane.page.evaluate(async (formula) => {
      window.workbook.addSheet("Key");
      window.workbook.set("Key", "A1", formula);
      await window.workbook.settled();
    }, `=VENDOR.SPEC("LQG15HS15NH02D","Inductance")`);
    expect(await cell()).toBe("#VALUE!");
    await enterKey("wrong");
    await said(failureText({ code: "keyRejected" }, language));
    await pane.settled();
    expect(await cell()).toBe("#VALUE!");
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
});

test("320 pixels are wide enough, and no page has reported an error", async () => {
  const width = await pane.frame.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(width).toBeLessThanOrEqual(0);
  expect(pane.troubles).toEqual([]);
});
