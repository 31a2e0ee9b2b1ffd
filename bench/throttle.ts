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
  readonly way: string;
  /** null: not all requests succeeded. */
  readonly overBound: number | null;
  readonly refused: number;
  readonly lost: number;
}

type Setting = Pick<Row, "rate" | "burst" | "requests" | "refusal">;

/** A token bucket. */
class Allowance {
  private atMs = 0;

  constructor(
    private readonly rate: number,
    private readonly burst: number,
    private tokens = burst,
  ) {}

  copy(): Allowance {
    const made = new Allowance(this.rate, this.burst, this.tokens);
    made.atMs = this.atMs;
    return made;
  }

  /** When the next request is accepted, not before a given moment. */
  nextMs(fromMs: number): number {
    return Math.max(fromMs, this.atMs + ((1 - this.tokens) / this.rate) * 1000);
  }

  /** Whether a request that arrives then is accepted. */
  take(nowMs: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((nowMs - this.atMs) / 1000) * this.rate);
    this.atMs = nowMs;
    // Sums of thousandths: a token that is missing only by a rounding error counts.
    const isThere = this.tokens >= 1 - 1e-9;
    if (isThere) this.tokens -= 1;
    return isThere;
  }

  /** As the service sends it, in whole seconds. */
  get retryAfterMs(): number {
    return Math.ceil((1 - this.tokens) / this.rate) * 1000;
  }
}

class Service {
  refused = 0;
  readonly allowance: Allowance;

  constructor(
    private readonly clock: VirtualClock,
    private readonly setting: Setting,
  ) {
    this.allowance = new Allowance(setting.rate, setting.burst);
  }

  async ask(): Promise<number> {
    await this.clock.sleep(roundTripMs / 2);
    const accepted = this.allowance.take(this.clock.now());
    if (!accepted) this.refused += 1;
    const waitMs = this.allowance.retryAfterMs;
    await this.clock.sleep(roundTripMs / 2);
    if (!accepted) throw this.refusal(waitMs);
    return 1;
  }

  private refusal(waitMs: number): ApiError {
    if (this.setting.refusal === "hidden") return new ApiError({ code: "unreachable" });
    const told = this.setting.refusal === "Retry-After" ? waitMs : null;
    return new ApiError({ code: "throttled", untilMs: null }, told);
  }
}

/** Runs this number at once; requests that wait between tries don't count. */
function limited(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

function boundMs({ rate, burst, requests }: Setting): number {
  const byConnections = Math.ceil(requests / connections) * roundTripMs;
  return Math.max(byConnections, (Math.max(0, requests - burst) / rate) * 1000 + roundTripMs);
}

type Start = (clock: VirtualClock, service: Service) => () => Promise<number>;

const informedName = "all known from the first refusal";

/**
 * The lower bound without prior knowledge of the rate: it learns everything with its first 429, waits as long as
 * required, and from then on sends each request when the allowance permits it.
 */
const informed: Start = (clock, service) => {
  const limit = limited(connections);
  let allowance: Allowance | null = null;
  let notBeforeMs = 0;
  return () =>
    limit(async () => {
      for (;;) {
        if (allowance !== null) {
          const arrivalMs = allowance.nextMs(Math.max(notBeforeMs, clock.now()) + roundTripMs / 2);
          allowance.take(arrivalMs);
          await clock.sleep(arrivalMs - roundTripMs / 2 - clock.now());
        }
        try {
          return await service.ask();
        } catch (error) {
          notBeforeMs = Math.max(
            notBeforeMs,
            clock.now() + (error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0),
          );
          allowance ??= service.allowance.copy();
        }
      }
    });
};

const ours: Start = (clock, service) => {
  const pacer = new Pacer(clock, connections, new Activity(clock.now));
  return () => pacer.run(() => service.ask(), new AbortController().signal);
};

async function measure(setting: Setting, way: string, start: Start): Promise<Row> {
  const clock = new VirtualClock();
  const service = new Service(clock, setting);
  const request = start(clock, service);
  const settled = Promise.allSettled(Array.from({ length: setting.requests }, request));
  const lost = (await clock.until(settled)).filter(({ status }) => status === "rejected").length;
  const overBound = lost > 0 ? null : round(clock.now() / boundMs(setting));
  return { ...setting, way, overBound, refused: service.refused, lost };
}

async function main(): Promise<void> {
  printMachine();
  const ways: readonly (readonly [string, Start])[] = [
    ["ours", ours],
    [informedName, informed],
  ];
  const rows: Row[] = [];
  for (const refusal of refusals)
    for (const rate of rates)
      for (const burst of bursts)
        for (const requests of counts)
          for (const [way, start] of ways) rows.push(await measure({ rate, burst, requests, refusal }, way, start));
  const possible = rows.filter(({ way }) => way === informedName);
  const own = rows.filter(({ way }) => way === "ours");
  console.table(own.map((row, index) => ({ ...row, [informedName]: possible[index]?.overBound })));
  console.table(ways.map(([way]) => summary(rows.filter((row) => row.way === way))));
  const lost = own.reduce((sum, row) => sum + row.lost, 0);
  target(`lost requests in ${String(own.length)} settings`, lost === 0, String(lost));
  const over = median(own.map(({ overBound }) => overBound ?? Infinity));
  target("time compared with the bound, median at most 1.10", over <= 1.1, String(over));
}

function summary(rows: readonly Row[]) {
  const complete = rows.flatMap(({ overBound }) => (overBound === null ? [] : [overBound]));
  return {
    way: rows[0]?.way,
    settings: rows.length,
    "all answered": complete.length,
    "over bound, median": median(complete),
    "over bound, worst": Math.max(...complete),
    refused: rows.reduce((sum, row) => sum + row.refused, 0),
    lost: rows.reduce((sum, row) => sum + row.lost, 0),
  };
}

void main();
