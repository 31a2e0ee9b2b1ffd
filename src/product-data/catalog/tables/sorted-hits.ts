import type { Orderby } from "../../filter/syntax";
import { productCategories } from "../../vocabulary/category";
import { type Field, fieldByName } from "../../vocabulary/field";
import { type TableColumn, compareKeys, orderKey } from "./column";
import type { Table } from "./table";

/** Rows of several tables in one order. */
interface SortedHits {
  /** For each hit, the index of its table. */
  readonly whichTable: Uint8Array;
  readonly rows: Uint32Array;
}

/** For each table, the positions of its rows in the order of part numbers over all tables. */
export type PartnoRanks = readonly Uint32Array[];

/**
 * Sorts rows: absent values first in ascending order, texts by their English values, equal products by part number.
 * Codes rise with the values, so each key is one pass of a counting sort, the least significant
 * key first.
 * @param rows for each table, ascending
 * @param partnoRanks called only if there are several tables
 */
export function sortedHits(
  tables: readonly Table[],
  rows: readonly Uint32Array[],
  orderby: Orderby,
  partnoRanks: () => PartnoRanks,
): SortedHits {
  const byPartno = (): Keys => partnoKeys(tables, partnoRanks);
  let hits = concatenated(rows);
  if (tables.length > 1) hits = countingSort(hits, byPartno(), "asc");
  for (const { field: name, direction } of [...orderby].reverse()) {
    const field = fieldByName(name.text);
    if (field === undefined) throw new Error(`The order was not checked: ${name.text}`);
    hits = countingSort(hits, name.text === "Partno" ? byPartno() : keysOf(tables, field), direction);
  }
  return hits;
}

/** Merges the part numbers of tables, each of which is sorted. */
export function partnoRanksOf(tables: readonly Table[]): PartnoRanks {
  const ranks = tables.map(({ size }) => new Uint32Array(size));
  const next = tables.map(() => 0);
  const heads = tables.map((table) => (table.size > 0 ? table.partnoAt(0) : null));
  for (let rank = 0; ; rank++) {
    let least = -1;
    for (const [which, head] of heads.entries())
      if (head !== null && (least < 0 || head < (heads[least] ?? ""))) least = which;
    const [table, row = 0, own] = [tables[least], next[least], ranks[least]];
    if (table === undefined || own === undefined) return ranks;
    own[row] = rank;
    next[least] = row + 1;
    heads[least] = row + 1 < table.size ? table.partnoAt(row + 1) : null;
  }
}

function concatenated(rows: readonly Uint32Array[]): SortedHits {
  const [only] = rows;
  if (rows.length === 1 && only !== undefined) return { whichTable: new Uint8Array(only.length), rows: only };
  const length = rows.reduce((sum, own) => sum + own.length, 0);
  const all = { whichTable: new Uint8Array(length), rows: new Uint32Array(length) };
  let at = 0;
  for (const [which, own] of rows.entries()) {
    all.whichTable.fill(which, at, at + own.length);
    all.rows.set(own, at);
    at += own.length;
  }
  return all;
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

function partnoKeys(tables: readonly Table[], partnoRanks: () => PartnoRanks): Keys {
  const [only] = tables;
  if (tables.length === 1 && only !== undefined) return { rankOf: (_, row) => row, most: Math.max(0, only.size - 1) };
  const ranks = partnoRanks();
  const most = ranks.reduce((greatest, own) => Math.max(greatest, own.at(-1) ?? 0), 0);
  return { rankOf: (which, row) => ranks[which]?.[row] ?? 0, most };
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
