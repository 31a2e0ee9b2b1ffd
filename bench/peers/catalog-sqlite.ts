import sqlite3InitModule, { type Database } from "@sqlite.org/sqlite-wasm";
import type { Product } from "../../src/product-data/api/product";
import { fieldValue } from "../../src/product-data/api/product";
import { fieldByName } from "../../src/product-data/vocabulary/field";

/** Columns that the workloads search and sort by; products are stored as JSON next to them. */
const columns = ["Capacitance", "RatedVoltage", "Status"] as const;

/** The catalog in SQLite's own WebAssembly, in memory, with a covering index for the search. */
export class SqliteCatalog {
  private constructor(private readonly database: Database) {}

  static async open(products: Iterable<Product>): Promise<SqliteCatalog> {
    const sqlite = await sqlite3InitModule();
    const database = new sqlite.oo1.DB(":memory:");
    database.exec(
      `CREATE TABLE product (partno TEXT PRIMARY KEY, category TEXT, ${columns.join()}, record TEXT) WITHOUT ROWID; BEGIN`,
    );
    const insert = database.prepare(`INSERT INTO product VALUES (?,?,${columns.map(() => "?").join()},?)`);
    for (const product of products) {
      const values = columns.map((name) => {
        const field = fieldByName(name);
        const value = field === undefined ? null : fieldValue(product, field);
        return typeof value === "number" || typeof value === "string" ? value : null;
      });
      const { record, group } = product;
      insert.bind([record.Partno, group.category, ...values, JSON.stringify(record)]).stepReset();
    }
    insert.finalize();
    database.exec("COMMIT; CREATE INDEX by_capacitance ON product (category, Capacitance, RatedVoltage)");
    return new SqliteCatalog(database);
  }

  value(partno: string): unknown {
    return this.database.selectValue("SELECT Status FROM product WHERE partno = ?", partno);
  }

  products(partnos: readonly string[]): readonly unknown[] {
    const statement = this.database.prepare("SELECT record FROM product WHERE partno = ?");
    const found = partnos.map((partno) => {
      const row = statement.bind([partno]);
      row.step();
      const record: unknown = JSON.parse(row.getString(0) ?? "");
      statement.reset();
      return record;
    });
    statement.finalize();
    return found;
  }

  /** Part numbers. */
  search(where: string, orderby: string): readonly string[] {
    return this.database.selectValues(`SELECT partno FROM product WHERE ${where} ORDER BY ${orderby}`) as string[];
  }

  close(): void {
    this.database.close();
  }
}
