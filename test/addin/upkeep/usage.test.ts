import { VirtualClock } from "../../harness/virtual-clock";
import { Usage } from "../../../src/addin/upkeep/usage";

const cells = ["A!A1", "A!A2", "A!A3", "A!A4", "A!A5"];

test("a recalculation of 20 s isn't given up while Excel calls cells", async () => {
  const clock = new VirtualClock();
  const usage = new Usage(queueMicrotask);
  const called = usage.whenCalled(cells, 5000, clock);
  for (const cell of cells) {
    await clock.until(clock.sleep(4000));
    usage.recordOf(cell);
  }
  expect(await called).toEqual([]);
});

test("cells that Excel stops calling are returned", async () => {
  const clock = new VirtualClock();
  const usage = new Usage(queueMicrotask);
  const called = usage.whenCalled(cells, 5000, clock);
  await clock.until(clock.sleep(4000));
  usage.recordOf("A!A1");
  usage.recordOf("B!B1");
  expect(await clock.until(called)).toEqual(cells.slice(1));
});
