import { Failed } from "../../base/failed";
import type { TablesFailure } from "./failure";
import { type Bounds, foreignJson } from "../../base/foreign";
import { damaged } from "./failure";

/**
 * The file of a table: a prologue of four 32-bit numbers (mark, version, id, bytes of the header), a header in JSON, and
 * sections, each at a multiple of 8 bytes. The header contains the lengths of the sections, which determine their
 * positions. The id is a hash of all sections, which connects a translation to its English table. All numbers are
 * little-endian.
 */
export interface TableFile<H> {
  readonly header: H;
  readonly id: number;
  readonly sections: readonly Uint8Array[];
}

const mark = 0x43425456; // VTBC
/** Increase this when the layout of the file, or the meaning of its values, changes. */
const version = 2;
const prologueBytes = 16;
/** A column takes some ten values. */
const headerBounds: Bounds = { characters: 100_000, depth: 8, values: 10_000 };

interface Layout {
  readonly lengths: readonly number[];
}

/** Writes a file. `header` must be plain JSON data. */
export function writeFile(header: object, sections: readonly Uint8Array[]): Uint8Array {
  const layout: Layout = { lengths: sections.map(({ length }) => length) };
  const head = new TextEncoder().encode(JSON.stringify({ ...header, ...layout }));
  const start = prologueBytes + padded(head.length);
  const file = new Uint8Array(start + total(layout.lengths));
  file.set(head, prologueBytes);
  let at = start;
  for (const section of sections) {
    file.set(section, at);
    at += padded(section.length);
  }
  new Uint32Array(file.buffer, 0, 4).set([mark, version, hashOf(file.subarray(start)), head.length]);
  return file;
}

/** @throws TablesFailure `notTables`, `otherVersion`, `damaged` */
export function readFile<H>(bytes: Uint8Array): TableFile<H> {
  const file = aligned(bytes);
  if (file.length < prologueBytes) throw new Failed<TablesFailure>({ code: "notTables" });
  const [itsMark, itsVersion, id = 0, headBytes = 0] = new Uint32Array(file.buffer, file.byteOffset, 4);
  if (itsMark !== mark) throw new Failed<TablesFailure>({ code: "notTables" });
  if (itsVersion !== version) throw new Failed<TablesFailure>({ code: "otherVersion" });
  const start = prologueBytes + padded(headBytes);
  if (start > file.length) return damaged();
  const { lengths, ...header } = headerIn(file.subarray(prologueBytes, prologueBytes + headBytes));
  if (start + total(lengths) !== file.length) return damaged();
  let at = start;
  const sections = lengths.map((length) => {
    const section = file.subarray(at, at + length);
    at += padded(length);
    return section;
  });
  return { header: header as H, id, sections };
}

const padded = (bytes: number): number => (bytes + 7) & ~7;
const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + padded(length), 0);

function headerIn(bytes: Uint8Array): Layout {
  try {
    const header = foreignJson(new TextDecoder().decode(bytes), headerBounds) as Layout;
    if (header.lengths.every((length) => Number.isInteger(length) && length >= 0)) return header;
  } catch {
    // Reported below: invalid JSON is as damaged as JSON without lengths.
  }
  return damaged();
}

/** Codes are read as 16- and 32-bit numbers, which must be at even addresses. */
const aligned = (bytes: Uint8Array): Uint8Array => (bytes.byteOffset % 8 === 0 ? bytes : bytes.slice());

/** FNV-1a over 32-bit words. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
  return hash >>> 0;
}
