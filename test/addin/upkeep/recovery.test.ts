import type { Failure } from "../../../src/messages/failures/failure";
import { Recovery } from "../../../src/addin/upkeep/recovery";
import { Usage } from "../../../src/addin/upkeep/usage";
import { VirtualClock } from "../../../harness/virtual-clock";

const minuteMs = 60_000;
const down: Failure = { code: "serviceFailed", status: 500 };

/**
 * Two cells, of which the first fails as specified; records when they were recalculated automatically, and when the
 * service was tested.
 */
function workbook(failureAt: (nowMs: number) => Failure | null, allowedMs = 0) {
  const clock = new VirtualClock();
  const usage = new Usage((callback) => queueMicrotask(callback));
  const calculatedMs: number[] = [];
  const askedMs: number[] = [];
  const call = (): void => {
    const failure = failureAt(clock.now());
    const cell = usage.recordOf("BOM!B2");
    usage.recordOf("BOM!B3");
    if (failure !== null) cell.addFailure(failure);
  };
  const probe = jest.fn();
  const answersAgain = (): Promise<boolean> => {
    askedMs.push(clock.now());
    return Promise.resolve(failureAt(clock.now()) === null);
  };
  const recovery = new Recovery({
    usage,
    clock,
    activity: { subscribe: () => () => undefined },
    pacer: {
      get waitMs() {
        return Math.max(0, allowedMs - clock.now());
      },
      answersAgain,
      probe,
    },
    recalculate: (cells) => {
      expect(cells.map(({ address }) => address)).toEqual(["BOM!B2"]);
      calculatedMs.push(clock.now());
      call();
      return Promise.resolve();
    },
  });
  call();
  return { recovery, probe, calculatedMs, askedMs, pass: (ms: number) => clock.until(clock.sleep(ms)), call };
}

test("a cell is recalculated as soon as the service responds, and no more when it has a value", async () => {
  const { recovery, calculatedMs, askedMs, pass } = workbook((nowMs) => (nowMs < 20_000 ? down : null));
  await pass(2000);
  expect(recovery.dueAtMs.current).toBe(6500);
  await pass(600 * minuteMs);
  expect([askedMs, calculatedMs, recovery.dueAtMs.current]).toEqual([[6500, 12_500, 18_500, 24_500], [24_500], null]);
});

test("while cells wait, a service that stays unavailable is tested at least every eight seconds", async () => {
  const { calculatedMs, askedMs, pass } = workbook(() => down);
  await pass(60 * minuteMs);
  expect(calculatedMs).toEqual([]);
  const pauses = askedMs.slice(1).map((atMs, index) => atMs - (askedMs[index] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(8000);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5000);
});

test.each<Failure>([{ code: "keyRejected" }, { code: "accessRefused" }])(
  "a cell that failed with $code is recalculated when the service accepts requests again, or at once when the user tries",
  async (failure) => {
    const { recovery, probe, calculatedMs, pass } = workbook((nowMs) => (nowMs < minuteMs ? failure : null));
    await pass(1000);
    recovery.tryNow();
    expect([calculatedMs, probe.mock.calls.length]).toEqual([[1000], 1]);
    await pass(2 * minuteMs);
    expect(calculatedMs).toHaveLength(2);
  },
);

test("cells aren't recalculated before requests may be sent", async () => {
  const { calculatedMs, askedMs, pass } = workbook((nowMs) => (nowMs < minuteMs ? down : null), 5 * minuteMs);
  await pass(600 * minuteMs);
  expect([askedMs, calculatedMs]).toEqual([[5 * minuteMs], [5 * minuteMs]]);
});

test("a cell that failed before the recovery began is recalculated too", async () => {
  const clock = new VirtualClock();
  const usage = new Usage((callback) => queueMicrotask(callback));
  usage.recordOf("BOM!B2").addFailure(down);
  await clock.until(clock.sleep(minuteMs));
  const calculated: string[] = [];
  new Recovery({
    usage,
    clock,
    activity: usage,
    pacer: { waitMs: 0, probe: () => undefined, answersAgain: () => Promise.resolve(true) },
    recalculate: (cells) => Promise.resolve(void calculated.push(...cells.map(({ address }) => address))),
  });
  await clock.until(clock.sleep(10_000));
  expect(calculated).toEqual(["BOM!B2"]);
});

test.each([1, 12, 29])(
  "after %d minutes of faulty responses, a part that wasn't found is requested again within five minutes",
  async (faultyMinutes) => {
    const unknown = (sinceMs: number) =>
      ({ code: "partUnknown", partno: "GRM155R61E105KA12D", near: [], sinceMs }) as const;
    const { calculatedMs, askedMs, pass } = workbook((nowMs) =>
      nowMs <= faultyMinutes * minuteMs ? unknown(nowMs) : null,
    );
    await pass(600 * minuteMs);
    const fives = Array.from({ length: Math.floor(faultyMinutes / 5) + 1 }, (_, at) => 5 * (at + 1));
    expect(calculatedMs.map((ms) => Math.round(ms / minuteMs))).toEqual(fives);
    expect(askedMs).toEqual([]);
  },
);

test("a part that the catalog doesn't have isn't requested again", async () => {
  const { calculatedMs, pass } = workbook(() => ({ code: "partUnknown", partno: "GRM155R61E105KA12D", near: [] }));
  await pass(600 * minuteMs);
  expect(calculatedMs).toEqual([]);
});

test("permanent failures aren't retried", async () => {
  const { recovery, calculatedMs, askedMs, pass } = workbook(() => ({ code: "fieldMissing" }));
  await pass(600 * minuteMs);
  recovery.networkReturned();
  expect([calculatedMs, askedMs, recovery.dueAtMs.current]).toEqual([[], [], null]);
});

test("when the network is back, cells are recalculated at once", async () => {
  const { recovery, calculatedMs, pass } = workbook((nowMs) =>
    nowMs < 600 * minuteMs ? { code: "unreachable" } : null,
  );
  await pass(600 * minuteMs);
  expect(calculatedMs).toEqual([]);
  recovery.networkReturned();
  expect(calculatedMs).toEqual([600 * minuteMs]);
});
