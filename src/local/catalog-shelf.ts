import { Subscribable } from "../api/subscribable";
import type { CatalogInUse } from "./start-catalog";

/** Loads the catalog on this computer on demand. Notifies of all its changes. */
export class CatalogShelf extends Subscribable {
  private current: CatalogInUse | null = null;

  constructor(private readonly load: () => Promise<CatalogInUse>) {
    super();
  }

  /** null: it hasn't been requested yet. */
  get inUse(): CatalogInUse | null {
    return this.current;
  }

  /** Rejects if its code can't be loaded. */
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
