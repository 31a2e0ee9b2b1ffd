import { type Product, textsIn } from "../../api/product";
import { alternativesIn, type Comparison, type Condition, type Filter, type Orderby } from "../../filter/syntax";
import { categoryById, productCategories } from "../../vocabulary/category";
import { type Field, fieldByName } from "../../vocabulary/field";
import { type TableColumn, type Word, compareKeys, orderKey } from "./column";
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
    return this.all.rows.length;
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
    const { tables, whichTable, rows } = this.all;
    const table = tables[whichTable[index] ?? 0];
    const row = rows[index];
    if (table === undefined || row === undefined) throw new RangeError(`There is no hit ${String(index)}`);
    return { table, row };
  }
}

/** Rows of these tables, in order. */
interface Found extends SortedHits {
  readonly tables: readonly Table[];
}

/** The rows that match, in the service's order. */
export function searchTables(tables: readonly Table[], filter: Filter, orderby: Orderby): Found {
  const chosen = tables.filter(({ category }) =>
    filter.every(
      ({ field, literal }) =>
        field.text !== "Category" || categoryById(String(literal.value))?.members.includes(category) === true,
    ),
  );
  const matching = chosen.map((table) => rowsMatching(table, filter));
  return { tables: chosen, ...sortedHits(chosen, matching, orderby) };
}

/** The rows that satisfy all conditions, in ascending order. */
function rowsMatching(table: Table, filter: Filter): Uint32Array {
  const byField = new Map<string, Condition[]>();
  for (const condition of filter) {
    const field = fieldByName(condition.field.text);
    if (field === undefined) throw new Error(`The filter was not checked: ${condition.field.text}`);
    const name = field.compares ?? field.name;
    if (name !== "Category") byField.set(name, [...(byField.get(name) ?? []), condition]);
  }
  let rows = rowsOfPartno(table, byField.get("Partno") ?? []);
  byField.delete("Partno");
  const tests = [...byField].map(([name, conditions]) => testOf(table, name, conditions));
  // The narrowest test is first: the others check only its result.
  tests.sort((one, other) => one.share - other.share);
  for (const { column, mask } of tests) rows = rowsPassing(column, mask, rows, table.size);
  return rows ?? Uint32Array.from({ length: table.size }, (_, row) => row);
}

/** `mask`: 1 for each code whose value satisfies the conditions; `share`: that of the words that pass. */
function testOf(table: Table, name: string, conditions: readonly Condition[]) {
  const field = fieldByName(name);
  const column = table.column(name);
  if (field === undefined || column === undefined) return nothing;
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

/** The category doesn't have the field. */
const nothing = { column: { codes: new Uint8Array(), words: [] }, mask: new Uint8Array(1), share: 0 };

/** Whether a word satisfies a condition. A list does if one of its values matches one of the alternatives. */
function wordTest(field: Field, { operator, literal: { value: own } }: Condition): (word: Word) => boolean {
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

/** The rows, among these or all, whose code passes. */
function rowsPassing({ codes }: TableColumn, mask: Uint8Array, rows: Uint32Array | null, size: number): Uint32Array {
  const most = rows?.length ?? size;
  if (found.length < most) found = new Uint32Array(most);
  let count = 0;
  if (rows === null) {
    for (let row = 0; row < codes.length; row++) if (mask[codes[row] ?? 0] === 1) found[count++] = row;
  } else {
    for (const row of rows) if (mask[codes[row] ?? 0] === 1) found[count++] = row;
  }
  return found.slice(0, count);
}

/** The rows whose part numbers satisfy the conditions, in ascending order; null: there are no conditions. */
function rowsOfPartno(table: Table, conditions: readonly Condition[]): Uint32Array | null {
  const [first, ...others] = conditions.map(
    ({ operator, literal }) =>
      new Set(alternativesIn(String(literal.value)).flatMap((text) => rowsNamed(table, operator, text))),
  );
  if (first === undefined) return null;
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

/** Rows of several tables in one order. */
interface SortedHits {
  /** The index of each hit's table. */
  readonly whichTable: Uint8Array;
  readonly rows: Uint32Array;
}

/**
 * Sorts rows: absent values first in ascending order, texts by their English values, equal products by part number.
 * Codes rise with the values, so each key is one pass of a counting sort, the least significant
 * key first.
 * @param rows for each table, ascending
 */
function sortedHits(tables: readonly Table[], rows: readonly Uint32Array[], orderby: Orderby): SortedHits {
  // No two products have the same part number, so the keys after it decide nothing.
  const partnoAt = orderby.findIndex(({ field }) => field.text === "Partno");
  const keys = partnoAt < 0 ? orderby : orderby.slice(0, partnoAt);
  let hits = byPartno(tables, rows);
  // Rows of one table may be a part of its index, which stays as it is.
  if (orderby[partnoAt]?.direction === "desc")
    hits = { whichTable: hits.whichTable.reverse(), rows: hits.rows.slice().reverse() };
  for (const { field: name, direction } of [...keys].reverse()) {
    const field = fieldByName(name.text);
    if (field === undefined) throw new Error(`The order was not checked: ${name.text}`);
    hits = countingSort(hits, keysOf(tables, field), direction);
  }
  return hits;
}

/** Merges the rows of the tables, each of which is in the order of its part numbers. */
function byPartno(tables: readonly Table[], rows: readonly Uint32Array[]): SortedHits {
  const [only] = rows;
  if (rows.length === 1 && only !== undefined) return { whichTable: new Uint8Array(only.length), rows: only };
  const length = rows.reduce((sum, own) => sum + own.length, 0);
  const merged = { whichTable: new Uint8Array(length), rows: new Uint32Array(length) };
  const lists = tables.map((table, which) => ({ which, table, own: rows[which] ?? new Uint32Array(), next: 0 }));
  const partnoOf = ({ table, own, next }: (typeof lists)[number]): string => table.partnoAt(own[next] ?? 0);
  let open = lists.filter(({ own }) => own.length > 0).map((list) => ({ list, head: partnoOf(list) }));
  for (let at = 0; at < length; at++) {
    const least = open.reduce((one, other) => (other.head < one.head ? other : one));
    const { list } = least;
    merged.whichTable[at] = list.which;
    merged.rows[at] = list.own[list.next++] ?? 0;
    if (list.next < list.own.length) least.head = partnoOf(list);
    else open = open.filter((other) => other !== least);
  }
  return merged;
}

function countingSort(
  { whichTable, rows }: SortedHits,
  { rankOf, most }: ReturnType<typeof keysOf>,
  direction: "asc" | "desc",
): SortedHits {
  const keys = new Uint32Array(rows.length);
  const starts = new Uint32Array(most + 2);
  for (let index = 0; index < rows.length; index++) {
    const rank = rankOf(whichTable[index] ?? 0, rows[index] ?? 0);
    const key = direction === "asc" ? rank : most - rank;
    keys[index] = key;
    starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  }
  for (let key = 0; key < most; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const sorted = { whichTable: new Uint8Array(rows.length), rows: new Uint32Array(rows.length) };
  for (let index = 0; index < rows.length; index++) {
    const key = keys[index] ?? 0;
    const at = starts[key] ?? 0;
    starts[key] = at + 1;
    sorted.whichTable[at] = whichTable[index] ?? 0;
    sorted.rows[at] = rows[index] ?? 0;
  }
  return sorted;
}

/** The numbers by which a key sorts rows: from 0 to `most`, 0 for an absent value. */
function keysOf(tables: readonly Table[], field: Field) {
  if (field.name === "Category") {
    const places = tables.map(({ category }) => productCategories.indexOf(category));
    return { rankOf: (which: number, _row: number): number => places[which] ?? 0, most: productCategories.length };
  }
  const name = field.compares ?? field.name;
  const columns = tables.map((table) => (table.base ?? table).column(name) ?? noColumn);
  const [only] = columns;
  const { ranks, most } =
    columns.length === 1 && only !== undefined ? ranksOf(only, field) : commonRanksOf(columns, field);
  return { rankOf: (which: number, row: number): number => ranks[which]?.[columns[which]?.codes[row] ?? 0] ?? 0, most };
}

const noColumn: TableColumn = { codes: new Uint8Array(), words: [] };

interface Ranks {
  /** The ranks of the codes of each column. */
  readonly ranks: readonly Uint32Array[];
  readonly most: number;
}

const known = new WeakMap<TableColumn, Ranks>();

function ranksOf(column: TableColumn, field: Field): Ranks {
  let ranks = known.get(column);
  if (ranks === undefined) known.set(column, (ranks = commonRanksOf([column], field)));
  return ranks;
}

/** Words with equal keys, such as `A,B` and `A, B`, have the same rank, and so do equal words of different columns. */
function commonRanksOf(columns: readonly TableColumn[], field: Field): Ranks {
  const keys = columns.map(({ words }) => Array.from(words, (word) => orderKey(field, word)));
  const ranked = new Map([...new Set(keys.flat())].sort(compareKeys).map((key, at) => [key, at + 1]));
  const ranks = keys.map((own) => Uint32Array.from([0, ...own.map((key) => ranked.get(key) ?? 0)]));
  return { ranks, most: ranked.size };
}
