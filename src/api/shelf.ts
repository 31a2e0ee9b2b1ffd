import { Subscribable } from "./subscribable";

/** The place of something that is loaded when it is wanted. Notifies of whatever happens to it. */
export class Shelf<T> extends Subscribable {
  private current: T | null = null;

  constructor(
    private readonly load: () => Promise<T>,
    /** What tells of it. */
    private readonly tellers: (inUse: T) => readonly Pick<Subscribable, "subscribe">[],
  ) {
    super();
  }

  /** null: it was not wanted so far. */
  get inUse(): T | null {
    return this.current;
  }

  /** Rejects when its code cannot be loaded. */
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
