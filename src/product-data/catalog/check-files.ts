import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import { type ProductCategory, productCategories } from "../vocabulary/category";
import { valuesOf } from "../vocabulary/enumerated-values";
import { languages } from "../vocabulary/language";
import type { CatalogFile } from "./catalog-store";
import { checkTable } from "./tables/check-table";
import { wordAt } from "./tables/column";
import { damaged } from "./tables/failure";
import { openTable, type Table } from "./tables/table";

/**
 * Opens the files of a whole catalog and checks each value, as if it were in a response: a file that has the right hash
 * can still contain anything.
 * @param products the number that its source states
 * @throws TablesFailure, DownloadFailure `incomplete`
 */
export async function checkFiles(files: readonly CatalogFile[], products: number): Promise<void> {
  const english = new Map<ProductCategory, Table>();
  const seen = new Set<string>();
  let count = 0;
  for (const { category, language, file } of files) {
    const base = english.get(category) ?? null;
    const table = openTable(file, language === "en" ? null : base);
    const isItself = table.category === category && table.language === language;
    if (!isItself || (language !== "en" && table.base !== base) || seen.has(`${language} ${category}`)) damaged();
    seen.add(`${language} ${category}`);
    await checkTable(table);
    if (language === "en") {
      english.set(category, table);
      count += table.size;
    } else checkStatus(table, base ?? damaged());
  }
  const isWhole = languages.every((language) => {
    const own = productCategories.filter((category) => seen.has(`${language} ${category}`));
    return own.length === productCategories.length || (own.length === 0 && language !== "en");
  });
  if (!isWhole) throw new Failed<DownloadFailure>({ code: "incomplete" });
  if (count !== products) damaged();
}

/** Each part has the same status in every language. */
function checkStatus(table: Table, base: Table): void {
  const [own, english] = [table.columnOf("Status"), base.columnOf("Status")];
  const translated = valuesOf("Status", table.language) ?? [];
  const originals = valuesOf("Status", "en") ?? [];
  for (let row = 0; row < table.size; row++) {
    const place = originals.indexOf(String(wordAt(english, row) ?? ""));
    // A status that the list doesn't have may be new.
    if (place >= 0 && wordAt(own, row) !== translated[place]) damaged();
  }
}
