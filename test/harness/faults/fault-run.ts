import { Recovery } from "../../../src/addin/upkeep/recovery";
import { Usage } from "../../../src/addin/upkeep/usage";
import { failureIn } from "../../../src/messages/failures/failure";
import { ApiError } from "../../../src/product-data/api/failure";
import { fetchTransport, type Transport } from "../../../src/product-data/api/transport";
import { afterTask } from "../../../src/product-data/base/slices";
import { refetch } from "../../../src/product-data/lookup/refetch";
import { createSession } from "../../../src/product-data/session";
import { type CatalogPart, fields } from "../catalog-parts";
import { randomFrom } from "../random";
import { VirtualClock } from "../virtual-clock";
import { startFaultyProxy } from "./faulty-proxy";
import type { KillableService } from "./killable-service";
import { Network } from "./network";
import type { NetworkFault } from "./network-fault";
import { staying } from "./staying";

/** What the cells of a workbook showed while a fault lasted, and after it. Times are those of a virtual clock. */
export interface FaultRow {
  readonly fault: string;
  /** Cells with another value than the service's, at any time. */
  readonly wrong: number;
  /** Cells that never got a result. */
  readonly unsettled: number;
  /** Cells with an error when the fault ended. */
  readonly errors: number;
  /** Cells with "not found" when the fault ended. */
  readonly notFound: number;
  /** Cells with "not found" after a refresh. */
  readonly notFoundAfterRefresh: number;
  readonly requests: number;
  readonly hit: number;
  /** The requests that weren't hit, compared with those of a run without a fault. */
  readonly ratio: number;
  /** Seconds from the end of the fault until every cell is right, without any action; null: never. */
  readonly recoveryS: number | null;
}

export interface FaultRun {
  readonly service: KillableService;
  readonly parts: readonly CatalogPart[];
  readonly seed: number;
}

const cellsPerPart = 3;
/** The service is killed during this request. */
const killedAfter = 3;
const noFault = (): void => undefined;
const roundTripMs = 150;
const deadlineMs = 60_000;
/** This is enough for pauses of five minutes after each response with Retry-After. */
const patienceMs = 8 * 3_600_000;

/**
 * Fills a workbook whose requests a fault hits, ends the fault when every cell is settled, and waits until every cell
 * is right without any action; then the same with a refresh.
 */
export async function runFault(fault: NetworkFault, run: FaultRun, requestsWithout: number): Promise<FaultRow> {
  const alone = await openWorkbook(fault, run);
  const atEnd = await alone.untilFaultEnds();
  const recoveryS = await alone.untilRight();
  await alone.close();
  const { requests, hit, wrong } = alone.state;
  const unsettled = alone.unsettled();
  const refreshed = atEnd.notFound === 0 ? 0 : await notFoundAfterRefresh(fault, run);
  const ratio = Math.round(((requests - hit) / requestsWithout) * 100) / 100;
  return {
    fault: fault.name,
    wrong,
    unsettled,
    ...atEnd,
    notFoundAfterRefresh: refreshed,
    requests,
    hit,
    ratio,
    recoveryS,
  };
}

/** The requests of a workbook without a fault. */
export async function requestsWithoutFault(run: FaultRun): Promise<number> {
  const none = { name: "none", share: 0, lastsS: 0, recoversWithinS: 0, respond: noFault };
  const workbook = await openWorkbook(none, run);
  await workbook.untilRight();
  await workbook.close();
  return workbook.state.requests;
}

async function notFoundAfterRefresh(fault: NetworkFault, run: FaultRun): Promise<number> {
  const workbook = await openWorkbook(fault, run);
  await workbook.untilFaultEnds();
  await workbook.refresh();
  await workbook.close();
  return workbook.notFound();
}

async function openWorkbook(fault: NetworkFault, { service, parts, seed }: FaultRun) {
  const serviceUrl = service.url;
  const proxy = await startFaultyProxy(serviceUrl, fault.respond ?? noFault);
  const network = new Network();
  const clock = new VirtualClock(() => network.quiet());
  const random = randomFrom(seed);
  const { signal: never } = new AbortController();
  const state = { isFaulty: true, requests: 0, hit: 0, wrong: 0 };
  let killed: Promise<void> | null = null;
  let changed = (): void => undefined;
  const [real, neverCome] = [30_000, 200].map((ms) => fetchTransport(fetch, ms, () => true)) as [Transport, Transport];
  const transport: Transport = async (url, key, signal) => {
    state.requests += 1;
    const isKilled = fault.respond === null;
    const isHit = !isKilled && state.isFaulty && random() < fault.share;
    if (isHit) state.hit += 1;
    let tookMs = roundTripMs;
    const hit = fault.name === "no response" ? neverCome : real;
    const response = network.whole(isHit ? hit(proxy.urlOf(url, state.requests), key, signal) : real(url, key, signal));
    if (isKilled && state.requests === killedAfter) killed = service.kill();
    try {
      return await response;
    } catch (error) {
      if (isKilled) state.hit += 1;
      if (error instanceof ApiError && error.failure.code === "timedOut") tookMs = deadlineMs;
      throw error;
    } finally {
      await clock.sleep(tookMs);
    }
  };
  const session = createSession({
    access: () => ({ serviceUrl, key: "demo-key" }),
    transport,
    clock,
    freshMs: () => 86_400_000,
    catalog: () => null,
  });
  const usage = new Usage(afterTask);
  const cells = new Map<string, CatalogPart>(
    parts.flatMap((part, row) =>
      Array.from({ length: cellsPerPart }, (_, column) => [`S!${String(row)}.${String(column)}`, part] as const),
    ),
  );
  const waiting = new Set<string>();
  const failing = new Set(cells.keys());

  const call = async (address: string): Promise<void> => {
    const part = cells.get(address);
    if (part === undefined) return;
    waiting.add(address);
    const record = usage.recordOf(address);
    record.parts.push({ partno: part.partno, language: "en" });
    try {
      const { record: found } = await session.loader.load(part.partno, "en", staying);
      const specs = (found["Specs"] ?? {}) as Readonly<Record<string, unknown>>;
      if (fields.every((name, at) => (found[name] ?? specs[name] ?? "") === part.cells[at])) failing.delete(address);
      else state.wrong += 1;
    } catch (error) {
      const failure = failureIn(error);
      if (failure === null) throw error;
      failing.add(address);
      record.failures.push(failure);
    }
    waiting.delete(address);
    changed();
  };
  const recalculate = (addresses: Iterable<string>): Promise<void> => {
    for (const address of addresses) void call(address);
    return Promise.resolve();
  };
  const notFound = (): number =>
    usage.all().filter(({ failures }) => failures.some(({ code }) => code === "partUnknown")).length;
  const until = async (isSo: () => boolean, maxMs: number): Promise<boolean> => {
    const endMs = clock.elapsed() + maxMs;
    const over = clock.sleep(maxMs);
    const change = (): Promise<void> => new Promise((done) => (changed = done));
    while (!isSo() && clock.elapsed() < endMs) await clock.until(Promise.race([over, change()]));
    return isSo();
  };
  new Recovery({
    ...{ usage, activity: session.activity, pacer: session.pacer, clock },
    recalculate: (failed) => recalculate(failed.map(({ address }) => address)),
  });
  await recalculate(cells.keys());
  return {
    state,
    notFound,
    unsettled: () => waiting.size,
    untilFaultEnds: async () => {
      await until(() => false, fault.lastsS * 1000);
      // A fault that hits every request has a fixed time.
      if (fault.share < 1) await until(() => waiting.size === 0, patienceMs);
      await killed;
      if (fault.respond === null) await service.startAgain();
      state.isFaulty = false;
      return { errors: failing.size, notFound: notFound() };
    },
    untilRight: async () => {
      const sinceMs = clock.elapsed();
      const isRight = await until(() => failing.size === 0, patienceMs);
      return isRight ? Math.round((clock.elapsed() - sinceMs) / 100) / 10 : null;
    },
    refresh: async () => {
      session.pacer.probe();
      const all = parts.map(({ partno }) => ({ partno, language: "en" as const }));
      const lookup = { loader: session.loader, search: session.cachedSearch, cache: session.cache };
      const { swap } = await clock.until(refetch(lookup, { parts: all, searches: [] }, never, () => undefined));
      swap();
      await recalculate([...failing]);
      await until(() => waiting.size === 0, patienceMs);
    },
    close: () => proxy.stop(),
  };
}
