import type { Product } from "../../service/catalog/product";
import type { Field } from "../../src/product-data/vocabulary/field";
import { someFields, somePartnos } from "./catalog";
import { randomFrom, shuffled } from "../../test/harness/random";

/** One formula of a sheet. */
export interface BomCell {
  readonly partno: string;
  readonly field: Field;
  readonly address: string;
}

/**
 * A parts list with this number of distinct parts: each three times, shuffled, some in lowercase, one of fifty
 * mistyped; a cell for each field, row by row.
 */
export function bomCells(products: readonly Product[], parts: number, fieldCount: number): readonly BomCell[] {
  const random = randomFrom(7);
  const real = somePartnos(products, parts);
  const requested = real.map((partno, index) => (index % 50 === 49 ? mistyped(partno) : partno));
  const rows = shuffled([...requested, ...requested, ...requested], random).map((partno) =>
    random() < 0.3 ? partno.toLowerCase() : partno,
  );
  const fields = someFields(fieldCount);
  return rows.flatMap((partno, row) =>
    fields.map((field, column) => ({ partno, field, address: `BOM!R${String(row + 2)}C${String(column + 2)}` })),
  );
}

/** Replaces the code of the capacitance: no number in the catalog looks like that. */
const mistyped = (partno: string): string => `${partno.slice(0, 9)}YY${partno.slice(11)}`;
