import type { Product } from "../api/product";
import type { Query } from "../filter/query";
import { Subscribable } from "../api/subscribable";
import type { Language } from "../vocabulary/language";
import type { CatalogState } from "./catalog-store";
import type { Found, OpenCatalog } from "./open-catalog";

/** Another catalog came into use; null: none was, or is. */
export type OnSwap = (before: OpenCatalog | null, after: OpenCatalog | null) => void;

/** The catalog in use, if there is one: what the part loader and searches ask before the service. */
export class LocalCatalog extends Subscribable {
  private current: OpenCatalog | null = null;
  private checkedMs = 0;

  constructor(private readonly onSwap: OnSwap = () => undefined) {
    super();
  }

  /** null: there is none. */
  get state(): CatalogState | null {
    return this.current && { ...this.current.state, checkedMs: this.checkedMs };
  }

  /** Takes a catalog into use in place of the one before; null: none. */
  use(catalog: OpenCatalog | null): void {
    const before = this.current;
    this.current = catalog;
    this.checkedMs = catalog?.state.checkedMs ?? 0;
    this.notify();
    this.onSwap(before, catalog);
  }

  /** Notes that the catalog was found to be the newest there is. */
  setChecked(checkedMs: number): void {
    this.checkedMs = checkedMs;
    this.notify();
  }

  fetchedMs(language: Language): number | null {
    return this.current?.hasLanguage(language) === true ? this.current.state.fetchedMs : null;
  }

  has(partno: string, language: Language): boolean {
    return this.current?.has(partno, language) === true;
  }

  product(partno: string, language: Language): Product | Promise<Product> | undefined {
    return this.current?.product(partno, language);
  }

  startingWith(prefix: string, language: Language): readonly string[] {
    return this.current?.startingWith(prefix, language) ?? [];
  }

  search(query: Query): Found | null {
    return this.current?.search(query) ?? null;
  }
}
