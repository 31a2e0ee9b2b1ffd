import type { Product } from "../api/product";
import { Subscribable } from "../api/subscribable";
import type { Filter, Orderby } from "../filter/syntax";
import type { ProductCategory } from "../vocabulary/category";
import { type Language, languages } from "../vocabulary/language";
import type { CatalogFile, CatalogState, StoredCatalog } from "./catalog-store";
import type { Hits } from "./query";
import { openTable, type Table } from "./table";
import { Tables } from "./tables";

/** Reads what follows the front parts of a stored catalog. */
export type ReadRests = () => Promise<readonly CatalogFile[]>;

/** The catalog on this computer, as the add-in asks it. Nothing is sent, and nearly everything is answered at once. */
export class LocalCatalog extends Subscribable {
  private current: Kept | null = null;

  /** null: there is none. */
  get state(): CatalogState | null {
    return this.current?.state ?? null;
  }

  /** What answers in this language; null: there is none. */
  tablesIn(language: Language): Tables | null {
    return this.current?.tables.get(language) ?? null;
  }

  /**
   * Takes a catalog into use in place of the one before; null: none.
   * @throws TablesError when its files cannot be read; then the one before stays
   */
  use(stored: StoredCatalog | null, readRests: ReadRests): void {
    this.current = stored === null ? null : keptIn(stored, readRests);
    this.notify();
  }

  /** Notes when the catalog was last found to be the newest. */
  setState(state: CatalogState): void {
    if (this.current !== null) this.current = { ...this.current, state };
    this.notify();
  }

  /**
   * The part with this number, or the first with this number and a package code.
   * @returns undefined: there is none. A promise only for the first product after the start, while texts are read
   */
  product(partno: string, language: Language): Product | Promise<Product> | undefined {
    const tables = this.tablesIn(language);
    const place = tables?.find(partno) ?? tables?.findBase(partno);
    if (place === undefined) return undefined;
    return this.whenWhole(() => place.table.viewAt(place.row));
  }

  /** Whether `product` has one. */
  has(partno: string, language: Language): boolean {
    const tables = this.tablesIn(language);
    return (tables?.find(partno) ?? tables?.findBase(partno)) !== undefined;
  }

  /** The part numbers that begin so; null: no catalog can tell. */
  startingWith(beginning: string, language: Language): readonly string[] | null {
    return this.tablesIn(language)?.startingWith(beginning) ?? null;
  }

  /** What the service would find; null: it must be asked. */
  search(filter: Filter, orderby: Orderby, language: Language): Hits | null {
    if (this.current?.state.searches !== true) return null;
    return this.tablesIn(language)?.search(filter, orderby) ?? null;
  }

  /** Calls `make` when addresses and long texts are at hand, which is at once except the first time. */
  whenWhole<T>(make: () => T): T | Promise<T> {
    const { current } = this;
    if (current === null || current.isWhole()) return make();
    return current.attach().then(make);
  }
}

/** A catalog in use. */
interface Kept {
  readonly state: CatalogState;
  readonly tables: ReadonlyMap<Language, Tables>;
  readonly isWhole: () => boolean;
  readonly attach: () => Promise<void>;
}

function keptIn({ state, fronts }: StoredCatalog, readRests: ReadRests): Kept {
  const opened = new Map<string, Table>();
  const key = (category: ProductCategory, language: Language): string => `${language} ${category}`;
  // English first: the others need it.
  const inOrder = [...fronts].sort((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
  for (const { category, language, file } of inOrder)
    opened.set(key(category, language), openTable(file, opened.get(key(category, "en")) ?? null));
  const tables = new Map<Language, Tables>();
  for (const language of state.languages)
    tables.set(language, new Tables([...opened.values()].filter((table) => table.language === language)));
  let attaching: Promise<void> | null = null;
  return {
    state,
    tables,
    isWhole: () => [...opened.values()].every(({ isWhole }) => isWhole),
    attach: () =>
      (attaching ??= readRests()
        .then((rests) => {
          for (const { category, language, file } of rests) opened.get(key(category, language))?.attach(file);
        })
        .catch((error: unknown) => {
          attaching = null;
          throw error;
        })),
  };
}
