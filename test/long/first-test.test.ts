import { existsSync } from "node:fs";
import path from "node:path";
import type { Route } from "playwright-core";
import { bomRows, manyRows, partRows, tableRows } from "../../scripts/first-test/sheets";
import { isRehearsed, rehearsal } from "../../scripts/first-test/step";
import { parts } from "../../scripts/first-test/steps";
import { firstTestWorkbook } from "../../scripts/first-test/workbook";
import { readBomFile } from "../../cli/files/read-bom-file";
import { eventually } from "../harness/eventually";
import { addColumnsTexts } from "../../src/messages/add-columns-texts";
import { checkBomTexts } from "../../src/messages/check-bom-texts";
import { refusalText } from "../../src/messages/excel-refusal";
import { findTexts } from "../../src/messages/find-texts";
import { refreshTexts } from "../../src/messages/refresh-texts";
import { replacementTexts } from "../../src/messages/replacement-texts";
import { reportTexts } from "../../src/messages/report-texts";
import { addinFrame } from "../harness/served-page";
import { checkBom, type OpenedPane, openPane, waitForSelection } from "../addin/taskpane/open-pane";

const steps = parts.flatMap((part) => part.steps);
const addColumns = addColumnsTexts.en;
const check = checkBomTexts.en;
const find = findTexts.en;
const refresh = refreshTexts.en;
const report = reportTexts.en;
let pane: OpenedPane;

beforeAll(async () => {
  pane = await openPane();
  await pane.page.evaluate(
    ([ofParts, ofTable, ofBom]) => {
      const names = ["Parts", "Lines", "Lines in a table", "Functions", "Searches", "Table", "Many"];
      for (const name of names) window.workbook.addSheet(name);
      for (const name of names.slice(1, 3)) window.workbook.setAll(name, "A1", ofBom);
      window.workbook.setAll("Parts", "A1", ofParts);
      window.workbook.setAll("Table", "A1", ofTable);
      window.workbook.setAll(
        "Many",
        "A1",
        Array.from({ length: 500 }, () => ["GRM155R61E105KA12D"]),
      );
    },
    [partRows, tableRows, bomRows] as const,
  );
});
afterAll(() => pane.close());

/** What an area shows. */
const shown = (sheet: string, area: string): Promise<unknown[][]> =>
  pane.page.evaluate(
    async ([name, cells]) => {
      await window.workbook.settled();
      return window.workbook.values(name, cells);
    },
    [sheet, area] as const,
  );
const textsOf = (addresses: readonly string[]): Promise<Record<string, string>> =>
  pane.page.evaluate(async (wanted) => {
    await window.workbook.settled();
    const text = (address: string): string => window.workbook.text(...(address.split("!") as [string, string]));
    return Object.fromEntries(wanted.map((address) => [address, text(address)]));
  }, addresses);
const enter = (contents: Readonly<Record<string, string>>): Promise<void> =>
  pane.page.evaluate((entries) => {
    for (const [address, content] of entries) window.workbook.set(...(address.split("!") as [string, string]), content);
  }, Object.entries(contents));
const select = (sheet: string, area: string): Promise<void> =>
  pane.page.evaluate(([name, cells]) => window.workbook.select(name, cells), [sheet, area] as const);
const formulaIn = (sheet: string, cell: string): Promise<unknown> =>
  pane.page.evaluate(([name, at]) => window.workbook.formula(name, at), [sheet, cell] as const);
const pressRibbon = (id: string): Promise<void> => pane.page.click(`#Vendor\\.${id}`);
const visible = (name: string) => pane.byRole("button", name).and(pane.frame.locator(":visible"));
const errorTextOf = (address: string): Promise<string | undefined> =>
  pane.page.evaluate((at) => window.workbook.errorMessage(...(at.split("!") as [string, string])), address);
/** The service's responses are held until the cell has been deleted. */
async function deleteWhileBusy(formulas: Readonly<Record<string, string>>, address: string): Promise<void> {
  const held: Route[] = [];
  const requests = `${pane.service.url}/**`;
  await pane.page.route(requests, (route) => void held.push(route));
  await enter(formulas);
  await eventually(() => expect(held).not.toEqual([]));
  await pane.page.evaluate(async (at) => {
    const { cancellations } = window.workbook.traffic();
    window.workbook.set(...(at.split("!") as [string, string]), null);
    while (window.workbook.traffic().cancellations === cancellations) await new Promise((next) => setTimeout(next));
  }, address);
  await pane.page.unroute(requests);
  // The deleted cell's own request is gone.
  for (const route of held) await route.continue().catch(() => undefined);
}
/** The added columns of four lines, none of which is an error. */
async function dataOf(sheet: string, from: string): Promise<unknown[][]> {
  const rows = await shown(sheet, `${from}2:S5`);
  expect(rows.flat().filter((value) => /^#[A-Z]/.test(String(value)))).toEqual([]);
  return rows;
}
const stepCalled = (title: string) => steps.find((step) => step.title === title);

/** Steps that are more than formulas, before those. */
const first: Readonly<Record<string, () => Promise<void>>> = {
  "First press": async () => {
    await pressRibbon("Pane");
    await pane.page.locator("#pane").waitFor({ state: "hidden" });
    await pressRibbon("Find");
    await pane.page.locator("#pane").waitFor();
    await pane.frame.waitForSelector("#tab-find[aria-selected=true]");
  },

  Registration: async () => {
    await select("Functions", "F20");
    await pane.page.locator("#grid canvas").first().focus();
    await pane.page.keyboard.type("=VENDOR.");
    const offered = pane.page.locator("li", { hasText: /^VENDOR\./ });
    await offered.nth(8).waitFor();
    expect(await offered.count()).toBe(9);
    await pane.page.keyboard.press("Escape");
    await pane.page.keyboard.press("Escape");
    expect(await pane.page.locator("#ribbon button").count()).toBe(8);
  },
};

const manyFormulas = Array.from({ length: 500 }, (_, at) => [`=VENDOR.SPEC(A${String(at + 1)},"Status")`]);
const fillMany = (): Promise<void> =>
  pane.page.evaluate((rows) => window.workbook.setAll("Many", "B1", rows), manyFormulas);

/** Steps that come after the formulas. The last reloads the page, which ends the pane's frame. */
const others: Readonly<Record<string, () => Promise<void>>> = {
  Tables: async () => {
    await pane.frame.evaluate(() =>
      Excel.run((context) => {
        context.workbook.worksheets.getItem("Table").tables.add("A1:C4", true);
        return context.sync();
      }),
    );
    await enter(stepCalled("Tables")?.formulas ?? {});
    expect(await textsOf(["Table!C2", "Table!B4"])).toEqual({ "Table!C2": "In Production", "Table!B4": "#SPILL!" });
    await select("Table", "B4");
    await pressRibbon("Find");
    await visible(find.update).click();
    await pane.frame.getByText(find.inTable("Table!B4")).waitFor();
    expect(await formulaIn("Table", "B4")).toBe(stepCalled("Tables")?.formulas?.["Table!B4"]);
  },

  Edges: async () => {
    const before = await shown("Functions", "B4:D8");
    const sent = pane.service.counts().products;
    await pane.page.evaluate(() => window.workbook.copySheet("Functions", "Copied"));
    expect(await shown("Copied", "B4:D8")).toEqual(before);
    await pane.page.evaluate(() => window.workbook.insertRows("Copied", 4, 2));
    expect(await shown("Copied", "B6:D10")).toEqual(before);
    await enter({ "Copied!H1": '=VENDOR.SPEC(Parts!A:A,"Status")' });
    expect(await textsOf(["Copied!H1"])).toEqual({ "Copied!H1": "#CALC!" });
    expect(pane.service.counts().products).toBe(sent);
  },

  "One protected sheet": async () => {
    const protect = (on: boolean): Promise<void> =>
      pane.frame.evaluate(
        (wanted) =>
          Excel.run((context) => {
            const { protection } = context.workbook.worksheets.getItem("Searches");
            if (wanted) protection.protect();
            else protection.unprotect();
            return context.sync();
          }),
        on,
      );
    await protect(true);
    await pressRibbon("RefreshWorkbook");
    await pane.frame.getByText(/^Formulas refreshed: \d+\. Nothing has changed\./).waitFor();
    await protect(false);
  },

  "While a cell is edited": async () => {
    await select("Functions", "B2");
    await pane.page.locator("#grid canvas").first().focus();
    await pane.page.keyboard.press("F2");
    const isRefusing = (): Promise<boolean> =>
      pane.frame.evaluate(() =>
        Excel.run((context) => context.sync()).then(
          () => false,
          () => true,
        ),
      );
    const waitForExcel = (refuses: boolean) => eventually(async () => expect(await isRefusing()).toBe(refuses));
    await waitForExcel(true);
    // The cursor stays in the cell.
    await pane.page.locator("#Vendor\\.RefreshSheet").dispatchEvent("click");
    await pane.frame.getByText(refresh.failed(refusalText({ code: "editing" }, "en"))).waitFor();
    await pane.page.keyboard.press("Escape");
    await waitForExcel(false);
  },

  "Convert to values": async () => {
    await fillMany();
    for (const [sheet, area] of [
      ["Many", "B1:B10000"],
      ["Functions", "B2:D8"],
    ] as const) {
      const used = area === "B1:B10000" ? "B1:B500" : area;
      const before = await shown(sheet, used);
      if (sheet === "Functions") expect(await pane.cell("Functions", "C4")).toBe("1.00E-6 F");
      await select(sheet, area);
      await pressRibbon("Convert");
      await pane.frame.getByText(refresh.converted(used === area ? 2 : 500)).waitFor();
      expect(await shown(sheet, used)).toEqual(before);
    }
    expect(await pane.cell("Functions", "C4")).toBe("1.00E-6 F");
    expect([await formulaIn("Many", "B500"), await formulaIn("Functions", "B4")]).toEqual([
      "In Production",
      "In Production",
    ]);
    // The refresh after the workbook is opened again needs these cells.
    await fillMany();
  },

  "Choose an alternative": async () => {
    await select("Lines", "A1");
    await pressRibbon("Check");
    await pane.frame.getByText(check.place("Lines")).waitFor();
    await checkBom(pane, check.check);
    await visible(replacementTexts.en.find).click();
    const ofC2 = pane.frame.locator(".check-row:visible", { hasText: "CL05B104KO5NNNC" });
    await ofC2
      .getByRole("button", { name: /^Use G/ })
      .first()
      .click();
    const entered = [["Alternative"], [""], [expect.stringMatching(/^G/)]];
    await eventually(async () => expect(await shown("Lines", "D1:D3")).toEqual(entered));
  },

  "Columns in a range": async () => {
    await pane.frame.locator("summary:visible", { hasText: addColumns.heading }).click();
    await visible(addColumns.add).click();
    await pane.frame.getByText(/^Added 1\d columns: E/).waitFor();
    const before = await dataOf("Lines", "E");
    expect(before.map(([partno]) => partno)).toEqual([
      "GRM155R61E105KA12D",
      (await shown("Lines", "D3"))[0]?.[0],
      "LQG15HS15NH02D",
      "",
    ]);
    await pane.page.evaluate(() => window.workbook.sort("Lines", "A2:S5", 0, false));
    // The lines are now C1, C2, C3, and R1 from the last to the first.
    expect(await dataOf("Lines", "E")).toEqual([...before].reverse());
  },

  "Columns in a table": async () => {
    await select("Lines in a table", "A1");
    await pane.frame.evaluate(() =>
      Excel.run((context) => {
        context.workbook.worksheets.getItem("Lines in a table").tables.add("A1:C5", true);
        return context.sync();
      }),
    );
    await pane.frame.getByText(check.place("Lines in a table")).waitFor();
    await pane.frame.locator("summary:visible", { hasText: addColumns.heading }).click();
    await visible(addColumns.add).click();
    await pane.frame
      .getByText(/^Added 1\d columns: D/)
      .locator("visible=true")
      .waitFor();
    const before = await dataOf("Lines in a table", "D");
    expect(before.map(([partno]) => partno)).toEqual(["GRM155R61E105KA12D", "", "LQG15HS15NH02D", ""]);
    await pane.page.evaluate(() => {
      window.workbook.sort("Lines in a table", "A2:R5", 0, false);
      return window.workbook.filterTable("Lines in a table", 0, ["C3"]);
    });
    expect(await dataOf("Lines in a table", "D")).toEqual([...before].reverse());
    expect(await pane.page.evaluate(() => window.workbook.shownRows("Lines in a table", "A2:A5"))).toBe(1);
  },

  "Check BOM and report": async () => {
    await select("Parts", "A1");
    await pressRibbon("Check");
    await pane.frame.getByText(check.place("Parts")).waitFor();
    await checkBom(pane, check.check);
    await pane.frame.locator(".check-filters:visible button", { hasText: check.filters.all }).click();
    await visible(check.goTo("A3")).click();
    await waitForSelection(pane, "Parts!A3");
    await visible(report.write).click();
    await pane.frame.getByText(report.heading("Parts")).waitFor();
    const written = await pane.frame.evaluate(
      (name) =>
        Excel.run(async (context) => {
          const sheet = context.workbook.worksheets.getItem(name);
          const [tables, charts] = [sheet.tables.load("items"), sheet.charts.load("items")];
          await context.sync();
          return [tables.items.length, charts.items.length];
        }),
      report.sheetName,
    );
    expect(written).toEqual([1, 1]);
    await visible(report.backTo("Parts")).click();
    await waitForSelection(pane, "Parts!A1");
  },

  "Save and open": async () => {
    const areas = [
      ["Functions", "A1:J30"],
      ["Searches", "A1:D12"],
      ["Parts", "A1:C6"],
      ["Table", "A1:C4"],
      ["Many", "B1:B500"],
    ] as const;
    const all = () => Promise.all(areas.map(([sheet, area]) => shown(sheet, area)));
    const before = await all();
    const requests: string[] = [];
    pane.page.on("request", (request) => {
      if (request.url().startsWith(pane.service.url)) requests.push(decodeURIComponent(request.url()));
    });
    await pane.page.evaluate(() => window.workbook.store());
    await pane.page.reload();
    await pane.page.waitForFunction(() => "workbook" in window);
    expect(await all()).toEqual(before);
    expect(requests.filter((url) => !url.includes("NOSUCHPA"))).toEqual([]);
    // Step 18 from its second sentence on.
    await pressRibbon("Pane");
    await pressRibbon("RefreshWorkbook");
    const done = addinFrame(pane.page).locator("#panel-activity .notice.success");
    await done.waitFor();
    expect(await done.textContent()).toMatch(/^Formulas refreshed: 6\d\d\. Nothing has changed\. \d/);
    expect(await all()).toEqual(before);
    expect(pane.troubles).toEqual([]);
  },
};

describe("The steps of the first test in Excel, in the workbook page", () => {
  test.each(Object.entries(first))("%s", (_, rehearse) => rehearse());

  test.each(steps.filter((step) => step.shows !== undefined).map((step) => [step.title, step] as const))(
    "%s",
    async (_, { formulas = {}, typed, deleted, shows = {}, says = {}, afterUndo = {} }) => {
      if (deleted === undefined) await enter(formulas);
      else await deleteWhileBusy(formulas, deleted);
      await pane.settled();
      const sent = pane.service.counts().products;
      await enter(typed ?? {});
      expect(await textsOf(Object.keys(shows))).toEqual(shows);
      for (const [address, text] of Object.entries(says)) expect(await errorTextOf(address)).toContain(text);
      if (typed === undefined) return;
      await pane.page.evaluate(() => window.workbook.undo());
      expect(await textsOf(Object.keys(afterUndo))).toEqual(afterUndo);
      expect(pane.service.counts().products).toBe(sent);
    },
  );

  test.each(Object.entries(others))("%s", (_, rehearse) => rehearse());
});

test("each step is rehearsed by an existing test, or it says why only Excel can show it", () => {
  const here = steps.filter((step) => step.rehearsedBy === rehearsal).map(({ title }) => title);
  expect([...Object.keys(first), ...Object.keys(others)].sort()).toEqual([...here].sort());
  const elsewhere = steps.flatMap(({ rehearsedBy }) => rehearsedBy ?? []);
  expect(elsewhere.filter((file) => !existsSync(path.resolve(__dirname, "../..", file)))).toEqual([]);
  expect(steps.filter((step) => !isRehearsed(step) && step.onlyInExcel === undefined)).toEqual([]);
});

test("the workbook to start from has the steps, the parts, and the formulas as texts", async () => {
  const { sheets } = await readBomFile(firstTestWorkbook());
  const sheet = (name: string) => sheets.find((each) => each.name === name)?.rows ?? [];
  expect(sheet("Steps").filter((row) => typeof row[0]?.value === "number")).toHaveLength(steps.length);
  expect(sheet("Parts")[1]?.map((cell) => cell?.value)).toEqual(partRows[1]);
  expect(sheet("Many")).toHaveLength(manyRows);
  expect(sheet("Table")[2]?.map((cell) => cell?.value)).toEqual([tableRows[2]?.[0], tableRows[2]?.[1]]);
  for (const [address, formula] of steps.flatMap(({ formulas = {} }) => Object.entries(formulas))) {
    const [name = "", cell = ""] = address.split("!");
    const found = sheet(name)[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65];
    expect([address, found?.value, found?.formula]).toEqual([address, formula, undefined]);
    const local = sheet(`${name} with ;`)[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65];
    if (name !== "Many") expect(/,(?=[^"]*(?:"[^"]*"[^"]*)*$)/.test(String(local?.value))).toBe(false);
  }
});
