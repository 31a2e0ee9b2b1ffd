import { CFB as untypedContainers } from "@e965/xlsx";
import { Failed } from "../../src/product-data/base/failed";
import { BinaryPart, countOldRecords } from "./binary-cost";
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
    let part: XmlPart | BinaryPart | null = null;
    for await (const piece of unpacked(entry)) {
      allowedBytes -= piece.length;
      if (allowedBytes < 0)
        throw new Failed<FileProblem>({ code: "contentTooLarge", mostMegabytes: limits.contentMegabytes });
      part ??= isBinary(entry.name, piece) ? new BinaryPart(cost) : new XmlPart(cost);
      part.add(piece);
    }
  }
}

/** The same for an XLS file. @throws {FileProblem} */
export function checkOldOffice(bytes: Uint8Array, limits: FileLimits): void {
  let stream: Uint8Array | undefined;
  try {
    const container = containers.read(bytes, { type: "array" });
    stream = (containers.find(container, "/Workbook") ?? containers.find(container, "/Book"))?.content;
  } catch {
    return; // The reader can't open it either.
  }
  if (stream !== undefined) countOldRecords(Uint8Array.from(stream), new ReadingCost(limits));
}

/** XLSX, XLSM, XLSB, or ODS; not one of Apple's, which the reader of workbooks would read, too. */
const isWorkbook = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => /^xl\/|^content\.xml$/i.test(name)) &&
  !entries.some(({ name }) => /(?:^|\/)Index\.zip$|\.iwa$/i.test(name));

/** A sheet, the texts, or the styles of an XLSB file, by the name, or by the record that begins them. */
const isBinary = (name: string, start: Uint8Array): boolean =>
  /\.bin$/i.test(name) &&
  (/(?:^|\/)worksheets\/|sharedStrings|styles/i.test(name) ||
    ((start[0] === 0x81 || start[0] === 0x9f) && start[1] === 1) ||
    (start[0] === 0x96 && start[1] === 2));

/** Without types in the package. */
const containers = untypedContainers as {
  read(file: Uint8Array, options: object): object;
  find(container: object, path: string): { readonly content?: Uint8Array } | null;
};
