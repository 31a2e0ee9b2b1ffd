/** Work in steps: between two of them, the page can do other work. */
export type Steps = Generator<undefined, void>;

export const isSteps = (value: unknown): value is Steps =>
  typeof value === "object" && value !== null && "next" in value && Symbol.iterator in value;

/** In this task, for a caller that can't wait. */
export function inOneTask(steps: Steps): void {
  while (steps.next().done !== true);
}

/** Steps one after the other, of which those that are done quickly share a task. */
export class Slices {
  private from = performance.now();

  async run<Result>(steps: Generator<undefined, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      await this.pause();
      if (done) return value;
    }
  }

  /** Continues in another task if this one has lasted long. */
  async pause(): Promise<void> {
    if (performance.now() - this.from < sliceMs) return;
    await nextTask();
    this.from = performance.now();
  }
}

/** Not a timer, which a browser delays in a hidden page. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A step can take as long again, on a slow computer. */
const sliceMs = 40;
