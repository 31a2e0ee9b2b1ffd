import { openAddin, type AddinHost } from "../harness/bridge/host";
import { eventually } from "../harness/eventually";
import { MemoryDocument } from "../harness/memory-document";
import type { WorkbookDocument } from "../../demo/document";
import type { Steps } from "../../src/product-data/base/slices";

/** Each step lasts so long that the next one has a task of its own. */
class SlowDocument extends MemoryDocument {
  failsAtStep = Infinity;
  onStep: (step: number) => void = () => undefined;

  override *writeInSteps(...to: Parameters<WorkbookDocument["write"]>): Steps {
    for (let step = 1; step <= 3; step++) {
      now += 1000;
      this.onStep(step);
      if (step === this.failsAtStep) throw new Error("The grid failed.");
      yield;
    }
    this.write(...to);
  }
}

let now = 0;
let addin: AddinHost;
let workbook: SlowDocument;
let run: typeof Excel.run;

beforeEach(async () => {
  jest.spyOn(performance, "now").mockImplementation(() => now);
  workbook = new SlowDocument("BOM");
  addin = openAddin({ script: "", metadata: { functions: [] }, document: workbook });
  await addin.ready;
  ({ run } = addin.window["Excel"] as typeof Excel);
});
afterEach(() => {
  addin.close();
  jest.restoreAllMocks();
});

const write = (cell: string, value: string): Promise<void> =>
  run(async (context) => {
    context.workbook.worksheets.getItem("BOM").getRange(cell).values = [[value]];
    await context.sync();
  });
const read = (cell: string): Promise<unknown> =>
  run(async (context) => {
    const range = context.workbook.worksheets.getItem("BOM").getRange(cell).load("values");
    await context.sync();
    return range.values[0]?.[0] as unknown;
  });

test("while a batch writes in many tasks, no other one begins", async () => {
  const steps: string[] = [];
  workbook.onStep = (step) => steps.push(`step ${String(step)}`);
  const first = write("A1", "first");
  const seen = read("A1").then((value) => steps.push(`read ${String(value)}`));
  const second = write("A1", "second");
  await Promise.all([first, seen, second]);
  expect(steps.filter((each) => each.startsWith("step"))).toHaveLength(6);
  expect(steps).toContain("read first");
  expect(await read("A1")).toBe("second");
});

test("events wait until the batch has ended: a handler never sees half of a write", async () => {
  const seen: unknown[] = [];
  await run((context) => {
    const { worksheets } = context.workbook;
    worksheets.onSelectionChanged.add(async ({ address }) => {
      seen.push([address, await read("A1")]);
    });
    return context.sync();
  });
  workbook.onStep = (step) => {
    if (step === 1) workbook.select("bom", { row: 1, column: 1, rowCount: 1, columnCount: 1 });
  };
  await write("A1", "written");
  await eventually(() => expect(seen).toEqual([["B2", "written"]]));
});

test("a write that fails in a later task fails its batch; the next one runs", async () => {
  workbook.failsAtStep = 2;
  await expect(write("A1", "lost")).rejects.toThrow();
  workbook.failsAtStep = Infinity;
  await write("A1", "kept");
  expect(await read("A1")).toBe("kept");
});
