import type { Orderby } from "../../filter/syntax";
import { productCategories } from "../../vocabulary/category";
import { type Field, fieldByName } from "../../vocabulary/field";
import { type TableColumn, compareKeys, orderKey } from "./column";
import type { Table } from "./table";

/** Rows of several tables in one order. */
export interface SortedHits {
  /** For each hit, the index of its table. */
  readonly whichTable: Uint8Array;
  readonly rows: Uint32Array;
}

/**
 * Sorts rows: absent values first in ascending order, texts by their English values, equal products by part number.
 * Codes rise with the values, so each key is one pass of a counting sort, the least significant
 * key first.
 * @param rows for each table, ascending
 */
export function sortedHits(tables: readonly Table[], rows: readonly Uint32Array[], orderby: Orderby): SortedHits {
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

/** The numbers by which a key sorts rows: from 0 to `most`, 0 for an absent value. */
interface Keys {
  readonly rankOf: (which: number, row: number) => number;
  readonly most: number;
}

function countingSort({ whichTable, rows }: SortedHits, { rankOf, most }: Keys, direction: "asc" | "desc"): SortedHits {
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

function keysOf(tables: readonly Table[], field: Field): Keys {
  if (field.name === "Category") {
    const places = tables.map(({ category }) => productCategories.indexOf(category));
    return { rankOf: (which) => places[which] ?? 0, most: productCategories.length };
  }
  const name = field.compares ?? field.name;
  const columns = tables.map((table) => (table.base ?? table).column(name) ?? noColumn);
  const [only] = columns;
  const { ranks, most } =
    columns.length === 1 && only !== undefined ? ranksOf(only, field) : commonRanksOf(columns, field);
  return { rankOf: (which, row) => ranks[which]?.[columns[which]?.codes[row] ?? 0] ?? 0, most };
}

const noColumn: TableColumn = { codes: new Uint8Array(), words: [] };

interface Ranks {
  /** For each column, the ranks of its codes. */
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
