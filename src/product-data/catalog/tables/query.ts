import type { Product } from "../../api/product";
import { alternativesIn, type Comparison, type Condition, type Filter, type Orderby } from "../../filter/syntax";
import { categoryById } from "../../vocabulary/category";
import { type Field, fieldByName } from "../../vocabulary/field";
import { type TableColumn, valuesOfWord, type Word } from "./column";
import { sortedHits, type SortedHits } from "./sorted-hits";
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
        field.text !== "Category" ||
        (literal.type === "text" && categoryById(literal.text)?.members.includes(category) === true),
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
  // The narrowest first: the others check only its result.
  tests.sort((one, other) => one.share - other.share);
  for (const { column, mask } of tests) rows = rowsPassing(column, mask, rows, table.size);
  return rows ?? Uint32Array.from({ length: table.size }, (_, row) => row);
}

interface Test {
  readonly column: TableColumn;
  /** 1 for each code whose value satisfies the conditions. */
  readonly mask: Uint8Array;
  /** The share of the words that pass. */
  readonly share: number;
}

function testOf(table: Table, name: string, conditions: readonly Condition[]): Test {
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
const nothing: Test = { column: { codes: new Uint8Array(), words: [] }, mask: new Uint8Array(1), share: 0 };

/** Whether a word satisfies a condition. A list does if one of its values matches one of the alternatives. */
function wordTest(field: Field, { operator, literal }: Condition): (word: Word) => boolean {
  if (literal.type === "boolean") return (word) => word === literal.boolean;
  const wanted = literal.type === "text" ? alternativesIn(literal.text) : [];
  if (operator === "startswith" || operator === "contains") {
    const matches = (value: string, text: string): boolean =>
      operator === "startswith" ? value.startsWith(text) : value.includes(text);
    return (word) => valuesOfWord(field, word).some((value) => wanted.some((text) => matches(value, text)));
  }
  if (literal.type === "number") return (word) => comparisons[operator](Number(word) - literal.number);
  const whole = new Set(wanted);
  return (word) => valuesOfWord(field, word).some((value) => whole.has(value));
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

/** Those of the rows, or of all rows, whose code passes. */
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
  const [first, ...others] = conditions.flatMap(({ operator, literal }) =>
    literal.type === "text"
      ? [new Set(alternativesIn(literal.text).flatMap((text) => rowsNamed(table, operator, text)))]
      : [],
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
