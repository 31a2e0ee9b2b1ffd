import { Failed } from "../../base/failed";
import type { FieldValue, Product, ProductGroup } from "../../api/product";
import type { ProductCategory } from "../../vocabulary/category";
import type { Language } from "../../vocabulary/language";
import { type TableColumn, wordAt, baseFieldName, columnReader, storedFields } from "./column";
import { damaged, type TablesFailure } from "./failure";
import { readFile, type TableFile } from "./file";
import { isMarked, unmark, unmarkBase } from "./marks";

/**
 * Opens a file that a `Packer` wrote.
 * @param base the English table, for a table in another language
 * @param parent the address of the folder that the mirror's folder is in
 * @throws TablesFailure `notTables`, `otherVersion`, `damaged`
 */
export function openTable(bytes: Uint8Array, base: Table | null = null, parent = ""): Table {
  const file = readFile(bytes);
  const { header } = file;
  if (header.base !== null && header.base !== base?.id) damaged();
  const own = header.base === null ? null : base;
  const names = new Set(header.columns.map(({ name }) => name));
  // A field that the file's version didn't have would seem absent from every part.
  if (!storedFields(header.group.category).every(({ name }) => names.has(name)))
    throw new Failed<TablesFailure>({ code: "otherVersion" });
  return new Table(file, own, parent);
}

/** The products of one category in one language, by row, in the order of their part numbers. */
export class Table {
  readonly id: number;
  readonly size: number;
  readonly language: Language;
  readonly category: ProductCategory;
  readonly group: ProductGroup;
  private readonly partnos: string;
  /** The start of each part number. */
  private readonly starts: Uint32Array;
  private readonly columns = new Map<string, () => TableColumn>();
  /** All rows, in ascending order. */
  readonly allRows: Uint32Array;
  private views: ((row: number, fetchedMs: number) => Product) | null = null;

  constructor(
    { header, id, sections }: TableFile,
    readonly base: Table | null,
    private readonly parent: string,
  ) {
    this.id = id;
    this.size = header.size;
    this.language = header.language;
    this.category = header.group.category;
    this.group = header.group;
    this.partnos = base?.partnos ?? new TextDecoder().decode(sections[0]);
    this.starts = base?.starts ?? startsIn(this.partnos, header.size);
    this.allRows = base?.allRows ?? new Uint32Array(header.size).map((_, row) => row);
    for (const column of header.columns)
      this.columns.set(column.name, columnReader(column, header.size, sections, base?.columns.get(column.name)));
  }

  partnoAt(row: number): string {
    return this.partnos.slice(this.starts[row], (this.starts[row + 1] ?? 0) - 1);
  }

  /** The column of a field; undefined: the category doesn't have the field. */
  column(name: string): TableColumn | undefined {
    return this.columns.get(name)?.();
  }

  /** A column that every table has. */
  columnOf(name: string): TableColumn {
    return this.column(name) ?? damaged();
  }

  /** The row of a part number; -1: there is none. */
  rowOf(partno: string): number {
    const row = this.firstFrom(partno);
    return row < this.size && this.partnoAt(row) === partno ? row : -1;
  }

  /** The rows whose part numbers start with the prefix. */
  rowsFrom(prefix: string): readonly number[] {
    const from = this.firstFrom(prefix);
    const length = partitionPoint(this.size - from, (at) => this.partnoAt(from + at).startsWith(prefix));
    return Array.from({ length }, (_, at) => from + at);
  }

  /** The rows whose part numbers contain the text, which isn't empty. */
  rowsWith(text: string): readonly number[] {
    const rows: number[] = [];
    let row = 0;
    if (text.includes("\n")) return rows;
    for (let at = this.partnos.indexOf(text); at >= 0; at = this.partnos.indexOf(text, this.starts[row + 1])) {
      while ((this.starts[row + 1] ?? 0) <= at) row += 1;
      rows.push(row);
    }
    return rows;
  }

  /** The values, by row, of a field that the category has in columns; null: absent. */
  valuesOf(name: string): (row: number) => FieldValue {
    const read = this.columns.get(name) ?? damaged;
    return (row) => {
      const word = wordAt(read(), row);
      if (typeof word !== "string") return word ?? null;
      if (name === baseFieldName) return unmarkBase(word, this.partnoAt(row));
      return isMarked(word) ? unmark(word, { partno: this.partnoAt(row), base: this.baseAt(row) }, this.parent) : word;
    };
  }

  /**
   * The product. Each value is read on access.
   * @param fetchedMs the date of the table
   */
  viewAt(row: number, fetchedMs: number): Product {
    this.views ??= viewsOf(this);
    return this.views(row, fetchedMs);
  }

  /** The part number without package code; "" if there is none. */
  baseAt(row: number): string {
    const word = wordAt(this.columnOf(baseFieldName), row);
    return typeof word === "string" ? unmarkBase(word, this.partnoAt(row)) : "";
  }

  private firstFrom(text: string): number {
    return partitionPoint(this.size, (row) => this.partnoAt(row) < text);
  }
}

/** The start of each line, and last the end of the text. */
function startsIn(lines: string, count: number): Uint32Array {
  if (count < 0 || count > lines.length) damaged();
  const starts = new Uint32Array(count + 1);
  let at = 0;
  for (let row = 0; row < count; row++) {
    at = lines.indexOf("\n", at) + 1;
    if (at === 0) damaged();
    starts[row + 1] = at;
  }
  return starts;
}

/** The number of indexes from 0 for which the predicate holds, by binary search: after the first failure it never holds. */
export function partitionPoint(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Creates products that read their table on access: a search of 20,000 products shows ten fields of each, and creating
 * complete products would take half a second. `JSON.stringify` writes them as the service returned them.
 */
function viewsOf(table: Table): (row: number, fetchedMs: number) => Product {
  const OwnPlace = class extends Place {
    readonly Partno = table.partnoAt(this[rowOf]);
  };
  const places = new Map<string, typeof Place>([["Product", OwnPlace]]);
  for (const field of storedFields(table.category)) {
    const place = field.place ?? "";
    let Own = places.get(place);
    if (Own === undefined) {
      const Other = (Own = class extends Place {});
      places.set(place, Other);
      define(OwnPlace, place, (row) => new Other(row));
    }
    const absent = field.type === "List" ? [] : null;
    const valueAt = table.valuesOf(field.name);
    define(Own, field.name, (row) => valueAt(row) ?? absent);
  }
  return (row, fetchedMs) => ({ group: table.group, record: new OwnPlace(row), fetchedMs });
}

const rowOf = Symbol("row");

/** The fields that a row has in one place of a record. */
class Place {
  constructor(row: number) {
    this[rowOf] = row;
  }
  readonly [name: string]: unknown;
  readonly [rowOf]: number;

  /** `JSON.stringify` writes only an object's own properties, so this copies the inherited ones. */
  toJSON(): Readonly<Record<string, unknown>> {
    const own: Record<string, unknown> = {};
    for (const name in this) own[name] = this[name];
    return own;
  }
}

function define({ prototype }: typeof Place, name: string, valueAt: (row: number) => unknown): void {
  Object.defineProperty(prototype, name, {
    enumerable: true,
    get(this: Place) {
      return valueAt(this[rowOf]);
    },
  });
}
