import { refreshTexts } from "../../src/messages/refresh-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { hurry } from "../harness/hurried-clock";
import { eventually } from "../harness/eventually";
import { type MountedPane, mountPane } from "../harness/mounted-pane";
import { type CatalogPart, fields, partsOf } from "../harness/catalog-parts";

/** The speed of time for the service and the add-in. */
const factor = 10;
let pane: MountedPane;
afterEach(() => pane.close());

/** A formula for each part, which returns a row of values. */
function write(sheet: string, parts: readonly CatalogPart[]): void {
  const block = `{${fields.map((field) => `"${field}"`).join(",")}}`;
  pane.set(
    sheet,
    "A1",
    parts.map(({ partno }) => [`=VENDOR.SPEC("${partno}",${block},"en")`]),
  );
}

/** Every row is correct, or each of its cells is an error with a text; returns the number of rows with errors. */
async function failedRows(sheet: string, parts: readonly CatalogPart[]): Promise<number> {
  await pane.settled();
  const failed = parts.filter(({ partno, cells }, row) => {
    const outcome = pane.workbook.outcome(sheet, `A${String(row + 1)}`);
    const [shown = []] = outcome !== undefined && "value" in outcome ? (outcome.value as unknown[][]) : [];
    if (typeof shown[0] !== "object") {
      expect([partno, shown]).toEqual([partno, cells]);
      return false;
    }
    const error = { basicValue: "#N/A", message: expect.stringMatching(/.{20}/) as string };
    expect(shown).toEqual(cells.map(() => expect.objectContaining(error) as unknown));
    return true;
  });
  return failed.length;
}

test("2,000 parts with faults and 500 in an outage: after that, one refresh of the cells with errors leaves none", async () => {
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms / factor));
  pane = await mountPane({
    service: { products: 8000, cap: 2500, wait },
    sheets: ["Faults", "Outage"],
    beforeScript: (window) => hurry(window, factor),
  });
  const all = await partsOf(pane.service, 2500);
  const [parts, others] = [all.slice(0, 2000), all.slice(2000)];
  expect(others).toHaveLength(500);
  pane.service.setFaults({ 429: 0.1, 500: 0.1, drop: 0.05, truncate: 0.05, slow: 0.05 });
  write("Faults", parts);
  await failedRows("Faults", parts);
  pane.service.setFaults({ 500: 1 });
  write("Outage", others);
  const inOutage = await failedRows("Outage", others);
  // Some were in earlier responses, and are known.
  expect(inOutage).toBeGreaterThan(400);

  pane.service.setFaults({});
  await pane.tab(shellTexts.en.views.activity);
  await pane.press(refreshTexts.en.scopes.failures);
  await eventually(() => expect(pane.all(".notice.success")).toHaveLength(1));
  expect([await failedRows("Faults", parts), await failedRows("Outage", others)]).toEqual([0, 0]);
}, 300_000);
