import type { FieldValue, Product, ProductGroup, ProductRecord } from "../../api/product";
import type { ProductCategory } from "../../vocabulary/category";
import type { Field } from "../../vocabulary/field";
import { storedFields } from "./stored-fields";

/** The members of a table that a view reads. */
interface Rows {
  readonly category: ProductCategory;
  readonly group: ProductGroup;
  valuesOf(field: Field): (row: number) => FieldValue;
  partnoAt(row: number): string;
}

/**
 * Creates products that read their table on access: a search of 20,000 products shows ten fields of each, and creating
 * complete products would take half a second. `JSON.stringify` writes them as the service returned them.
 */
export function viewsOf(table: Rows): (row: number, fetchedMs: number) => Product {
  const ownPlace = Object.create(whole) as object;
  const places = new Map<string, object>();
  for (const field of storedFields(table.category)) {
    const place = field.place ?? "";
    let prototype = place === "Product" ? ownPlace : places.get(place);
    if (prototype === undefined) places.set(place, (prototype = Object.create(whole) as object));
    const absent = field.type === "List" ? [] : null;
    const valueAt = table.valuesOf(field);
    Object.defineProperty(prototype, field.name, {
      enumerable: true,
      get(this: Row) {
        return valueAt(this[rowOf]) ?? absent;
      },
    });
  }
  for (const [place, prototype] of places)
    Object.defineProperty(ownPlace, place, {
      enumerable: true,
      get(this: Row) {
        return rowIn(prototype, this[rowOf]);
      },
    });
  return (row, fetchedMs) => {
    const record = rowIn(ownPlace, row) as Row & { Partno: string };
    record.Partno = table.partnoAt(row);
    return { group: table.group, record: record as unknown as ProductRecord, fetchedMs };
  };
}

/** JSON has only properties of an object itself. */
const whole: object = Object.create(null, {
  toJSON: {
    value(this: Readonly<Record<string, unknown>>) {
      const own: Record<string, unknown> = {};
      for (const name in this) own[name] = this[name];
      return own;
    },
  },
}) as object;

const rowOf = Symbol("row");

interface Row {
  [rowOf]: number;
}

function rowIn(prototype: object, row: number): Row {
  const own = Object.create(prototype) as Row;
  own[rowOf] = row;
  return own;
}
