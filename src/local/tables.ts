/**
 * Products as packed tables: the whole catalog, or a few parts carried in a workbook, in a fraction of the room that
 * objects take, and answered synchronously.
 *
 *     const packer = new Packer(storedFields("inductors")); // packer.ts: a category in one language, in a stream
 *     for (const record of records) packer.add(record);    // decoded records; refuses a part number it has already
 *     const bytes = packer.finish({ group, language: "en" });
 *     const table = openTable(bytes);                      // table.ts: refuses what it cannot read
 *     const tables = new Tables([table, ...]);             // one table for each category, all in one language
 *     tables.value("LQW15AN10NG00D", field);               // a value; null: absent; undefined: the texts are not attached
 *     tables.product("LQW15AN10NG00D");                    // as the service answered it
 *     tables.startingWith("LQW15AN");                      // part numbers
 *     tables.search(filter, orderby);                      // a checked filter; hits in the service's order
 *
 * A file is one sequence of bytes (file.ts). What only few need, addresses and long texts, lies at its end, so that the
 * front part opens alone (`splitFile`) and `attach` adds the rest. A table in another language than English is packed
 * against the English one and needs it to be opened: it holds only what is translated. A table may hold a date for each
 * part (`Packer.add(record, fetchedMs)`, `Table.fetchedMsAt`), for parts that were not fetched together. A table that comes
 * from elsewhere is looked through by `checkTable` before it answers.
 */
import type { FieldValue, Product } from "../api/product";
import type { Filter, Orderby } from "../filter/syntax";
import { type ProductCategory, productCategories } from "../vocabulary/category";
import type { Field } from "../vocabulary/field";
import { type Hits, search } from "./query";
import { type PartnoRanks, partnoRanksOf } from "./sorted-hits";
import type { Table } from "./table";

/** A part's place: the table of its category and its row there. */
export interface Place {
  readonly table: Table;
  readonly row: number;
}

/** The tables of one language, one for each category that is there. */
export class Tables {
  readonly tables: readonly Table[];
  private partnoRanks: PartnoRanks | null = null;

  constructor(tables: Iterable<Table>) {
    const order = (table: Table): number => productCategories.indexOf(table.category);
    this.tables = [...tables].sort((one, other) => order(one) - order(other));
  }

  /** How many products there are. */
  get size(): number {
    return this.tables.reduce((sum, { size }) => sum + size, 0);
  }

  has(category: ProductCategory): boolean {
    return this.tables.some((table) => table.category === category);
  }

  find(partno: string): Place | undefined {
    for (const table of this.tables) {
      const row = table.rowOf(partno);
      if (row >= 0) return { table, row };
    }
    return undefined;
  }

  /** The first part whose number without package code this is. */
  findBase(base: string): Place | undefined {
    for (const table of this.tables) {
      const { from, to } = table.rowsFrom(base);
      for (let row = from; row < to; row++) if (table.baseAt(row) === base) return { table, row };
    }
    return undefined;
  }

  /** undefined: there is no such part, or the table's texts are not attached. */
  product(partno: string): Product | undefined {
    const place = this.find(partno);
    return place?.table.productAt(place.row);
  }

  /** null: the part has no value; undefined: there is no such part, or the field is among texts that are not attached. */
  value(partno: string, field: Field): FieldValue | undefined {
    const place = this.find(partno);
    return place?.table.valueAt(place.row, field);
  }

  /** The part numbers that begin so, in order within each category. */
  startingWith(beginning: string): readonly string[] {
    return this.tables.flatMap((table) => {
      const { from, to } = table.rowsFrom(beginning);
      return Array.from({ length: to - from }, (_, index) => table.partnoAt(from + index));
    });
  }

  /**
   * The products that match, in the order in which the service answers them.
   * @param filter names as the service writes them and list values in the tables' language: what `checkFilter` accepts
   */
  search(filter: Filter, orderby: Orderby): Hits {
    return search(this.tables, filter, orderby, () => (this.partnoRanks ??= partnoRanksOf(this.tables)));
  }
}
