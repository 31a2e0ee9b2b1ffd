import { resolve } from "node:path";
import { AnswerWriter } from "../../service/search/answer";
import { generatedCatalogue } from "../../service/store/cache";
import { Catalogue } from "../../service/store/catalogue";
import { type Field, fields } from "../../src/vocabulary/field";
import { randomFrom, shuffled } from "./random";

export const catalogueSpec = { seed: 1, count: 30_000 };
export const cacheDirectory = resolve("node_modules/.cache/service");

/** The catalog that startService serves with `catalogueSpec`, read without it. The caller closes it. */
export function openCatalogue(): Catalogue {
  return new Catalogue(generatedCatalogue(cacheDirectory, catalogueSpec));
}

/** This number of capacitors, in a random order that is always the same. */
export function somePartnos(catalogue: Catalogue, count: number): readonly string[] {
  const rows = catalogue.rows(`SELECT "Partno" FROM product WHERE category = 0 ORDER BY id`, []);
  const partnos = rows.map((row) => String(row["Partno"]));
  if (partnos.length < count) throw new Error(`The catalogue has only ${String(partnos.length)} capacitors`);
  return shuffled(partnos, randomFrom(1)).slice(0, count);
}

/** The service's response with the first `count` capacitors, as text. */
export function answerText(catalogue: Catalogue, count: number): string {
  const rows = catalogue.rows("SELECT id FROM product WHERE category = 0 ORDER BY id", []).slice(0, count);
  const products = catalogue.products(rows.map((row) => Number(row["id"])));
  return new AnswerWriter(catalogue, "http://127.0.0.1").answer(products, true, "en").toString("utf8");
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
