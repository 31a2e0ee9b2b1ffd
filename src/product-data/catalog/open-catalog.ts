import type { Product } from "../api/product";
import type { Query } from "../filter/query";
import type { ProductCategory } from "../vocabulary/category";
import { type Language, languages } from "../vocabulary/language";
import type { CatalogState, StoredCatalog } from "./catalog-store";
import type { Hits } from "./tables/query";
import { openTable, type Table } from "./tables/table";
import { Tables } from "./tables/tables";

/** A stored catalog that was opened, as the add-in uses it. */
export class OpenCatalog {
  /** The keeper replaces the state when it has checked that the catalog is the newest. */
  state: CatalogState;
  private readonly tables = new Map<Language, Tables>();

  /** @throws TablesFailure if its files can't be read */
  constructor({ state, files }: StoredCatalog) {
    this.state = state;
    const english = new Map<ProductCategory, Table>();
    // English is opened first, because the other languages depend on it.
    for (const language of languages.filter((each) => state.languages.includes(each))) {
      const own = files.filter((file) => file.language === language);
      const opened = own.map(({ category, file }) => openTable(file, english.get(category) ?? null, state.parent));
      if (language === "en") for (const table of opened) english.set(table.category, table);
      this.tables.set(language, new Tables(opened));
    }
  }

  /** The time at which its products were fetched from the service; null: it has none in this language. */
  fetchedMs(language: Language): number | null {
    return this.tables.has(language) ? this.state.fetchedMs : null;
  }

  tablesIn(language: Language): Tables | undefined {
    return this.tables.get(language);
  }

  /** The part with this number, or the first part that has it without the package code. */
  part(partno: string, language: Language): Product | undefined {
    return this.tables.get(language)?.product(partno, this.state.fetchedMs);
  }

  startingWith(prefix: string, language: Language): readonly string[] {
    return this.tables.get(language)?.startingWith(prefix) ?? [];
  }

  /** The products that match; null: only the service can find them. */
  search({ filter, orderby, language }: Query): Hits | null {
    const { fetchedMs, searches } = this.state;
    const tables = searches ? this.tables.get(language) : undefined;
    return tables?.search(filter, orderby, fetchedMs) ?? null;
  }
}
