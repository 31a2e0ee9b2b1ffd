import type { Query } from "../filter/query";
import { Subscribable } from "../base/subscribable";
import type { Language } from "../vocabulary/language";
import type { CatalogState } from "./catalog-store";
import type { Found, OpenCatalog } from "./open-catalog";
import type { Tables } from "./tables/tables";

/** Another catalog was put into use; null: there was none, or there is none. */
export type OnReplaced = (before: OpenCatalog | null, after: OpenCatalog | null) => void;

/** The catalog in use, if there is one. The part loader and searches use it before the service. */
export class CurrentCatalog extends Subscribable {
  private current: OpenCatalog | null = null;
  private checkedMs = 0;

  constructor(private readonly onReplaced: OnReplaced = () => undefined) {
    super();
  }

  /** null: there is none. */
  get state(): CatalogState | null {
    return this.current && { ...this.current.state, checkedMs: this.checkedMs };
  }

  /** Replaces the catalog in use; null: none. */
  use(catalog: OpenCatalog | null): void {
    const before = this.current;
    this.current = catalog;
    this.checkedMs = catalog?.state.checkedMs ?? 0;
    this.notify();
    this.onReplaced(before, catalog);
  }

  /** Records that the catalog was checked to be the newest. */
  setChecked(checkedMs: number): void {
    this.checkedMs = checkedMs;
    this.notify();
  }

  /** null: there are none. */
  tables(language: Language): Tables | null {
    return this.current?.tablesIn(language) ?? null;
  }

  fetchedMs(language: Language): number | null {
    return this.current?.hasLanguage(language) === true ? this.current.state.fetchedMs : null;
  }

  part(partno: string, language: Language): ReturnType<OpenCatalog["part"]> {
    return this.current?.part(partno, language);
  }

  startingWith(prefix: string, language: Language): readonly string[] {
    return this.current?.startingWith(prefix, language) ?? [];
  }

  search(query: Query): Found | null {
    return this.current?.search(query) ?? null;
  }
}
