import { Failed } from "../../src/product-data/base/failed";
import type { FileLimits, FileProblem } from "./bom-file";
import { legacyEncoding } from "./legacy-encoding";
import { type ReadSheet, trimRows } from "./rows";
import { separators, tableOf } from "./text-table";

/** @throws {FileProblem} */
export function readText(bytes: Uint8Array, limits: FileLimits): ReadSheet {
  const text = decodeText(bytes);
  const [, format, code = "otherFormat"] = otherFormats.find(([start]) => start.test(text)) ?? [];
  if (format !== undefined) throw new Failed<FileProblem>({ code, format });
  if (text.includes("\0")) throw new Failed<FileProblem>({ code: "notText" });
  const { cells: maxCells } = limits;
  if (separators.some((separator) => countOf(separator, text, maxCells) > maxCells))
    throw new Failed<FileProblem>({ code: "tooManyCells", maxCells: maxCells });
  const cells = tableOf(text, limits).map((row) =>
    row.map((cell) => (cell === "" ? null : { value: cell, text: cell })),
  );
  return { name: "", rows: trimRows(cells), columnWidths: [], hiddenColumns: [], hiddenRows: [], isHidden: false };
}

/** @param most the number after which no more are counted */
function countOf(separator: string, text: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0 && count <= most; at = text.indexOf(separator, at + 1)) count += 1;
  return count;
}

/** Texts that begin so aren't tables. */
const otherFormats: readonly (readonly [start: RegExp, format: string, code?: "design"])[] = [
  [/^ID;P/, "SYLK"],
  [/^TABLE\r?\n0,1\r?\n/, "DIF"],
  [/^%PDF-/, "PDF"],
  [/^\{\\rtf/, "RTF"],
  [/^\s*</, "HTML / XML"],
  [/^\(export\b/, "KiCad, netlist", "design"],
  [/^\(kicad_|^EESchema/, "KiCad", "design"],
  [/^\*PADS|^!PADS/, "PADS", "design"],
  [/^\|HEADER=Protel/, "Altium", "design"],
];

/** A byte order mark decides. Otherwise it is UTF-8 if the bytes are valid, or else what makes the words look right. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const decoder = new TextDecoder(legacyEncoding(bytes));
    return decoder.decode(bytes, { stream: true }) + decoder.decode(); // Node 20 decodes windows-1252 only in a stream
  }
}

/** Most characters of a BOM are ASCII, so that every other byte is 0. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length * 0.3 && even < start.length * 0.05) return "utf-16le";
  return even > start.length * 0.3 && odd < start.length * 0.05 ? "utf-16be" : null;
}
