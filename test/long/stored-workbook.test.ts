import { readFile } from "node:fs/promises";
import { read } from "@e965/xlsx";
import type { Page } from "playwright-core";
import { textsOf } from "../../cli/files/bom-file";
import { readBomFile } from "../../cli/files/read-bom-file";
import { startService } from "../../service/server";
import { pageTextsOf } from "../../demo/page-texts";
import { workbookFile } from "../cli/files/made-files";
import { openWorkbook } from "../demo/open-page";
import { useService } from "../harness/use-service";
import { useOpened } from "../harness/use-opened";

const text = pageTextsOf("en-US");
const service = useService(() => startService({ products: 3000 }));
const opened = useOpened(() => openWorkbook({ demo: { serviceUrl: service.url, key: "demo-key" } }));
let page: Page;

beforeAll(async () => {
  page = opened.page;
  await settled();
});

const settled = (on = page): Promise<void> => on.evaluate(() => window.workbook.settled());
const values = (sheet: string, range: string, on = page): Promise<unknown[][]> =>
  on.evaluate(([name, a1]) => window.workbook.values(name, a1) as unknown[][], [sheet, range] as const);
const texts = (sheet: string, ...cells: readonly string[]): Promise<string[]> =>
  page.evaluate(([name, all]) => all.map((cell) => window.workbook.text(name, cell)), [sheet, cells] as const);
async function reload(): Promise<void> {
  await page.evaluate(() => window.workbook.store());
  await page.reload();
  await page.waitForFunction(() => "workbook" in window);
  await settled();
}
/** The add-in's own window. */
const addin = () => page.frames().find((frame) => frame.url().includes("taskpane")) ?? page.mainFrame();
const addReport = (): Promise<void> =>
  addin().evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add("Report");
      const range = sheet.getRange("A1:B3");
      range.values = [
        ["State", "Lines"],
        ["Not found", 2],
        ["In Production", 3],
      ];
      sheet.tables.add(range, true).name = "States";
      const format = sheet.getRange("B2:B3").conditionalFormats.add("CellValue").cellValue;
      format.format.fill.color = "#FFC7CE";
      format.rule = { formula1: "=2", operator: "EqualTo" };
      sheet.getRange("C1:C3").values = [["Codes"], ["x"], ["y"]];
      sheet.getRange("C:C").columnHidden = true;
      sheet.pageLayout.orientation = "Landscape";
      sheet.pageLayout.setPrintArea("A1:B3");
      sheet.pageLayout.setPrintTitleRows("1:1");
      sheet.activate();
      await context.sync();
    }),
  );
/** Tables and conditional formats. */
const made = (): Promise<number[]> =>
  addin().evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Report");
      const { conditionalFormats } = sheet.getRange("A1:B3");
      const lists = [sheet.tables.load("items"), conditionalFormats.load("items")];
      await context.sync();
      return lists.map(({ items }) => items.length);
    }),
  );
const startOver = () => page.getByRole("button", { name: text.startOver });

test("a workbook without changes isn't stored", async () => {
  await reload();
  expect(await startOver().isVisible()).toBe(false);
  expect(await page.evaluate(() => window.workbook.sheets())).toEqual(["BOM", "Search"]);
});

test("an opened file, what was typed, and what an add-in made survive a reload", async () => {
  const file = workbookFile({ Parts: [["MPN", "Qty"], [], ["GRM155R61E105KA12D", 3]] });
  await page.locator("#open-file input").setInputFiles({ name: "Mine.xlsx", mimeType: "", buffer: Buffer.from(file) });
  await page.waitForFunction(() => window.workbook.activeSheet() === "Mine");
  await page.evaluate(() => {
    window.workbook.set("Mine", "C3", '=VENDOR.SPEC(A3,"Capacitance")');
    window.workbook.set("Mine", "D3", "=C3*B3");
    window.workbook.set("Mine", "E3", '=IF(B3>2,"many","few")');
  });
  await settled();
  await addReport();
  await settled();
  const sheets = await page.evaluate(() => window.workbook.sheets());
  const before = [await values("Mine", "A1:E3"), await values("Report", "A1:B3"), await values("Search", "A2:D60")];
  expect(before[0]?.[2]).toEqual(["GRM155R61E105KA12D", 3, 1e-6, 3e-6, "many"]);

  await reload();
  expect(await page.evaluate(() => window.workbook.sheets())).toEqual(sheets);
  expect(await page.evaluate(() => window.workbook.activeSheet())).toBe("Report");
  expect([await values("Mine", "A1:E3"), await values("Report", "A1:B3"), await values("Search", "A2:D60")]).toEqual(
    before,
  );
  expect(await made()).toEqual([1, 1]);
  expect(await texts("Mine", "C3", "D3")).toEqual(["1.00E-6 F", "3.00E-6 F"]);
});

const question = () => page.getByRole("dialog", { name: text.saveWithout });
async function saved(): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    question().getByRole("button", { name: text.saveFile }).click(),
  ]);
  return readFile(await download.path());
}
async function openAgain(bytes: Buffer, name: string, sheet: RegExp): Promise<void> {
  await page.locator("#open-file input").setInputFiles({ name: `${name}.xlsx`, mimeType: "", buffer: bytes });
  await page.getByRole("dialog").getByRole("button", { name: sheet }).click();
  await page.waitForFunction((expected) => window.workbook.activeSheet() === expected, name);
}

test("a workbook saved as XLSX has values, formulas, number formats, and widths; what it loses is said before", async () => {
  await page.getByRole("button", { name: text.saveFile }).click();
  const bytes = await saved();
  const { sheets } = await readBomFile(bytes);
  const names = await page.evaluate(() => window.workbook.sheets());
  expect(new Set(sheets.map(({ name }) => name))).toEqual(new Set(names));
  const mine = sheets.find(({ name }) => name === "Mine");
  expect(mine && textsOf(mine)).toEqual([
    ["MPN", "Qty"],
    [],
    ["GRM155R61E105KA12D", "3", "1.00E-6 F", "3.00E-6 F", "many"],
  ]);
  expect(mine?.rows[2]?.slice(2)).toMatchObject([
    { formula: '_xldudf_VENDOR_SPEC(A3,"Capacitance")', format: '##0.00E+0" F"' },
    { formula: "C3*B3", format: '##0.00E+0" F"' },
    { formula: 'IF(B3>2,"many","few")' },
  ]);
  const search = sheets.find(({ name }) => name === "Search");
  expect(search?.rows.length).toBeGreaterThan(50);
  expect(search?.rows[1]?.[0]).toMatchObject({ value: "Part number", array: expect.stringMatching(/^A2:/) as unknown });
  expect(mine?.columnWidths[0]).toBeGreaterThan(100);

  // Opened again, the formulas calculate.
  await openAgain(bytes, "Again", /^Mine:/);
  await settled();
  expect(await values("Again", "A1:E3")).toEqual(await values("Mine", "A1:E3"));
  expect(await page.evaluate(() => window.workbook.formula("Again", "C3"))).toBe('=VENDOR.SPEC(A3,"Capacitance")');
});

test("a hidden column stays hidden in the saved file, and after it is opened; the print area and its titles are saved", async () => {
  await page.getByRole("button", { name: text.saveFile }).click();
  const bytes = await saved();
  const { SheetNames, Workbook } = read(bytes);
  const at = SheetNames.indexOf("Report");
  expect(Workbook?.Names?.filter(({ Sheet }) => Sheet === at)).toMatchObject([
    { Name: "_xlnm.Print_Area", Ref: "'Report'!$A$1:$B$3" },
    { Name: "_xlnm.Print_Titles", Ref: "'Report'!$1:$1" },
  ]);
  await openAgain(bytes, "Back", /^Report:/);
  await page.getByRole("button", { name: text.saveFile }).click();
  const { sheets } = await readBomFile(await saved());
  for (const name of ["Report", "Back"])
    expect(sheets.find((sheet) => sheet.name === name)?.hiddenColumns).toEqual([false, false, true]);
});

test("it is discarded only when the user says so", async () => {
  await startOver().click();
  const dialog = page.getByRole("dialog", { name: text.discard.question });
  await dialog.getByRole("button", { name: text.cancel }).click();
  expect(await page.evaluate(() => window.workbook.sheets())).toContain("Mine");
  await startOver().click();
  await Promise.all([page.waitForEvent("load"), dialog.getByRole("button", { name: text.discard.yes }).click()]);
  await page.waitForFunction(() => "workbook" in window);
  expect(await page.evaluate(() => window.workbook.sheets())).toEqual(["BOM", "Search"]);
  expect(opened.troubles).toEqual([]);
});

/** What a browser does instead of storing. These run before the page's own scripts. */
const storages: Readonly<Record<string, () => void>> = {
  "isn't there": () => Object.defineProperty(window, "indexedDB", { value: undefined }),
  throws: () => {
    for (const name of ["indexedDB", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      });
  },
  "can't be opened": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Denied", "SecurityError");
    };
  },
  "never answers": () => {
    const request = Object.create(IDBOpenDBRequest.prototype, {
      addEventListener: { value: () => undefined },
    }) as object;
    IDBFactory.prototype.open = () => request as IDBOpenDBRequest;
  },
  "can't be written": () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  },
  "has something else": () => {
    IDBObjectStore.prototype.get = function () {
      return this.getAllKeys();
    };
  },
};

test.each(Object.entries(storages))("if the storage %s, the page opens, and says what isn't kept", async (_, spoil) => {
  const context = await page.context().browser()?.newContext();
  const other = await context?.newPage();
  if (!other) throw new Error("The browser is closed");
  await other.addInitScript(spoil);
  await other.goto(`${opened.server.url}?bom=thunderscope-rev5.3-pcie`);
  await other.waitForFunction(() => "workbook" in window);
  await other.evaluate(async () => {
    window.workbook.set("BOM", "A1", "Changed");
    await window.workbook.store();
  });
  expect(await values("BOM", "A1:A1", other)).toEqual([["Changed"]]);
  const isKept = spoil === storages["has something else"];
  expect(await other.locator("#kept").textContent()).toBe(isKept ? "" : `⚠ ${text.notKept}`);
  await context?.close();
});
