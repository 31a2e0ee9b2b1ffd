import { type Bounds, foreignJson } from "../../base/foreign";
import { damaged, TablesError } from "./failure";

/**
 * The file of a table: a prologue of five 32-bit numbers (mark, version, id, bytes of the header, bytes of the front
 * part), a header in JSON, and sections, each at a multiple of 8 bytes. The header contains the lengths of the
 * sections, which determine their positions. The sections after the front part may be loaded later. The id is a hash of
 * all sections, which connects a translation to its English table. All numbers are little-endian.
 */
export interface TableFile<H> {
  readonly header: H;
  readonly id: number;
  readonly front: readonly Uint8Array[];
  /** null: only the front part is available. */
  readonly rest: readonly Uint8Array[] | null;
  /** The sections of a rest that is loaded later. @throws TablesError `damaged` if it belongs to another file */
  readonly restIn: (bytes: Uint8Array) => readonly Uint8Array[];
}

const mark = 0x43425456; // VTBC
/** Increase this when the layout of the file, or the meaning of its values, changes. */
const version = 1;
const prologueBytes = 24;
/** A column takes some ten values. */
const headerBounds: Bounds = { characters: 100_000, depth: 8, values: 10_000 };

interface Layout {
  readonly lengths: { readonly front: readonly number[]; readonly rest: readonly number[] };
  readonly restHash: number;
}

/** Writes a file. `header` must be plain JSON data. */
export function writeFile(header: object, front: readonly Uint8Array[], rest: readonly Uint8Array[]): Uint8Array {
  const lengths = { front: front.map(({ length }) => length), rest: rest.map(({ length }) => length) };
  const [frontBytes, restBytes] = [joined(front), joined(rest)];
  const layout: Layout = { lengths, restHash: hashOf(restBytes, hashStart) };
  const head = new TextEncoder().encode(JSON.stringify({ ...header, ...layout }));
  const start = prologueBytes + padded(head.length);
  const file = new Uint8Array(start + frontBytes.length + restBytes.length);
  const id = hashOf(frontBytes, layout.restHash);
  new Uint32Array(file.buffer, 0, 5).set([mark, version, id, head.length, start + frontBytes.length]);
  file.set(head, prologueBytes);
  file.set(frontBytes, start);
  file.set(restBytes, start + frontBytes.length);
  return file;
}

/** @throws TablesError `notTables`, `otherVersion`, `damaged` */
export function readFile<H>(bytes: Uint8Array): TableFile<H> {
  const file = aligned(bytes);
  if (file.length < prologueBytes) throw new TablesError({ code: "notTables" });
  const [itsMark, itsVersion, id = 0, headBytes = 0, frontBytes = 0] = prologueOf(file);
  if (itsMark !== mark) throw new TablesError({ code: "notTables" });
  if (itsVersion !== version) throw new TablesError({ code: "otherVersion" });
  const start = prologueBytes + padded(headBytes);
  if (start > file.length || frontBytes > file.length) return damaged();
  const { lengths, restHash, ...header } = headerIn(file.subarray(prologueBytes, prologueBytes + headBytes));
  if (start + total(lengths.front) !== frontBytes) return damaged();
  const restIn = (rest: Uint8Array): readonly Uint8Array[] => {
    const own = aligned(rest);
    if (own.length !== total(lengths.rest) || hashOf(own, hashStart) !== restHash) return damaged();
    return sectionsAt(own, 0, lengths.rest);
  };
  return {
    header: header as H,
    id,
    front: sectionsAt(file, start, lengths.front),
    rest: file.length === frontBytes && lengths.rest.length > 0 ? null : restIn(file.subarray(frontBytes)),
    restIn,
  };
}

/** A file's front part, and the rest. */
export function splitFile(file: Uint8Array): { readonly front: Uint8Array; readonly rest: Uint8Array } {
  const [, , , , frontBytes = 0] = prologueOf(file);
  return { front: file.slice(0, frontBytes), rest: file.slice(frontBytes) };
}

/** The sections, each at a multiple of 8 bytes. */
export function joined(sections: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(total(sections.map(({ length }) => length)));
  let at = 0;
  for (const section of sections) {
    bytes.set(section, at);
    at += padded(section.length);
  }
  return bytes;
}

const prologueOf = (file: Uint8Array): Uint32Array => new Uint32Array(file.buffer, file.byteOffset, prologueBytes / 4);

export const padded = (bytes: number): number => (bytes + 7) & ~7;
const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + padded(length), 0);

function headerIn(bytes: Uint8Array): Layout {
  try {
    const header = foreignJson(new TextDecoder().decode(bytes), headerBounds) as Layout;
    const { front, rest } = header.lengths;
    if ([...front, ...rest].every((length) => Number.isInteger(length) && length >= 0)) return header;
  } catch {
    // Reported below: invalid JSON is as damaged as JSON without lengths.
  }
  return damaged();
}

function sectionsAt(file: Uint8Array, start: number, lengths: readonly number[]): readonly Uint8Array[] {
  let at = start;
  return lengths.map((length) => {
    const section = file.subarray(at, at + length);
    at += padded(length);
    return section;
  });
}

/** Codes are read as 16- and 32-bit numbers, which must be at even addresses. */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
}

const hashStart = 0x811c9dc5;

/** FNV-1a over 32-bit words. */
function hashOf(bytes: Uint8Array, start: number): number {
  let hash = start;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
  return hash >>> 0;
}
