import { resolve } from "node:path";
import { AnswerWriter } from "../../service/search/answer";
import { realCatalog } from "../../service/catalog/real-catalog";
import { catalogFile } from "../../service/store/cache";
import type { Catalog } from "../../service/store/catalog";
import { openCatalog } from "../../service/store/open-catalog";
import { type Field, fields } from "../../src/product-data/vocabulary/field";
import { randomFrom, shuffled } from "../../test/harness/random";

export const catalogSize = 30_000;
export const cacheDirectory = resolve("node_modules/.cache/service");

/** The catalog that startService serves with `catalogSize`, read without it. The caller closes it. */
export function benchCatalog(): Catalog {
  return openCatalog(catalogFile(cacheDirectory, realCatalog(catalogSize)));
}

/** This number of capacitors, in a random order that is always the same. */
export function somePartnos(catalog: Catalog, count: number): readonly string[] {
  const rows = catalog.rows(`SELECT "Partno" FROM product WHERE category = 0 ORDER BY id`, []);
  const partnos = rows.map((row) => String(row["Partno"]));
  if (partnos.length < count) throw new Error(`The catalog has only ${String(partnos.length)} capacitors`);
  return shuffled(partnos, randomFrom(1)).slice(0, count);
}

/** The service's response with the first `count` capacitors, as text. */
export function answerText(catalog: Catalog, count: number): string {
  const rows = catalog.rows("SELECT id FROM product WHERE category = 0 ORDER BY id", []).slice(0, count);
  const products = catalog.products(rows.map((row) => Number(row["id"])));
  return new TextDecoder().decode(new AnswerWriter(catalog, "http://127.0.0.1").answer(products, true, "en"));
}

/** The first `count` fields of a capacitor. */
export function someFields(count: number): readonly Field[] {
  return fields
    .filter(
      ({ categories, place, textOf }) =>
        categories.includes("ceramicCapacitorsSMD") && place !== null && textOf === null,
    )
    .slice(0, count);
}
