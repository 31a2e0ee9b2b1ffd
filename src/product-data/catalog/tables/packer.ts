import { Failed } from "../../base/failed";
import type { ProductGroup, ProductRecord } from "../../api/product";
import type { ProductCategory } from "../../vocabulary/category";
import type { Language } from "../../vocabulary/language";
import {
  type Codes,
  compareKeys,
  orderKey,
  roomFor,
  type StoredField,
  type TableColumn,
  type DictionaryValue,
  baseFieldName,
  storedFields,
} from "./column";
import type { TablesFailure } from "./failure";
import { type ColumnHeader, writeFile } from "./file";
import { mark, markBase, type Names } from "./marks";
import type { Table } from "./table";

/** Facts about all products of a table. */
interface TableKind {
  readonly group: ProductGroup;
  readonly language: Language;
  /** The English table with the same products, with its texts, required for any other language. null: stand-alone. */
  readonly base: Table | null;
}

/** Packs the products of one category and language, which are added one by one in any order. */
export class Packer {
  private readonly rows = new Map<string, number>();
  private readonly columns: readonly ColumnEncoder[];

  constructor(category: ProductCategory) {
    this.columns = storedFields(category).map((field) => new ColumnEncoder(field));
  }

  /**
   * Adds a product with a decoded record.
   * @throws TablesFailure `repeatedPart`, `unusablePart`
   */
  add(record: ProductRecord): void {
    const partno = record.Partno;
    if (this.rows.has(partno)) throw new Failed<TablesFailure>({ code: "repeatedPart", partno });
    if (/[\n\p{Cs}]/u.test(partno)) throw new Failed<TablesFailure>({ code: "unusablePart", partno });
    this.rows.set(partno, this.rows.size);
    const base = record[baseFieldName];
    const names = { partno, base: typeof base === "string" ? base : "" };
    for (const column of this.columns) column.add(record, names);
  }

  /** @throws TablesFailure `otherParts` */
  finish({ group, language, base }: TableKind): Uint8Array {
    const sorted = [...this.rows].sort(([one], [other]) => compareKeys(one, other));
    const partnos = sorted.map(([partno]) => partno);
    if (base !== null) refuseOtherParts(partnos, base);
    const order = Uint32Array.from(sorted, ([, row]) => row);
    const sections: Uint8Array[] = base === null ? [linesOf(partnos)] : [];
    const placed = (section: Codes | null): number | null =>
      section === null
        ? null
        : sections.push(new Uint8Array(section.buffer, section.byteOffset, section.byteLength)) - 1;
    const columns = this.columns.map((encoder): ColumnHeader => {
      const { field } = encoder;
      const column = encoder.finish(order);
      const { codes, words } = base === null ? column : againstBase(column, base.columnOf(field.name));
      const dictionary = words === null ? null : linesOf(words.map((word) => JSON.stringify(word)));
      return { name: field.name, codes: placed(codes), words: placed(dictionary) };
    });
    return writeFile({ group, language, size: order.length, base: base?.id ?? null, columns }, sections);
  }
}

const linesOf = (texts: readonly string[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(texts.map((text) => `${text}\n`).join(""));

function refuseOtherParts(partnos: readonly string[], base: Table): void {
  for (let row = 0; row < Math.max(partnos.length, base.size); row++) {
    const [own, itsOwn] = [partnos[row], row < base.size ? base.partnoAt(row) : undefined];
    if (own !== itsOwn) throw new Failed<TablesFailure>({ code: "otherParts", partno: own ?? itsOwn ?? "" });
  }
}

/**
 * The difference between a translated column and the English one: nothing, other words for the same codes, or
 * everything.
 */
function againstBase(
  own: PackedColumn,
  base: TableColumn,
): { codes: Codes | null; words: readonly DictionaryValue[] | null } {
  const translation = new Int32Array(base.words.length + 1).fill(-1);
  for (let row = 0; row < own.codes.length; row++) {
    const [code = 0, itsOwn = 0] = [base.codes[row], own.codes[row]];
    if (translation[code] === -1) translation[code] = itsOwn;
    if (translation[code] !== itsOwn || (code === 0) !== (itsOwn === 0)) return own;
  }
  const originals = [...base.words];
  const words = originals.map((word, at) => own.words[(translation[at + 1] ?? 0) - 1] ?? word);
  const isSame = words.every((word, at) => String(word) === String(originals[at]));
  return { codes: null, words: isSame ? null : words };
}

interface PackedColumn extends TableColumn {
  readonly words: readonly DictionaryValue[];
}

function wordOf(field: StoredField, value: unknown, names: Names): DictionaryValue | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : (value as readonly string[]);
  if (typeof value !== "string") return value as number | boolean;
  if (field.name === baseFieldName) return markBase(value, names.partno);
  return field.isSearched ? value : mark(value, names);
}

/** Collects a field's values: assigns each word a code when it first occurs, and sorts the words at the end. */
class ColumnEncoder {
  private readonly known = new Map<DictionaryValue, number>();
  private readonly words: DictionaryValue[] = [];
  /** The code of each product, in the order in which products are added. */
  private readonly codes: number[] = [];

  constructor(readonly field: StoredField) {}

  add(record: ProductRecord, names: Names): void {
    const { name, place } = this.field;
    const holder = place === "Product" ? record : (record[place ?? ""] as ProductRecord | null | undefined);
    const word = wordOf(this.field, holder?.[name], names);
    this.codes.push(word === null ? 0 : this.codeOf(word));
  }

  finish(order: Uint32Array): PackedColumn {
    const ranked = this.words.map((word, at) => ({ word, key: orderKey(this.field, word), code: at + 1 }));
    ranked.sort((one, other) => compareKeys(one.key, other.key));
    const final = new Uint32Array(this.words.length + 1);
    for (const [rank, { code }] of ranked.entries()) final[code] = rank + 1;
    const codes = roomFor(this.words.length, order.length);
    for (let row = 0; row < order.length; row++) codes[row] = final[this.codes[order[row] ?? 0] ?? 0] ?? 0;
    return { codes, words: ranked.map(({ word }) => word) };
  }

  private codeOf(word: DictionaryValue): number {
    const key = typeof word === "object" ? JSON.stringify(word) : word;
    const code = this.known.get(key) ?? this.words.push(word);
    this.known.set(key, code);
    return code;
  }
}
