import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import { productCategories } from "../vocabulary/category";
import { valuesOf } from "../vocabulary/enumerated-values";
import { languages } from "../vocabulary/language";
import type { CatalogFile, CatalogState, StoredCatalog } from "./catalog-store";
import { OpenCatalog } from "./open-catalog";
import { wordAt, storedFields } from "./tables/column";
import { damaged } from "./tables/failure";
import type { Table } from "./tables/table";
import type { Tables } from "./tables/tables";
import { printable } from "../base/printable";
import { Slices } from "../base/slices";
import { isOfType, isPartno } from "../api/decode-record";

/** A whole catalog that was fetched and checked, and isn't in use yet. */
export interface FetchedCatalog extends StoredCatalog {
  /** Its English tables. */
  readonly tables: Tables;
}

/**
 * Opens the files of a whole catalog and checks each value, as if it were in a response: a file that has the right hash
 * can still contain anything.
 * @param facts what its source states
 * @throws TablesFailure, DownloadFailure `incomplete`
 */
export async function checkFiles(
  files: readonly CatalogFile[],
  facts: Omit<CatalogState, "bytes" | "languages">,
): Promise<FetchedCatalog> {
  const own = languages.filter((each) => each === "en" || files.some(({ language }) => language === each));
  const bytes = files.reduce((sum, { file }) => sum + file.length, 0);
  const state = { ...facts, bytes, languages: own };
  const catalog = new OpenCatalog({ state, files });
  for (const language of own) {
    const opened = catalog.tablesIn(language)?.tables ?? [];
    if (opened.length < productCategories.length) throw new Failed<DownloadFailure>({ code: "incomplete" });
    for (const [at, table] of opened.entries()) {
      const isItself = table.category === productCategories[at] && table.language === language;
      if (!isItself || (table.base === null) !== (language === "en")) damaged();
      await checkTable(table);
      if (table.base !== null) checkStatus(table, table.base);
    }
  }
  const tables = catalog.tablesIn("en");
  return tables?.size === facts.products ? { state, files, tables } : damaged();
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

/**
 * Checks every code and word of a table from another source, such as a mirror, as `decodeProducts` checks a response.
 * It works in pieces, because Excel restarts add-ins that don't respond.
 * @throws TablesFailure `damaged`
 */
export async function checkTable(table: Table): Promise<void> {
  const slices = new Slices();
  for (const field of storedFields(table.category)) {
    const { codes, words } = table.columnOf(field.name);
    refuseUnless(words.length <= table.size);
    for (const word of words) {
      refuseUnless(isOfType(word, field.type) && printable(String(word)) === String(word));
      await slices.pause();
    }
    for (const code of codes) refuseUnless(code <= words.length);
    await slices.pause();
  }
  let before = "";
  for (const row of table.allRows) {
    const partno = table.partnoAt(row);
    refuseUnless(isPartno(partno) && before < partno);
    before = partno;
  }
  await slices.pause();
}

function refuseUnless(isRight: boolean): void {
  if (!isRight) damaged();
}
