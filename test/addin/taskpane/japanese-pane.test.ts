import { failureText } from "../../../src/messages/failures/message";
import { findTexts } from "../../../src/messages/find-texts";
import { refreshTexts } from "../../../src/messages/refresh-texts";
import { categories } from "../../../src/product-data/vocabulary/category";
import { fieldByName } from "../../../src/product-data/vocabulary/field";
import { quotedSheet } from "../../../demo/a1";
import { pageTextsOf } from "../../../demo/page-texts";
import { axeViolations, openPane, type OpenedPane, takeScreenshot } from "./open-pane";

const language = "ja";
const theme = "dark";
let pane: OpenedPane;

beforeAll(async () => {
  pane = await openPane({ language, theme });
  await pane.settled();
});
afterAll(() => pane.close());

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

  /** What an earlier refresh said disappears with its next one only after a frame. */
  const refreshNothing = async (): Promise<void> => {
    await select("A1:C3");
    await press("RefreshSelection");
    await pane.frame.getByText(text.noCells).waitFor();
  };

  test("a refresh of the selection updates the formulas in it", async () => {
    await refreshNothing();
    await select("J1:L78");
    await press("RefreshSelection");
    await pane.frame.waitForSelector(".notice.success");
    expect(await openTab()).toBe("tab-activity");
  });

  test.each([
    ["RefreshSheet", "sheet"],
    ["RefreshWorkbook", "workbook"],
  ] as const)("%s refreshes everything in its scope, and reports that", async (id, scope) => {
    await refreshNothing();
    const cells = await pane.page.evaluate(
      async (sheets) => {
        window.workbook.select(sheets[0] ?? "", "A1");
        await window.workbook.settled();
        const formulas = sheets.flatMap((sheet) =>
          ["A2", ...rowsOf("J")].map((cell) => window.workbook.formula(sheet, cell)),
        );
        return formulas.filter((formula) => String(formula).startsWith("=VENDOR.")).length;
        function rowsOf(column: string): readonly string[] {
          return Array.from({ length: 77 }, (_, row) => `${column}${String(row + 2)}`);
        }
      },
      scope === "workbook" ? [pageTextsOf(language).search, "BOM"] : ["BOM"],
    );
    expect(cells).toBe(scope === "workbook" ? 10 : 9);
    await press(id);
    await pane.frame.locator("#panel-activity .notice.success", { hasText: text.unchanged(cells) }).waitFor();
  });

  test("converting: blocks become values, other formulas stay, and the number is reported", async () => {
    await pane.page.evaluate(async () => {
      window.workbook.addSheet("Convert");
      window.workbook.set("Convert", "A1", '=VENDOR.SPEC("LQG15HS15NH02D",{"Inductance","SizecodeInch"})');
      window.workbook.set("Convert", "A2", "=1+1");
      window.workbook.set("Convert", "A3", '=VENDOR.PART("LQG15HS15NH02D")');
      await window.workbook.settled();
      window.workbook.select("Convert", "A1:B3");
    });
    const values = (): Promise<unknown[][]> =>
      pane.page.evaluate(() => window.workbook.values("Convert", "A1:B3") as unknown[][]);
    const before = await values();
    await press("Convert");
    await pane.frame.getByText(text.converted(2)).waitFor();
    expect(await values()).toEqual(before);
    const formulas = await pane.page.evaluate(() =>
      ["A1", "A2", "A3"].map((cell) => String(window.workbook.formula("Convert", cell)).startsWith("=")),
    );
    expect(formulas).toEqual([false, true, false]);
  });

  test("converting: a text that starts with an equals sign becomes no formula", async () => {
    const sum = await pane.page.evaluate(async () => {
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
  let before = 0;

  beforeAll(async () => {
    await pane.tab("find");
    before = pane.service.counts().products;
  });

  const filter = () => pane.frame.locator("#find-filter");
  const group = (name: string) => pane.frame.locator(`fieldset:has(legend:text-matches("^${name}( \\\\[|$)"))`);
  const add = async (what: string, name: string): Promise<void> => {
    await named("combobox", what).selectOption({ label: name });
    await named("button", what).click();
  };
  const previewed = (): Promise<unknown> => pane.frame.waitForSelector("table.find-preview");
  const select = (sheet: string, cell: string): Promise<void> =>
    pane.page.evaluate(([name, at]) => window.workbook.select(name, at), [sheet, cell] as const);
  const formula = (sheet: string, cell: string): Promise<unknown> =>
    pane.page.evaluate(([name, at]) => window.workbook.formula(name, at), [sheet, cell] as const);

  test("no request is sent before there is a condition", async () => {
    await pane.frame.getByText(text.nothingToPreview).waitFor();
    expect(pane.service.counts().products).toBe(before);
  });

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
    expect(await pane.frame.locator("table.find-preview tbody tr").count()).toBeGreaterThan(2);
    expect(await pane.frame.locator("table.find-preview tbody").textContent()).toContain("0.1μF");
    // However many the conditions are, the number of parts is in sight.
    const total = pane.frame.locator(".find-insert .link");
    expect(await total.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  test("a mistake in the filter text is underlined and explained, and no request is sent", async () => {
    const before = pane.service.counts().products;
    const right = await filter().inputValue();
    await filter().fill(`${right} and Capacitanse ge 1`);
    const marks = pane.frame.locator(".find-marks mark");
    expect(await marks.allTextContents()).toEqual(["Capacitanse"]);
    const start = right.length + " and ".length;
    const span = { start, end: start + "Capacitanse".length };
    const issue = {
      code: "unknownField",
      name: "Capacitanse",
      nearest: "Capacitance",
      clause: "filter",
      span,
    } as const;
    await pane.frame.getByText(failureText(issue, language)).waitFor();
    await pane.frame.getByText(text.notValid).waitFor();
    await takeScreenshot(pane, `find-mistake-${language}-${theme}`);
    await filter().fill(right);
    await pane.frame.waitForFunction(() => document.querySelector(".find-stale") === null);
    await previewed();
    expect(pane.service.counts().products).toBe(before);
  });

  test("a valid text is used in the builder, in the user's language", async () => {
    await filter().fill("Category eq 'inductors' and startswith(Partno,'LQW15') and Inductance le 1e-7");
    await filter().blur();
    expect(await pane.frame.locator("#find-category").inputValue()).toBe("inductors");
    expect(await group(label("Inductance")).getByRole("textbox").inputValue()).toBe("100 nH");
    expect(await group(label("Partno")).getByRole("textbox").inputValue()).toBe("LQW15");
  });

  test("sorting and selected columns, inserted into the selected cell as a formula that Excel accepts", async () => {
    await add(text.addSorting, label("Inductance"));
    await pane.frame.getByLabel(text.columns, { exact: true }).last().selectOption("chosen");
    await named("button", text.remove(label("Status")))
      .last()
      .click();
    await add(text.addColumn, label("MinOrderQuantity"));
    await pane.page.evaluate(() => window.workbook.addSheet("Found"));
    await select("Found", "B2");
    await named("button", text.insert).click();
    await pane.frame.getByText(text.inserted("Found!B2")).waitFor();
    await pane.settled();
    const written = String(await formula("Found", "B2"));
    expect(written).toMatch(
      /^=VENDOR\.SEARCH\("Category eq 'inductors'.*","Inductance asc",,"Partno,Inductance,.*,MinOrderQuantity"\)$/,
    );
    expect(await pane.cell("Found", "B2")).toBe(label("Partno"));
    expect(await pane.cell("Found", "B3")).toMatch(/^LQW15/);
    await previewed();
    expect(await axeViolations(pane)).toEqual([]);
    await takeScreenshot(pane, `find-${language}-${theme}`);
  });

  test("a table at the top of a sheet reads well, is updated in its place, and isn't written into an Excel table", async () => {
    await pane.frame.getByLabel(text.columns, { exact: true }).last().selectOption("default");
    await pane.page.evaluate(() => window.workbook.addSheet("Top"));
    await select("Top", "A1");
    await named("button", text.insert).click();
    await pane.frame.getByText(text.inserted("Top!A1")).waitFor();
    await pane.settled();
    expect(String(await formula("Top", "A1"))).toContain("Inductance [nH]");
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

  test("the content of a cell isn't overwritten without confirmation", async () => {
    await pane.page.evaluate(() => window.workbook.set("Found", "A1", "precious"));
    await select("Found", "A1");
    await named("button", text.insert).click();
    await pane.frame.getByText(text.cellInUse("Found!A1")).waitFor();
    expect(await formula("Found", "A1")).toBe("precious");
  });

  test("a cell with a search opens in the builder, and one click restores the previous search", async () => {
    const before = await filter().inputValue();
    const { search } = pageTextsOf(language);
    await select(search, "A2");
    await pane.frame.getByText(text.opened(`${quotedSheet(search)}!A2`)).waitFor();
    expect(await filter().inputValue()).toBe(
      "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 0.000001 and RatedVoltage ge 25",
    );
    await named("button", text.undo).click();
    expect(await filter().inputValue()).toBe(before);
  });

  test("a search whose arguments are in cells is reported, and not opened", async () => {
    const before = await filter().inputValue();
    await pane.page.evaluate(() => window.workbook.set("Found", "A5", "=VENDOR.SEARCH(A1)"));
    await select("Found", "A5");
    await pane.frame.getByText(text.notLiteral("Found!A5")).waitFor();
    expect(await filter().inputValue()).toBe(before);
  });

  test("320 pixels are wide enough, and no page has reported an error", async () => {
    const width = await pane.frame.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBeLessThanOrEqual(0);
    expect(pane.troubles).toEqual([]);
  });
});
