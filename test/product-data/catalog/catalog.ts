import type { RunningService } from "../../../service/server";
import { decodeProducts } from "../../../src/product-data/api/decode";
import type { Product } from "../../../src/product-data/api/product";
import { Packer } from "../../../src/product-data/catalog/tables/packer";
import { openTable, type Table } from "../../../src/product-data/catalog/tables/table";
import { Tables } from "../../../src/product-data/catalog/tables/tables";
import { type ProductCategory, productCategories } from "../../../src/product-data/vocabulary/category";
import { inEachLanguage, type Language, languages } from "../../../src/product-data/vocabulary/language";
import { downloadAll } from "../../service/support";

/** All products of a service by category and language, as in the files behind its download URLs. None: not requested. */
export type Downloads = Readonly<Record<Language, ReadonlyMap<ProductCategory, readonly Product[]>>>;

export async function downloadsOf(
  service: RunningService,
  requested: readonly Language[] = languages,
): Promise<Downloads> {
  const all = inEachLanguage(() => new Map<ProductCategory, readonly Product[]>());
  for (const language of requested)
    for (const category of productCategories)
      all[language].set(category, decodeProducts(await downloadAll(service, category, language), 0).products);
  return all;
}

/** The file of some products of one category. */
export function packed(products: readonly Product[], language: Language, base: Table | null = null): Uint8Array {
  const [first] = products;
  if (first === undefined) throw new Error("There are no products to pack");
  const packer = new Packer(first.group.category);
  for (const { record } of products) packer.add(record);
  return packer.finish({ group: first.group, language, base });
}

/** Everything in a service, as tables, with the files they were opened from. */
export function tablesOf(downloads: Downloads): {
  readonly tables: Readonly<Record<Language, Tables>>;
  readonly files: Readonly<Record<Language, readonly Uint8Array[]>>;
} {
  const english = new Map<ProductCategory, Table>();
  const files = inEachLanguage((): Uint8Array[] => []);
  const tables = inEachLanguage((language) => {
    const opened: Table[] = [];
    for (const [category, products] of downloads[language]) {
      const base = english.get(category) ?? null;
      const file = packed(products, language, base);
      files[language].push(file);
      opened.push(openTable(file, base));
    }
    if (language === "en") for (const table of opened) english.set(table.category, table);
    return new Tables(opened);
  });
  return { tables, files };
}
