import { nextTask, Slices, afterTask } from "../../product-data/base/slices";

let startedMs: number | null = null;

/** The time of the first call of a function in this task. Excel delivers a whole recalculation in one task. */
export function taskStart(): number {
  if (startedMs === null) {
    startedMs = performance.now();
    afterTask(() => (startedMs = null));
  }
  return startedMs;
}

/**
 * The work of a call, at once; or, if the calls of this task have taken long, in a later one. Thousands of
 * comparisons would block the pane for a second.
 */
export const timely = <T>(work: () => T | Promise<T>): T | Promise<T> =>
  performance.now() - taskStart() < mostMs ? work() : inLaterTask(work);

/** Long work has a task of its own. */
export function inLaterTask<T>(work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    // An exception of the work rejects the promise.
    waiting.push(() => resolve(new Promise<T>((settle) => settle(work()))));
    if (waiting.length === 1) void workOff();
  });
}

let waiting: (() => void)[] = [];

async function workOff(): Promise<void> {
  await nextTask();
  const slices = new Slices();
  for (let at = 0; at < waiting.length; at++) {
    waiting[at]?.();
    await slices.pause();
  }
  waiting = [];
}

/** Fewer calls are done at once, so that their cells change together. */
const mostMs = 50;
