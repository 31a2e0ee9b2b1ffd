import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import type { Product } from "../catalog/product";
import { storageOf, storedFields } from "./columns";
import { TermCollection } from "./terms";

/** A product as numbers: one per stored field, terms by their provisional id, booleans as 0 and 1, NaN if absent. */
export interface Row {
  readonly category: ProductCategory;
  readonly partno: string;
  readonly base: string;
  readonly values: Float64Array;
}

/** Products as rows of 0.7 kB, so that 200,000 can be sorted by part number in memory. */
export class RowCollection {
  readonly terms = new TermCollection();
  private readonly rows = new Map<string, Row>();

  static of(products: Iterable<Product>): RowCollection {
    const rows = new RowCollection();
    for (const product of products) rows.add(product);
    return rows;
  }

  /** Keeps the first product if a part number occurs twice. */
  add(product: Product): void {
    if (!this.rows.has(product.partno)) this.rows.set(product.partno, this.rowOf(product));
  }

  get(partno: string): Row | undefined {
    return this.rows.get(partno);
  }

  get size(): number {
    return this.rows.size;
  }

  /** Rows sorted by their part numbers. */
  sorted(): readonly Row[] {
    return [...this.rows.values()].sort((a, b) => (a.partno < b.partno ? -1 : 1));
  }

  private rowOf({ category, partno, values }: Product): Row {
    const fields = storedFields(category);
    const numbers = new Float64Array(fields.length);
    fields.forEach((field, slot) => {
      const value = values[field.name] ?? null;
      const storage = storageOf(field);
      if (storage === "term") numbers[slot] = this.terms.idOf(field, value);
      else numbers[slot] = typeof value === "number" || typeof value === "boolean" ? Number(value) : NaN;
    });
    const base = values["PartnoWithoutPackageCode"];
    return { category, partno, base: typeof base === "string" ? base : partno, values: numbers };
  }
}

/** The row's values as the text that the database stores for responses: separated by commas, empty if absent. */
export function packRow(row: Row, finalIds: readonly number[]): string {
  const fields = storedFields(row.category);
  let packed = "";
  for (let slot = 0; slot < fields.length; slot++) {
    const value = finalValue(row, slot, finalIds);
    packed += (slot === 0 ? "" : ",") + (value === null ? "" : String(value));
  }
  return packed;
}

/** A value with the final id of its term; null if absent. */
export function finalValue(row: Row, slot: number, finalIds: readonly number[]): number | null {
  const value = row.values[slot];
  if (value === undefined || Number.isNaN(value)) return null;
  const field = storedFields(row.category)[slot];
  return field !== undefined && storageOf(field) === "term" ? (finalIds[value] ?? null) : value;
}
