import type { Database, SQLiteValue } from "node-sqlite3-wasm";
import { languages, type Localized } from "../../src/product-data/vocabulary/language";
import { type ProductCategory, productCategories } from "../../src/product-data/vocabulary/category";
import {
  byCategory,
  categoryCode,
  columnOf,
  comparedField,
  conditionColumns,
  storageOf,
  storedFields,
} from "./columns";
import { finalValue, packRow, type RowCollection } from "./rows";

/** Texts above the products of a category in a response: Manufacturer, Lv1Category, ... */
export type Heading = Readonly<Record<string, Localized>>;
export type Headings = Readonly<Record<ProductCategory, Heading>>;

/**
 * Writes a catalog to an empty database.
 *
 * `product` is narrow, for searching: one column per condition field. `document` contains the rest of a product, for
 * responses. Ids follow the order of part numbers, which is the order of responses without $orderby.
 */
export function writeCatalog(database: Database, rows: RowCollection, headings: Headings): void {
  database.exec("PRAGMA page_size=8192; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-65536;");
  database.exec(schema);
  database.exec("BEGIN");
  const { terms, finalIds } = rows.terms.ranked();
  insertAll(database, "term", 2 + languages.length, terms, ({ id, field, json }) => [id, field, ...texts(json)]);
  insertAll(database, "heading", 2 + languages.length, headingRows(headings), (row) => row);
  const sorted = rows.sorted();
  insertAll(database, "product", 3 + conditionColumns.length, sorted, (row, index) => [
    index + 1,
    categoryCode(row.category),
    row.partno,
    ...conditionSlots[row.category].map((slot) => (slot < 0 ? null : finalValue(row, slot, finalIds))),
  ]);
  insertAll(database, "document", 3, sorted, (row, index) => [index + 1, row.base, packRow(row, finalIds)]);
  database.exec("COMMIT");
  database.exec(indexes);
  database.exec("ANALYZE");
}

const texts = (text: Localized): readonly string[] => languages.map((language) => text[language]);
const textColumns = languages.map((language) => `${language} TEXT NOT NULL`).join(", ");

const schema = `
  CREATE TABLE product (id INTEGER PRIMARY KEY, category INTEGER NOT NULL, "Partno" TEXT NOT NULL,
    ${conditionColumns.map(columnOf).join(", ")});
  CREATE TABLE document (id INTEGER PRIMARY KEY, base TEXT NOT NULL, packed TEXT NOT NULL);
  CREATE TABLE term (id INTEGER PRIMARY KEY, field TEXT NOT NULL, ${textColumns});
  CREATE TABLE heading (category INTEGER NOT NULL, field TEXT NOT NULL, ${textColumns});
`;

/**
 * Engineers search and sort by numbers, so each has an index within its category; of the texts, only those that select
 * few products.
 */
const indexed = conditionColumns.filter(
  (field) =>
    storageOf(comparedField(field)) === "number" || ["Status", "TemperatureCharacteristics"].includes(field.name),
);

const indexes = [
  `CREATE UNIQUE INDEX by_partno ON product ("Partno");`,
  ...indexed.map(
    (field) => `CREATE INDEX "by_${comparedField(field).name}" ON product (category, ${columnOf(field)});`,
  ),
].join("\n");

/**
 * The position of each condition column's value in a product of the category; -1 if the category doesn't have the
 * field.
 */
const conditionSlots = byCategory((category) => {
  const names = storedFields(category).map((field) => field.name);
  return conditionColumns.map((field) => names.indexOf(comparedField(field).name));
});

function headingRows(headings: Headings): readonly SQLiteValue[][] {
  return productCategories.flatMap((category) =>
    Object.entries(headings[category]).map(([field, text]) => [categoryCode(category), field, ...texts(text)]),
  );
}

function insertAll<T>(
  database: Database,
  table: string,
  width: number,
  items: readonly T[],
  valuesOf: (item: T, index: number) => SQLiteValue[],
): void {
  const insert = database.prepare(`INSERT INTO ${table} VALUES (${Array(width).fill("?").join(",")})`);
  try {
    items.forEach((item, index) => insert.run(valuesOf(item, index)));
  } finally {
    insert.finalize();
  }
}
