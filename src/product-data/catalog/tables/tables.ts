/**
 * The whole catalog as packed tables, which need a fraction of the memory of objects and are synchronous.
 *
 *     const packer = new Packer("inductors");              // packer.ts: a category in one language, as a stream
 *     for (const record of records) packer.add(record);    // decoded records; rejects a repeated part number
 *     const bytes = packer.finish({ group, language: "en" });
 *     const table = openTable(bytes);                      // table.ts: rejects what it can't read
 *     const tables = new Tables([table, ...]);             // one table for each category, all in one language
 *     tables.product("LQW15AN10NG00D", ms);                // as the service returned it
 *     tables.startingWith("LQW15AN");                      // part numbers
 *     tables.search(filter, orderby, ms);                  // a checked filter; hits in the service's order
 *
 * A file is one sequence of bytes (file.ts). A table in another language than English is packed against the English
 * table, which is needed to open it: it contains only translations. `checkTable` checks a table from another source
 * before it is used.
 */
import type { Product } from "../../api/product";
import type { Filter, Orderby } from "../../filter/syntax";
import { productCategories } from "../../vocabulary/category";
import { Hits, searchTables } from "./query";
import type { Table } from "./table";

/** The tables of one language, one for each category. */
export class Tables {
  readonly tables: readonly Table[];

  constructor(tables: Iterable<Table>) {
    const order = (table: Table): number => productCategories.indexOf(table.category);
    this.tables = [...tables].sort((one, other) => order(one) - order(other));
  }

  /** The number of products. */
  get size(): number {
    return this.tables.reduce((sum, { size }) => sum + size, 0);
  }

  private find(rowIn: (table: Table) => number) {
    for (const table of this.tables) {
      const row = rowIn(table);
      if (row >= 0) return { table, row };
    }
    return undefined;
  }

  /**
   * The part with this number, or the first part that has it without the package code. It is a product of
   * `Table.viewAt`.
   */
  product(partno: string, fetchedMs: number): Product | undefined {
    const place = this.find((table) => table.rowOf(partno)) ?? this.find((table) => rowOfBase(table, partno));
    return place?.table.viewAt(place.row, fetchedMs);
  }

  /** The part numbers that start with the prefix, in order within each category. */
  startingWith(beginning: string): readonly string[] {
    return this.tables.flatMap((table) => table.rowsFrom(beginning).map((row) => table.partnoAt(row)));
  }

  /**
   * The products that match, in the service's order.
   * @param filter with API names and list values in the tables' language, as `checkFilter` accepts it
   * @param fetchedMs the date of the tables
   */
  search(filter: Filter, orderby: Orderby, fetchedMs: number): Hits {
    return new Hits(() => searchTables(this.tables, filter, orderby), fetchedMs);
  }
}

/**
 * The first row with this number without package code; -1: there is none. A shorter text isn't searched for, because
 * many numbers start with it.
 */
const rowOfBase = (table: Table, base: string): number =>
  (base.length < shortestBase ? undefined : table.rowsFrom(base).find((row) => table.baseAt(row) === base)) ?? -1;

const shortestBase = 8;
