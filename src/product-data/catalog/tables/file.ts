import * as v from "valibot";
import { isPrintable } from "../../api/decode-record";
import { groupLabels } from "../../api/product";
import { Failed } from "../../base/failed";
import { hashOf } from "../../base/hash";
import { type Bounds, foreignJson } from "../../base/foreign";
import { productCategories } from "../../vocabulary/category";
import { languages } from "../../vocabulary/language";
import { damaged, type TablesFailure } from "./failure";

/**
 * The file of a table: a prologue of four 32-bit numbers (mark, version, id, bytes of the header), a header in JSON, and
 * sections, each at a multiple of 8 bytes. The header contains the lengths of the sections, which determine their
 * positions. The id is a hash of all sections, which connects a translation to its English table. All numbers are
 * little-endian.
 */
export interface TableFile {
  readonly header: TableHeader;
  readonly id: number;
  readonly sections: readonly Uint8Array[];
}

const mark = 0x43425456; // VTBC
/** Increase this when the layout of the file, or the meaning of its values, changes. */
const version = 4;
const prologueBytes = 16;
/** A column takes about ten of the header's values. */
const headerBounds: Bounds = { characters: 100_000, depth: 8, values: 10_000 };

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const position = v.nullable(count);

/** The header is checked, because a file may come from a mirror. */
const schema = v.object({
  group: v.object({
    category: v.picklist(productCategories),
    ...v.entriesFromList(groupLabels, v.custom<string>(isPrintable)),
  }),
  language: v.picklist(languages),
  size: count,
  /** Id of the English table that this one translates; null: stand-alone. */
  base: v.nullable(v.number()),
  /** The positions of a column's sections; null: the English table's. */
  columns: v.array(v.object({ name: v.string(), codes: position, words: position })),
  lengths: v.array(count),
});

type TableHeader = v.InferOutput<typeof schema>;
export type ColumnHeader = TableHeader["columns"][number];

export function writeFile(header: Omit<TableHeader, "lengths">, sections: readonly Uint8Array[]): Uint8Array {
  const whole: TableHeader = { ...header, lengths: sections.map(({ length }) => length) };
  const head = new TextEncoder().encode(JSON.stringify(whole));
  const start = prologueBytes + paddedLength(head.length);
  const file = new Uint8Array(start + total(whole.lengths));
  file.set(head, prologueBytes);
  let at = start;
  for (const section of sections) {
    file.set(section, at);
    at += paddedLength(section.length);
  }
  new Uint32Array(file.buffer, 0, 4).set([mark, version, hashOf(new Uint32Array(file.buffer, start)), head.length]);
  return file;
}

/** @throws TablesFailure `notTables`, `otherVersion`, `damaged` */
export function readFile(bytes: Uint8Array): TableFile {
  const file = align(bytes);
  if (file.length < prologueBytes) throw new Failed<TablesFailure>({ code: "notTables" });
  const [itsMark, itsVersion, id = 0, headBytes = 0] = new Uint32Array(file.buffer, file.byteOffset, 4);
  if (itsMark !== mark) throw new Failed<TablesFailure>({ code: "notTables" });
  if (itsVersion !== version) throw new Failed<TablesFailure>({ code: "otherVersion" });
  const start = prologueBytes + paddedLength(headBytes);
  if (start > file.length) return damaged();
  const header = headerIn(file.subarray(prologueBytes, prologueBytes + headBytes));
  if (start + total(header.lengths) !== file.length) return damaged();
  let at = start;
  const sections = header.lengths.map((length) => {
    const section = file.subarray(at, at + length);
    at += paddedLength(length);
    return section;
  });
  return { header, id, sections };
}

const paddedLength = (bytes: number): number => (bytes + 7) & ~7;
const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + paddedLength(length), 0);

function headerIn(bytes: Uint8Array): TableHeader {
  try {
    return v.parse(schema, foreignJson(new TextDecoder().decode(bytes), headerBounds));
  } catch {
    return damaged();
  }
}

/** Codes are read as 16- and 32-bit numbers, which must be at even addresses. */
const align = (bytes: Uint8Array): Uint8Array => (bytes.byteOffset % 8 === 0 ? bytes : bytes.slice());
