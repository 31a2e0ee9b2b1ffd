import { refreshTexts } from "../../src/messages/refresh-texts";
import { openPane, type OpenedPane } from "../taskpane/open-pane";
import { type CatalogPart, fields, partsOf } from "./session";

let pane: OpenedPane;
afterEach(() => pane.close());

const columns = "BCDEFGHIJK";

/** A formula for each part, whose values stand beside it. */
async function write(sheet: string, parts: readonly CatalogPart[]): Promise<void> {
  const block = `{${fields.map((field) => `"${field}"`).join(",")}}`;
  await pane.page.evaluate(
    async ([name, rows]) => {
      window.workbook.addSheet(name);
      window.workbook.setAll(name, "A1", rows);
      await window.workbook.settled();
    },
    [sheet, parts.map(({ partno }, index) => [partno, `=VENDOR.SPEC(A${String(index + 1)},${block},"en")`])] as const,
  );
}

/** Every row is right, or its formula's error says something; answers how many have an error. */
async function failedRows(sheet: string, parts: readonly CatalogPart[]): Promise<number> {
  const { values, messages } = await pane.page.evaluate(
    async ([name, area]) => {
      await window.workbook.settled();
      const values = window.workbook.values(name, area);
      const messages = values.map((_, row) => window.workbook.errorMessage(name, `B${String(row + 1)}`));
      return { values, messages };
    },
    [sheet, `B1:${columns.at(-1) ?? ""}${String(parts.length)}`] as const,
  );
  let failed = 0;
  parts.forEach(({ partno, cells }, row) => {
    if (messages[row] === undefined) expect([partno, values[row]]).toEqual([partno, cells]);
    else {
      expect([values[row]?.[0], messages[row]]).toEqual(["#N/A", expect.stringMatching(/.{20}/)]);
      failed += 1;
    }
  });
  return failed;
}

test("2,000 parts under faults and 500 in an outage: faults off, and one refresh of the cells with errors leaves none", async () => {
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms / 20));
  pane = await openPane({ service: { products: 8000, cap: 2500, wait } });
  const all = await partsOf(pane.service, 2500);
  const [parts, others] = [all.slice(0, 2000), all.slice(2000)];
  expect(others).toHaveLength(500);
  pane.service.setFaults({ 429: 0.1, 500: 0.1, drop: 0.05, truncate: 0.05, slow: 0.05 });
  await write("Faults", parts);
  const underFaults = await failedRows("Faults", parts);
  pane.service.setFaults({ 500: 1 });
  await write("Outage", others);
  const inOutage = await failedRows("Outage", others);
  console.info(`parts with a stated error: ${String(underFaults)} of 2,000 under faults, ${String(inOutage)} of 500`);
  // Some were seen beside others before, and are known.
  expect(inOutage).toBeGreaterThan(400);

  pane.service.setFaults({});
  await pane.tab("activity");
  await pane.byRole("button", refreshTexts.en.scopes.failures).click();
  await pane.frame.locator("#panel-activity .notice.success").waitFor();
  expect([await failedRows("Faults", parts), await failedRows("Outage", others)]).toEqual([0, 0]);
  expect(pane.troubles).toEqual([]);
}, 300_000);
