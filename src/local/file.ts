import { TablesError } from "./failure";

/**
 * The file that holds a table: a prologue of six 32-bit numbers (mark, version, id, bytes of the header, bytes of the front
 * part), a header in JSON, and sections, each at a multiple of 8 bytes. The header lists the sections' lengths, from which
 * their places follow. Sections behind the front part may be absent. The id is a hash of the sections: it ties a
 * translation to its English table and a front part to its rest. All numbers are little-endian.
 */
export interface TableFile<H> {
  readonly header: H;
  readonly id: number;
  readonly front: readonly Uint8Array[];
  /** null: only the front part is at hand. */
  readonly rest: readonly Uint8Array[] | null;
}

const mark = 0x43425456; // VTBC
/** Raised when the layout of the file, or what its values mean, changes. */
const version = 1;
const prologueBytes = 24;

interface Lengths {
  readonly lengths: { readonly front: readonly number[]; readonly rest: readonly number[] };
}

/** Writes a file. `header` must be plain JSON data. */
export function writeFile(header: object, front: readonly Uint8Array[], rest: readonly Uint8Array[]): Uint8Array {
  const lengths: Lengths["lengths"] = {
    front: front.map(({ length }) => length),
    rest: rest.map(({ length }) => length),
  };
  const head = new TextEncoder().encode(JSON.stringify({ ...header, lengths }));
  const frontBytes = prologueBytes + padded(head.length) + total(lengths.front);
  const file = new Uint8Array(frontBytes + total(lengths.rest));
  file.set(head, prologueBytes);
  let at = prologueBytes + padded(head.length);
  const start = at;
  for (const section of [...front, ...rest]) {
    file.set(section, at);
    at += padded(section.length);
  }
  const id = hashOf(new Uint32Array(file.buffer, start));
  new Uint32Array(file.buffer, 0, prologueBytes / 4).set([mark, version, id, head.length, frontBytes]);
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
  if (start > file.length || frontBytes > file.length) throw new TablesError({ code: "damaged" });
  const { lengths, ...header } = headerIn(file.subarray(prologueBytes, prologueBytes + headBytes));
  if (start + total(lengths.front) !== frontBytes) throw new TablesError({ code: "damaged" });
  const whole = frontBytes + total(lengths.rest);
  if (file.length !== frontBytes && file.length !== whole) throw new TablesError({ code: "damaged" });
  return {
    header: header as H,
    id,
    front: sectionsAt(file, start, lengths.front),
    rest: file.length === whole ? sectionsAt(file, frontBytes, lengths.rest) : null,
  };
}

/** The front part of a file and its rest, which `joinFile` puts together. */
export function splitFile(file: Uint8Array): { readonly front: Uint8Array; readonly rest: Uint8Array } {
  const [, , , , frontBytes = 0] = prologueOf(file);
  return { front: file.slice(0, frontBytes), rest: file.slice(frontBytes) };
}

export function joinFile(front: Uint8Array, rest: Uint8Array): Uint8Array {
  const file = new Uint8Array(front.length + rest.length);
  file.set(front);
  file.set(rest, front.length);
  return file;
}

const prologueOf = (file: Uint8Array): Uint32Array => new Uint32Array(file.buffer, file.byteOffset, prologueBytes / 4);

const padded = (bytes: number): number => (bytes + 7) & ~7;
const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + padded(length), 0);

function headerIn(bytes: Uint8Array): Lengths {
  try {
    const header = JSON.parse(new TextDecoder().decode(bytes)) as Lengths;
    const { front, rest } = header.lengths;
    if ([...front, ...rest].every((length) => Number.isInteger(length) && length >= 0)) return header;
  } catch {
    // Told below: what is no JSON is as damaged as what lacks its lengths.
  }
  throw new TablesError({ code: "damaged" });
}

function sectionsAt(file: Uint8Array, start: number, lengths: readonly number[]): readonly Uint8Array[] {
  let at = start;
  return lengths.map((length) => {
    const section = file.subarray(at, at + length);
    at += padded(length);
    return section;
  });
}

/** Codes are read as 16 and 32-bit numbers, which must lie at even addresses. */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
}

/** FNV-1a over 32-bit words. */
function hashOf(words: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
  return hash >>> 0;
}
