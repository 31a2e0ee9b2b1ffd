import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Recovery } from "../../../src/addin/upkeep/recovery";
import { Usage } from "../../../src/addin/upkeep/usage";
import { failureIn } from "../../../src/messages/failures/failure";
import { ApiError } from "../../../src/product-data/api/failure";
import { fetchTransport, type Transport } from "../../../src/product-data/api/transport";
import { afterTask } from "../../../src/product-data/base/slices";
import { ChunkStore } from "../../../src/product-data/lookup/chunk-store";
import { createSession } from "../../../src/product-data/session";
import { VirtualClock } from "../virtual-clock";
import { Network } from "./network";
import { staying } from "./staying";

/** What a workbook that stays open needs in a day. */
export interface Needs {
  readonly requests: number;
  /** Known parts. */
  readonly entries: number;
  /** Parts in the log on this computer. */
  readonly stored: number;
  readonly timers: number;
  /** How much larger the heap is than at the start. */
  readonly heapMb: number;
  /** Cells with neither the service's value nor that of the day before. */
  readonly wrong: number;
}

/** The service's address, as this workbook sees it. Its log has this name. */
const address = "http://week.invalid";
const hourMs = 3_600_000;
/** Numbers in the workbook that don't exist. */
export const unknownParts = 20;

/** A workbook that is recalculated every hour, in virtual time. IndexedDB must exist. */
export async function openForDays(serviceUrl: string, partnos: readonly string[]) {
  const network = new Network();
  const clock = new VirtualClock(() => network.quiet());
  /** `value`: what every part's minimum order quantity is. */
  const state = { requests: 0, isDown: false, isFull: false, value: 1, valueBefore: 1 };
  const real = fetchTransport(fetch, 30_000, () => true);
  /** Responses take no time. */
  const answer: Transport = async (url, key, signal) => {
    state.requests += 1;
    if (state.isDown) throw new ApiError({ code: "serviceFailed", status: 503 });
    const body = JSON.stringify(await real(url.replace(address, serviceUrl), key, signal));
    return JSON.parse(
      body.replace(/"MinOrderQuantity":[^,}]*/g, `"MinOrderQuantity":${String(state.value)}`),
    ) as unknown;
  };
  const session = createSession({
    access: () => ({ serviceUrl: address, key: "demo-key" }),
    transport: async (url, key, signal) => {
      try {
        return await network.whole(answer(url, key, signal));
      } finally {
        await clock.sleep(150);
      }
    },
    clock,
    freshMs: () => 24 * hourMs,
    catalog: () => null,
  });
  await session.cache.attach(async () => {
    const store = await ChunkStore.open(address, () => undefined);
    const append = store.append.bind(store);
    store.append = (entries) => (state.isFull ? Promise.reject(storageFull()) : append(entries));
    return store;
  });
  const usage = new Usage(afterTask);
  const cells = [...partnos, ...Array.from({ length: unknownParts }, (_, at) => `NOSUCH${String(1000 + at)}`)];
  const shown = new Map<string, unknown>();
  const call = async (partno: string): Promise<void> => {
    const record = usage.recordOf(`S!${partno}`);
    record.parts.push({ partno, language: "en" });
    try {
      const { record: found } = await session.loader.load(partno, "en", staying);
      shown.set(partno, found["MinOrderQuantity"]);
    } catch (error) {
      const failure = failureIn(error);
      if (failure === null) throw error;
      record.failures.push(failure);
    }
  };
  new Recovery({
    ...{ usage, activity: session.activity, pacer: session.pacer, clock },
    recalculate: (failed) => {
      for (const { address: cell } of failed) void call(cell.slice(2));
      return Promise.resolve();
    },
  });
  const heapBefore = heapMb();
  return {
    state,
    /** A day, with a recalculation every hour. @param beforeHour called before each with its number */
    day: async (value: number, beforeHour: (hour: number) => void = () => undefined): Promise<Needs> => {
      Object.assign(state, { requests: 0, value, valueBefore: state.value });
      for (let hour = 0; hour < 24; hour += 1) {
        beforeHour(hour);
        for (const partno of cells) void call(partno);
        await clock.until(clock.sleep(hourMs));
      }
      const store = await ChunkStore.open(address, () => undefined);
      const stored = (await store.load()).reduce((sum, { entries }) => sum + entries.length, 0);
      store.close();
      const values: readonly unknown[] = [state.value, state.valueBefore];
      return {
        ...{ requests: state.requests, entries: session.cache.parts.size, stored, timers: clock.pending },
        ...{ heapMb: heapMb() - heapBefore },
        wrong: partnos.filter((partno) => !values.includes(shown.get(partno))).length,
      };
    },
  };
}

setFlagsFromString("--expose-gc");
/** A context has it only if it is made after the flag is set. */
const collectGarbage = runInNewContext("gc") as () => void;

const storageFull = (): DOMException => new DOMException("full", "QuotaExceededError");

function heapMb(): number {
  for (let time = 0; time < 2; time += 1) collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}
