import { Failed } from "../../src/product-data/base/failed";
import { countRecords } from "./binary-cost";
import type { FileLimits, FileProblem } from "./bom-file";
import { ReadingCost } from "./reading-cost";
import { XmlPart } from "./xml-cost";
import { unpacked, type ZipEntry, zipEntriesOf } from "./zip-entries";

/** A part of a zipped workbook, such as a sheet. */
export interface ZippedPart {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Unpacks what is read of a workbook, while it counts what that would have in memory. What the file says about its sizes
 * isn't believed, and neither are the names of its parts.
 * @throws {FileProblem}
 */
export async function partsOf(bytes: Uint8Array, limits: FileLimits): Promise<readonly ZippedPart[]> {
  const entries = zipEntriesOf(bytes);
  if (!isWorkbook(entries)) throw new Failed<FileProblem>({ code: "otherFormat", format: "ZIP" });
  const cost = new ReadingCost(limits);
  const parts: ZippedPart[] = [];
  for (const entry of entries) {
    const [xml, pieces]: [XmlPart, Uint8Array[]] = [new XmlPart(cost), []];
    const isBinary = /\.bin$/i.test(entry.name);
    for await (const piece of unpacked(entry)) {
      cost.unpacked(piece.length);
      if (!isRead.test(entry.name)) continue;
      pieces.push(piece);
      if (!isBinary) xml.add(piece);
    }
    const content = joined(pieces);
    if (isBinary) countRecords(content, cost);
    parts.push({ name: entry.name, content });
  }
  return parts;
}

/** Pictures, notes, macros, and data of other workbooks aren't read. */
const isRead = /^(?!.*(?:activeX|comment|custom|drawing|embed|external|pivot|printer|vba)).*\.(?:xml|rels|bin)$/i;

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * Whether a zipped file is an XLSX, XLSM, XLSB, or ODS; not one of Apple's, which the reader of workbooks would read,
 * too.
 */
const isWorkbook = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => /^xl\/|^content\.xml$/i.test(name)) &&
  !entries.some(({ name }) => /(?:^|\/)Index\.zip$|\.iwa$/i.test(name));
