import { findTexts } from "../../../src/messages/find/find-texts";
import { refreshTexts } from "../../../src/messages/activity/refresh-texts";
import { categories } from "../../../src/product-data/vocabulary/category";
import { fieldByName } from "../../../src/product-data/vocabulary/field";
import { openPane } from "./open-pane";
import { useOpened } from "../../harness/use-opened";

const language = "ja";
const theme = "dark";
const pane = useOpened(() => openPane({ language, theme }));

beforeAll(async () => {
  await pane.settled();
});

/** `byRole` also matches names that only start alike. */
const named = (role: "button" | "combobox", name: string) => pane.frame.getByRole(role, { name, exact: true });

describe("the ribbon", () => {
  const text = refreshTexts[language];

  const press = (id: string): Promise<void> => pane.page.click(`#Vendor\\.${id}`);
  const select = (area: string): Promise<void> =>
    pane.page.evaluate((cells) => window.workbook.select("BOM", cells), area);
  const openTab = (): Promise<string | null> => pane.frame.getAttribute("[role=tab][aria-selected=true]", "id");

  test("each button has its own label and icon", async () => {
    const buttons = await pane.page.evaluate(() =>
      [...document.querySelectorAll("#ribbon button")].map((button) => ({
        label: button.textContent,
        icon: button.querySelector("img")?.naturalWidth,
      })),
    );
    expect(buttons).toHaveLength(8);
    expect(new Set(buttons.map(({ label }) => label)).size).toBe(8);
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
    expect(buttons.filter(({ label }) => !japanese.test(label))).toEqual([]);
    expect(buttons.map(({ icon }) => icon)).toEqual(Array(8).fill(32));
  });

  test("the buttons are in named groups on the add-in's own tab", async () => {
    const [tab, ...groups] = await pane.page.evaluate(() =>
      [...(document.getElementById("ribbon")?.children ?? [])].map((child) => child.ariaLabel ?? child.textContent),
    );
    expect([tab, groups]).toEqual(["Vendor", ["部品", "更新", "共有"]]);
  });

  test("the pane opens in the button's view, even if it was closed", async () => {
    await press("Pane");
    expect(await pane.page.getAttribute("#pane", "hidden")).not.toBeNull();
    await press("Check");
    await pane.page.waitForSelector("#pane:not([hidden])");
    expect(await openTab()).toBe("tab-check");
    await press("Find");
    await pane.frame.waitForSelector("#tab-find[aria-selected=true]");
  });

  test("the context menu of cells has the commands for them", async () => {
    const grid = pane.page.locator("#grid canvas[id^=univer-sheet-main-canvas]");
    await grid.click({ button: "right", position: { x: 300, y: 200 } });
    // The first one is the ribbon's button with the same label.
    await pane.page.getByText("製品情報", { exact: true }).nth(1).hover();
    await pane.page.getByText("代替品を探す", { exact: true }).nth(1).waitFor();
    await pane.page.getByText("BOM の確認", { exact: true }).nth(1).click();
    await pane.frame.waitForSelector("#tab-check[aria-selected=true]");
    await pane.page.keyboard.press("Escape");
  });

  test("in a table, Excel on the desktop shows no commands of add-ins in the context menu", async () => {
    await pane.frame.evaluate(() =>
      Excel.run((context) => {
        const sheet = context.workbook.worksheets.getItem("BOM");
        sheet.tables.add("A1:I78", true).name = "Lines";
        return context.sync();
      }),
    );
    const grid = pane.page.locator("#grid canvas[id^=univer-sheet-main-canvas]");
    await grid.click({ button: "right", position: { x: 300, y: 200 } });
    await pane.page.getByText("コピー", { exact: true }).first().waitFor();
    expect(await pane.page.getByText("製品情報", { exact: true }).count()).toBe(1);
    await pane.page.keyboard.press("Escape");
    await pane.frame.evaluate(() =>
      Excel.run((context) => {
        context.workbook.tables.getItem("Lines").convertToRange();
        return context.sync();
      }),
    );
  });

  test("keyboard shortcuts work in the grid and in the pane", async () => {
    await select("A1:C3");
    await pane.page.keyboard.press("Control+Shift+Alt+G");
    await pane.frame.getByText(text.noCells).waitFor();
    await pane.frame.focus("#tab-activity");
    await pane.page.keyboard.press("Control+Shift+Alt+B");
    await pane.frame.waitForSelector("#tab-check[aria-selected=true]");
  });

  test("converting: a text that starts with an equals sign becomes no formula", async () => {
    const sum = await pane.page.evaluate(async () => {
      window.workbook.addSheet("Convert");
      window.workbook.set("Convert", "D1", '="=1+"&VENDOR.SPEC("LQG15HS15NH02D","SizecodeInch")');
      await window.workbook.settled();
      window.workbook.select("Convert", "D1");
      return window.workbook.value("Convert", "D1");
    });
    expect(sum).toBe("=1+0402");
    await press("Convert");
    await pane.frame.getByText(text.converted(1)).waitFor();
    await pane.settled();
    expect(await pane.cell("Convert", "D1")).toBe(sum);
  });
});

describe("Find parts", () => {
  const text = findTexts[language];
  const label = (name: string): string => fieldByName(name)?.label[language] ?? name;
  const capacitors = categories.find(({ id }) => id === "ceramicCapacitorsSMD")?.label[language] ?? "";
  beforeAll(() => pane.tab("find"));

  const filter = () => pane.frame.locator("#find-filter");
  const group = (name: string) => pane.frame.locator(`fieldset:has(legend:text-matches("^${name}( \\\\[|$)"))`);
  const add = async (what: string, name: string): Promise<void> => {
    await named("combobox", what).selectOption({ label: name });
    await named("button", what).click();
  };
  const previewed = (): Promise<unknown> => pane.frame.waitForSelector(".find-results li");
  const select = (sheet: string, cell: string): Promise<void> =>
    pane.page.evaluate(([name, at]) => window.workbook.select(name, at), [sheet, cell] as const);
  const formula = (sheet: string, cell: string): Promise<unknown> =>
    pane.page.evaluate(([name, at]) => window.workbook.formula(name, at), [sheet, cell] as const);

  test("conditions of the category become the filter, and one request returns the first rows", async () => {
    await pane.frame.selectOption("#find-category", { label: capacitors });
    await add(text.addCondition, label("Capacitance"));
    await group(label("Capacitance")).getByRole("textbox").pressSequentially("0.1 µF", { delay: 20 });
    await add(text.addCondition, label("RatedVoltage"));
    const voltage = group(label("RatedVoltage"));
    await voltage.getByRole("combobox").selectOption({ label: text.operators.between });
    await voltage.getByRole("textbox", { name: text.least }).fill("16 V");
    await voltage.getByRole("textbox", { name: text.most }).fill("50 V");
    await add(text.addCondition, label("Status"));
    await group(label("Status")).getByRole("checkbox").nth(1).check();
    expect(await filter().inputValue()).toBe(
      "Category eq 'ceramicCapacitorsSMD' and Capacitance eq 1e-7 and RatedVoltage ge 16 and RatedVoltage le 50 and Status eq '生産中'",
    );
    await previewed();
    await pane.frame.waitForFunction(() => document.querySelector(".find-stale") === null);
    expect(await pane.frame.locator(".find-results li").count()).toBeGreaterThan(2);
    expect(await pane.frame.locator(".find-results").textContent()).toContain("0.1μF");
    // However many the conditions are, the number of parts is in sight.
    const total = pane.frame.locator(".bottom:visible .link");
    expect(await total.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  test("a table at the top of a sheet reads well, is updated in its place, and isn't written into an Excel table", async () => {
    await filter().fill("Category eq 'inductors' and startswith(Partno,'LQW15') and Inductance le 1e-7");
    await filter().blur();
    await pane.frame.waitForFunction(() => document.querySelector(".find-stale") === null);
    await pane.page.evaluate(() => window.workbook.addSheet("Top"));
    await select("Top", "A1");
    await named("button", text.insert).click();
    await pane.frame.getByText(text.inserted("Top!A1")).waitFor();
    await pane.settled();
    const titles = await pane.page.evaluate(() => window.workbook.values("Top", "A1:H1")[0] ?? []);
    expect(titles).toContain(`${label("Inductance")} [nH]`);
    const shown = await pane.frame.evaluate(
      (count) =>
        Excel.run(async (context) => {
          const sheet = context.workbook.worksheets.getItem("Top");
          const converted = sheet.freezePanes.getLocationOrNullObject().load("address");
          const formats = Array.from({ length: count }, (_, at) =>
            sheet.getRangeByIndexes(0, at, 1, 1).format.load("columnWidth"),
          );
          await context.sync();
          return { converted: converted.address, widths: formats.map(({ columnWidth }) => columnWidth) };
        }),
      titles.length,
    );
    expect(shown.converted).toMatch(/!A?1:[A-Z]*1$/);
    // The width is in points; a part number of 14 letters and digits takes 100 in Arial.
    expect(shown.widths[0]).toBeGreaterThan(100);
    for (const [at, title] of titles.entries())
      expect(shown.widths[at]).toBeGreaterThanOrEqual(5 * String(title).length);
    await select("Top", "B1");
    await select("Top", "A1");
    await named("button", text.update).waitFor();
    await add(text.addSorting, label("Partno"));
    await named("button", text.update).click();
    await pane.frame.getByText(text.inserted("Top!A1")).waitFor();
    await pane.settled();
    expect(String(await formula("Top", "A1"))).toContain("Partno asc");
    await pane.frame.evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.worksheets.getItem("Top").tables.add("K1:L3", true);
        await context.sync();
      }),
    );
    await select("Top", "K3");
    await named("button", text.insert).click();
    await pane.frame.getByText(text.inTable("Top!K3")).waitFor();
    expect(await formula("Top", "K3")).toBe("");
  });

  test("320 pixels are wide enough, and no page has reported an error", async () => {
    const width = await pane.frame.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBeLessThanOrEqual(0);
    expect(pane.troubles).toEqual([]);
  });
});
