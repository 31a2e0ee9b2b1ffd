import { textsIn } from "../../api/product";
import { type Field, fields } from "../../vocabulary/field";
import { damaged } from "./failure";
import type { ColumnHeader } from "./file";
import { type ProductCategory, productCategories } from "../../vocabulary/category";

/** A value in a dictionary. */
export type DictionaryValue = string | number | boolean | readonly string[];
/** A number for each row: 0 for an absent value, otherwise the position in the dictionary, from 1. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** The distinct values of a column, by index. */
interface Dictionary extends Iterable<DictionaryValue> {
  readonly length: number;
  /** @param index the index of the word, from 0 */
  at(index: number): DictionaryValue | undefined;
}

/** A field's values in a table. */
export interface TableColumn {
  readonly codes: Codes;
  /** Sorted: see `orderKey`. */
  readonly words: Dictionary;
}

/** The row's value; undefined: it has none. */
export function wordAt({ codes, words }: TableColumn, row: number): DictionaryValue | undefined {
  const code = codes[row] ?? 0;
  return code === 0 ? undefined : words.at(code - 1);
}

/** A field with a column in tables. */
export interface StoredField extends Field {
  /** Whether searches can use its values. */
  readonly isSearched: boolean;
}

/**
 * The sort key of a word: numbers by value, texts by their code units, lists and texts that stand for lists (document,
 * filter rule 4) by their joined values.
 */
export function orderKey(field: Field, word: DictionaryValue): string | number {
  if (typeof word === "object") return word.join(", ");
  if (typeof word !== "string") return Number(word);
  return field.listed ? textsIn(field, word).join(", ") : word;
}

export const compareKeys = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

function codesOf(bytes: Uint8Array, rows: number): Codes | null {
  if (bytes.length === rows) return bytes;
  if (bytes.length === 2 * rows) return new Uint16Array(bytes.buffer, bytes.byteOffset, rows);
  return bytes.length === 4 * rows ? new Uint32Array(bytes.buffer, bytes.byteOffset, rows) : null;
}

/** An array for the codes 0 to `most`. */
export function roomFor(most: number, rows: number): Codes {
  return most < 0x100 ? new Uint8Array(rows) : most < 0x10000 ? new Uint16Array(rows) : new Uint32Array(rows);
}

export const baseFieldName = "PartnoWithoutPackageCode";

/**
 * A column that is read when it is first used.
 * @param base the column of the English table; undefined: there is none
 * @throws TablesFailure `damaged` when it is read
 */
export function columnReader(
  { codes, words }: ColumnHeader,
  rows: number,
  sections: readonly Uint8Array[],
  base: (() => TableColumn) | undefined,
): () => TableColumn {
  const section = (position: number | null): Uint8Array | null =>
    position === null ? null : (sections[position] ?? damaged());
  const read = (): TableColumn => {
    const [ofCodes, ofWords] = [section(codes), section(words)];
    const english = base ?? damaged;
    return {
      codes: ofCodes === null ? english().codes : (codesOf(ofCodes, rows) ?? damaged()),
      words: ofWords === null ? english().words : wordsIn(ofWords),
    };
  };
  let column: TableColumn | undefined;
  return () => (column ??= read());
}

/** @param lines the words in JSON, each with a line break after it */
function wordsIn(lines: Uint8Array): Dictionary {
  if (lines.length > longBytes) return new LongDictionary(lines);
  const texts = decoder.decode(lines).split("\n").slice(0, -1);
  return texts.map(wordIn);
}

/** The words of a longer dictionary are read one by one. */
const longBytes = 1 << 17;

/**
 * Each word is read when it is used: as objects, 200,000 addresses would block the page, and take three times the
 * memory.
 */
class LongDictionary implements Dictionary {
  /** The start of each word, and last the end of the text. */
  private readonly starts = [0];

  constructor(private readonly lines: Uint8Array) {
    for (let end = lines.indexOf(lineBreak); end >= 0; end = lines.indexOf(lineBreak, end + 1))
      this.starts.push(end + 1);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  at(index: number): DictionaryValue | undefined {
    return wordIn(decoder.decode(this.lines.subarray(this.starts[index], (this.starts[index + 1] ?? 0) - 1)));
  }

  *[Symbol.iterator](): Generator<DictionaryValue> {
    for (let index = 0; index < this.length; index++) yield this.at(index) as DictionaryValue;
  }
}

const lineBreak = 10;

const decoder = new TextDecoder();

function wordIn(json: string): DictionaryValue {
  try {
    return JSON.parse(json) as DictionaryValue;
  } catch {
    return damaged();
  }
}

/** The fields with a column in a table: all fields of a product of the category, except the part number. */
export function storedFields(category: ProductCategory): readonly StoredField[] {
  return stored.get(category) ?? [];
}

/** The fields that conditions on other fields compare. */
const compared = new Set(fields.map(({ compares }) => compares));

const stored: ReadonlyMap<ProductCategory, readonly StoredField[]> = new Map(
  productCategories.map((category) => [
    category,
    fields
      .filter(
        ({ name, place, categories }) =>
          place !== null && place !== "Group" && categories.includes(category) && name !== "Partno",
      )
      .map((field) => ({ ...field, isSearched: field.contexts.length > 0 || compared.has(field.name) })),
  ]),
);
