import { Failed } from "../../src/product-data/base/failed";
import type { FileProblem } from "./bom-file";

/** A file inside a zipped file. */
export interface ZipEntry {
  readonly name: string;
  /** A part of the file's bytes. */
  readonly content: Uint8Array;
  readonly isDeflated: boolean;
}

/**
 * Entries are read from the central directory, where the reader of workbooks finds them.
 * @throws {FileProblem} `unreadable`
 */
export function zipEntriesOf(bytes: Uint8Array): readonly ZipEntry[] {
  try {
    return [...entriesIn(bytes)];
  } catch (cause) {
    throw cause instanceof RangeError ? new Failed<FileProblem>({ code: "unreadable" }, { cause }) : cause;
  }
}

function* entriesIn(bytes: Uint8Array): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== centralEntry) throw new RangeError("no entry");
    const [compressed, name, extra, comment] = [
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const local = view.getUint32(at + 42, true);
    const method = view.getUint16(local + 8, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (method !== 0 && method !== 8) throw new RangeError("no method of Office");
    yield {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
      content: bytes.subarray(start, start + compressed),
      isDeflated: method === 8,
    };
    at += 46 + name + extra + comment;
  }
}

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === endOfDirectory) return at;
  throw new RangeError("no directory");
}

const endOfDirectory = 0x06054b50;
const centralEntry = 0x02014b50;

/** The content in pieces, unpacked as they are taken. @throws {FileProblem} `unreadable` */
export async function* unpacked({ content, isDeflated }: ZipEntry): AsyncGenerator<Uint8Array> {
  if (!isDeflated) {
    yield content;
    return;
  }
  let at = 0;
  // A browser unpacks a whole piece before it passes anything on.
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (stream) => {
      if (at < content.length) stream.enqueue(content.slice(at, (at += packedBytes)));
      else stream.close();
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } catch (cause) {
    throw new Failed<FileProblem>({ code: "unreadable" }, { cause });
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

const packedBytes = 16_384;
