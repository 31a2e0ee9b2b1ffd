import { Subscribable } from "./subscribable";

/** Loads an object on demand. Notifies of all its changes. */
export class Shelf<T> extends Subscribable {
  private current: T | null = null;

  constructor(
    private readonly load: () => Promise<T>,
    /** The source of its notifications. */
    private readonly tellers: (inUse: T) => readonly Pick<Subscribable, "subscribe">[],
  ) {
    super();
  }

  /** null: it hasn't been requested yet. */
  get inUse(): T | null {
    return this.current;
  }

  /** Rejects if its code can't be loaded. */
  async open(): Promise<T> {
    const inUse = await this.load();
    if (this.current === null) {
      this.current = inUse;
      for (const teller of this.tellers(inUse)) teller.subscribe(() => this.notify());
      this.notify();
    }
    return inUse;
  }
}
