import { type Product, textsIn } from "../../api/product";
import { alternativesIn, type Comparison, type Condition, type Filter, type Orderby } from "../../filter/syntax";
import { categoryById, productCategories } from "../../vocabulary/category";
import { type Field, fieldByName } from "../../vocabulary/field";
import { groupBy } from "../../vocabulary/group-by";
import { type TableColumn, type DictionaryValue, compareKeys, orderKey } from "./column";
import type { Table } from "./table";

/** The result of a search, in the service's order. It is searched when it is first used. */
export class Hits {
  private found: Found | null = null;

  constructor(
    private readonly search: () => Found,
    /** The date of the tables. */
    readonly fetchedMs: number,
  ) {}

  get length(): number {
    return this.all.hits.length;
  }

  partnoAt(index: number): string {
    const { table, row } = this.placeAt(index);
    return table.partnoAt(row);
  }

  /** The first `count` products. */
  first(count: number): readonly Product[] {
    return Array.from({ length: Math.min(count, this.length) }, (_, at) => {
      const { table, row } = this.placeAt(at);
      return table.viewAt(row, this.fetchedMs);
    });
  }

  private get all(): Found {
    return (this.found ??= this.search());
  }

  private placeAt(index: number): { readonly table: Table; readonly row: number } {
    const { tables, hits } = this.all;
    const hit = hits[index] ?? NaN;
    const table = tables[whichTable(hit)];
    if (table === undefined) throw new RangeError(`There is no hit ${String(index)}`);
    return { table, row: rowIn(hit) };
  }
}

/** Rows of these tables, in order. */
interface Found {
  readonly tables: readonly Table[];
  readonly hits: Uint32Array;
}

/** A row of one of several tables, as one number: typed arrays are sorted fast. */
const hitOf = (which: number, row: number): number => which * maxRows + row;
const whichTable = (hit: number): number => Math.floor(hit / maxRows);
const rowIn = (hit: number): number => hit % maxRows;

const maxRows = 2 ** 24;

/** The rows that match, in the service's order. */
export function searchTables(tables: readonly Table[], filter: Filter, orderby: Orderby): Found {
  const chosen = tables.filter(({ category }) =>
    filter.every(
      ({ field, literal }) =>
        field.text !== "Category" || categoryById(String(literal.value))?.members.includes(category) === true,
    ),
  );
  const matching = chosen.map((table) => rowsMatching(table, filter));
  return { tables: chosen, hits: sortedHits(chosen, matching, orderby) };
}

/** The rows that satisfy all conditions, in ascending order. */
function rowsMatching(table: Table, filter: Filter): Uint32Array {
  const byField = groupBy(filter, ({ field: { text } }) => fieldNamed(text).compares ?? text);
  byField.delete("Category");
  let rows = rowsOfPartno(table, byField.get("Partno") ?? []);
  byField.delete("Partno");
  const tests = [...byField].map(([name, conditions]) => testOf(table, name, conditions));
  // The narrowest test is first: the others check only its result.
  tests.sort((one, other) => one.share - other.share);
  for (const { column, mask } of tests) rows = rowsPassing(column, mask, rows);
  return rows;
}

/** `mask`: 1 for each code whose value satisfies the conditions; `share`: the share of words that pass. */
function testOf(table: Table, name: string, conditions: readonly Condition[]) {
  const field = fieldNamed(name);
  const column = table.column(name) ?? noColumn;
  const tests = conditions.map((condition) => wordTest(field, condition));
  const mask = new Uint8Array(column.words.length + 1);
  let [code, passing] = [0, 0];
  for (const word of column.words) {
    code += 1;
    if (!tests.every((passes) => passes(word))) continue;
    mask[code] = 1;
    passing += 1;
  }
  return { column, mask, share: passing / mask.length };
}

/** Stands for the column of a field that the category doesn't have. */
const noColumn: TableColumn = { codes: new Uint8Array(), words: [] };

/** The field of a name in a filter or an order, which were checked before. */
function fieldNamed(name: string): Field {
  const field = fieldByName(name);
  if (field === undefined) throw new Error(`The query was not checked: ${name}`);
  return field;
}

/** Whether a word satisfies a condition. A list does if one of its values matches one of the alternatives. */
function wordTest(field: Field, { operator, literal: { value: own } }: Condition): (word: DictionaryValue) => boolean {
  if (typeof own === "boolean") return (word) => word === own;
  const wanted = typeof own === "string" ? alternativesIn(own) : [];
  if (operator === "startswith" || operator === "contains") {
    const matches = (value: string, text: string): boolean =>
      operator === "startswith" ? value.startsWith(text) : value.includes(text);
    return (word) => textsIn(field, word).some((value) => wanted.some((text) => matches(value, text)));
  }
  if (typeof own === "number") return (word) => comparisons[operator](Number(word) - own);
  const whole = new Set(wanted);
  return (word) => textsIn(field, word).some((value) => whole.has(value));
}

const comparisons: Readonly<Record<Comparison, (difference: number) => boolean>> = {
  eq: (difference) => difference === 0,
  ge: (difference) => difference >= 0,
  le: (difference) => difference <= 0,
  gt: (difference) => difference > 0,
  lt: (difference) => difference < 0,
};

/** Shared by all scans: allocating an array for all rows takes longer than scanning them. */
let found = new Uint32Array();

/** The rows, among these, whose code passes. */
function rowsPassing({ codes }: TableColumn, mask: Uint8Array, rows: Uint32Array): Uint32Array {
  if (found.length < rows.length) found = new Uint32Array(rows.length);
  let count = 0;
  const into = found;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (mask[codes[row] ?? 0] === 1) into[count++] = row;
  }
  return found.slice(0, count);
}

/** The rows whose part numbers satisfy the conditions, in ascending order. */
function rowsOfPartno(table: Table, conditions: readonly Condition[]): Uint32Array {
  const [first, ...others] = conditions.map(
    ({ operator, literal }) =>
      new Set(alternativesIn(String(literal.value)).flatMap((text) => rowsNamed(table, operator, text))),
  );
  if (first === undefined) return table.allRows;
  return Uint32Array.from(first)
    .filter((row) => others.every((rows) => rows.has(row)))
    .sort();
}

/** The rows of part numbers that match the text, in ascending order. */
function rowsNamed(table: Table, operator: Condition["operator"], text: string): readonly number[] {
  if (operator === "startswith") return table.rowsFrom(text);
  if (operator === "contains") return table.rowsWith(text);
  const row = table.rowOf(text);
  return row < 0 ? [] : [row];
}

/**
 * Sorts rows: absent values first in ascending order, texts by their English values, equal products by part number.
 * Codes rise with the values, so each key is one pass of a counting sort, the least significant
 * key first.
 * @param rows for each table, ascending
 */
function sortedHits(tables: readonly Table[], rows: readonly Uint32Array[], orderby: Orderby): Uint32Array {
  // No two products have the same part number, so the keys after it decide nothing.
  const partnoAt = orderby.findIndex(({ field }) => field.text === "Partno");
  const keys = partnoAt < 0 ? orderby : orderby.slice(0, partnoAt);
  let hits = rows
    .map((own, which) => own.map((row) => hitOf(which, row)))
    .reduce<Uint32Array>((one, other) => merged(tables, one, other), new Uint32Array());
  if (orderby[partnoAt]?.direction === "desc") hits.reverse();
  for (const { field, direction } of [...keys].reverse())
    hits = countingSort(hits, keysOf(tables, fieldNamed(field.text)), direction);
  return hits;
}

/** Merges two lists that are both in the order of part numbers. */
function merged(tables: readonly Table[], one: Uint32Array, other: Uint32Array): Uint32Array {
  if (one.length === 0) return other;
  const partnoOf = (hit = NaN): string => tables[whichTable(hit)]?.partnoAt(rowIn(hit)) ?? "";
  const all = new Uint32Array(one.length + other.length);
  let [at, otherAt] = [0, 0];
  for (let place = 0; place < all.length; place++) {
    const isOther = otherAt < other.length && (at === one.length || partnoOf(other[otherAt]) < partnoOf(one[at]));
    all[place] = (isOther ? other[otherAt++] : one[at++]) ?? 0;
  }
  return all;
}

function countingSort(
  hits: Uint32Array,
  { rankOf, most }: ReturnType<typeof keysOf>,
  direction: "asc" | "desc",
): Uint32Array {
  const keys = hits.map((hit) => (direction === "asc" ? rankOf(hit) : most - rankOf(hit)));
  const starts = new Uint32Array(most + 2);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 0; key < most; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const sorted = new Uint32Array(hits.length);
  for (let index = 0; index < hits.length; index++) {
    const key = keys[index] ?? 0;
    const at = starts[key] ?? 0;
    starts[key] = at + 1;
    sorted[at] = hits[index] ?? 0;
  }
  return sorted;
}

/**
 * The numbers by which a key sorts rows: from 0 to `most`, 0 for an absent value. Words with equal keys, such as `A,B` and
 * `A, B`, have the same rank, and so do equal words of different columns.
 */
function keysOf(tables: readonly Table[], field: Field) {
  if (field.name === "Category") {
    const places = tables.map(({ category }) => productCategories.indexOf(category));
    return { rankOf: (hit: number): number => places[whichTable(hit)] ?? 0, most: productCategories.length };
  }
  const columns = tables.map((table) => (table.base ?? table).column(field.compares ?? field.name));
  const keys = columns.map((column) => Array.from(column?.words ?? [], (word) => orderKey(field, word)));
  const ranked = new Map([...new Set(keys.flat())].sort(compareKeys).map((key, at) => [key, at + 1]));
  const ranks = keys.map((own) => Uint32Array.from([0, ...own.map((key) => ranked.get(key) ?? 0)]));
  const rankOf = (hit: number): number => {
    const which = whichTable(hit);
    return ranks[which]?.[columns[which]?.codes[rowIn(hit)] ?? 0] ?? 0;
  };
  return { rankOf, most: ranked.size };
}
