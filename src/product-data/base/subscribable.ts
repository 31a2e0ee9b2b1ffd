/** An object that changes and notifies its subscribers. */
export abstract class Subscribable {
  private readonly listeners = new Set<() => void>();

  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  protected notify(): void {
    for (const listener of this.listeners) listener();
  }
}
