import { manyRows, partRows, parts } from "../../scripts/first-hour/steps";
import { firstHourWorkbook } from "../../scripts/first-hour/workbook";
import { readBomFile } from "../../bom-files/read-bom-file";
import { checkBomTexts } from "../../src/messages/check-bom-texts";
import { refreshTexts } from "../../src/messages/refresh-texts";
import { reportTexts } from "../../src/messages/report-texts";
import { checkBom, type OpenedPane, openPane, waitForSelection } from "../addin/taskpane/open-pane";

const steps = parts.flatMap((part) => part.steps);
const rehearsed = steps.filter((step) => step.shows !== undefined);

describe("The steps of the first hour in Excel, in the workbook page", () => {
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane();
    await pane.page.evaluate((rows) => {
      for (const name of ["Parts", "Functions", "Searches", "Many"]) window.workbook.addSheet(name);
      window.workbook.setAll("Parts", "A1", rows);
      window.workbook.setAll(
        "Many",
        "A1",
        Array.from({ length: 500 }, () => ["GRM155R61E105KA12D"]),
      );
    }, partRows);
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
  const select = (sheet: string, area: string): Promise<void> =>
    pane.page.evaluate(([name, cells]) => window.workbook.select(name, cells), [sheet, area] as const);
  const formulaIn = (sheet: string, cell: string): Promise<unknown> =>
    pane.page.evaluate(([name, at]) => window.workbook.formula(name, at), [sheet, cell] as const);
  const pressRibbon = (id: string): Promise<void> => pane.page.click(`#Vendor\\.${id}`);

  test.each(rehearsed.map((step) => [step.title, step] as const))(
    "%s",
    async (_, { formulas = {}, typed = {}, shows = {} }) => {
      const seen = await pane.page.evaluate(
        async ({ entered, addresses }) => {
          const split = (address: string): [string, string] => address.split("!") as [string, string];
          for (const [address, formula] of entered) window.workbook.set(...split(address), formula);
          await window.workbook.settled();
          return addresses.map((address) => [address, window.workbook.text(...split(address))]);
        },
        { entered: Object.entries({ ...formulas, ...typed }), addresses: Object.keys(shows) },
      );
      expect(Object.fromEntries(seen)).toEqual(shows);
    },
  );

  test("Convert to values", async () => {
    await pane.page.evaluate(() => window.workbook.set("Functions", "C6", ""));
    const formulas = Array.from({ length: 500 }, (_, at) => [`=VENDOR.SPEC(A${String(at + 1)},"Status")`]);
    await pane.page.evaluate((rows) => window.workbook.setAll("Many", "B1", rows), formulas);
    for (const [sheet, area] of [
      ["Many", "B1:B10000"],
      ["Functions", "B2:D8"],
    ] as const) {
      const used = area === "B1:B10000" ? "B1:B500" : area;
      const before = await shown(sheet, used);
      if (sheet === "Functions") expect(await pane.cell("Functions", "C4")).toBe("1.00E-6 F");
      await select(sheet, area);
      await pressRibbon("Freeze");
      await pane.frame.getByText(refreshTexts.en.frozen(used === area ? 2 : 500)).waitFor();
      expect(await shown(sheet, used)).toEqual(before);
    }
    expect(await pane.cell("Functions", "C4")).toBe("1.00E-6 F");
    expect([await formulaIn("Many", "B500"), await formulaIn("Functions", "B4")]).toEqual([
      "In Production",
      "In Production",
    ]);
  });

  test("Check BOM and report", async () => {
    const check = checkBomTexts.en;
    const report = reportTexts.en;
    await select("Parts", "A1");
    await pressRibbon("Check");
    await pane.frame.getByText(check.place("Parts")).waitFor();
    await checkBom(pane, check.check);
    await pane.frame.locator(".check-filters:visible button", { hasText: check.filters.all }).click();
    await pane.byRole("button", check.goTo("A3")).and(pane.frame.locator(":visible")).click();
    await waitForSelection(pane, "Parts!A3");
    await pane.byRole("button", report.write).and(pane.frame.locator(":visible")).click();
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
    await pane.byRole("button", report.backTo("Parts")).and(pane.frame.locator(":visible")).click();
    await waitForSelection(pane, "Parts!A1");
  });

  // The last: the pane's frame ends with its page.
  test("Save and open", async () => {
    const areas = [
      ["Functions", "A1:J30"],
      ["Searches", "A1:D12"],
      ["Parts", "A1:C6"],
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
    expect(pane.troubles).toEqual([]);
  });
});

test("the workbook to start from has the steps, the parts, and the formulas as texts", async () => {
  const { sheets } = await readBomFile(firstHourWorkbook());
  const sheet = (name: string) => sheets.find((each) => each.name === name)?.rows ?? [];
  expect(sheet("Steps").filter((row) => typeof row[0]?.value === "number")).toHaveLength(steps.length);
  expect(sheet("Parts")[1]?.map((cell) => cell?.value)).toEqual(partRows[1]);
  expect(sheet("Many")).toHaveLength(manyRows);
  for (const [address, formula] of steps.flatMap(({ formulas = {} }) => Object.entries(formulas))) {
    const [name = "", cell = ""] = address.split("!");
    const found = sheet(name)[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65];
    expect([address, found?.value, found?.formula]).toEqual([address, formula, undefined]);
  }
});
