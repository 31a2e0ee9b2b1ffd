import type { Product } from "../api/product";
import type { Query } from "../filter/query";
import type { ProductCategory } from "../vocabulary/category";
import { type Language, languages } from "../vocabulary/language";
import type { CatalogFile, CatalogState, StoredCatalog } from "./catalog-store";
import type { Hits } from "./tables/query";
import { openTable, type Table } from "./tables/table";
import { type TableRow, Tables } from "./tables/tables";

/** Reads the rest after the front parts of a stored catalog. */
type ReadRests = () => Promise<readonly CatalogFile[]>;

/**
 * A stored catalog that was opened, as the add-in uses it. It is synchronous, except for the first product, when URLs
 * and long texts are read.
 */
export class OpenCatalog {
  /** The keeper replaces it when it has checked that the catalog is the newest. */
  state: CatalogState;
  private readonly tables = new Map<Language, Tables>();
  private readonly all = new Map<string, Table>();
  private attaching: Promise<void> | null = null;

  /** @throws TablesError if its files can't be read */
  constructor(
    { state, fronts }: StoredCatalog,
    private readonly readRests: ReadRests,
  ) {
    this.state = state;
    // English first, because the others depend on it.
    const inOrder = [...fronts].sort((one, other) => place(one.language) - place(other.language));
    for (const { category, language, file } of inOrder)
      this.all.set(keyOf(category, language), openTable(file, this.all.get(keyOf(category, "en")) ?? null));
    for (const language of state.languages)
      this.tables.set(language, new Tables([...this.all.values()].filter((table) => table.language === language)));
  }

  /** When its products were fetched from the service; null: it has none in this language. */
  fetchedMs(language: Language): number | null {
    return this.tables.has(language) ? this.state.fetchedMs : null;
  }

  tablesIn(language: Language): Tables | undefined {
    return this.tables.get(language);
  }

  /** The part with this number, or the first part that has it without the package code. */
  part(partno: string, language: Language) {
    const found = this.find(partno, language);
    const { fetchedMs } = this.state;
    if (found === undefined) return undefined;
    const view = (): Product => found.table.viewAt(found.row, fetchedMs);
    return { fetchedMs, product: () => this.whenWhole(view) };
  }

  startingWith(prefix: string, language: Language): readonly string[] {
    return this.tables.get(language)?.startingWith(prefix) ?? [];
  }

  /** null: only the service can find them. */
  search({ filter, orderby, language }: Query) {
    const tables = this.tables.get(language);
    const { fetchedMs, searches } = this.state;
    if (!searches || tables === undefined) return null;
    let found: Hits | null = null;
    // Searched when it is first used.
    const hits = (): Hits => (found ??= tables.search(filter, orderby));
    return {
      fetchedMs,
      get length() {
        return hits().length;
      },
      partnoAt: (index: number) => hits().partnoAt(index),
      first: (count: number) => {
        const length = Math.min(count, hits().length);
        return this.whenWhole(() => Array.from({ length }, (_, at) => hits().viewAt(at, fetchedMs)));
      },
    };
  }

  private find(partno: string, language: Language): TableRow | undefined {
    const tables = this.tables.get(language);
    return tables?.find(partno) ?? (partno.length < shortestBase ? undefined : tables?.findBase(partno));
  }

  private whenWhole<T>(make: () => T): T | Promise<T> {
    if ([...this.all.values()].every(({ isWhole }) => isWhole)) return make();
    this.attaching ??= this.attach();
    return this.attaching.then(make);
  }

  private async attach(): Promise<void> {
    try {
      for (const { category, language, file } of await this.readRests())
        this.all.get(keyOf(category, language))?.attach(file);
    } finally {
      this.attaching = null;
    }
  }
}

/** Many numbers start with a shorter text that isn't a number without package code. */
const shortestBase = 8;

const place = (language: Language): number => languages.indexOf(language);
const keyOf = (category: ProductCategory, language: Language): string => `${language} ${category}`;
