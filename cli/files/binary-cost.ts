import { Failed } from "../../src/product-data/base/failed";
import type { FileProblem } from "./bom-file";
import type { ReadingCost } from "./reading-cost";

/** Counts the records of a part of an XLSB file that stand for many cells or columns. @throws {FileProblem} */
export function countRecords(part: Uint8Array, cost: ReadingCost): void {
  const view = new DataView(part.buffer, part.byteOffset, part.length);
  for (let at = 0; at < part.length;) {
    const [type, afterType] = numberAt(part, at, 2);
    const [size, start] = numberAt(part, afterType, 4);
    // What isn't a record would be read as a formula without end.
    if (size > longestRecord) throw new Failed<FileProblem>({ code: "unreadable" });
    const valueAt = (index: number): number =>
      start + 4 * index + 4 <= part.length ? view.getUint32(start + 4 * index, true) : 0;
    if (type === columnWidths) cost.add(valueAt(1) + 1);
    else if (type === link) cost.link(valueAt(1) - valueAt(0) + 1, valueAt(3) - valueAt(2) + 1);
    at = start + size;
  }
}

const [columnWidths, link] = [0x3c, 0x1ee];
/** A cell with a text of many formats has a third of it. */
const longestRecord = 500_000;

/** Seven bits of each byte, the lowest first. @returns the number, and where it ends */
function numberAt(bytes: Uint8Array, start: number, maxBytes: number): [number, number] {
  let value = 0;
  for (let index = 0; index < maxBytes; index += 1) {
    const byte = bytes[start + index] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return [value, start + index + 1];
  }
  return [value, start + maxBytes];
}
