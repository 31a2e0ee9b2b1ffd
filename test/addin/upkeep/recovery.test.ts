import type { Failure } from "../../../src/messages/failures/failure";
import { ApiError, type ApiFailure } from "../../../src/product-data/api/failure";
import type { Call } from "../../../src/addin/functions/answer";
import { failedCell } from "../../../src/addin/functions/arguments/requested-part";
import { Recovery } from "../../../src/addin/upkeep/recovery";
import { type CellRecord, Usage } from "../../../src/addin/upkeep/usage";
import { VirtualClock } from "../../harness/virtual-clock";

const minuteMs = 60_000;
const down: ApiFailure = { code: "serviceFailed", status: 500 };

/**
 * Two cells, of which the first fails as specified; records when they were recalculated automatically, and when the
 * service was tested.
 */
function workbook(
  failureAt: (nowMs: number) => Failure | null,
  allowedMs = 0,
  answersAt = (nowMs: number): boolean => failureAt(nowMs) === null,
) {
  const clock = new VirtualClock();
  const usage = new Usage((callback) => queueMicrotask(callback));
  const calculatedMs: number[] = [];
  const requestedMs: number[] = [];
  const call = (): void => {
    const failure = failureAt(clock.elapsed());
    const cell = usage.recordOf("BOM!B2");
    usage.recordOf("BOM!B3");
    if (failure !== null) cell.failures.push(failure);
  };
  const probe = jest.fn();
  const answersAgain = (): Promise<boolean> => {
    requestedMs.push(clock.elapsed());
    return Promise.resolve(answersAt(clock.elapsed()));
  };
  const recovery = new Recovery({
    usage,
    clock,
    activity: { subscribe: () => () => undefined },
    pacer: {
      get waitMs() {
        return Math.max(0, allowedMs - clock.elapsed());
      },
      answersAgain,
      probe,
    },
    recalculate: (cells) => {
      expect(cells.map(({ address }) => address)).toEqual(["BOM!B2"]);
      calculatedMs.push(clock.elapsed());
      call();
      return Promise.resolve();
    },
  });
  call();
  return {
    clock,
    recovery,
    probe,
    calculatedMs,
    requestedMs,
    pass: (ms: number) => clock.until(clock.sleep(ms)),
    usage,
    call,
  };
}

test("a cell is recalculated as soon as the service responds, and no more when it has a value", async () => {
  const { recovery, calculatedMs, requestedMs, pass } = workbook((nowMs) => (nowMs < 20_000 ? down : null));
  await pass(2000);
  expect(recovery.dueAtMs.current).toBe(6500);
  await pass(600 * minuteMs);
  expect([requestedMs, calculatedMs, recovery.dueAtMs.current]).toEqual([
    [6500, 12_500, 18_500, 24_500],
    [24_500],
    null,
  ]);
});

test("a service that stays unavailable is tested soon, and then less often, at least every five minutes", async () => {
  const { calculatedMs, requestedMs, pass } = workbook(() => down);
  await pass(480 * minuteMs);
  expect(calculatedMs).toEqual([]);
  expect(requestedMs.slice(0, 3)).toEqual([6500, 12_500, 18_500]);
  for (const [index, atMs] of requestedMs.entries()) {
    const pauseMs = atMs - (requestedMs[index - 1] ?? 0);
    expect(pauseMs).toBeLessThan(1 + Math.max(6500, Math.min(0.1 * atMs, 5 * minuteMs)));
  }
  expect(requestedMs.length).toBeLessThan(150);
});

test("a cell that fails again although the service responds is recalculated less and less often", async () => {
  const { calculatedMs, pass } = workbook(
    () => down,
    0,
    () => true,
  );
  await pass(480 * minuteMs);
  expect(calculatedMs.length).toBeGreaterThan(90);
  expect(calculatedMs.length).toBeLessThan(150);
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
  const { calculatedMs, requestedMs, pass } = workbook((nowMs) => (nowMs < minuteMs ? down : null), 5 * minuteMs);
  await pass(600 * minuteMs);
  expect([requestedMs, calculatedMs]).toEqual([[5 * minuteMs], [5 * minuteMs]]);
});

test.each<[string, (usage: Usage, use: CellRecord) => unknown]>([
  ["cell", (usage, use) => usage.fail(use, down)],
  ["part of a block", (usage, use) => failedCell(new ApiError(down), { use, runtime: { usage } } as Call)],
])("a %s that fails when no request is sent any more is recalculated, too", async (_, fail) => {
  const { calculatedMs, pass, usage } = workbook(() => null);
  await pass(minuteMs);
  fail(usage, usage.recordOf("BOM!B2", 0));
  await pass(minuteMs);
  expect(calculatedMs).toHaveLength(1);
});

test("a cell that failed before the recovery began is recalculated too", async () => {
  const clock = new VirtualClock();
  const usage = new Usage((callback) => queueMicrotask(callback));
  usage.recordOf("BOM!B2").failures.push(down);
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

test("a check that waits for the service continues when a test has a response, not before", async () => {
  const { recovery, pass } = workbook((nowMs) => (nowMs < 10 * minuteMs ? down : null));
  let isBack = false;
  void recovery.whenBack().then(() => (isBack = true));
  await pass(minuteMs);
  expect(isBack).toBe(false);
  await pass(20 * minuteMs);
  expect(isBack).toBe(true);
});

test.each([0, 23, -23])(
  "a part that wasn't found is requested again when the loader does so, if the date changes by %i hours, too",
  async (hours) => {
    const unknown = { code: "partUnknown", partno: "GRM155R61E105KA12D", near: [], misses: 1 } as const;
    const { clock, calculatedMs, requestedMs, pass } = workbook((atMs) => (atMs <= 12 * minuteMs ? unknown : null));
    await pass(minuteMs);
    Object.assign(clock, { now: () => clock.elapsed() + hours * 60 * minuteMs });
    await pass(600 * minuteMs);
    expect(calculatedMs.map((ms) => Math.round(ms / minuteMs))).toEqual([5, 10, 15]);
    expect(requestedMs).toEqual([]);
  },
);

test("a part that the catalog doesn't have isn't requested again", async () => {
  const { calculatedMs, pass } = workbook(() => ({ code: "partUnknown", partno: "GRM155R61E105KA12D", near: [] }));
  await pass(600 * minuteMs);
  expect(calculatedMs).toEqual([]);
});

test("permanent failures aren't retried", async () => {
  const { recovery, calculatedMs, requestedMs, pass } = workbook(() => ({ code: "fieldMissing" }));
  await pass(600 * minuteMs);
  recovery.networkReturned();
  expect([calculatedMs, requestedMs, recovery.dueAtMs.current]).toEqual([[], [], null]);
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
