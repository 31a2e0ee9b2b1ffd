import { Failed } from "../src/product-data/base/failed";
import type { FileProblem } from "./bom-file";
import { type FileLimits } from "./bom-file";

/**
 * Counts what a zipped file contains without keeping it, so that a file made to fill the memory isn't unpacked. What
 * the file says about its sizes isn't believed. In ODS a cell can be repeated, which counts too.
 * @throws {FileProblem}
 */
export async function countUnpacked(bytes: Uint8Array, limits: FileLimits): Promise<void> {
  let allowedBytes = limits.contentMegabytes * 1e6;
  for (const entry of entriesOf(bytes)) {
    const isOdsContent = entry.name === "content.xml";
    const { byteCount, text } = await unpacked(entry, allowedBytes, isOdsContent);
    allowedBytes -= byteCount;
    if (allowedBytes < 0)
      throw new Failed<FileProblem>({ code: "contentTooLarge", mostMegabytes: limits.contentMegabytes });
    if (isOdsContent) checkRepeated(text, limits);
  }
}

interface Entry {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
}

/** By the central directory, as the reader of workbooks finds them. */
function* entriesOf(bytes: Uint8Array): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
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
        content: bytes.slice(start, start + compressed),
        isDeflated: method === 8,
      };
      at += 46 + name + extra + comment;
    }
  } catch (cause) {
    throw cause instanceof RangeError ? new Failed<FileProblem>({ code: "unreadable" }, { cause }) : cause;
  }
}

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === endOfDirectory) return at;
  throw new RangeError("no directory");
}

const endOfDirectory = 0x06054b50;
const centralEntry = 0x02014b50;

async function unpacked({ content, isDeflated }: Entry, mostBytes: number, isKept: boolean) {
  if (!isDeflated) return { byteCount: content.length, text: isKept ? new TextDecoder().decode(content) : "" };
  const decoder = new TextDecoder();
  let [byteCount, text] = [0, ""];
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (let part = await reader.read(); !part.done && byteCount <= mostBytes; part = await reader.read()) {
      byteCount += part.value.length;
      if (isKept) text += decoder.decode(part.value, { stream: true });
    }
  } catch (cause) {
    throw new Failed<FileProblem>({ code: "unreadable" }, { cause });
  } finally {
    reader.cancel().catch(() => undefined);
  }
  return { byteCount, text };
}

/** Cells with a content; the blank ones that end a sheet are repeated to its last row and column. */
function checkRepeated(xml: string, { cells: mostCells }: FileLimits): void {
  let [cells, rowRepeat] = [0, 1];
  for (const [tag, name] of xml.matchAll(/<table:(table-row|table-cell)\b[^>]*>/g)) {
    const repeat = Number(/number-(?:rows|columns)-repeated="(\d+)"/.exec(tag)?.[1] ?? 1);
    if (name === "table-row") rowRepeat = repeat;
    else if (!tag.endsWith("/>")) cells += rowRepeat * repeat;
  }
  if (cells > mostCells) throw new Failed<FileProblem>({ code: "tooManyCells", mostCells });
}
