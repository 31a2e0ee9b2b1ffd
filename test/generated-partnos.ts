import { resolve } from "node:path";
import { generatedCatalog } from "../service/store/cache";
import { Catalog } from "../service/store/catalog";

/** The part numbers of a generated catalog, read from the database of the service that has it. */
export function generatedPartnos(spec: { readonly seed: number; readonly count: number }): readonly string[] {
  const catalog = new Catalog(generatedCatalog(resolve("node_modules/.cache/service"), spec));
  const rows = catalog.rows(`SELECT "Partno" AS partno FROM product ORDER BY id`, []);
  catalog.close();
  return rows.map((row) => String(row["partno"]));
}
