import { Failed } from "../../src/product-data/base/failed";
import { countRecords } from "./binary-cost";
import type { FileLimits, FileProblem } from "./bom-file";
import { ReadingCost } from "./reading-cost";
import { XmlPart } from "./xml-cost";
import { unpacked, type ZipEntry, zipEntriesOf } from "./zip-entries";

/**
 * Counts what a zipped workbook contains without keeping it, so that a file made to fill the memory isn't read. What the
 * file says about its sizes isn't believed, and neither are the names of its parts.
 * @throws {FileProblem}
 */
export async function checkZipped(bytes: Uint8Array, limits: FileLimits): Promise<void> {
  const entries = zipEntriesOf(bytes);
  if (!isWorkbook(entries)) throw new Failed<FileProblem>({ code: "otherFormat", format: "ZIP" });
  const cost = new ReadingCost(limits);
  let allowedBytes = limits.contentMegabytes * 1e6;
  for (const entry of entries) {
    const [xml, binary]: [XmlPart, BlobPart[]] = [new XmlPart(cost), []];
    for await (const piece of unpacked(entry)) {
      allowedBytes -= piece.length;
      if (allowedBytes < 0)
        throw new Failed<FileProblem>({ code: "contentTooLarge", mostMegabytes: limits.contentMegabytes });
      if (binary.length > 0 || isBinarySheet(entry.name, piece)) binary.push(piece as BlobPart);
      else xml.add(piece);
    }
    countRecords(new Uint8Array(await new Blob(binary).arrayBuffer()), cost);
  }
}

/**
 * Whether a zipped file is an XLSX, XLSM, XLSB, or ODS; not one of Apple's, which the reader of workbooks would read,
 * too.
 */
const isWorkbook = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => /^xl\/|^content\.xml$/i.test(name)) &&
  !entries.some(({ name }) => /(?:^|\/)Index\.zip$|\.iwa$/i.test(name));

/** Whether a file is a sheet of an XLSB, by its name, or by the record that begins it. */
const isBinarySheet = (name: string, start: Uint8Array): boolean =>
  /\.bin$/i.test(name) && (/(?:^|\/)worksheets\//i.test(name) || (start[0] === 0x81 && start[1] === 1));
