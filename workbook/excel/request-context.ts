import type { WorkbookDocument } from "../document";

/** The queue behind one Excel.run. */
export class RequestContext {
  readonly trackedObjects = { add: () => undefined, remove: () => undefined };
  #queue: (() => void)[] = [];

  constructor(readonly document: WorkbookDocument) {}

  enqueue(action: () => void): void {
    this.#queue.push(action);
  }

  /** In the order in which it was asked for, with what that asks for in turn; the first failure ends it. */
  async sync<T>(passThrough?: T): Promise<T | undefined> {
    // Excel answers from another process: the page draws meanwhile, and what it runs next is another task.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      for (let action = this.#queue.shift(); action; action = this.#queue.shift()) action();
    } finally {
      this.#queue = [];
    }
    return passThrough;
  }
}

/** What a method answers that gives no object: its value is there after sync(). */
export class ClientResult<T> {
  #value: { readonly value: T } | undefined;

  constructor(context: RequestContext, read: () => T) {
    context.enqueue(() => (this.#value = { value: read() }));
  }

  get value(): T {
    if (!this.#value)
      throw new Error("The value of the result object has not been loaded yet. Call context.sync() first.");
    return this.#value.value;
  }
}
