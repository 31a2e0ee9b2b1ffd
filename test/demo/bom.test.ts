import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { startService } from "../../service/server";
import { openWorkbook, type OpenedWorkbook } from "./open-page";
import { useService } from "../harness/use-service";

const root = path.resolve(__dirname, "../..");

/** The columns of the BOM's sheet. */
const column = { partno: "H", status: "J", capacitance: "K", ratedVoltage: "L" } as const;

const rows = Papa.parse(readFileSync(path.join(root, "demo/data/thunderscope-rev5.3-pcie.csv"), "utf8"), {
  header: true,
  skipEmptyLines: true,
}).data;
const [index] = Papa.parse(readFileSync(path.join(root, "demo/bom-sources.csv"), "utf8"), { header: true }).data;
const vendorParts = new Set(index?.["vendor_parts"]?.split(" "));

const service = useService(() => startService());
let opened: OpenedWorkbook;

const settled = (): Promise<void> => opened.page.evaluate(() => window.workbook.settled());
const value = (sheet: string, cell: string): Promise<unknown> =>
  opened.page.evaluate(([name, a1]) => window.workbook.value(name, a1), [sheet, cell] as const);
const values = (sheet: string, range: string): Promise<unknown[][]> =>
  opened.page.evaluate(([name, a1]) => window.workbook.values(name, a1) as unknown[][], [sheet, range] as const);
const texts = (...cells: readonly string[]): Promise<unknown[]> =>
  opened.page.evaluate((names) => names.map((cell) => window.workbook.text("BOM", cell)), cells);
const message = (sheet: string, cell: string): Promise<string | undefined> =>
  opened.page.evaluate(([name, a1]) => window.workbook.errorMessage(name, a1), [sheet, cell] as const);
async function enter(sheet: string, cell: string, formula: string): Promise<void> {
  await opened.page.evaluate(([name, a1, text]) => window.workbook.set(name, a1, text), [
    sheet,
    cell,
    formula,
  ] as const);
  await settled();
}

/** The service's own data about a part. */
async function product(partno: string): Promise<Record<string, unknown> & { Specs: Record<string, unknown> }> {
  const filter = encodeURIComponent(`Partno eq '${partno}'`);
  const response = await fetch(`${service.url}/v2/products?$filter=${filter}`, {
    headers: { "x-api-key": "demo-key" },
  });
  const { Data } = (await response.json()) as {
    Data: Record<string, { Products: (Record<string, unknown> & { Specs: Record<string, unknown> })[] }>;
  };
  const found = Object.values(Data)[0]?.Products[0];
  if (found === undefined) throw new Error(`The service has no ${partno}`);
  return found;
}

describe("The page that npm start serves", () => {
  beforeAll(async () => {
    opened = await openWorkbook({ demo: { serviceUrl: service.url, key: "demo-key" } });
    await settled();
  });
  afterAll(() => opened.close());

  test("opens a real BOM with values for every vendor part, with two requests at most, and a spilled search", async () => {
    const requests = service.counts().products;
    expect(rows).toHaveLength(77);
    expect(vendorParts.size).toBe(9);
    const seen = new Set<string>();
    const cells = await values("BOM", `A2:${column.ratedVoltage}78`);
    for (const [number, row] of rows.entries()) {
      const partno = row["MANUFACTURER PART NUMBER"] ?? "";
      // Excel makes a number of text that is all digits, and so does the page.
      expect(String(cells[number]?.[7])).toBe(partno);
      if (!vendorParts.has(partno)) continue;
      seen.add(partno);
      const { Status, Specs } = await product(partno);
      expect([partno, ...(cells[number]?.slice(9, 12) ?? [])]).toEqual([
        partno,
        Status,
        expect.closeTo(1e6 * Number(Specs["Capacitance"]), 9),
        Specs["RatedVoltage"],
      ]);
    }
    expect(seen).toEqual(vendorParts);

    expect(await texts("J2", "K2", "L2")).toEqual(["In Production", "1 µF", "25 V"]);

    const table = (await values("Search", "A2:D2002")).filter(
      ([partno]) => typeof partno === "string" && partno !== "",
    );
    expect(table.length).toBeGreaterThan(101);
    expect(table[0]?.[0]).toBe("Part number");
    // One for the search on the second sheet, at most two for the BOM.
    expect(requests).toBeLessThanOrEqual(3);
    expect(opened.troubles).toEqual([]);
  });

  test("numbers keep their unit and are correct in formulas that calculate with them", async () => {
    await enter("BOM", "N2", "=K2*2");
    await enter("BOM", "N3", "=2*L2");
    await enter("BOM", "N4", '=VENDOR.SPEC(H2,"Capacitance [nF]")');
    await enter("BOM", "N5", "=N4*2");
    expect(await texts("N2", "N3", "N4", "N5")).toEqual(["2 µF", "50 V", "1000 nF", "2000 nF"]);
  });

  test("shows #N/A with a message for a missing part, and #VALUE! with a position for an invalid filter", async () => {
    await enter("BOM", "P2", '=VENDOR.SPEC("GRM155R61E105KA12X","Status")');
    expect(await value("BOM", "P2")).toBe("#N/A");
    expect(await message("BOM", "P2")).toMatch(/GRM155R61E105KA12X wasn't found\. Did you mean GRM155R61E105KA12D/);
    service.resetCounts();
    await enter("BOM", "P3", `=VENDOR.SEARCH("Category eq 'inductors' and Indctance ge 1")`);
    expect(await value("BOM", "P3")).toBe("#VALUE!");
    expect(await message("BOM", "P3")).toBe(
      "Filter, character 29: no field is called “Indctance”. Did you mean Inductance?",
    );
    await enter("BOM", "P4", '=VENDOR.SPEC("https://example.com/GRM155","Status")');
    expect(await value("BOM", "P4")).toBe("#N/A");
    expect(await message("BOM", "P4")).toMatch(/isn't a part number/);
    expect(service.counts().products).toBe(0);
  });
});
