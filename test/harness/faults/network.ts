import { nextTask } from "../../../src/product-data/base/slices";

/** Requests in progress, for which the virtual clock waits. */
export class Network {
  private inProgress = 0;
  private ended: () => void = () => undefined;

  async whole<T>(request: Promise<T>): Promise<T> {
    this.inProgress += 1;
    try {
      return await request;
    } finally {
      this.inProgress -= 1;
      this.ended();
    }
  }

  /** No request is in progress, and everything that follows from the last response has happened. */
  async quiet(): Promise<void> {
    for (;;) {
      await nextTask();
      await new Promise((done) => setImmediate(done));
      if (this.inProgress === 0) return;
      await new Promise<void>((done) => (this.ended = done));
    }
  }
}
