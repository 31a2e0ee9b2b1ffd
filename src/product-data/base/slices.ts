/** Work in steps: between two of them, other tasks can run. */
export type Steps<T = void> = Generator<undefined, T, undefined>;

/** Takes all steps in this task, for a caller that can't wait. */
export function inOneTask<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Long work in slices, each in a task of its own: Excel restarts add-ins that don't respond, and a person notices a pane
 * that doesn't respond.
 */
export class Slices {
  private sinceMs = performance.now();

  constructor(
    private readonly sliceMs = 10,
    /** Calls back when other tasks have run. */
    private readonly schedule: Schedule = afterTask,
  ) {}

  /** Lets other tasks run if the current one has lasted long. */
  async pause(): Promise<void> {
    if (performance.now() - this.sinceMs < this.sliceMs) return;
    await new Promise<void>(this.schedule);
    this.sinceMs = performance.now();
  }

  /** Takes the steps one after the other, with pauses between them. */
  async run<T>(steps: Steps<T>): Promise<T> {
    for (;;) {
      await this.pause();
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  }
}

/** The results for all items. */
export async function inSlices<T, R>(items: readonly T[], work: (item: T, at: number) => R): Promise<readonly R[]> {
  const slices = new Slices();
  const results: R[] = [];
  for (const [at, item] of items.entries()) {
    await slices.pause();
    results.push(work(item, at));
  }
  return results;
}

/** The results for all items; synchronous if there are few. */
export const inSlicesIfMany = <T, R>(
  items: readonly T[],
  work: (item: T, at: number) => R,
): readonly R[] | Promise<readonly R[]> => (items.length < manyItems ? items.map(work) : inSlices(items, work));

/** Fewer items are done at once. */
export const manyItems = 1000;

/** The time at which this task has done enough work; null before its first call, and 0 once that time has passed. */
let untilMs: number | null = null;

/**
 * The work of a function's call, at once; or, if the calls of this task have taken long, in a later task. Excel
 * delivers a whole recalculation in one task, and tens of thousands of calls would block the pane for a second.
 */
export function withinBudget<T>(work: () => T | Promise<T>): T | Promise<T> {
  if (untilMs === null) {
    untilMs = performance.now() + budgetMs;
    afterTask(() => (untilMs = null));
  }
  if (untilMs > 0 && performance.now() < untilMs) return work();
  untilMs = 0;
  return inLaterTask(work);
}

/** Calls are done at once for this long, so that the cells of a few calls change together. */
const budgetMs = 50;

function inLaterTask<T>(work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    // An exception of the work rejects the promise.
    later.push(() => resolve(new Promise<T>((settle) => settle(work()))));
    if (later.length === 1) void workOff();
  });
}

/** Calls back at once, or after all work that waits for a later task. */
export const afterWaiting: Schedule = (callback) =>
  later.length === 0 ? callback() : void later.push(() => queueMicrotask(callback));

let later: (() => void)[] = [];

async function workOff(): Promise<void> {
  await nextTask();
  const slices = new Slices();
  for (let at = 0; at < later.length; at++) {
    later[at]?.();
    await slices.pause();
  }
  later = [];
}

/** Waits for the next task. A timer would be delayed in a hidden page. */
export const nextTask = (): Promise<void> => new Promise(afterTask);

/** Calls back when the current task ends. */
export type Schedule = (callback: () => void) => void;

/** Runs once for all requests until the schedule calls back. */
export function once(schedule: Schedule, run: () => void): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    schedule(() => {
      isRequested = false;
      run();
    });
  };
}

/**
 * Excel delivers a whole recalculation in one synchronous loop, so all its calls have been made when the task ends.
 * This uses a message instead of a timer, because timers of a hidden pane run once a second. All callbacks share one
 * message.
 */
export const afterTask: Schedule = (callback) => {
  if (waiting !== null) {
    waiting.push(callback);
    return;
  }
  const callbacks = (waiting = [callback]);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    waiting = null;
    // Each callback runs on its own, so that an exception doesn't affect the others.
    for (const each of callbacks) queueMicrotask(each);
  };
  port2.postMessage(null);
};

let waiting: (() => void)[] | null = null;
