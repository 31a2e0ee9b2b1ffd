/** Something that changes, and calls back those who want to know of it. */
export abstract class Subscribable {
  private readonly listeners = new Set<() => void>();

  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  protected notify(): void {
    for (const listener of this.listeners) listener();
  }
}
