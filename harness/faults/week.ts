import { Recovery } from "../../src/addin/upkeep/recovery";
import { Usage } from "../../src/addin/upkeep/usage";
import { failureIn } from "../../src/messages/failures/failure";
import { ApiError } from "../../src/product-data/api/failure";
import { fetchTransport, type Transport } from "../../src/product-data/api/transport";
import { afterTask } from "../../src/product-data/base/schedule";
import { ChunkStore, entriesPerChunk } from "../../src/product-data/lookup/chunk-store";
import { createSession } from "../../src/product-data/session";
import { VirtualClock } from "../virtual-clock";
import { Network } from "./network";
import { staying } from "./staying";

/** What a workbook that stays open needs in a day. */
export interface Day {
  readonly day: number;
  readonly happened: string;
  readonly requests: number;
  /** Known parts. */
  readonly entries: number;
  /** Parts in the log on this computer. */
  readonly stored: number;
  readonly timers: number;
  /** More than at the start. */
  readonly heapMb: number;
  /** Cells with the value of the day before, which are updated when they are a day old. */
  readonly old: number;
  /** Cells with any other value than the service's, or none. */
  readonly wrong: number;
  readonly asPromised: boolean;
}

const happened: Readonly<Record<number, string>> = {
  2: "8 hours of 503",
  4: "every value changes",
  6: "the storage is full",
  7: "the storage is full",
};

const hourMs = 3_600_000;
const service = "http://week.invalid";
/** Numbers in the workbook that don't exist. */
const unknown = 20;

/**
 * A workbook with these parts stays open for a week, and is recalculated every hour. On the second day the service fails for
 * 8 hours; on the fourth, every value changes; from the sixth on, the storage is full. IndexedDB must exist.
 */
export async function runWeek(serviceUrl: string, partnos: readonly string[]): Promise<readonly Day[]> {
  const network = new Network();
  const clock = new VirtualClock(() => network.quiet());
  const state = { requests: 0, isDown: false, isFull: false, value: 1 };
  const real = fetchTransport(fetch, 30_000, () => true);
  const transport: Transport = async (url, key, signal) => {
    state.requests += 1;
    if (state.isDown) {
      await clock.sleep(150);
      throw new ApiError({ code: "serviceFailed", status: 503 });
    }
    const answer = await network.whole(real(url.replace(service, serviceUrl), key, signal));
    await clock.sleep(150);
    return JSON.parse(
      JSON.stringify(answer).replace(/"MinOrderQuantity":[^,}]*/g, `"MinOrderQuantity":${String(state.value)}`),
    ) as unknown;
  };
  const session = createSession({
    access: () => ({ serviceUrl: service, key: "demo-key" }),
    transport,
    clock,
    freshMs: () => 24 * hourMs,
    catalog: () => null,
  });
  await session.cache.attach(async () => {
    const store = await ChunkStore.open(service, () => undefined);
    const append = store.append.bind(store);
    store.append = async (entries) => {
      if (state.isFull) throw new DOMException("full", "QuotaExceededError");
      await append(entries);
    };
    return store;
  });
  const usage = new Usage(afterTask);
  const cells = [...partnos, ...Array.from({ length: unknown }, (_, at) => `NOSUCH${String(1000 + at)}`)];
  const shown = new Map<string, unknown>();
  const call = async (partno: string): Promise<void> => {
    const record = usage.recordOf(`S!${partno}`);
    record.addPart(partno, "en");
    try {
      const { record: found } = await session.loader.load(partno, "en", staying);
      shown.set(partno, found["MinOrderQuantity"]);
    } catch (error) {
      const failure = failureIn(error);
      if (failure === null) throw error;
      record.addFailure(failure);
    }
  };
  new Recovery({
    ...{ usage, activity: session.activity, pacer: session.pacer, clock },
    recalculate: (failed) => {
      for (const { address } of failed) void call(address.slice(2));
      return Promise.resolve();
    },
  });
  const days: Day[] = [];
  const heapBefore = heapMb();
  for (let day = 1; day <= 7; day += 1) {
    state.requests = 0;
    state.isFull = day >= 6;
    for (let hour = 0; hour < 24; hour += 1) {
      state.isDown = day === 2 && hour >= 9 && hour < 17;
      if (day === 4) state.value = 2;
      for (const partno of cells) void call(partno);
      await clock.until(clock.sleep(hourMs));
    }
    const store = await ChunkStore.open(service, () => undefined);
    const stored = (await store.load()).reduce((sum, { entries }) => sum + entries.length, 0);
    store.close();
    const other = partnos.filter((partno) => shown.get(partno) !== state.value);
    const old = day === 4 ? other.filter((partno) => shown.get(partno) === 1).length : 0;
    const row = {
      ...{ day, happened: happened[day] ?? "" },
      ...{ requests: state.requests, entries: session.cache.parts.size, stored, timers: clock.pending },
      ...{ heapMb: heapMb() - heapBefore, old, wrong: other.length - old },
    };
    days.push({ ...row, asPromised: isAsPromised(row, partnos.length, days[0]) });
  }
  return days;
}

/** What docs/security.md promises. */
function isAsPromised(row: Omit<Day, "asPromised">, parts: number, first: Day | undefined): boolean {
  return (
    row.wrong === 0 &&
    row.requests <= 2 * (first?.requests ?? Infinity) &&
    row.entries === parts + unknown &&
    row.stored <= 2 * parts + entriesPerChunk &&
    row.timers <= 2 &&
    row.heapMb <= 50
  );
}

/** Needs --expose-gc. */
function heapMb(): number {
  for (let time = 0; time < 2; time += 1) globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}
