import type { ReadingCost } from "./reading-cost";

/** Counts the records of a part of an XLSB file. Its pieces may cut them. */
export class BinaryPart {
  private rest = new Uint8Array();
  private skipped = 0;
  private row = 0;
  private column = 0;

  constructor(private readonly cost: ReadingCost) {}

  add(piece: Uint8Array): void {
    const bytes = joined(this.rest, piece);
    let at = Math.min(this.skipped, bytes.length);
    this.skipped -= at;
    while (at < bytes.length) {
      const [type, afterType] = numberAt(bytes, at, 2);
      const [size, start] = numberAt(bytes, afterType, 4);
      if (start + Math.min(size, longestHead) > bytes.length) break;
      this.count(type, size, new DataView(bytes.buffer, bytes.byteOffset + start, Math.min(size, longestHead)));
      at = Math.min(start + size, bytes.length);
      this.skipped = start + size - at;
    }
    this.rest = bytes.slice(at);
  }

  private count(type: number, size: number, head: DataView): void {
    const { cost } = this;
    const at = (index: number): number => (head.byteLength >= 4 * index + 4 ? head.getUint32(4 * index, true) : 0);
    cost.step(1);
    if (type === 0) [this.row, this.column] = [at(0) + 1, 0];
    else if (type <= lastLongCell || type === richText) this.cell(at(0) + 1, type === 1);
    // Without a column: the next one.
    else if (type <= lastShortCell) this.cell(this.column + 1, type === lastLongCell + 1);
    else if (type === sharedText) cost.text();
    else if (type === columnWidths) cost.widths(at(0) + 1, at(1) + 1);
    else if (type === link) cost.link(at(1) - at(0) + 1, at(3) - at(2) + 1);
    else if (type === merged) cost.merged(at(1) - at(0) + 1, at(3) - at(2) + 1);
    else if (type === arrayFormula) cost.arrayFormula();
    // A number and a length are before the text.
    else if (type === numberFormat) cost.format((size - 6) / 2);
  }

  private cell(column: number, isBlank: boolean): void {
    this.column = column;
    if (!isBlank) this.cost.cell(this.row, column);
  }
}

const [lastLongCell, lastShortCell, richText, sharedText] = [11, 18, 0x3e, 0x13];
const [columnWidths, link, merged, arrayFormula, numberFormat] = [0x3c, 0x1ee, 0xb0, 0x1aa, 0x2c];
/** What is counted is in the first bytes of a record. */
const longestHead = 16;

/** Seven bits of each byte, the lowest first. @returns the number, and where it ends */
function numberAt(bytes: Uint8Array, start: number, mostBytes: number): [number, number] {
  let value = 0;
  for (let index = 0; index < mostBytes; index += 1) {
    const byte = bytes[start + index];
    if (byte === undefined) return [0, Infinity];
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return [value, start + index + 1];
  }
  return [value, start + mostBytes];
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Counts the records of an XLS file's stream. */
export function countOldRecords(stream: Uint8Array, cost: ReadingCost): void {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + 4 <= stream.length;) {
    const [type, size, start] = [view.getUint16(at, true), view.getUint16(at + 2, true), at + 4];
    const short = (offset: number): number =>
      offset >= 0 && offset + 2 <= size && start + offset + 2 <= stream.length
        ? view.getUint16(start + offset, true)
        : 0;
    const area = (offset: number): [number, number] => [
      short(offset + 2) - short(offset) + 1,
      short(offset + 6) - short(offset + 4) + 1,
    ];
    cost.step(1);
    if (oldCells.has(type)) cost.cell(short(0) + 1, short(2) + 1);
    else if (type === 0xbd) cost.cell(short(0) + 1, short(size - 2) + 1, Math.max(0, size - 6) / 6);
    else if (type === 0xfc) cost.text(short(4) + short(6) * 65_536);
    else if (type === 0x7d) cost.step(Math.max(0, short(2) - short(0)));
    else if (type === 0x1b8) cost.merged(...area(0));
    else if (type === 0x800) cost.merged(...area(2));
    else if (type === 0xe5) for (let index = 0; index < short(0); index += 1) cost.merged(...area(2 + 8 * index));
    else if (type === 0x221) cost.arrayFormula();
    // Before Excel 97, the length is one byte, and each character is one.
    else if (type === 0x41e) cost.format(size === 3 + (short(2) & 0xff) ? 0 : short(2));
    at = start + size;
  }
}

/** A row, then a column. */
const oldCells: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 0xd6, 0xfd, 0x203, 0x204, 0x205, 0x206, 0x27e, 0x406]);
