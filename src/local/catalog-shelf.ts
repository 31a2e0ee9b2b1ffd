import { Subscribable } from "../api/subscribable";
import type { CatalogInUse } from "./start-catalog";

/** The place of the catalog on this computer, which is loaded when it is wanted. Notifies of whatever happens to it. */
export class CatalogShelf extends Subscribable {
  private current: CatalogInUse | null = null;

  constructor(private readonly load: () => Promise<CatalogInUse>) {
    super();
  }

  /** null: it was not wanted so far. */
  get inUse(): CatalogInUse | null {
    return this.current;
  }

  /** Rejects when its code cannot be loaded. */
  async open(): Promise<CatalogInUse> {
    const inUse = await this.load();
    if (this.current === null) {
      this.current = inUse;
      inUse.catalog.subscribe(() => this.notify());
      inUse.keeper.subscribe(() => this.notify());
      this.notify();
    }
    return inUse;
  }
}
