import { refreshTexts } from "../../../src/messages/refresh-texts";
import { pageTextsOf } from "../../../demo/page-texts";
import { openPane, type OpenedPane } from "./open-pane";

describe("the ribbon", () => {
  const language = "ja";
  const text = refreshTexts[language];
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane({ language });
    await pane.settled();
  });
  afterAll(() => pane.close());

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

  test("no page has reported an error", () => expect(pane.troubles).toEqual([]));
});
