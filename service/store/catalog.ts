import type { Database, SQLiteValue, Statement } from "node-sqlite3-wasm";
import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import { inEachLanguage, type Language, languages } from "../../src/product-data/vocabulary/language";
import { containsFunction, WordSet } from "./word-set";
import { categoryCode } from "./columns";

/** A text of a field in one language, split: a list has several values, any other text has one. */
export interface SearchTerm {
  readonly id: number;
  readonly values: readonly string[];
}

/** A product of a response: `packed` as written by service/store/rows.ts. */
export interface StoredProduct {
  readonly id: number;
  readonly category: number;
  readonly partno: string;
  readonly base: string;
  readonly packed: string;
}

type DatabaseRow = Record<string, SQLiteValue>;

/** An open catalog, for reading. Statements are prepared once per text of SQL; values are always bound. */
export class Catalog {
  private readonly database: Database;
  private readonly statements = new Map<string, Statement>();
  private readonly jsonByLanguage = new Map<Language, readonly string[]>();
  private readonly termsByKey = new Map<string, readonly SearchTerm[]>();
  private readonly headings: Readonly<Record<Language, readonly string[]>>;
  private words: { readonly json: string; readonly set: WordSet } | undefined;
  /** Products by category code. */
  readonly counts: readonly number[];

  /** @param closed is called when the catalog was closed */
  constructor(
    database: Database,
    private readonly closed: () => void = () => undefined,
  ) {
    this.database = database;
    this.database.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA cache_size=-65536; PRAGMA temp_store=MEMORY;");
    this.database.function(containsFunction, (text, words) => this.wordsOf(String(words)).matches(String(text)), {
      deterministic: true,
    });
    this.headings = this.readHeadings();
    this.counts = [0, 1, 2].map((code) =>
      Number((this.database.get("SELECT count(*) AS n FROM product WHERE category = ?", [code]) as DatabaseRow)["n"]),
    );
  }

  get size(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** Texts by term id, each as JSON. */
  termJson(language: Language): readonly string[] {
    const known = this.jsonByLanguage.get(language);
    if (known !== undefined) return known;
    const rows = this.database.all(`SELECT ${language} AS json FROM term ORDER BY id`) as DatabaseRow[];
    const texts = ["", ...rows.map(({ json }) => String(json))];
    this.jsonByLanguage.set(language, texts);
    return texts;
  }

  /** The start of a category's group in a response: `"Manufacturer":"Vendor",...` */
  heading(category: ProductCategory, language: Language): string {
    return this.headings[language][categoryCode(category)] ?? "";
  }

  /** The texts that products have in a field. */
  searchTerms(field: string, language: Language): readonly SearchTerm[] {
    const key = `${field} ${language}`;
    const known = this.termsByKey.get(key);
    if (known !== undefined) return known;
    const rows = this.rows(`SELECT id, ${language} AS json FROM term WHERE field = ? ORDER BY id`, [field]);
    const terms = rows.map(({ id, json }) => {
      const value = JSON.parse(String(json)) as string | readonly string[];
      return { id: Number(id), values: typeof value === "string" ? [value] : value };
    });
    this.termsByKey.set(key, terms);
    return terms;
  }

  rows(sql: string, values: SQLiteValue[]): readonly DatabaseRow[] {
    return this.prepared(sql).all(values) as DatabaseRow[];
  }

  /** The products with these ids, in the order of the ids. */
  products(ids: readonly number[]): readonly StoredProduct[] {
    const found = new Map(
      this.rows(productsSql, [JSON.stringify(ids)]).map((row) => [
        Number(row["id"]),
        {
          id: Number(row["id"]),
          category: Number(row["category"]),
          partno: String(row["Partno"]),
          base: String(row["base"]),
          packed: String(row["packed"]),
        },
      ]),
    );
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  close(): void {
    for (const statement of this.statements.values()) statement.finalize();
    this.statements.clear();
    this.database.close();
    this.closed();
  }

  private prepared(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) {
      this.statements.delete(sql);
      this.statements.set(sql, known);
      return known;
    }
    const statement = this.database.prepare(sql);
    this.statements.set(sql, statement);
    const [oldest] = this.statements;
    if (this.statements.size > mostStatements && oldest !== undefined) {
      oldest[1].finalize();
      this.statements.delete(oldest[0]);
    }
    return statement;
  }

  /** Kept from row to row, because a search looks for the same words in every part number. */
  private wordsOf(json: string): WordSet {
    if (this.words?.json !== json) this.words = { json, set: new WordSet(JSON.parse(json) as readonly string[]) };
    return this.words.set;
  }

  private readHeadings(): Readonly<Record<Language, readonly string[]>> {
    const sql = `SELECT category, field, ${languages.join()} FROM heading ORDER BY rowid`;
    const rows = this.database.all(sql) as DatabaseRow[];
    return inEachLanguage((language) =>
      [0, 1, 2].map((code) =>
        rows
          .filter((row) => row["category"] === code)
          .map((row) => `${JSON.stringify(row["field"])}:${JSON.stringify(row[language])}`)
          .join(","),
      ),
    );
  }
}

const mostStatements = 64;

const productsSql = `SELECT p.id, p.category, p."Partno", d.base, d.packed
  FROM json_each(?) AS wanted JOIN product AS p ON p.id = wanted.value JOIN document AS d ON d.id = p.id`;
