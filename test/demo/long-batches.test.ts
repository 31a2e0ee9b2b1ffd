import { openAddin, type AddinHost } from "../harness/bridge/host";
import { eventually } from "../harness/eventually";
import { MemoryDocument } from "../harness/memory-document";
import type { WorkbookDocument } from "../../demo/document";

/** Each write lasts so long that the next action of its batch has a task of its own. */
class SlowDocument extends MemoryDocument {
  failsAtWrite = Infinity;
  writes = 0;
  onWrite: (writes: number) => void = () => undefined;

  override write(...to: Parameters<WorkbookDocument["write"]>): void {
    now += 1000;
    this.writes += 1;
    this.onWrite(this.writes);
    if (this.writes === this.failsAtWrite) throw new Error("The grid failed.");
    super.write(...to);
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

const write = (value: string): Promise<void> =>
  run(async (context) => {
    for (const cell of ["A1", "A2", "A3"]) context.workbook.worksheets.getItem("BOM").getRange(cell).values = [[value]];
    await context.sync();
  });
const read = (): Promise<unknown> =>
  run(async (context) => {
    const range = context.workbook.worksheets.getItem("BOM").getRange("A1:A3").load("values");
    await context.sync();
    return range.values.join();
  });

test("while a batch writes in many tasks, no other one begins", async () => {
  const seen: unknown[] = [];
  const first = write("first");
  const reading = read().then((values) => seen.push(values));
  const second = write("second");
  await Promise.all([first, reading, second]);
  expect([workbook.writes, seen, await read()]).toEqual([6, ["first,first,first"], "second,second,second"]);
});

test("events wait until the batch has ended: a handler never sees half of a batch", async () => {
  const seen: unknown[] = [];
  await run((context) => {
    const { worksheets } = context.workbook;
    worksheets.onSelectionChanged.add(async ({ address }) => {
      seen.push([address, await read()]);
    });
    return context.sync();
  });
  workbook.onWrite = (writes) => {
    if (writes === 1) workbook.select("bom", { row: 1, column: 1, rowCount: 1, columnCount: 1 });
  };
  await write("written");
  await eventually(() => expect(seen).toEqual([["B2", "written,written,written"]]));
});

test("a write that fails in a later task fails its batch; the next one runs", async () => {
  workbook.failsAtWrite = 2;
  await expect(write("lost")).rejects.toThrow();
  await write("kept");
  expect(await read()).toBe("kept,kept,kept");
});
