/** Lets one piece of work at a time run, in the order in which they came, although each may take many tasks. */
export class Exclusive {
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const running = this.last.then(work);
    this.last = running.catch(() => undefined);
    return running;
  }
}
