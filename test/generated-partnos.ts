import { resolve } from "node:path";
import { generatedCatalogue } from "../service/store/cache";
import { Catalogue } from "../service/store/catalogue";

/** The part numbers of a generated catalog, read from the database of the service that has it. */
export function generatedPartnos(spec: { readonly seed: number; readonly count: number }): readonly string[] {
  const catalogue = new Catalogue(generatedCatalogue(resolve("node_modules/.cache/service"), spec));
  const rows = catalogue.rows(`SELECT "Partno" AS partno FROM product ORDER BY id`, []);
  catalogue.close();
  return rows.map((row) => String(row["partno"]));
}
