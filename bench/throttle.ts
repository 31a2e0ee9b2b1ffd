import { RateLimiter } from "../service/http/rate-limit";
import { Activity } from "../src/product-data/api/activity";
import { ApiError } from "../src/product-data/api/failure";
import { Pacer } from "../src/product-data/api/pacer";
import { VirtualClock } from "../test/harness/virtual-clock";
import { median } from "./support/measure";
import { printMachine, round, target } from "./support/report";

// Requests against a token bucket, in virtual time: round trips of 150 ms, four connections for all requests. The bound
// is what the bucket and the connections allow if both are known.
const roundTripMs = 150;
const connections = 4;
const rates = [2, 5, 20];
const bursts = [5, 10];
const counts = [6, 30, 100];
/** The content of a 429: no delay, a delay, or nothing readable because the browser hides the response. */
const refusals = ["silent", "Retry-After", "hidden"] as const;

interface Row {
  readonly rate: number;
  readonly burst: number;
  readonly requests: number;
  readonly refusal: (typeof refusals)[number];
  readonly overBound: number;
  readonly refused: number;
  readonly lost: number;
}

type Setting = Pick<Row, "rate" | "burst" | "requests" | "refusal">;

class Service {
  refused = 0;
  private readonly limiter: RateLimiter;

  constructor(
    private readonly clock: VirtualClock,
    private readonly setting: Setting,
  ) {
    this.limiter = new RateLimiter({ perSecond: setting.rate, burst: setting.burst }, clock);
  }

  async ask(): Promise<number> {
    await this.clock.sleep(roundTripMs / 2);
    const waitMs = this.limiter.take("key");
    await this.clock.sleep(roundTripMs / 2);
    if (waitMs === null) return 1;
    this.refused += 1;
    throw this.refusal(waitMs);
  }

  private refusal(waitMs: number): ApiError {
    if (this.setting.refusal === "hidden") return new ApiError({ code: "unreachable" });
    // The service sends whole seconds.
    const told = this.setting.refusal === "Retry-After" ? Math.ceil(waitMs / 1000) * 1000 : null;
    return new ApiError({ code: "throttled", untilMs: null }, told);
  }
}

function boundMs({ rate, burst, requests }: Setting): number {
  const byConnections = Math.ceil(requests / connections) * roundTripMs;
  return Math.max(byConnections, (Math.max(0, requests - burst) / rate) * 1000 + roundTripMs);
}

async function measure(setting: Setting): Promise<Row> {
  const clock = new VirtualClock();
  const service = new Service(clock, setting);
  const pacer = new Pacer(clock, connections, new Activity(clock.now));
  const { signal } = new AbortController();
  const requests = Array.from({ length: setting.requests }, () => pacer.run(() => service.ask(), signal));
  const settled = await clock.until(Promise.allSettled(requests));
  const lost = settled.filter(({ status }) => status === "rejected").length;
  return { ...setting, overBound: round(clock.now() / boundMs(setting)), refused: service.refused, lost };
}

async function main(): Promise<void> {
  printMachine();
  const rows: Row[] = [];
  for (const refusal of refusals)
    for (const rate of rates)
      for (const burst of bursts)
        for (const requests of counts) rows.push(await measure({ rate, burst, requests, refusal }));
  console.table(rows);
  const lost = rows.reduce((sum, row) => sum + row.lost, 0);
  target(`lost requests in ${String(rows.length)} settings`, lost === 0, String(lost));
  const over = median(rows.map(({ overBound }) => overBound));
  target("time compared with the bound, median at most 1.10", over <= 1.1, String(over));
}

void main();
