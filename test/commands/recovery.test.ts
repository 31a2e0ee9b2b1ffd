import type { Failure } from "../../src/messages/failure";
import { Recovery } from "../../src/commands/recovery";
import { Usage } from "../../src/functions/usage";
import { VirtualClock } from "../virtual-clock";

const minuteMs = 60_000;
const down: Failure = { code: "serviceFailed", status: 500 };

/** Two cells of which the first fails as told; when they were calculated again of themselves. */
function workbook(failureAt: (nowMs: number) => Failure | null, opensAtMs = -Infinity) {
  const clock = new VirtualClock();
  const usage = new Usage((callback) => queueMicrotask(callback));
  const calculatedMs: number[] = [];
  const call = (): void => {
    const failure = failureAt(clock.now());
    const cell = usage.recordOf("BOM!B2");
    usage.recordOf("BOM!B3");
    if (failure !== null) cell.addFailure(failure);
  };
  const recovery = new Recovery({
    usage,
    clock,
    activity: { subscribe: () => () => undefined },
    pacer: { resumesAtMs: opensAtMs },
    recalculate: (addresses) => {
      expect([...addresses]).toEqual(["BOM!B2"]);
      calculatedMs.push(clock.now());
      call();
      return Promise.resolve();
    },
  });
  call();
  return { recovery, calculatedMs, pass: (ms: number) => clock.until(clock.sleep(ms)), call };
}

test("a cell is calculated again after a pause, and when it is filled no more", async () => {
  const { recovery, calculatedMs, pass } = workbook((nowMs) => (nowMs < 20_000 ? down : null));
  await pass(2000);
  expect(recovery.dueAtMs).toBe(31_000);
  await pass(600 * minuteMs);
  expect([calculatedMs, recovery.dueAtMs]).toEqual([[31_000], null]);
});

test("a service that stays down is asked three times, later and later, and then left alone until the user asks", async () => {
  const { recovery, calculatedMs, pass, call } = workbook(() => down);
  await pass(600 * minuteMs);
  expect(calculatedMs).toEqual([31_000, 152_000, 753_000]);
  expect(recovery.dueAtMs).toBeNull();
  recovery.restart();
  call();
  await pass(minuteMs);
  expect(calculatedMs).toHaveLength(4);
});

test("not before requests may go out", async () => {
  const { calculatedMs, pass } = workbook((nowMs) => (nowMs < minuteMs ? down : null), 5 * minuteMs);
  await pass(600 * minuteMs);
  expect(calculatedMs).toEqual([5 * minuteMs]);
});

test("what does not pass is not asked again", async () => {
  const { recovery, calculatedMs, pass } = workbook(() => ({ code: "partUnknown", partno: "XYZ", near: [] }));
  await pass(600 * minuteMs);
  recovery.networkReturned();
  expect([calculatedMs, recovery.dueAtMs]).toEqual([[], null]);
});

test("when the network is back, at once, also after the last try", async () => {
  const { recovery, calculatedMs, pass } = workbook((nowMs) =>
    nowMs < 600 * minuteMs ? { code: "unreachable" } : null,
  );
  await pass(600 * minuteMs);
  expect(calculatedMs).toHaveLength(3);
  recovery.networkReturned();
  expect(calculatedMs.at(-1)).toBe(600 * minuteMs);
});
