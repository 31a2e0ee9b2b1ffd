import { Activity } from "../../../src/product-data/api/activity";
import { ApiError, type ApiFailure } from "../../../src/product-data/api/failure";
import { Pacer } from "../../../src/product-data/api/pacer";
import { Recovery } from "../../../src/addin/upkeep/recovery";
import { type CellUse, Usage } from "../../../src/addin/upkeep/usage";
import { failureIn } from "../../../src/messages/failures/failure";
import { VirtualClock } from "../../harness/virtual-clock";

const roundTripMs = 150;
const perSecond = 10;
const requests = 23;

/** A service whose allowance grows by ten requests a second, with an outage; it returns with a full allowance. */
class Service {
  private tokens = perSecond;
  private atMs = 0;

  constructor(
    private readonly clock: VirtualClock,
    private readonly awayFromMs: number,
    private readonly outageMs: number,
    private readonly whileAway: ApiFailure,
  ) {}

  get backMs(): number {
    return this.awayFromMs + this.outageMs;
  }

  async ask(): Promise<void> {
    await this.clock.sleep(roundTripMs / 2);
    const nowMs = this.clock.now();
    if (nowMs >= this.awayFromMs && nowMs < this.backMs) {
      this.tokens = perSecond;
      throw new ApiError(this.whileAway);
    }
    this.tokens = Math.min(perSecond, this.tokens + ((nowMs - this.atMs) / 1000) * perSecond);
    this.atMs = nowMs;
    if (this.tokens < 1) throw new ApiError({ code: "throttled", untilMs: null });
    this.tokens -= 1;
    await this.clock.sleep(roundTripMs / 2);
  }
}

/** Settles when every cell of a workbook has a value; each cell needs a request of its own. */
function fillWorkbook(clock: VirtualClock, service: Service): Promise<void> {
  const activity = new Activity(clock.now);
  const pacer = new Pacer(clock, 4, activity);
  const never = new AbortController().signal;
  const usage = new Usage((callback) => queueMicrotask(callback));
  const empty = new Set(Array.from({ length: requests }, (_, index) => `BOM!B${String(index)}`));
  return new Promise((resolve) => {
    const call = async (address: string): Promise<void> => {
      const record = usage.recordOf(address);
      try {
        await pacer.run(() => service.ask(), never);
        empty.delete(address);
        if (empty.size === 0) resolve();
      } catch (error) {
        const failure = failureIn(error);
        if (failure !== null) record.failures.push(failure);
      }
    };
    const recalculate = (addresses: Iterable<string>): Promise<void> => {
      for (const address of addresses) void call(address);
      return Promise.resolve();
    };
    const again = (cells: readonly CellUse[]): Promise<void> => recalculate(cells.map(({ address }) => address));
    new Recovery({ usage, activity, pacer, clock, recalculate: again });
    void recalculate(empty);
  });
}

/** The delay of the last cell after the service is back, compared with ten requests a second. */
async function lateMs(awayFromMs: number, outageMs: number, whileAway: ApiFailure): Promise<number> {
  const clock = new VirtualClock();
  const service = new Service(clock, awayFromMs, outageMs, whileAway);
  await clock.until(fillWorkbook(clock, service));
  return clock.now() - service.backMs - (requests / perSecond) * 1000;
}

describe.each<ApiFailure>([{ code: "unreachable" }, { code: "serviceFailed", status: 503 }])(
  "After an outage ($code) that starts before, with, or during a recalculation",
  (whileAway) => {
    const beginningsMs = [-100, 0, 100, 400, 700, 1200];

    test.each([0.2, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 300, 14_400])(
      "of %d s, all cells have values within the time of their requests plus eight seconds, or plus a tenth of a longer outage",
      async (seconds) => {
        const outageMs = seconds * 1000;
        const allowedMs = 8000 + (seconds > 80 ? Math.min(outageMs / 10, 300_000) : 0);
        const late: number[] = [];
        for (const fromMs of beginningsMs) late.push(await lateMs(fromMs, outageMs, whileAway));
        expect(Math.max(...late)).toBeLessThanOrEqual(allowedMs);
      },
    );
  },
);
