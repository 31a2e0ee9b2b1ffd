import { nextTask, Slices } from "../src/product-data/base/slices";

/**
 * Lets one piece of work at a time run, in the order in which they came: each begins in a task of its own, and may take
 * many.
 */
export class Exclusive {
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const running = this.last.then(nextTask).then(work);
    this.last = running.catch(() => undefined);
    return running;
  }
}

/** Slices for long work of the page. A step can take as long again on a slow computer. */
export const pageSlices = (): Slices => new Slices(40);
