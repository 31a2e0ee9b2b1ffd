import type { Browser, Page } from "playwright-core";

/** Whose code a task of the page runs; `browser` is layout and painting, `collector` the garbage collection. */
export type Owner = "addin" | "officeJs" | "workbook" | "browser" | "collector";

/** A task of the page's thread, in milliseconds of processor time. */
export interface PageTask {
  readonly ms: number;
  readonly shares: Readonly<Record<Owner, number>>;
}

/** The tasks of a page while something runs, from Chromium's trace with its profile of the scripts. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<readonly PageTask[]> {
  await browser.startTracing(page, {
    categories: ["-*", "toplevel", "disabled-by-default-v8.cpu_profiler", "__metadata"],
  });
  try {
    await run();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8")) as Trace;
  return tasksIn(traceEvents);
}

interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly id?: string;
  readonly pid: number;
  readonly tid: number;
  /** The start in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: {
      readonly startTime?: number;
      readonly cpuProfile?: { readonly nodes?: readonly ProfileNode[]; readonly samples?: readonly number[] };
      readonly timeDeltas?: readonly number[];
    };
  };
}

interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: { readonly functionName: string; readonly url?: string };
}

interface Sample {
  readonly ts: number;
  readonly ms: number;
  readonly owner: Owner;
  readonly thread: string;
}

function tasksIn(events: readonly TraceEvent[]): readonly PageTask[] {
  const samples = samplesIn(events);
  const fromTs = samples.reduce((least, { ts }) => Math.min(least, ts), Infinity);
  const threads = new Set(samples.map(({ thread }) => thread));
  const tasks = events
    .filter(({ name, ph, dur }) => ph === "X" && name === "ThreadControllerImpl::RunTask" && dur !== undefined)
    // The profiler starts in a task of the page.
    .filter((event) => threads.has(threadOf(event)) && event.ts > fromTs)
    .sort((one, other) => one.ts - other.ts);
  let at = 0;
  const sorted = samples.sort((one, other) => one.ts - other.ts);
  return tasks.map(({ ts, dur = 0, tdur }): PageTask => {
    while (at < sorted.length && (sorted[at]?.ts ?? 0) < ts) at++;
    const shares: Record<Owner, number> = { addin: 0, officeJs: 0, workbook: 0, browser: 0, collector: 0 };
    let seen = 0;
    for (; at < sorted.length; at++) {
      const sample = sorted[at];
      if (sample === undefined || sample.ts > ts + dur) break;
      shares[sample.owner] += sample.ms;
      seen += sample.ms;
    }
    // Samples count the time in which the thread waited for a processor too.
    const ms = (tdur ?? dur) / 1000;
    const scale = seen === 0 ? 0 : Math.min(1, ms / seen);
    for (const owner of owners) shares[owner] *= scale;
    if (seen * scale < ms) shares.browser += ms - seen * scale;
    return { ms, shares };
  });
}

const owners: readonly Owner[] = ["addin", "officeJs", "workbook", "browser", "collector"];

/** The samples of the pages' threads; a worker has a profile of its own. */
function samplesIn(events: readonly TraceEvent[]): Sample[] {
  const mains = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf),
  );
  const profiles = events.filter(({ name }) => name === "Profile").filter((event) => mains.has(threadOf(event)));
  return profiles.flatMap((profile) => {
    const nodes = new Map<number, ProfileNode>();
    const taken: Sample[] = [];
    const owners = new Map<number, Owner>();
    const ownerOfNode = (id: number): Owner => {
      const known = owners.get(id);
      if (known !== undefined) return known;
      const node = nodes.get(id);
      const caller = (): Owner => (node?.parent === undefined ? "browser" : ownerOfNode(node.parent));
      const owner = ownerOf(node?.callFrame.url ?? "") ?? caller();
      owners.set(id, owner);
      return owner;
    };
    let ts = profile.args.data?.startTime ?? profile.ts;
    const chunks = events
      .filter(({ name, id, pid }) => name === "ProfileChunk" && id === profile.id && pid === profile.pid)
      .sort((one, other) => one.ts - other.ts);
    for (const { args } of chunks) {
      for (const node of args.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
      const samples = args.data?.cpuProfile?.samples ?? [];
      for (const [index, id] of samples.entries()) {
        const delta = args.data?.timeDeltas?.[index] ?? 0;
        ts += delta;
        const name = nodes.get(id)?.callFrame.functionName;
        const owner: Owner = name === "(garbage collector)" ? "collector" : ownerOfNode(id);
        taken.push({ thread: threadOf(profile), ts, ms: Math.max(0, delta) / 1000, owner });
      }
    }
    return taken;
  });
}

const threadOf = ({ pid, tid }: Pick<TraceEvent, "pid" | "tid">): string => `${String(pid)} ${String(tid)}`;

function ownerOf(url: string): Owner | null {
  if (url.includes("/addin/")) return "addin";
  if (url.includes("/microsoft/")) return "officeJs";
  return url.includes("/workbook/") ? "workbook" : null;
}
