import { type SheetState, respondInDisorder, checkStrictly, StrictSheet } from "../addin/taskpane/check/strict-sheet";
import { mountPane } from "../harness/mounted-pane";
import { randomFrom, repeated } from "../harness/random";
import { statesCatalog } from "../harness/test-catalogs";

const stateOf = (bits: number): SheetState => ({
  inTable: (bits & 1) > 0,
  isFiltered: (bits & 2) > 0,
  hidesFirstColumn: (bits & 4) > 0,
  isTextual: (bits & 8) > 0,
});

test.each(["merged", "refused"])("BOMs in all kinds of sheets, with steps of undo that are %s", async (undo) => {
  const pane = await mountPane({ environment: `lang=en-US&undo=${undo}`, service: { catalog: statesCatalog() } });
  const expected = await new StrictSheet(pane, "Clean", stateOf(0), randomFrom(1)).expected();
  for (let bits = 0; bits < 16; bits += 1) {
    const sheet = new StrictSheet(pane, `State ${String(bits)}`, stateOf(bits), randomFrom(bits + 2));
    await checkStrictly(sheet, expected);
    sheet.close();
  }
  await pane.close();
});

test("columns are next to their lines, whatever the order of responses, and lines that are sorted meanwhile", async () => {
  const disorder = randomFrom(1);
  const pane = await mountPane({
    service: { catalog: statesCatalog() },
    beforeScript: (window) => respondInDisorder(window, disorder),
  });
  const expected = await new StrictSheet(pane, "Clean", stateOf(0), randomFrom(1)).expected();
  for (let seed = 0; seed < repeated(24); seed += 1) {
    const sheet = new StrictSheet(pane, `Order ${String(seed)}`, stateOf(seed), randomFrom(seed));
    await sheet.forget();
    await sheet.open();
    await sheet.addWhileSorting();
    await sheet.agrees(expected);
    sheet.close();
  }
  await pane.close();
});
